import type { PictureLook } from '@/model/picture-look';
import { askWorker } from '../ask-worker';
import { systemClock } from '../clock';
import { trustedWorkerUrl } from '../trusted-worker-url';
import type { LookMessage, LookRequest } from './look-worker';
import workerUrl from './look-worker.ts?worker&url';

/** Time without a message after which looking is given up; the largest picture takes a few seconds on a slow phone. */
const SILENCE_MS = 60_000;

/**
 * Measures what pictures show, in a worker.
 * @param onLook called with each of them; without a look for one that cannot be decoded
 * @returns whether all were looked at
 */
export function lookAtPictures(
  pictures: LookRequest['pictures'],
  onLook: (key: string, look: PictureLook | undefined) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(false);
  const request: LookRequest = { pictures };
  return askWorker<LookMessage, boolean>(request, {
    startWorker: () => new Worker(trustedWorkerUrl(workerUrl), { type: 'module' }),
    ...{
      clock: systemClock,
      signal,
      silenceMs: SILENCE_MS,
      cancelled: false,
      crashed: false,
      timedOut: false,
    },
    answerOf: (message) => {
      if (message.kind === 'done') return true;
      onLook(message.key, message.look);
      return undefined;
    },
  });
}
