import { DAY_MS } from './dates';

/** The calendar day so many days later, `YYYY-MM-DD` both. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
