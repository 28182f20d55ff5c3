import { useMemo } from 'react';
import { kitFacts } from '@/domain/reviewer-kit/kit-paragraphs';
import { draftTitle } from '@/domain/submissions/draft-label';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';
import type { KnownAnswers } from '../model/draft-reply';

/** Name and answers of the draft of an app; without an app, those of the only draft. */
export function useKnownAnswers(appId: string | undefined): KnownAnswers {
  const { data: drafts } = useCollection(draftsCollection);
  return useMemo(() => {
    const own = (drafts ?? []).filter((each) => each.sample === undefined);
    const [newest] = own
      .filter((each) => (appId === undefined ? own.length === 1 : each.appId === appId))
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    return newest ? { appName: draftTitle(newest), kit: kitFacts(newest) } : {};
  }, [drafts, appId]);
}
