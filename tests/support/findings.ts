import type { Finding, FindingPlace } from '@/model/finding';
import { findingOf } from '@/domain/findings';
import type { FindingDraft } from '@/checks/define-rule';
import { RULES, type RuleId } from '@/checks/rules/rules';

/** A finding as a test states it. */
export type AnyFinding = FindingDraft & FindingPlace & { rule: RuleId };

/** Completes a finding of any rule. */
export function makeFinding({ rule, ...draft }: AnyFinding): Finding {
  return findingOf(rule, RULES[rule], draft);
}
