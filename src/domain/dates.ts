// Written by hand: the first formatter of `Intl` that a page makes costs it as much as React's first render.
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

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
  return isDay(text) ? dayOf(text) : text;
}

function dayOf(day: string): string {
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/**
 * Formats the day of a stored instant in the reader's time zone, e.g. `Nov 2, 2026`.
 * @param instant ISO 8601; anything else is returned unchanged
 */
export function formatDayOf(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : dayHere(new Date(time));
}

/**
 * Formats a stored instant in the reader's time zone, e.g. `Nov 2, 2026, 9:05 AM`.
 * @param instant ISO 8601; anything else is returned unchanged
 */
export function formatInstant(instant: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return instant;
  const date = new Date(time);
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${dayHere(date)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

function dayHere(date: Date): string {
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
