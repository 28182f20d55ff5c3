import { loadDetector } from '@/checks/languages/detector';
import type { LanguageScores } from '@/checks/languages/languages';

/** Message to the page: the scores of each text, in the order in which they were asked for. */
export interface LanguageMessage {
  scores: LanguageScores[];
}

self.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  loadDetector().then(
    (score) => {
      const message: LanguageMessage = { scores: data.map((words) => score(words) ?? {}) };
      self.postMessage(message);
    },
    // Reported, it reaches the page's handler of the worker's errors; a rejection alone would not.
    (error: unknown) => reportError(error),
  );
});
