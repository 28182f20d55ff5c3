import { useMemo } from 'react';
import { rememberedReleases, type EarlierRelease } from '@/domain/builds/earlier-release';
import type { SubmissionDraft } from '@/model/draft';
import { submissionsCollection } from '@/lib/workspace/app-collections';
import { useCollection } from '@/lib/workspace/workspace-context';

/** The earlier versions of a draft's app that the workspace remembers; none until they are read. */
export function useReleases({
  id,
  bundleId,
  builds,
}: Pick<SubmissionDraft, 'id' | 'bundleId' | 'builds'>): EarlierRelease[] {
  const { data } = useCollection(submissionsCollection);
  return useMemo(
    () =>
      rememberedReleases(
        { id, bundleId, builds },
        (data ?? []).filter((record) => !submissionsCollection.isSample(record)),
      ),
    [data, id, bundleId, builds],
  );
}
