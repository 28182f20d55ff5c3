import type { Size } from '@/model/geometry';
import { makeContext, type Context } from './canvas';
import { CANNOT_DRAW, renderJob } from './render-job';
import type { JobResult, RenderJob } from './image-jobs';

/** Message from the page: one image to draw. Its pictures are Blobs, which are passed by reference. */
export interface WorkerRequest {
  job: RenderJob;
}

/** Message to the page: the result. */
export interface WorkerAnswer {
  result: JobResult;
}

let last: Context | undefined;

/**
 * All images of a set have one size: they are drawn on one canvas, one after the other, instead of on a new one of 15
 * MB each.
 */
function sameCanvas(size: Size): Context | undefined {
  if (last?.canvas.width !== size.width || last.canvas.height !== size.height) last = makeContext(size);
  return last;
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const answer = (result: JobResult) => self.postMessage({ result } satisfies WorkerAnswer);
  // A rejection in a worker reaches nobody: without an answer the page would wait for the timeout.
  renderJob(data.job, { makeCanvas: sameCanvas }).then(answer, () =>
    answer({ ok: false, failure: CANNOT_DRAW }),
  );
});
