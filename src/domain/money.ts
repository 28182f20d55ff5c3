import { formatNumber } from './texts';

/** Formats US dollars in the interface's language, whatever the browser's: `$29`, `$29.50`. */
export function formatMoney(amount: number): string {
  const [dollars, cents] = amount.toFixed(2).split('.');
  return `$${formatNumber(Number(dollars))}${cents === '00' ? '' : `.${cents}`}`;
}
