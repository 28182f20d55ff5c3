import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Result } from '@/domain/result';
import { useUser } from '@/lib/auth/auth-context';
import { useClock } from '@/lib/clock';
import { loadCode } from '@/lib/load-code';
import { useRepository } from './workspace-context';
import type * as trashWork from './trash-work';

type TrashWork = typeof trashWork;

/** Deletes apps and drafts so that they can be brought back for 30 days. The code that does it loads on first use. */
export function useTrash() {
  const repository = useRepository();
  const queries = useQueryClient();
  const clock = useClock();
  const { id: userId } = useUser();
  return useMemo(() => {
    const run = async <Value>(work: (code: TrashWork) => Promise<Value>): Promise<Result<Value>> => {
      const code = await loadCode(() => import('./trash-work'));
      if (!code.ok) return code;
      const value = await work(code.value);
      await queries.invalidateQueries();
      return { ok: true, value };
    };
    const now = () => new Date(clock.now()).toISOString();
    return {
      /** The value is undefined when another tab has deleted it. */
      deleteApp: (id: string) => run((code) => code.deleteApp(repository, id, now())),
      /** Deletes a draft with its images and what it was imported from. */
      deleteDraft: (id: string) => run((code) => code.deleteDraft(repository, { id, userId, now: now() })),
      /** Brings back what was deleted. What was created since under the same id stays. */
      restore: (item: trashWork.TrashItem) => run((code) => code.restore(repository, item)),
      /** Removes these for good. */
      forget: (ids: readonly string[]) => run((code) => code.forget(repository, ids)),
    };
  }, [clock, queries, repository, userId]);
}
