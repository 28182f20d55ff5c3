/** Figures and days as the product's English interface writes them, whatever the browser's own language. */
const LOCALE = 'en-US';

const money = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const day = new Intl.DateTimeFormat(LOCALE, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** US dollars: `$29`, `$29.50`. */
export function formatMoney(amount: number): string {
  return money.format(amount);
}

/** A calendar day `YYYY-MM-DD` as `Nov 20, 2026`; anything else comes back as it is. */
export function formatDay(value: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? value : day.format(time);
}
