import { despiteFailure } from '../findings';
import { takeAll, type InSteps } from '../in-steps';
import { checkPrivacy, PRIVACY_RULES } from '@/checks/privacy/check-privacy';
import { checkOpenRating, OPEN_RATING } from '@/checks/ratings/open-rating';
import { isFirstVersion } from '../baseline/is-first-version';
import { assessDraftInSteps, type ReadinessContext } from './assess-draft';
import type { CheckedDraft } from '@/model/draft';
import type { ReadinessReport } from './readiness-report';

/** Checks everything that a draft contains, the privacy answers included. Worst first; every id once. */
export function assessReadiness(draft: CheckedDraft, context: ReadinessContext): ReadinessReport {
  return takeAll(assessReadinessInSteps(draft, context));
}

/** As assessReadiness, with one subject at each step. */
export function assessReadinessInSteps(
  draft: CheckedDraft,
  context: ReadinessContext,
): InSteps<ReadinessReport> {
  const isFirst = isFirstVersion(draft, context.baseline);
  return assessDraftInSteps(draft, context, () => [
    ...despiteFailure(PRIVACY_RULES, () => checkPrivacy(draft, isFirst)),
    ...(isFirst ? despiteFailure([OPEN_RATING], () => checkOpenRating(draft)) : []),
  ]);
}
