import { FAMILIES } from './all-rules';
import type { IdsOf, Rule } from '../define-rule';

/** Stable name of a rule in kebab case, e.g. `listing-too-long`. */
export type RuleId = IdsOf<(typeof FAMILIES)[number]>;

/** Every rule of the product by its id: what findings are counted, ignored, explained and linked by. */
export const RULES = Object.assign({}, ...FAMILIES.map(({ rules }) => rules)) as Readonly<
  Record<RuleId, Rule>
>;

/** The title of a rule; undefined for an id of a newer or older version. */
export function titleOfRule(id: string): string | undefined {
  return isRuleId(id) ? RULES[id].title : undefined;
}

/** Whether a text is the id of a rule. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(RULES, text);
}
