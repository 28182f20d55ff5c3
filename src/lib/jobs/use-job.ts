import { useCallback, useEffect, useRef, useState } from 'react';
import { useClock } from '../clock';
import { runJob, type Job, type JobState } from './job';

export interface JobHandle<Input, Result> {
  state: JobState<Result>;
  /**
   * Starts the job; a second start drops the first. `onStep` runs after each step, `onDone` once, when the job is done.
   */
  start(input: Input, onDone?: (result: Result) => void, onStep?: (result: Result) => void): void;
  cancel(): void;
  /** Returns to idle and drops a result. */
  reset(): void;
}

/** Runs one simulated job for a page. Leaving the page stops it. */
export function useJob<Input, Result>(job: Job<Input, Result>): JobHandle<Input, Result> {
  const clock = useClock();
  const [state, setState] = useState<JobState<Result>>({ status: 'idle' });
  const stop = useRef<() => void>(undefined);

  const drop = useCallback(() => {
    stop.current?.();
    stop.current = undefined;
  }, []);
  useEffect(() => drop, [drop]);

  const start = useCallback(
    (input: Input, onDone?: (result: Result) => void, onStep?: (result: Result) => void) => {
      drop();
      const report = (next: JobState<Result>) => {
        setState(next);
        if (next.status === 'done') onDone?.(next.result);
      };
      stop.current = runJob(job, input, clock, report, onStep);
    },
    [clock, drop, job],
  );
  const cancel = useCallback(() => {
    drop();
    setState((current) => (current.status === 'running' ? { status: 'cancelled' } : current));
  }, [drop]);
  const reset = useCallback(() => {
    drop();
    setState({ status: 'idle' });
  }, [drop]);

  return { state, start, cancel, reset };
}
