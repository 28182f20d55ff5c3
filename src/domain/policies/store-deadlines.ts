import { daysBetween } from '../dates';
import { AGE_ASSURANCE_DEADLINES } from './age-assurance-deadlines';
import { APPLE_DEADLINES } from './apple-deadlines';
import { PLAY_DEADLINES } from './play-deadlines';
import type { StoreDeadline } from './store-deadline';

/** Days after which a source has to be read again: the stores announce changes about once a quarter. */
export const MAX_CHECK_AGE_DAYS = 90;

/** Dated rules of both stores, oldest first. The watchdog lists them; readiness applies them to a build. */
export const STORE_DEADLINES: readonly StoreDeadline[] = [
  ...APPLE_DEADLINES,
  ...PLAY_DEADLINES,
  ...AGE_ASSURANCE_DEADLINES,
].sort((a, b) => a.date.localeCompare(b.date));

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
