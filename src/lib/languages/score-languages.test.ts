import { describe, expect, it } from 'vitest';
import { scoreLanguages } from './score-languages';

/** A worker that answers what it is told to, or fails. */
function worker(answer: 'crash' | readonly Record<string, number>[]): Worker {
  const fake = {
    onmessage: undefined as ((event: MessageEvent) => void) | undefined,
    onerror: undefined as ((event: Event) => void) | undefined,
    postMessage() {
      queueMicrotask(() => {
        if (answer === 'crash') this.onerror?.(new Event('error'));
        else this.onmessage?.(new MessageEvent('message', { data: { scores: answer } }));
      });
    },
    terminate() {},
  };
  return fake as unknown as Worker;
}

describe('the language detector of the page', () => {
  it('answers in the order of the texts', async () => {
    const scores: Record<string, number>[] = [{ en: 0.8 }, { de: 0.7 }];
    expect(await scoreLanguages(['one', 'zwei'], { startWorker: () => worker(scores) })).toEqual(scores);
  });

  it('has no answer where no worker starts, or it fails, or nobody waits any more', async () => {
    const refuse = () => {
      throw new Error('refused');
    };
    expect(await scoreLanguages(['one'], { startWorker: refuse })).toBeUndefined();
    expect(await scoreLanguages(['one'], { startWorker: () => worker('crash') })).toBeUndefined();
    const over = AbortSignal.abort();
    expect(await scoreLanguages(['one'], { signal: over, startWorker: () => worker([{}]) })).toBeUndefined();
  });
});
