import { findingOf, type Finding, type FindingDraft } from '@/domain/findings';
import { RULES, type RuleId } from '@/domain/rules/rules';

/** A finding as a test states it. */
export type AnyFinding = Omit<FindingDraft, 'rule'> & { rule: RuleId };

/** Completes a finding of any rule. */
export function makeFinding({ rule, ...draft }: AnyFinding): Finding {
  return findingOf(rule, { why: '', fix: '', ...RULES[rule] }, draft);
}
