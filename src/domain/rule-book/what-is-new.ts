import { compareText } from '@/domain/texts';
import { news } from 'virtual:catalog/deadline-rules';
import type { Platform } from '@/model/app';
import type { StoreDeadline } from '../policies/store-deadline';
import { STORE_DEADLINES } from '../policies/store-deadlines';

/** A dated rule that says something new. */
export interface NewRule {
  deadline: StoreDeadline;
  /** Written here for the first time, changed since, or in force since. */
  kind: 'new' | 'changed' | 'in-force';
  /** The change, as sentences. */
  change?: string;
}

/** When something was last checked, and by which rules, `YYYY-MM-DD` each. */
export interface LastCheck {
  day: string;
  rules: string;
}

/**
 * The dated rules that were written or changed after the rules of the last check, and those that took effect between the
 * check and today. The latest news come first.
 */
export function whatIsNew(
  { day, rules }: LastCheck,
  { stores, today }: { stores: readonly Platform[]; today: string },
): NewRule[] {
  return STORE_DEADLINES.filter(({ store }) => store === undefined || stores.includes(store))
    .flatMap((deadline): { since: string; rule: NewRule }[] => {
      const { change, day: since } = news[deadline.id] ?? {};
      if (since !== undefined && since > rules) {
        const rule: NewRule =
          change === undefined ? { deadline, kind: 'new' } : { deadline, kind: 'changed', change };
        return [{ since, rule }];
      }
      const { date } = deadline;
      return date > day && date <= today ? [{ since: date, rule: { deadline, kind: 'in-force' } }] : [];
    })
    .sort((a, b) => compareText(b.since, a.since) || compareText(a.rule.deadline.date, b.rule.deadline.date))
    .map(({ rule }) => rule);
}
