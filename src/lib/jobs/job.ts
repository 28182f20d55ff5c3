import type { Clock } from '../clock';
import { createProgress, type Progress } from './progress';

/** State of simulated or real work as a page shows it. While it runs, each new label is a new state. */
export type JobState<Result> =
  | { status: 'idle' }
  | { status: 'running'; label: string; progress: Progress }
  | { status: 'done'; result: Result }
  | { status: 'failed'; message: string }
  | { status: 'cancelled' };

export interface JobStep<Result> {
  /** Shown while the step runs. */
  label: string;
  ms: number;
  /** Pure function that is applied at the end of the step. */
  apply?: (result: Result) => Result;
}

/** Simulated work as data: a first value, then steps over time. */
export interface Job<Input, Result> {
  begin(input: Input): Result;
  steps: readonly JobStep<Result>[] | ((input: Input) => readonly JobStep<Result>[]);
}

/** How often progress is reported during a step. */
const TICK_MS = 100;

/**
 * Runs a job's steps on the clock. At most one timer is pending.
 * @param report called with every state, the first one synchronously; never again after the returned function was
 * called
 * @param onStep called with the value after each step, for work that stores something as it goes
 * @returns stops the job; a stopped or finished job ignores it
 */
export function runJob<Input, Result>(
  job: Job<Input, Result>,
  input: Input,
  clock: Clock,
  report: (state: JobState<Result>) => void,
  onStep?: (result: Result) => void,
): () => void {
  const steps = typeof job.steps === 'function' ? job.steps(input) : job.steps;
  const totalMs = steps.reduce((sum, step) => sum + step.ms, 0);
  const progress = createProgress();
  let result = job.begin(input);
  let passedMs = 0;
  let timer: number | undefined;
  let isStopped = false;

  const runStep = (index: number) => {
    const step = steps[index];
    if (!step) {
      report({ status: 'done', result });
      return;
    }
    const tick = (leftMs: number) => {
      const ms = Math.min(TICK_MS, leftMs);
      timer = clock.setTimeout(() => {
        passedMs += ms;
        progress.set(totalMs > 0 ? passedMs / totalMs : 0);
        if (leftMs > ms) {
          tick(leftMs - ms);
          return;
        }
        try {
          result = step.apply ? step.apply(result) : result;
        } catch {
          report({ status: 'failed', message: 'This did not work. Please try again.' });
          return;
        }
        onStep?.(result);
        if (isStopped) return;
        runStep(index + 1);
      }, ms);
    };
    report({ status: 'running', label: step.label, progress });
    if (!isStopped) tick(step.ms);
  };
  runStep(0);

  return () => {
    isStopped = true;
    if (timer !== undefined) clock.clearTimeout(timer);
  };
}
