import type { JobState } from '@/lib/jobs/job';
import { SmallButton } from './button';
import { Notice } from './notice';
import { WorkBar } from './progress-bar';

/** Running work in a row of the page's heading, where it moves nothing when it begins and ends. */
export function InlineProgress({ state, onCancel }: { state: JobState<unknown>; onCancel: () => void }) {
  return (
    <div aria-live="polite" className="flex items-center gap-3">
      {state.status === 'running' && (
        <>
          <p className="text-[0.8125rem] text-ink-soft">{state.label}</p>
          <div className="w-24">
            <WorkBar label={state.label} progress={state.progress} />
          </div>
          <SmallButton onClick={onCancel}>Cancel</SmallButton>
        </>
      )}
    </div>
  );
}

/**
 * How running work looks everywhere: what is being done, how far it is, and a Cancel button. It also shows that work
 * failed or was cancelled, and renders nothing when idle or done.
 */
export function JobProgress({ state, onCancel }: { state: JobState<unknown>; onCancel: () => void }) {
  return (
    // While empty it takes no room in a grid, not even a gap.
    <div aria-live="polite" className="empty:absolute">
      {state.status === 'running' && (
        <div className="rounded-card border bg-surface p-4 shadow-card">
          <div className="mb-3 flex items-center justify-between gap-4">
            <p className="text-sm font-medium">{state.label}</p>
            <SmallButton onClick={onCancel}>Cancel</SmallButton>
          </div>
          <WorkBar label={state.label} progress={state.progress} />
        </div>
      )}
      {state.status === 'failed' && <Notice tone="bad">{state.message}</Notice>}
      {state.status === 'cancelled' && <Notice tone="neutral">Cancelled. Nothing was changed.</Notice>}
    </div>
  );
}
