import { deadlines } from 'virtual:catalog/deadlines';
import { OFFICIAL } from '../certainty';
import { daysBetween } from '../dates';
import { DEADLINE_TESTS, type DeadlineTest } from './deadline-tests';
import type { StoreDeadline } from './store-deadline';

/** Days after which a source has to be read again: the stores announce changes about once a quarter. */
export const MAX_CHECK_AGE_DAYS = 90;

/** The test of a rule about accounts, texts or images: no build shows it. */
const NO_BUILD: DeadlineTest = { appliesTo: () => false };

/** Dated rules of both stores, oldest first. The watchdog lists them; readiness applies them to a build. */
export const STORE_DEADLINES: readonly StoreDeadline[] = deadlines.map(
  ({ store, date, extendedTo, certainty = OFFICIAL, ...deadline }) => {
    const isDay = date.length === 'YYYY-MM-DD'.length;
    return {
      ...deadline,
      store,
      ...(extendedTo !== undefined && { extendedTo }),
      certainty,
      date: isDay ? date : `${date}-01`,
      datePrecision: isDay ? 'day' : 'month',
      ...(DEADLINE_TESTS[deadline.id] ?? NO_BUILD),
    };
  },
);

/** Returns one dated rule by its id; undefined for an unknown id. */
export function storeDeadline(id: string): StoreDeadline | undefined {
  return STORE_DEADLINES.find((deadline) => deadline.id === id);
}

/**
 * Whether the source was read too long ago to rely on.
 * @param today `YYYY-MM-DD`
 */
export function isOutdated({ checked }: Pick<StoreDeadline, 'checked'>, today: string): boolean {
  return daysBetween(checked, today) > MAX_CHECK_AGE_DAYS;
}
