import { cannotDraw, renderJob, type JobResult, type RenderJob } from './render-job';

/** From the page: one image to draw. Its pictures are Blobs, which are handed over by reference. */
export interface WorkerRequest {
  job: RenderJob;
}

/** To the page: what became of it. */
export interface WorkerAnswer {
  result: JobResult;
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const answer = (result: JobResult) => self.postMessage({ result } satisfies WorkerAnswer);
  // A rejection in a worker is told to nobody: without an answer the page would wait for the time-out.
  renderJob(data.job).then(answer, () => answer(cannotDraw()));
});
