import type { Result } from '@/domain/result';
import { systemClock, type Clock } from '../clock';
import { trustedWorkerUrl } from '../trusted-worker-url';
import type { ImageFailure } from '@/readers/images/image-failure';
import { nextTask } from '../next-task';
import { renderJob } from './render-job';
import type { RenderedImage, RenderJob } from './image-jobs';
import type { WorkerAnswer, WorkerRequest } from './render-worker';
import workerUrl from './render-worker.ts?worker&url';

/** The images in the order of their jobs, or the failure and, where one image caused it, which one. */
export type RenderResult = Result<RenderedImage[], ImageFailure & { jobId?: string }>;

interface RenderOptions {
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
  /** Called with each finished image, also of work that is cancelled or fails later. */
  onImage?: (image: RenderedImage) => void;
  clock?: Clock;
  /** Starts a worker; tests pass their own. Returns undefined where the browser cannot draw in one. */
  startWorker?: () => Worker;
  /** Number of processors that may be used. */
  cores?: number;
}

/** Largest number of simultaneous workers: each has a canvas and a picture, some 50 MB. */
const MAX_WORKERS = 4;
/** Time after which one image is given up; the largest take a few seconds on a slow phone. */
const JOB_MS = 60_000;

/**
 * Draws images, several at the same time in workers where the browser can draw there, otherwise one after the other on
 * the page with pauses. Never throws and never hangs: bad pictures, an abort, a crash and a timeout each give a failure
 * with a message, and all workers end. The first failure stops the rest.
 */
export async function renderImages(
  jobs: readonly RenderJob[],
  options: RenderOptions = {},
): Promise<RenderResult> {
  const { signal, startWorker = workerStarter() } = options;
  if (signal?.aborted) return { ok: false, failure: CANCELLED };
  if (jobs.length === 0) return { ok: true, value: [] };
  if (!startWorker) return renderOnPage(jobs, options);
  return renderInWorkers(jobs, { ...options, startWorker });
}

function workerStarter(): (() => Worker) | undefined {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  return () => new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
}

function renderInWorkers(
  jobs: readonly RenderJob[],
  {
    signal,
    onProgress,
    onImage,
    clock = systemClock,
    startWorker,
    cores = navigator.hardwareConcurrency || 2,
  }: RenderOptions & { startWorker: () => Worker },
): Promise<RenderResult> {
  return new Promise((resolve) => {
    const images = new Array<RenderedImage | undefined>(jobs.length);
    const workers: Worker[] = [];
    const timers = new Map<Worker, number>();
    let next = 0;
    let done = 0;
    let isSettled = false;

    const finish = (result: RenderResult) => {
      if (isSettled) return;
      isSettled = true;
      signal?.removeEventListener('abort', handleAbort);
      timers.forEach((timer) => clock.clearTimeout(timer));
      workers.forEach((worker) => worker.terminate());
      resolve(result);
    };
    const handleAbort = () => finish({ ok: false, failure: CANCELLED });

    const giveNext = (worker: Worker) => {
      const index = next;
      const job = jobs[index];
      if (!job) return;
      next += 1;
      const stop = (failure: ImageFailure) => finish({ ok: false, failure: { ...failure, jobId: job.id } });
      timers.set(
        worker,
        clock.setTimeout(() => stop(TIMED_OUT), JOB_MS),
      );
      worker.onerror = (event) => {
        // The message reports it; the browser need not repeat it in the console.
        event.preventDefault();
        stop(CRASHED);
      };
      worker.onmessageerror = () => stop(CRASHED);
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        if (isSettled) return;
        clock.clearTimeout(timers.get(worker) ?? 0);
        if (!data.result.ok) {
          stop(data.result.failure);
          return;
        }
        images[index] = data.result.value;
        done += 1;
        onImage?.(data.result.value);
        onProgress?.(done, jobs.length);
        if (done === jobs.length) finish({ ok: true, value: images.filter((image) => image !== undefined) });
        else giveNext(worker);
      };
      worker.postMessage({ job } satisfies WorkerRequest);
    };

    signal?.addEventListener('abort', handleAbort);
    try {
      const count = Math.max(1, Math.min(jobs.length, cores, MAX_WORKERS));
      for (let started = 0; started < count; started += 1) workers.push(startWorker());
      workers.forEach(giveNext);
    } catch {
      finish({ ok: false, failure: CRASHED });
    }
  });
}

/**
 * Draws one image after the other on the page, with pauses: this needs no worker file, which may be unavailable
 * offline.
 */
export async function renderOnPage(
  jobs: readonly RenderJob[],
  { signal, onProgress, onImage }: Pick<RenderOptions, 'signal' | 'onProgress' | 'onImage'>,
): Promise<RenderResult> {
  const images: RenderedImage[] = [];
  const pause = async () => {
    await nextTask();
    signal?.throwIfAborted();
  };
  for (const job of jobs) {
    try {
      await pause();
      const result = await renderJob(job, { pause });
      if (!result.ok) return { ok: false, failure: { ...result.failure, jobId: job.id } };
      images.push(result.value);
      onImage?.(result.value);
    } catch {
      return { ok: false, failure: signal?.aborted ? CANCELLED : { ...CRASHED, jobId: job.id } };
    }
    onProgress?.(images.length, jobs.length);
  }
  return { ok: true, value: images };
}

const CANCELLED: ImageFailure = { reason: 'cancelled', message: 'Drawing was cancelled.' };

const CRASHED: ImageFailure = {
  reason: 'drawing',
  message: 'Drawing stopped unexpectedly. Try again with fewer images; reload the page if it keeps failing.',
};

const TIMED_OUT: ImageFailure = {
  reason: 'timed-out',
  message:
    'Drawing an image took longer than a minute, so it was stopped. Try again with fewer images at once, or a smaller picture.',
};
