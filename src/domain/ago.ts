import { DAY_MS, formatInstant } from './dates';
import { countOf } from './texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Says how long ago an instant was, e.g. `2 minutes ago`; after a week its date, e.g. `Nov 2, 2026, 9:05 AM`.
 * @param instant ISO 8601; anything else is returned unchanged
 * @param now milliseconds by the clock that the instant is from
 */
export function formatAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  if (Number.isNaN(passed) || passed < -MINUTE_MS || passed >= 7 * DAY_MS) return formatInstant(instant);
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return `${countOf(Math.floor(passed / MINUTE_MS), 'minute')} ago`;
  if (passed < DAY_MS) return `${countOf(Math.floor(passed / HOUR_MS), 'hour')} ago`;
  return `${countOf(Math.floor(passed / DAY_MS), 'day')} ago`;
}
