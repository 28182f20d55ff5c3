import type { OpenedRules } from './rule-file';

/** A dated rule that a rule file brings or changes. */
export interface RuleChange {
  id: string;
  title: string;
  /** As written in the catalogue: a day or a month. */
  date: string;
  /** The change, as sentences; none for a new rule. */
  change?: string;
}

/** The dated rules of a file that were written or changed after a day, `YYYY-MM-DD`. */
export function ruleChanges({ parts }: OpenedRules, since: string): RuleChange[] {
  const { news } = parts['deadline-rules'];
  return parts.deadlines.deadlines.flatMap(({ id, title, date }) => {
    const entry = news[id];
    if (!entry || entry.day <= since) return [];
    return [{ id, title, date, ...(entry.change !== undefined && { change: entry.change }) }];
  });
}
