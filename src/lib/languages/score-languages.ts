import type { LanguageScores } from '@/checks/languages/languages';
import { askWorker } from '../ask-worker';
import { systemClock, type Clock } from '../clock';
import { trustedWorkerUrl } from '../trusted-worker-url';
import type { LanguageMessage } from './language-worker';
import workerUrl from './language-worker.ts?worker&url';

/** Time after which the detector is given up: a slow connection needs some for its 280 KB. */
const SILENCE_MS = 60_000;

interface ScoreOptions {
  signal?: AbortSignal | undefined;
  clock?: Clock;
  startWorker?: () => Worker;
}

/**
 * Scores the languages of texts in a worker, which loads the detector on first use.
 * @returns the scores in the order of the texts; undefined where the detector is unavailable
 */
export function scoreLanguages(
  texts: readonly string[],
  { signal, clock = systemClock, startWorker = startDetector }: ScoreOptions = {},
): Promise<readonly LanguageScores[] | undefined> {
  return askWorker<LanguageMessage, readonly LanguageScores[] | undefined>(texts, {
    ...{ startWorker, clock, signal, silenceMs: SILENCE_MS },
    cancelled: undefined,
    crashed: undefined,
    timedOut: undefined,
    answerOf: ({ scores }) => scores,
  });
}

function startDetector(): Worker {
  return new Worker(trustedWorkerUrl(workerUrl), { type: 'module' });
}
