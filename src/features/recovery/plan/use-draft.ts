import { compareText } from '@/domain/texts';
import { useMemo } from 'react';
import { kitFacts } from '@/domain/reviewer-kit/kit-paragraphs';
import { draftTitle } from '@/domain/submissions/draft-label';
import type { StoredDraft } from '@/model/draft';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';
import type { KnownAnswers } from '../model/draft-reply';

/** The drafts that a message can be about, the newest first: those of its app, or all but the samples. */
function useDraftsOf(appId: string | undefined): readonly StoredDraft[] {
  const { data: drafts } = useCollection(draftsCollection);
  return useMemo(
    () =>
      (drafts ?? [])
        .filter((each) => each.sample === undefined && (appId === undefined || each.appId === appId))
        .sort((a, b) => compareText(b.updatedAt, a.updatedAt)),
    [drafts, appId],
  );
}

/** The draft in which the steps of a message are done: the newest of its app, or of all. */
export function useDraft(appId: string | undefined): StoredDraft | undefined {
  return useDraftsOf(appId)[0];
}

/** Name and answers of the draft of an app; without an app, those of the only draft. */
export function useKnownAnswers(appId: string | undefined): KnownAnswers {
  const own = useDraftsOf(appId);
  return useMemo(() => {
    const [newest] = appId === undefined && own.length > 1 ? [] : own;
    return newest ? { appName: draftTitle(newest), kit: kitFacts(newest) } : {};
  }, [own, appId]);
}
