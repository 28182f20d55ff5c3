import type { Platform } from '../apps/app';
import type { BuildInfo } from '../builds/build-info';
import type { Certainty } from '../certainty';
import type { RuleSource } from '../rules/rule';
import type { DeadlineId } from './deadline-rules';

/** A rule of a store with the day it took or takes effect. */
export interface StoreDeadline {
  id: DeadlineId;
  /** The store whose rule it is; undefined when it is a rule of both. */
  store: Platform | undefined;
  /** `YYYY-MM-DD`; the first of the month where only the month is known. */
  date: string;
  datePrecision: 'day' | 'month';
  /** Last day of the extension the store grants on request, `YYYY-MM-DD`. */
  extendedTo?: string;
  title: string;
  /** Which apps or accounts the rule binds. */
  scope: string;
  /** What to do about it. */
  action: string;
  source: RuleSource & { url: string };
  /** The day the source was last read, `YYYY-MM-DD`. */
  checked: string;
  certainty: Certainty;
  /** Whether a build of this kind is subject to the rule; always false for rules that a build cannot show. */
  appliesTo: (build: BuildInfo) => boolean;
  /**
   * Whether this build meets the rule; undefined when the build does not show it. Called only when the rule applies.
   */
  isMet?: (build: BuildInfo) => boolean | undefined;
}

/** A deadline as its table has it: what most deadlines have in common is left out. */
type DeadlineRow = Pick<StoreDeadline, 'id' | 'title' | 'scope' | 'action' | 'source' | 'certainty'> &
  Partial<Pick<StoreDeadline, 'store' | 'extendedTo' | 'isMet'>> & {
    /** `YYYY-MM-DD`, or `YYYY-MM` where only the month is known. */
    date: string;
    /** By default no build: rules about accounts, texts or images, which a build does not show. */
    appliesTo?: StoreDeadline['appliesTo'];
  };

/** The deadlines of a store, or of both if it is undefined; `checked` is the day they were compared with their sources. */
export function deadlinesOf(
  store: Platform | undefined,
  checked: string,
  rows: readonly DeadlineRow[],
): readonly StoreDeadline[] {
  return rows.map((row) => {
    const isDay = row.date.length === 'YYYY-MM-DD'.length;
    return {
      store,
      checked,
      appliesTo: () => false,
      ...row,
      date: isDay ? row.date : `${row.date}-01`,
      datePrecision: isDay ? 'day' : 'month',
    };
  });
}

/** Whether a rule is in force for everybody, including those with an extension. */
export function isEnforced({ date, extendedTo }: StoreDeadline, today: string): boolean {
  return extendedTo === undefined ? today >= date : today > extendedTo;
}
