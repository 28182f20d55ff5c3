import { FAMILIES } from '@/checks/rules/all-rules';
import type { IdsOf, Rule as DefinedRule } from '@/checks/define-rule';
import type { Rule } from '@/domain/rules/rule';
import { TABLE_RULES, type TableRuleId } from '@/domain/rules/table-rules';

type DefinedRuleId = IdsOf<(typeof FAMILIES)[number]>;

/** Stable name of a rule in kebab case, e.g. `listing-too-long`. */
export type RuleId = TableRuleId | DefinedRuleId;

const DEFINED = Object.assign({}, ...FAMILIES.map(({ rules }) => rules)) as Record<
  DefinedRuleId,
  DefinedRule
>;

/** Every rule of the product by its id: what findings are counted, ignored, explained and linked by. */
export const RULES: Readonly<Record<RuleId, Rule & Partial<DefinedRule>>> = { ...TABLE_RULES, ...DEFINED };

/** The title of a rule; undefined for an id of a newer or older version. */
export function titleOfRule(id: string): string | undefined {
  return isRuleId(id) ? RULES[id].title : undefined;
}

/** Whether a text is the id of a rule. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(RULES, text);
}
