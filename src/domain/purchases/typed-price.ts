/** An amount with its currency. */
export interface Money {
  /** ISO code. */
  currency: string;
  /** Millionths of a unit of the currency, in digits. */
  micros: string;
}

const TYPED =
  /^(?:(?<before>[A-Z]{3})\s*)?(?<units>\d{1,9})(?:[.,](?<part>\d{1,2}))?(?:\s*(?<after>[A-Z]{3}))?$/;

/**
 * Reads a price as a person types it, if only one amount can be meant: one currency as a code, before or after it, and
 * no separators of thousands. `1.000` and `$5` are left to the person.
 */
export function moneyOf(typed: string): Money | undefined {
  const groups = TYPED.exec(typed.replaceAll(/[\s\u202f]+/g, ' ').trim())?.groups;
  const currency = groups?.before ?? groups?.after;
  if (!groups || currency === undefined || (groups.before !== undefined && groups.after !== undefined))
    return undefined;
  const { units = '', part = '' } = groups;
  const micros = `${units}${part.padEnd(6, '0')}`.replace(/^0+(?=\d)/, '');
  return micros === '0' ? undefined : { currency, micros };
}
