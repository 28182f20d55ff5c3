import type { CheckedDraft } from '@/model/draft';
import type { Finding } from '@/model/finding';
import { findingsOf, type AnyFamily } from '@/domain/findings';
import { CHILDREN_SDKS } from './children-sdks';
import type { DraftFound } from './draft-found';
import { PRIVACY_POLICY, PRIVACY_POLICY_LANGUAGE } from './privacy-policy';
import { PURCHASE_TEXTS } from './purchase-texts';
import { SIGN_IN, SIGN_IN_DATA } from './sign-in';

/** The rules that need more than one of build, listing and details, in the order of their findings. */
export const CROSS_RULES = [
  PRIVACY_POLICY,
  PRIVACY_POLICY_LANGUAGE,
  SIGN_IN,
  SIGN_IN_DATA,
  PURCHASE_TEXTS,
  CHILDREN_SDKS,
] as const;

/** Runs families whose findings name their own place. */
export function checkDraft<Subject>(
  families: readonly AnyFamily<Subject, DraftFound & { rule: string }>[],
  subject: Subject,
): Finding[] {
  return families.flatMap((family) => findingsOf(family, subject, (found) => found));
}

/** Checks the build, the listing and the details against each other. */
export function crossChecks(draft: CheckedDraft): Finding[] {
  return checkDraft(CROSS_RULES, draft);
}
