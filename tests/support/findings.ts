import type { Finding } from '@/model/finding';
import { findingOf, type FindingDraft } from '@/domain/findings';
import { RULES, type RuleId } from '@/checks/rules/rules';

/** A finding as a test states it. */
export type AnyFinding = Omit<FindingDraft, 'rule'> & { rule: RuleId };

/** Completes a finding of any rule. */
export function makeFinding({ rule, ...draft }: AnyFinding): Finding {
  return findingOf(rule, { why: '', fix: '', ...RULES[rule] }, draft);
}
