import { useDeferredValue, useMemo } from 'react';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import type { ReadinessReport } from '@/domain/submissions/readiness-report';
import { localDay, useClock } from '@/lib/clock';
import { useBaseline } from '@/lib/workspace/baselines';
import { useReleases } from '@/lib/workspace/releases';

/**
 * The readiness report of a draft as of today; it follows changes without delaying them. Undefined while the draft's
 * images are drawn and until it is known whether the draft was imported, because what is absent would be reported.
 */
export function useReadiness(draft: SubmissionDraft, isDrawing: boolean): ReadinessReport | undefined {
  const today = localDay(useClock());
  const checked = useDeferredValue(isDrawing ? undefined : draft);
  const baseline = useBaseline(draft.id);
  const releases = useReleases(draft);
  return useMemo(
    () =>
      checked && baseline !== undefined
        ? assessReadiness(checked, { today, releases, baseline: baseline ?? undefined })
        : undefined,
    [checked, today, releases, baseline],
  );
}
