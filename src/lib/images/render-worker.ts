import type { Size } from '@/domain/drawing/geometry';
import { makeContext, type Context } from './canvas';
import { cannotDraw, renderJob, type JobResult, type RenderJob } from './render-job';

/** From the page: one image to draw. Its pictures are Blobs, which are handed over by reference. */
export interface WorkerRequest {
  job: RenderJob;
}

/** To the page: what became of it. */
export interface WorkerAnswer {
  result: JobResult;
}

let last: Context | undefined;

/** A set is of one size: its images are drawn on one canvas, one after the other, instead of on 15 MB anew each. */
function sameCanvas(size: Size): Context | undefined {
  if (last?.canvas.width !== size.width || last.canvas.height !== size.height) last = makeContext(size);
  return last;
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const answer = (result: JobResult) => self.postMessage({ result } satisfies WorkerAnswer);
  // A rejection in a worker is told to nobody: without an answer the page would wait for the time-out.
  renderJob(data.job, { makeCanvas: sameCanvas }).then(answer, () => answer(cannotDraw()));
});
