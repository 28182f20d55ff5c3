import type { Result } from '@/domain/result';
import { useJob } from '@/lib/jobs/use-job';
import { useTask } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import { LAST_LABEL, localizationJob } from '../jobs';
import type { LocalizationInput, LocalizationPack } from '../model/localization';

const loadMaker = () => loadCode(() => import('../model/make-packs'));

/** Runs the simulated four seconds, then returns the packs; the code with the texts loads at the same time. */
export function usePackMaker() {
  const job = useJob(localizationJob);
  const writing = useTask(
    async (input: LocalizationInput, { report }): Promise<Result<LocalizationPack[]>> => {
      report(LAST_LABEL, 1);
      const maker = await loadMaker();
      return maker.ok ? { ok: true, value: maker.value.makePacks(input) } : maker;
    },
    LAST_LABEL,
  );
  return {
    state: writing.state.status === 'idle' ? job.state : writing.state,
    start: (input: LocalizationInput, onDone: (packs: LocalizationPack[]) => void) => {
      writing.reset();
      void loadMaker();
      job.start(input, (asked) => writing.start(asked, onDone));
    },
    cancel: () => {
      job.cancel();
      writing.cancel();
    },
  };
}
