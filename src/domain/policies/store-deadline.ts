import type { Platform } from '@/model/app';
import type { Certainty } from '../certainty';
import type { DeadlineTest } from './deadline-tests';
import type { RuleSource } from '@/model/finding';

/** A rule of a store with the day it took or takes effect. */
export interface StoreDeadline extends DeadlineTest {
  id: string;
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
  /** The remedy. */
  action: string;
  source: RuleSource & { url: string };
  /** The day the source was last read, `YYYY-MM-DD`. */
  checked: string;
  certainty: Certainty;
}

/** Whether a rule is in force for everybody, including those with an extension. */
export function isEnforced({ date, extendedTo }: StoreDeadline, today: string): boolean {
  return extendedTo === undefined ? today >= date : today > extendedTo;
}
