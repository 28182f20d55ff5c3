import type { Platform } from '../apps/app';
import type { BuildInfo } from '../builds/build-info';
import type { Certainty } from '../certainty';
import type { RuleSource } from '../rules/rule';

/** A rule of a store with the day it took or takes effect. */
export interface StoreDeadline {
  id: string;
  /** The store whose rule it is; undefined when it holds for both. */
  store: Platform | undefined;
  /** `YYYY-MM-DD`; the first of the month where only the month is known. */
  date: string;
  datePrecision: 'day' | 'month';
  /** Last day of the extension the store grants on request, `YYYY-MM-DD`. */
  extendedTo?: string;
  title: string;
  /** Which apps or accounts the rule binds. */
  scope: string;
  rule: string;
  /** What to do about it. */
  action: string;
  source: RuleSource & { url: string };
  /** The day the source was last read, `YYYY-MM-DD`. */
  checked: string;
  certainty: Certainty;
  /** Is a build of this kind under the rule at all? Always false for rules no build can tell about. */
  appliesTo: (build: BuildInfo) => boolean;
  /** Does this build meet the rule? Undefined when the build can't tell; only asked when the rule applies. */
  isMet?: (build: BuildInfo) => boolean | undefined;
}

/** For rules about accounts, texts or images: no build can tell whether they apply. */
export function appliesToNoBuild(): boolean {
  return false;
}
