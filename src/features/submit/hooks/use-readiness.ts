import { useDeferredValue, useMemo } from 'react';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import type { ReadinessReport } from '@/domain/submissions/readiness-report';
import { localDay, useClock } from '@/lib/clock';

/** The readiness report of a draft as of today; it follows changes without holding them up. */
export function useReadiness(draft: SubmissionDraft): ReadinessReport {
  const today = localDay(useClock());
  const checked = useDeferredValue(draft);
  return useMemo(() => assessReadiness(checked, { today }), [checked, today]);
}
