import type { Result } from '@/domain/result';
import { askWorker } from '../ask-worker';
import { systemClock, type Clock } from '../clock';
import { decodeImage } from '../images/decode-image';
import { trustedWorkerUrl } from '../trusted-worker-url';
import type { RecognitionMessage, RecognitionRequest } from './recognition-worker';
import workerUrl from './recognition-worker.ts?worker&url';

/** Time without a message after which reading is given up: a slow phone needs a minute for a long screenshot. */
const SILENCE_MS = 180_000;
/** Mean confidence below which the text is noise: photos of nothing get 0 to 40, screenshots 80 to 96. */
const LEAST_CONFIDENCE = 50;
/** Letters and digits that a message has at least. */
const LEAST_LETTERS = 12;

interface RecognizeOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((label: string, progress: number) => void) | undefined;
  clock?: Clock;
  startWorker?: () => Worker;
}

/**
 * Reads the words in a picture, in a worker and without a network: the recognizer and its English data, some 4 MB, are
 * files of the site and load on first use.
 * @returns the text for the user to correct, or a sentence that says why there is none
 */
export async function recognizeText(picture: Blob, options: RecognizeOptions = {}): Promise<Result<string>> {
  const { signal, onProgress, clock = systemClock, startWorker = startRecognition } = options;
  const decoded = await decodeImage(picture);
  if (!decoded.ok) return { ok: false, failure: decoded.failure.message };
  const request: RecognitionRequest = { picture: decoded.value };
  return askWorker<RecognitionMessage, Result<string>>(request, {
    ...{ startWorker, clock, signal, silenceMs: SILENCE_MS, transfer: [decoded.value] },
    cancelled: failed('Reading the picture was cancelled.'),
    crashed: failed(UNAVAILABLE),
    timedOut: failed('Reading the picture took too long. Crop it to the message and try again.'),
    answerOf: (message) => {
      if (message.kind === 'progress') {
        onProgress?.(message.label, message.progress);
        return undefined;
      }
      if (message.kind === 'failed')
        return failed(message.reason === 'unavailable' ? UNAVAILABLE : UNREADABLE);
      return readable(message.value);
    },
  });
}

const UNAVAILABLE =
  'Text recognition could not start. Check the connection, reload the page and try again, or type the message.';
const UNREADABLE =
  'We couldn’t read any text in this picture. Take a screenshot of the message instead of a photo, or type it.';

function startRecognition(): Worker {
  return new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
}

const failed = (failure: string): Result<string> => ({ ok: false, failure });

function readable({ text, confidence }: { text: string; confidence: number }): Result<string> {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (confidence < LEAST_CONFIDENCE || letters < LEAST_LETTERS) return failed(UNREADABLE);
  return { ok: true, value: text.trim() };
}
