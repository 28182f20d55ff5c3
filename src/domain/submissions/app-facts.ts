import type { AppFacts } from '@/checks/build/build-subject';
import type { CheckedDraft } from '@/model/draft';

/** Facts of a draft by which findings about its build are judged. */
export function appFacts({
  listings,
  details,
  purchases,
}: Pick<CheckedDraft, 'listings' | 'details' | 'purchases'>): AppFacts {
  return {
    texts: Object.values(listings)
      .flatMap(({ title, subtitle, description }) => [title, subtitle, description])
      .join('\n'),
    category: details.primaryCategory,
    needsLogin: details.needsLogin,
    sells: purchases?.sells,
  };
}
