import type { DraftContent } from '@/model/draft';
import { compareBuilds, whyNotComparable, type BuildChange } from './compare-builds';
import { earlierBuildOf } from './earlier-builds';

/** Changes by the builds of a draft, for each that has a previous version of the same app. */
export function buildChanges(draft: Pick<DraftContent, 'builds' | 'earlierBuilds'>): BuildChange[] {
  return draft.builds.flatMap((build) => {
    const before = earlierBuildOf(draft, build.platform);
    return before && whyNotComparable(before, build) === undefined ? [compareBuilds(before, build)] : [];
  });
}
