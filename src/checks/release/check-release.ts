import type { CheckedDraft } from '@/model/draft';
import type { Finding } from '@/model/finding';
import { findingsOf } from '@/domain/findings';
import { RELEASE_RULES } from './release-plan';

/**
 * Checks price, countries and release of a draft.
 * @param today `YYYY-MM-DD` in the user's time zone
 */
export function checkRelease(draft: CheckedDraft, today: string): Finding[] {
  return findingsOf(RELEASE_RULES, { draft, today }, ({ store, field }) => ({
    area: 'policy',
    where: 'listing',
    subject: { store, field },
  }));
}
