import { useEffect, useRef } from 'react';
import type { JobState } from '@/lib/jobs/job';
import { JobProgress } from './job-progress';

/**
 * The progress of a job below the form that starts it: it scrolls into view with the start and takes no space while
 * there is none.
 */
export function FormProgress({ state, onCancel }: { state: JobState<unknown>; onCancel: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const isRunning = state.status === 'running';
  useEffect(() => {
    if (isRunning) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);
  return (
    <div ref={ref} className="scroll-mb-4 [&:has(>:empty)]:-mt-4">
      <JobProgress state={state} onCancel={onCancel} />
    </div>
  );
}
