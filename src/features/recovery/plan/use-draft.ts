import { useMemo } from 'react';
import type { Builder } from 'virtual:catalog/builders';
import { builderOf } from '@/domain/builders/builder-of';
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

/** The builder of a draft; without a draft, those of all the user's own, of which the message is about one. */
export function useBuilders(draft: StoredDraft | undefined): readonly Builder[] {
  const { data: drafts } = useCollection(draftsCollection);
  return useMemo(() => {
    const own = draft ? [draft] : (drafts ?? []).filter(({ sample }) => sample === undefined);
    return [...new Set(own.flatMap((each) => builderOf(each) ?? []))];
  }, [draft, drafts]);
}

function newest(drafts: readonly StoredDraft[]): StoredDraft | undefined {
  return drafts.toSorted((a, b) => compareText(b.updatedAt, a.updatedAt))[0];
}
