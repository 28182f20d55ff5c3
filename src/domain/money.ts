const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats US dollars in the interface's language, whatever the browser's: `$29`, `$29.50`. */
export function formatMoney(amount: number): string {
  return DOLLARS.format(amount);
}
