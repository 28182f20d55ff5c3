import { findingsDespiteFailure } from '../findings';
import { checkPrivacy } from '../privacy/privacy-checks';
import { PRIVACY_RULES } from '../rules/privacy-rules';
import { idsOf } from '../rules/table-rules';
import { assessDraft, type ReadinessContext } from './assess-draft';
import type { CheckedDraft } from '@/model/draft';
import type { ReadinessReport } from './readiness-report';

/** Checks everything that a draft contains, the privacy answers included. Worst first; every id once. */
export function assessReadiness(draft: CheckedDraft, context: ReadinessContext): ReadinessReport {
  return assessDraft(
    draft,
    context,
    findingsDespiteFailure(idsOf(PRIVACY_RULES), () => checkPrivacy(draft)),
  );
}
