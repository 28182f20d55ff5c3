import type { Rule } from '@/checks/define-rule';
import { isRuleId, RULES } from '@/checks/rules/rules';

/** The examples of a rule. The built program reads them from a file of their own (`tools/build/rule-examples-plugin.mjs`). */
export function examplesOf(id: string): Rule['examples'] {
  return isRuleId(id) ? RULES[id].examples : undefined;
}
