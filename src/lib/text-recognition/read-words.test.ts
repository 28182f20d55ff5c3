import { expect, it } from 'vitest';
import { createManualClock } from '@tests/support/manual-clock';
import type { PictureLine } from '@/model/picture-look';
import type { WordsMessage } from './read-all';
import { readWords } from './read-words';

const LINES: PictureLine[] = [
  { text: 'Only $4.99', confidence: 90, part: { x: 0, y: 0, width: 1, height: 0.1 } },
];

/** Starts reading two pictures in a worker that the test speaks for. */
function read() {
  const worker = {
    isEnded: false,
    onmessage: undefined as ((event: { data: WordsMessage }) => void) | undefined,
    postMessage: () => undefined,
    terminate: () => {
      worker.isEnded = true;
    },
  };
  const stop = new AbortController();
  const words: [string, PictureLine[] | undefined][] = [];
  const result = readWords(
    ['a', 'b'].map((key) => ({ key, blob: new Blob([key]) })),
    {
      signal: stop.signal,
      onWords: (...found) => words.push(found),
      clock: createManualClock(),
      startWorker: () => worker as unknown as Worker,
    },
  );
  return { worker, stop, words, result, say: (data: WordsMessage) => worker.onmessage?.({ data }) };
}

it('gives the words of each picture, also of those that cannot be read', async () => {
  const { worker, words, result, say } = read();
  say({ kind: 'loading' });
  say({ kind: 'words', key: 'a', lines: LINES });
  say({ kind: 'words', key: 'b', lines: undefined });
  say({ kind: 'done' });
  expect(await result).toEqual({ ok: true, value: null });
  expect(words).toEqual([
    ['a', LINES],
    ['b', undefined],
  ]);
  expect(worker.isEnded).toBe(true);
});

it('keeps what was read when it is cancelled', async () => {
  const { worker, stop, words, result, say } = read();
  say({ kind: 'words', key: 'a', lines: LINES });
  stop.abort();
  expect(await result).toEqual({ ok: false, failure: 'Reading was cancelled. What was read is kept.' });
  expect(words).toHaveLength(1);
  expect(worker.isEnded).toBe(true);
});

it('says so when the recognizer cannot be loaded', async () => {
  const { result, say } = read();
  say({ kind: 'unavailable' });
  const answer = await result;
  expect(answer.ok ? '' : answer.failure).toContain('Text recognition could not start.');
});
