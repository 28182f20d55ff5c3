import { lazily } from '@/domain/lazily';

const day = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }));
const dayHere = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const instantHere = lazily(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
);

export const DAY_MS = 86_400_000;

/** Whether a text names a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  // February 31 is parsed as a day of March.
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Whole days from one calendar day to another, `YYYY-MM-DD` each; negative when the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/**
 * Formats a stored day, e.g. `Nov 2, 2026`. The result is the same everywhere: a day has no time zone.
 * @param text `YYYY-MM-DD`; anything else is returned unchanged, because stored data may contain anything
 */
export function formatDay(text: string): string {
  return isDay(text) ? day().format(Date.parse(`${text}T00:00:00Z`)) : text;
}

/**
 * Formats the day of a stored instant in the reader's time zone, e.g. `Nov 2, 2026`.
 * @param instant ISO 8601; anything else is returned unchanged
 */
export function formatDayOf(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : dayHere().format(time);
}

/**
 * Formats a stored instant in the reader's time zone, e.g. `Nov 2, 2026, 9:05 AM`.
 * @param instant ISO 8601; anything else is returned unchanged
 */
export function formatInstant(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : instantHere().format(time);
}
