const MONTH = {
  short: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** @param month `YYYY-MM`; gives `Nov` or `November 2026` */
export function monthName(month: string, length: 'short' | 'long'): string {
  return MONTH[length].format(Date.parse(`${month}-01`));
}
