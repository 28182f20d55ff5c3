import type { Severity, RuleSource, Effort } from '@/model/finding';

/** One rule of a check. Its id is the key of its table and never changes. */
export interface Rule {
  /** Subject of the rule in a few words, without the values of a finding. */
  title: string;
  /** The severity unless a finding has a reason for another one. */
  severity: Severity;
  /** The source unless a finding names a more specific one. */
  source: RuleSource;
  /** The day the source was last read, `YYYY-MM-DD`. */
  checked: string;
  effort: Effort;
  /** Whether its findings are about something that is not filled in yet, rather than about something wrong. */
  isMissing?: boolean;
  /** Only the publisher knows whether something has to change. */
  isQuestion?: boolean;
}

/** A row of a rule table. Its effort defaults to that of the table. */
export type RuleRow = Omit<Rule, 'effort'> & Partial<Pick<Rule, 'effort'>>;

/** The day on which most sources of docs/sources.md were read. */
const SOURCES_READ = '2026-11-20';

/** One row of a rule table, with what differs from most rows. */
export function rule(
  severity: Severity,
  title: string,
  source: RuleSource,
  rest: Partial<Pick<Rule, 'checked' | 'effort' | 'isMissing' | 'isQuestion'>> = {},
): RuleRow {
  return { severity, title, source, checked: SOURCES_READ, ...rest };
}

/** Gives the rules of a table their effort unless they have their own. */
export function withEffort<Id extends string>(effort: Effort, rows: Record<Id, RuleRow>): Record<Id, Rule> {
  return Object.fromEntries(
    Object.entries<RuleRow>(rows).map(([id, row]) => [id, { effort, ...row }]),
  ) as Record<Id, Rule>;
}
