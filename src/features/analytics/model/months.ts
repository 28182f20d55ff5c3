const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** @param month `YYYY-MM`; gives `Nov` or `November 2026` */
export function monthName(month: string, length: 'short' | 'long'): string {
  const [year = '', number = ''] = month.split('-');
  const index = Number(number) - 1;
  return length === 'short' ? (SHORT[index] ?? month) : `${LONG[index] ?? month} ${year}`;
}
