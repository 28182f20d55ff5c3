const DAY_MS = 86_400_000;

/** Whole days from one calendar day to another, `YYYY-MM-DD` each; negative when the second lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** How far off a deadline is, in words. */
export function daysLeftText(deadline: string, today: string): string {
  const days = daysBetween(today, deadline);
  if (days === 0) return 'due today';
  const count = countOf(Math.abs(days), 'day');
  return days > 0 ? `${count} left` : `${count} ago`;
}
import { countOf } from '@/domain/texts';
