import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Result } from '@/domain/result';
import { shownState, type ShownState } from '@tests/support/screens/shown-state';
import { useTask, type TaskTools } from './use-task';

const FAILED = 'This did not work. Please try again; reload the page if it keeps failing.';

/** A task that does what the test says. Each act is applied to the latest run. */
function open() {
  const runs: { tools: TaskTools; end: (result: Result<string>) => void; fail: (reason: Error) => void }[] =
    [];
  const done: string[] = [];
  let failsAtOnce = false;
  const view = renderHook(() =>
    useTask<string, string>((_, tools) => {
      if (failsAtOnce) throw new TypeError('x is undefined');
      return new Promise((end, fail) => runs.push({ tools, end, fail }));
    }, 'Reading'),
  );
  const latest = () => {
    const run = runs.at(-1);
    if (!run) throw new Error('The task was not started');
    return run;
  };
  const acts = {
    start: () => view.result.current.start('a file', (value) => done.push(value)),
    'start with a page that fails': () =>
      view.result.current.start('a file', () => {
        throw new TypeError('y is undefined');
      }),
    'fail at once': () => {
      failsAtOnce = true;
      acts.start();
    },
    report: () => latest().tools.report('Unpacking', 0.5),
    succeed: () => latest().end({ ok: true, value: 'facts' }),
    'succeed, the first one': () => runs[0]?.end({ ok: true, value: 'old facts' }),
    'report, the first one': () => runs[0]?.tools.report('Old', 0.9),
    refuse: () => latest().end({ ok: false, failure: 'This is not a build.' }),
    throw: () => latest().fail(new TypeError('x is undefined')),
    cancel: () => view.result.current.cancel(),
    reset: () => view.result.current.reset(),
    leave: () => view.unmount(),
  };
  return { acts, view, done, aborted: () => runs.map(({ tools }) => tools.signal.aborted) };
}

type ActName = keyof ReturnType<typeof open>['acts'];

const running: ShownState<string> = { status: 'running', label: 'Reading', progress: 0 };
const unpacking: ShownState<string> = { status: 'running', label: 'Unpacking', progress: 0.5 };
const read: ShownState<string> = { status: 'done', result: 'facts' };
const refused: ShownState<string> = { status: 'failed', message: 'This is not a build.' };
const failed: ShownState<string> = { status: 'failed', message: FAILED };

test.each<{
  when: string;
  acts: readonly ActName[];
  state: ShownState<string>;
  /** Argument of `onDone`. */
  done?: readonly string[];
  /** Whether each run was aborted. */
  aborted: readonly boolean[];
}>([
  { when: 'nothing was started', acts: [], state: { status: 'idle' }, aborted: [] },
  { when: 'it was started', acts: ['start'], state: running, aborted: [false] },
  { when: 'it has reported', acts: ['start', 'report'], state: unpacking, aborted: [false] },
  { when: 'it has succeeded', acts: ['start', 'succeed'], state: read, done: ['facts'], aborted: [false] },
  { when: 'it was refused', acts: ['start', 'refuse'], state: refused, aborted: [false] },
  { when: 'it has thrown', acts: ['start', 'throw'], state: failed, aborted: [false] },
  { when: 'it throws before it waits for anything', acts: ['fail at once'], state: failed, aborted: [] },
  {
    when: 'the page throws while it takes the value',
    acts: ['start with a page that fails', 'succeed'],
    state: failed,
    aborted: [false],
  },
  {
    when: 'it reports after its end',
    acts: ['start', 'succeed', 'report'],
    state: read,
    done: ['facts'],
    aborted: [false],
  },
  { when: 'it was cancelled', acts: ['start', 'cancel'], state: { status: 'cancelled' }, aborted: [true] },
  {
    when: 'it succeeds after it was cancelled',
    acts: ['start', 'cancel', 'succeed'],
    state: { status: 'cancelled' },
    aborted: [true],
  },
  {
    when: 'it throws and reports after it was cancelled',
    acts: ['start', 'cancel', 'report', 'throw'],
    state: { status: 'cancelled' },
    aborted: [true],
  },
  { when: 'nothing was there to cancel', acts: ['cancel'], state: { status: 'idle' }, aborted: [] },
  {
    when: 'it was cancelled too late',
    acts: ['start', 'refuse', 'cancel'],
    state: refused,
    aborted: [true],
  },
  {
    when: 'it was started again after a failure',
    acts: ['start', 'refuse', 'start', 'succeed'],
    state: read,
    done: ['facts'],
    aborted: [true, false],
  },
  {
    when: 'a second start interrupts it',
    acts: ['start', 'report', 'start'],
    state: running,
    aborted: [true, false],
  },
  {
    when: 'the interrupted one succeeds later than the second',
    acts: ['start', 'start', 'succeed', 'report, the first one', 'succeed, the first one'],
    state: read,
    done: ['facts'],
    aborted: [true, false],
  },
  {
    when: 'the interrupted one succeeds before the second',
    acts: ['start', 'start', 'succeed, the first one', 'report, the first one'],
    state: running,
    aborted: [true, false],
  },
  {
    when: 'it was reset while it ran',
    acts: ['start', 'reset', 'report', 'succeed'],
    state: { status: 'idle' },
    aborted: [true],
  },
  {
    when: 'it was reset after a failure',
    acts: ['start', 'throw', 'reset'],
    state: { status: 'idle' },
    aborted: [true],
  },
  {
    when: 'the page was left',
    acts: ['start', 'leave', 'report', 'succeed'],
    state: running,
    aborted: [true],
  },
])('$when', async ({ acts, state, done = [], aborted }) => {
  const task = open();
  for (const name of acts) {
    // Awaited, because the end of a run reaches the state some turns later.
    await act(async () => {
      task.acts[name]();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    });
  }
  expect(shownState(task.view.result.current.state)).toEqual(state);
  expect(task.done).toEqual(done);
  expect(task.aborted()).toEqual(aborted);
});
