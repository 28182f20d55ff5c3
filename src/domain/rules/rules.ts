import { FAMILIES } from '@/checks/all-rules';
import type { IdsOf, Rule as DefinedRule } from '@/checks/define-rule';
import type { Rule } from './rule';
import { TABLE_RULES, type TableRuleId } from './table-rules';

type DefinedRuleId = IdsOf<(typeof FAMILIES)[number]>;

/** Stable name of a rule in kebab case, e.g. `listing-too-long`. */
export type RuleId = TableRuleId | DefinedRuleId;

const DEFINED = Object.assign({}, ...FAMILIES.map(({ rules }) => rules)) as Record<
  DefinedRuleId,
  DefinedRule
>;

/** Every rule of the product by its id: what findings are counted, ignored, explained and linked by. */
export const RULES: Readonly<Record<RuleId, Rule & Partial<DefinedRule>>> = { ...TABLE_RULES, ...DEFINED };
