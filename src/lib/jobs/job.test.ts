import { describe, expect, it } from 'vitest';
import { createManualClock } from '@tests/support/manual-clock';
import { shownState, type ShownState } from '@tests/support/screens/shown-state';
import { runJob, type Job } from './job';

const double: Job<number, number[]> = {
  begin: (input) => [input],
  steps: [
    { label: 'Reading', ms: 1000, apply: (list) => [...list, 1] },
    { label: 'Writing', ms: 500, apply: (list) => [...list, 2] },
  ],
};

function start<Result>(job: Job<number, Result>, input = 7) {
  const clock = createManualClock();
  const states: ShownState<Result>[] = [];
  let unsubscribe: (() => void) | undefined;
  const stop = runJob(job, input, clock, (state) => {
    const note = () => states.push(shownState(state));
    note();
    unsubscribe?.();
    unsubscribe = state.status === 'running' ? state.progress.subscribe(note) : undefined;
  });
  return { clock, states, stop, last: () => states.at(-1) };
}

describe('runJob', () => {
  it('folds the steps over the clock and is done exactly when their time is over', async () => {
    const { clock, last } = start(double);
    expect(last()).toEqual({ status: 'running', label: 'Reading', progress: 0 });
    await clock.advance(999);
    expect(last()).toMatchObject({ status: 'running', label: 'Reading' });
    await clock.advance(1);
    expect(last()).toMatchObject({ status: 'running', label: 'Writing', progress: 1000 / 1500 });
    await clock.advance(499);
    expect(last()).toMatchObject({ status: 'running', label: 'Writing' });
    await clock.advance(1);
    expect(last()).toEqual({ status: 'done', result: [7, 1, 2] });
    expect(clock.pending()).toBe(0);
  });

  it('reports the value after each step, and nothing once it was stopped', async () => {
    const clock = createManualClock();
    const steps: number[][] = [];
    const stop = runJob(
      double,
      7,
      clock,
      () => undefined,
      (list) => steps.push(list),
    );
    expect(steps).toEqual([]);
    await clock.advance(1000);
    expect(steps).toEqual([[7, 1]]);
    stop();
    await clock.advance(500);
    expect(steps).toEqual([[7, 1]]);
  });

  it('has at most one pending timer, and progress that only grows', async () => {
    const { clock, states } = start(double);
    for (let turn = 0; turn < 15; turn += 1) {
      expect(clock.pending()).toBe(1);
      await clock.advance(100);
    }
    const progress = states.flatMap((state) => (state.status === 'running' ? [state.progress] : []));
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(clock.pending()).toBe(0);
  });

  it('stops immediately and never reports again', async () => {
    const { clock, states, stop } = start(double);
    await clock.advance(300);
    const count = states.length;
    stop();
    stop();
    expect(clock.pending()).toBe(0);
    await clock.advance(5000);
    expect(states).toHaveLength(count);
  });

  it('reports a plain message when a rule throws', async () => {
    const { clock, last } = start({
      begin: () => 0,
      steps: [
        {
          label: 'Breaking',
          ms: 10,
          apply: () => {
            throw new TypeError('x is undefined');
          },
        },
      ],
    });
    await clock.advance(10);
    expect(last()).toEqual({ status: 'failed', message: 'This did not work. Please try again.' });
    expect(clock.pending()).toBe(0);
  });

  it('is done immediately without steps, and takes steps made from the input', async () => {
    expect(start({ begin: (input) => input, steps: [] }).last()).toEqual({ status: 'done', result: 7 });
    const each = start<number>({
      begin: () => 0,
      steps: (input) =>
        Array.from({ length: input }, () => ({ label: 'One', ms: 1, apply: (sum: number) => sum + 1 })),
    });
    await each.clock.advance(7);
    expect(each.last()).toEqual({ status: 'done', result: 7 });
  });
});
