import { useMemo } from 'react';
import { rememberedReleases, type EarlierRelease } from '@/domain/builds/earlier-release';
import type { DraftContent } from '@/model/draft';
import type { SubmissionRecord } from '@/model/submission';
import { submissionsCollection } from './app-collections';
import type { Repository } from './repository';
import { useCollection } from './workspace-context';

type OfApp = Pick<DraftContent, 'bundleId' | 'builds'> & { id: string };

/** The earlier versions of a draft's app that the workspace remembers. Samples are no versions of the user's app. */
function releasesIn(draft: OfApp, records: readonly SubmissionRecord[]): EarlierRelease[] {
  return rememberedReleases(
    draft,
    records.filter((record) => !submissionsCollection.isSample(record)),
  );
}

/** Likewise for a screen; none until they are read. */
export function useReleases({ id, bundleId, builds }: OfApp): EarlierRelease[] {
  const { data } = useCollection(submissionsCollection);
  return useMemo(() => releasesIn({ id, bundleId, builds }, data ?? []), [data, id, bundleId, builds]);
}

/** Likewise from storage. */
export async function readReleases(repository: Repository, draft: OfApp): Promise<EarlierRelease[]> {
  return releasesIn(draft, await repository.list(submissionsCollection));
}
