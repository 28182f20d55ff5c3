import type { PictureLine } from '@/model/picture-look';
import type { Result } from '@/domain/result';
import { askWorker } from '../ask-worker';
import { systemClock, type Clock } from '../clock';
import { trustedWorkerUrl } from '../trusted-worker-url';
import type { WordsMessage, WordsRequest } from './read-all';
// The only script that may compile WebAssembly.
import workerUrl from './recognition-worker.ts?worker&url';

/** Time without a message after which reading is given up: a slow phone needs a minute for a picture. */
const SILENCE_MS = 120_000;

interface ReadOptions {
  signal: AbortSignal;
  /** Called with each picture that was read, also when reading ends early. */
  onWords: (key: string, lines: PictureLine[] | undefined) => void;
  clock?: Clock;
  startWorker?: () => Worker;
}

/**
 * Reads the words in pictures, one after the other in a worker and without a network: the recognizer and its English
 * data, some 4 MB, are files of the site and load on first use. Only Latin letters are read.
 * @returns nothing, or a sentence that says why reading ended early
 */
export function readWords(
  pictures: WordsRequest['pictures'],
  { signal, onWords, clock = systemClock, startWorker = startReading }: ReadOptions,
): Promise<Result<null>> {
  const request: WordsRequest = { pictures };
  return askWorker<WordsMessage, Result<null>>(request, {
    ...{ startWorker, clock, signal, silenceMs: SILENCE_MS },
    cancelled: failed('Reading was cancelled. What was read is kept.'),
    crashed: failed(UNAVAILABLE),
    timedOut: failed('Reading took too long. What was read is kept; try again for the rest.'),
    answerOf: (message) => {
      if (message.kind === 'words') onWords(message.key, message.lines);
      if (message.kind === 'unavailable') return failed(UNAVAILABLE);
      return message.kind === 'done' ? { ok: true, value: null } : undefined;
    },
  });
}

const UNAVAILABLE = 'Text recognition could not start. Check the connection, reload the page and try again.';

function startReading(): Worker {
  return new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
}

const failed = (failure: string): Result<null> => ({ ok: false, failure });
