import { despiteFailure } from '../findings';
import { checkPrivacy, PRIVACY_RULES } from '@/checks/privacy/check-privacy';
import { assessDraft, type ReadinessContext } from './assess-draft';
import type { CheckedDraft } from '@/model/draft';
import type { ReadinessReport } from './readiness-report';

/** Checks everything that a draft contains, the privacy answers included. Worst first; every id once. */
export function assessReadiness(draft: CheckedDraft, context: ReadinessContext): ReadinessReport {
  return assessDraft(
    draft,
    context,
    despiteFailure(PRIVACY_RULES, () => checkPrivacy(draft)),
  );
}
