import { useCallback } from 'react';
import type { StoredDraft } from '@/model/draft';
import type { AutoSaveRules } from '@/lib/auto-save/auto-save';
import { useAutoSave, type AutoSaveHandle } from '@/lib/auto-save/use-auto-save';
import { useClock } from '@/lib/clock';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { mergeDrafts } from '@/domain/submissions/merge-drafts';

/** The fields of a draft that the user types. */
const TEXT_FIELD =
  /^(?:bundleId|version|(?:listings|playTexts)\/[^/]+\/\w+|details\/\w+|privacy\/texts\/\w+)$/;

const DRAFT_RULES: AutoSaveRules<StoredDraft> = {
  merge: mergeDrafts,
  isText: (field) => TEXT_FIELD.test(field),
  stamp: (draft, stored) => ({ ...draft, revision: (stored?.revision ?? 0) + 1 }),
};

/**
 * Edits one draft, with the texts in use here protected from changes in other tabs.
 * @param start content of a draft that isn't stored yet; it is stored with its first change
 */
export function useDraft(id: string, start: StoredDraft | undefined): AutoSaveHandle<StoredDraft> {
  const clock = useClock();
  const handle = useAutoSave(draftsCollection, { id, start, rules: DRAFT_RULES });
  const { change } = handle;
  return {
    ...handle,
    change: useCallback(
      (apply: (draft: StoredDraft) => StoredDraft) =>
        change((draft) => {
          const next = apply(draft);
          return next === draft ? draft : { ...next, updatedAt: new Date(clock.now()).toISOString() };
        }),
      [change, clock],
    ),
  };
}
