import { isDay } from './dates';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** Formats a stored day for readers, e.g. `December 1, 2026`; anything else is returned unchanged. */
export function formatLongDay(text: string): string {
  if (!isDay(text)) return text;
  const [year, month = 1, date] = text.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** Formats a stored month, `YYYY-MM`, e.g. `November 2026`. */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
}
