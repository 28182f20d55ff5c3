import { FORM_RULES } from './form-rules';
import { IMAGE_RULES } from './image-rules';
import { SET_RULES } from './set-rules';
import { PRIVACY_RULES } from './privacy-rules';
import { withEffort, type Rule } from './rule';

/** The rules that have no file of their own yet, by id. */
export const TABLE_RULES = {
  ...withEffort('texts', SET_RULES),
  ...withEffort('graphics', IMAGE_RULES),
  ...withEffort('field', FORM_RULES),
  ...withEffort('field', PRIVACY_RULES),
} as const satisfies Record<string, Rule>;

export type TableRuleId = keyof typeof TABLE_RULES;

/** The ids of one table. */
export function idsOf<Id extends TableRuleId>(table: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(table) as Id[];
}
