import { useDeferredValue, useMemo } from 'react';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import type { ReadinessReport } from '@/domain/submissions/readiness-report';
import { localDay, useClock } from '@/lib/clock';

/**
 * The readiness report of a draft as of today; it follows changes without delaying them. Undefined while the draft's
 * images are drawn, because their absence would be reported.
 */
export function useReadiness(draft: SubmissionDraft, isDrawing: boolean): ReadinessReport | undefined {
  const today = localDay(useClock());
  const checked = useDeferredValue(isDrawing ? undefined : draft);
  return useMemo(() => checked && assessReadiness(checked, { today }), [checked, today]);
}
