import type { Result } from '@/domain/result';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest';
import type { JobState } from './job';
import { createProgress } from './progress';

export interface TaskTools {
  signal: AbortSignal;
  /** `progress` from 0 to 1. */
  report(label: string, progress: number): void;
}

export interface TaskHandle<Input, Value> {
  state: JobState<Value>;
  /** Starts the work; a second start aborts the first. `onDone` runs once, with the value. */
  start(input: Input, onDone?: (value: Value) => void): void;
  cancel(): void;
  reset(): void;
}

const FAILED = 'This did not work. Please try again; reload the page if it keeps failing.';

/**
 * Runs real work for a page (reading a build, drawing, zipping) with the same states as a simulated job. Leaving the
 * page aborts it. An exception becomes a failure with a plain message.
 */
export function useTask<Input, Value>(
  run: (input: Input, tools: TaskTools) => Promise<Result<Value>>,
  startLabel: string,
): TaskHandle<Input, Value> {
  const [state, setState] = useState<JobState<Value>>({ status: 'idle' });
  const current = useRef<AbortController>(undefined);
  const latestRun = useLatest(run);
  useEffect(() => () => current.current?.abort(), []);

  const start = useCallback(
    (input: Input, onDone?: (value: Value) => void) => {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      const set = (next: JobState<Value>) => {
        if (!controller.signal.aborted) setState(next);
      };
      const progress = createProgress();
      let shownLabel = startLabel;
      set({ status: 'running', label: shownLabel, progress });
      let isOver = false;
      const tools: TaskTools = {
        signal: controller.signal,
        report: (label, value) => {
          if (isOver || controller.signal.aborted) return;
          progress.set(value);
          if (label !== shownLabel) set({ status: 'running', label, progress });
          shownLabel = label;
        },
      };
      // Async, so that what `run` throws immediately becomes a failure too.
      const work = async () => latestRun.current(input, tools);
      work()
        .catch((): Result<Value> => ({ ok: false, failure: FAILED }))
        .then((result) => {
          isOver = true;
          if (controller.signal.aborted) return;
          set(
            result.ok
              ? { status: 'done', result: result.value }
              : { status: 'failed', message: result.failure },
          );
          if (result.ok) onDone?.(result.value);
        })
        .catch(() => set({ status: 'failed', message: FAILED }));
    },
    [latestRun, startLabel],
  );
  const cancel = useCallback(() => {
    current.current?.abort();
    setState((now) => (now.status === 'running' ? { status: 'cancelled' } : now));
  }, []);
  const reset = useCallback(() => {
    current.current?.abort();
    setState({ status: 'idle' });
  }, []);

  return { state, start, cancel, reset };
}
