import { expect, test } from 'vitest';
import { ipaFile } from '@tests/support/build-fixtures/builds';
import type { Clock } from '../clock';
import type { WorkerMessage } from './build-worker';
import { inspectBuild } from './inspect-build';
import type { ReadResult } from '@/readers/builds/read-build';

const DONE: ReadResult = { ok: false, failure: { code: 'no-app', message: 'No app.' } };

/** A worker that the test controls, and that records whether it was terminated. */
function fakeWorker() {
  const fake = {
    isEnded: false,
    received: [] as unknown[],
    onmessage: undefined as ((event: { data: WorkerMessage }) => void) | undefined,
    onerror: undefined as ((event: { preventDefault: () => void }) => void) | undefined,
    onmessageerror: undefined as (() => void) | undefined,
    postMessage: (data: unknown) => void fake.received.push(data),
    terminate: () => {
      fake.isEnded = true;
    },
    say: (data: WorkerMessage) => fake.onmessage?.({ data }),
  };
  return fake;
}

/** A clock with one timer, which fires on request. */
function oneTimer() {
  let run: (() => void) | undefined;
  const clock: Clock = {
    now: () => 0,
    setTimeout: (next) => {
      run = next;
      return 1;
    },
    clearTimeout: () => {
      run = undefined;
    },
  };
  return { clock, fire: () => run?.(), isPending: () => run !== undefined };
}

function inspect(signal?: AbortSignal, onProgress?: (label: string, progress: number) => void) {
  const worker = fakeWorker();
  const timer = oneTimer();
  const file = ipaFile();
  const result = inspectBuild(file, {
    signal,
    onProgress,
    clock: timer.clock,
    startWorker: () => worker as unknown as Worker,
  });
  return { worker, timer, file, result };
}

test('passes the file and the progress on, and ends the worker with the result', async () => {
  const seen: [string, number][] = [];
  const { worker, timer, file, result } = inspect(undefined, (...sign) => seen.push(sign));
  expect(worker.received).toEqual([{ file }]);
  worker.say({ kind: 'progress', label: 'Reading', progress: 0.5 });
  worker.say({ kind: 'result', result: DONE });
  expect(await result).toBe(DONE);
  expect(seen).toEqual([['Reading', 0.5]]);
  expect(worker.isEnded).toBe(true);
  expect(timer.isPending()).toBe(false);
});

test('an abort ends the worker immediately', async () => {
  const controller = new AbortController();
  const { worker, timer, result } = inspect(controller.signal);
  controller.abort();
  expect(await result).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
  expect(worker.isEnded).toBe(true);
  expect(timer.isPending()).toBe(false);
});

test('an abort before the start starts nothing', async () => {
  const { worker, result } = inspect(AbortSignal.abort());
  expect(await result).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
  expect(worker.received).toEqual([]);
});

test('a timeout ends it, and each message starts the wait again', async () => {
  const { worker, timer, result } = inspect();
  worker.say({ kind: 'progress', label: 'Reading', progress: 0.5 });
  expect(worker.isEnded).toBe(false);
  timer.fire();
  expect(await result).toMatchObject({ ok: false, failure: { code: 'timed-out' } });
  expect(worker.isEnded).toBe(true);
});

test.each(['onerror', 'onmessageerror'] as const)(
  'a crash (%s) is a failure with a message',
  async (eventName) => {
    const { worker, result } = inspect();
    worker[eventName]?.({ preventDefault: () => undefined });
    expect(await result).toMatchObject({ ok: false, failure: { code: 'crashed' } });
    expect(worker.isEnded).toBe(true);
  },
);

test('a worker that can’t be started is a failure with a message', async () => {
  const result = await inspectBuild(ipaFile(), {
    startWorker: () => {
      throw new TypeError('refused');
    },
  });
  expect(result).toMatchObject({ ok: false, failure: { code: 'crashed' } });
});

test('where there are no workers the build is read on the page', async () => {
  const result = await inspectBuild(ipaFile());
  expect(result.ok && result.value.identity.bundleId).toBe('org.lantern.journal');
});
