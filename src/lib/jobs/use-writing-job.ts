import type { Result } from '@/domain/result';
import { loadCode } from '@/lib/load-code';
import type { Job } from './job';
import { useJob } from './use-job';
import { useTask } from './use-task';

/**
 * Runs a simulated job whose result is its input, then writes the texts from it. The code that writes them loads while
 * the job's steps run.
 * @param label shown while the code still loads
 * @param load the function that writes, e.g. `() => import('./model/make-packs').then(({ makePacks }) => makePacks)`
 */
export function useWritingJob<Input, Output>(
  job: Job<Input, Input>,
  label: string,
  load: () => Promise<(input: Input) => Output>,
) {
  const steps = useJob(job);
  const writing = useTask(async (input: Input, { report }): Promise<Result<Output>> => {
    report(label, 1);
    const write = await loadCode(load);
    return write.ok ? { ok: true, value: write.value(input) } : write;
  }, label);
  return {
    state: writing.state.status === 'idle' ? steps.state : writing.state,
    start: (input: Input, onDone: (output: Output) => void) => {
      writing.reset();
      void loadCode(load);
      steps.start(input, (asked) => writing.start(asked, onDone));
    },
    cancel: () => {
      steps.cancel();
      writing.cancel();
    },
  };
}
