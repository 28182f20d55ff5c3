import { useMemo } from 'react';
import { compareText } from '@/domain/texts';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';
import type { RecoveryPlan } from '@/decoder/plan';
import type { StoredDraft } from '@/model/draft';
import { draftOfMessage } from '../model/draft-of-message';

/** The draft that a message is about, if one can be told: among those of its app, or all but the samples. */
export function useDraft(
  text: string,
  plan: RecoveryPlan | undefined,
  appId: string | undefined,
): StoredDraft | undefined {
  const { data: drafts } = useCollection(draftsCollection);
  return useMemo(() => {
    if (!drafts || !plan) return undefined;
    const own = drafts.filter(
      (each) => each.sample === undefined && (appId === undefined || each.appId === appId),
    );
    const stores = plan.tasks.map(({ store }) => store);
    return appId === undefined ? draftOfMessage(text, own, stores) : newest(own);
  }, [drafts, plan, text, appId]);
}

function newest(drafts: readonly StoredDraft[]): StoredDraft | undefined {
  return drafts.toSorted((a, b) => compareText(b.updatedAt, a.updatedAt))[0];
}
