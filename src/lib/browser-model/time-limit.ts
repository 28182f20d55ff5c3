import type { Clock } from '../clock';

/** No answer came in time. */
export class NoAnswer extends Error {}

/**
 * Waits for a promise for a limited time: some builds of browsers never answer.
 * @throws NoAnswer, and whatever the promise rejects with
 */
export function within<Value>(clock: Clock, ms: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new NoAnswer()), ms);
    work.then(resolve, reject).finally(() => clock.clearTimeout(timer));
  });
}
