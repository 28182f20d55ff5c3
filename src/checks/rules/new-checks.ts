import { platformsOf, type Platform } from '@/model/app';
import type { Severity } from '@/model/finding';
import { compareText } from '@/domain/texts';
import { RULES } from './rules';

/** A rule that was added. */
export interface NewCheck {
  id: string;
  title: string;
  severity: Severity;
  /** `YYYY-MM-DD`. */
  since: string;
}

/** The rules of these stores that were added after a day, `YYYY-MM-DD`: the latest first, in their own order. */
export function newChecks(after: string, stores: readonly Platform[]): NewCheck[] {
  return Object.entries(RULES)
    .flatMap(([id, { title, severity, since, stores: of = platformsOf('both') }]) =>
      since !== undefined && since > after && of.some((each) => stores.includes(each))
        ? [{ id, title, severity, since }]
        : [],
    )
    .sort((a, b) => compareText(b.since, a.since));
}
