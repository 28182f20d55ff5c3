import { builtInDay } from 'virtual:catalog/built-in-day';
import { daysBetween } from '../dates';
import { countOf } from '../texts';
import { newerDay } from './newer-parts';

/** Days after which rules are called old: the stores announce changes about once a quarter. */
export const MAX_RULES_AGE_DAYS = 90;

/** The day of the rules in use: the last one on which an entry of the catalogue was checked. */
export function rulesDay(): string {
  return newerDay() ?? builtInDay;
}

/** Whole days since the day of the rules; 0 where the device's clock is behind. */
export function rulesAge(today: string, day = rulesDay()): number {
  return Math.max(0, daysBetween(day, today));
}

/** “Rules of 2026-12-01, 40 days old”. */
export function rulesAgeText(today: string, day = rulesDay()): string {
  return `Rules of ${day}, ${countOf(rulesAge(today, day), 'day')} old`;
}
