import { newerDay } from '@/domain/rule-book/newer-parts';
import { zipFailure } from '@/readers/archives/zip-failures';
import { askWorker } from '../ask-worker';
import { systemClock, type Clock } from '../clock';
import { trustedWorkerUrl } from '../trusted-worker-url';
import { buildError, type ReadFailure } from '@/readers/builds/build-failures';
import type { WorkerMessage, WorkerRequest } from './build-worker';
import workerUrl from './build-worker.ts?worker&url';
import type { ReadBuildOptions, ReadResult } from '@/readers/builds/read-build';

/** Time without a message after which reading is given up: a build of gigabytes takes a second or two. */
const SILENCE_MS = 30_000;

interface InspectOptions extends ReadBuildOptions {
  clock?: Clock;
  /** Starts the worker; tests pass their own. Returns undefined where the browser has none. */
  startWorker?: () => Worker;
}

/**
 * Reads a build in a worker, so that the page stays responsive. Never throws and never hangs: an abort, a crash of the
 * worker and 30 seconds without a message each give a failure with a message. The worker ends in every case. If workers
 * are unavailable, the build is read on the page.
 */
export async function inspectBuild(file: File, options: InspectOptions = {}): Promise<ReadResult> {
  const { signal, onProgress, clock = systemClock, startWorker = defaultWorker() } = options;
  if (!startWorker) {
    const { readBuild } = await import('@/readers/builds/read-build');
    return readBuild(file, { signal, onProgress });
  }
  return askWorker<WorkerMessage, ReadResult>({ file } satisfies WorkerRequest, {
    ...{ startWorker, clock, signal, silenceMs: SILENCE_MS },
    cancelled: failed(zipFailure('cancelled')),
    crashed: failed(CRASHED),
    timedOut: failed(TIMED_OUT),
    answerOf: (message) => {
      if (message.kind === 'result') return message.result;
      onProgress?.(message.label, message.progress);
      return undefined;
    },
  });
}

function defaultWorker(): (() => Worker) | undefined {
  if (typeof Worker === 'undefined') return undefined;
  return () => new Worker(trustedWorkerUrl(workerUrl), { type: 'module', name: newerDay() ?? '' });
}

const failed = (failure: ReadFailure): ReadResult => ({ ok: false, failure });

const { failure: CRASHED } = buildError(
  'crashed',
  'The inspector stopped unexpectedly. Reload the page and choose the build again; if it happens again, export the build again.',
);

const { failure: TIMED_OUT } = buildError(
  'timed-out',
  'Reading the build took too long, so it was stopped. If the file is on a network drive or in the cloud, copy it to this computer first and choose it again.',
);
