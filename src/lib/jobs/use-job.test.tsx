import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { JobProgress } from '@/components/job-progress';
import { createManualClock } from '@tests/support/manual-clock';
import { ClockProvider } from '../clock';
import type { Job } from './job';
import { useJob } from './use-job';

const job: Job<string, string> = { begin: (word) => word, steps: [{ label: 'Working', ms: 1000 }] };

function Page({ onDone }: { onDone: (word: string) => void }) {
  const { state, start, cancel, reset } = useJob(job);
  return (
    <>
      <button onClick={() => start('first', onDone)}>First</button>
      <button onClick={() => start('second', onDone)}>Second</button>
      <button onClick={reset}>Reset</button>
      <JobProgress state={state} onCancel={cancel} />
      {state.status === 'done' && <p>Result: {state.result}</p>}
    </>
  );
}

function open() {
  const clock = createManualClock();
  const done: string[] = [];
  const view = render(
    <ClockProvider value={clock}>
      <Page onDone={(word) => done.push(word)} />
    </ClockProvider>,
  );
  return { ...view, clock, done, user: userEvent.setup({ delay: null }) };
}

describe('useJob', () => {
  it('shows progress with Cancel, then the result, and tells once', async () => {
    const { user, clock, done } = open();
    await user.dblClick(screen.getByText('First'));
    expect(screen.getByRole('progressbar', { name: 'Working' })).toHaveAttribute('aria-valuenow', '0');
    await clock.advance(500);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await clock.advance(500);
    expect(screen.getByText('Result: first')).toBeVisible();
    expect(done).toEqual(['first']);
  });

  it('drops the first job when a second starts', async () => {
    const { user, clock, done } = open();
    await user.click(screen.getByText('First'));
    await clock.advance(900);
    await user.click(screen.getByText('Second'));
    expect(clock.pending()).toBe(1);
    await clock.advance(1000);
    expect(done).toEqual(['second']);
  });

  it('cancels, and says so', async () => {
    const { user, clock, done } = open();
    await user.click(screen.getByText('First'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Cancelled. Nothing was changed.')).toBeVisible();
    expect(clock.pending()).toBe(0);
    expect(done).toEqual([]);
  });

  it('leaves nothing running when its page is left', async () => {
    const { user, clock, done, unmount } = open();
    await user.click(screen.getByText('First'));
    unmount();
    expect(clock.pending()).toBe(0);
    await clock.advance(2000);
    expect(done).toEqual([]);
  });
});
