import { daysBetween } from '@/domain/dates';
import { countOf } from '@/domain/texts';

/** How far off a deadline is, in words. */
export function daysLeftText(deadline: string, today: string): string {
  const days = daysBetween(today, deadline);
  if (days === 0) return 'due today';
  const count = countOf(Math.abs(days), 'day');
  return days > 0 ? `${count} left` : `${count} ago`;
}
