import { limits, type Limits } from 'virtual:catalog/limits';
import type { Platform } from '@/model/app';
import type { RuleSource } from '@/model/finding';
import type { ListingField } from '@/model/listing';

/** Limits of one store for one field of a listing. */
export interface FieldLimit {
  store: Platform;
  field: ListingField;
  /** The field's name in that store's console. */
  label: string;
  /** Characters, counted by countCharacters. */
  min?: number;
  max: number;
  /** `update`: from the second version on. */
  required: 'always' | 'update' | 'never';
  /** Whether the text may have more than one line. */
  isMultiline: boolean;
  source: RuleSource;
}

/**
 * Longest text that is checked for more than its length, in UTF-16 units: five times any store's limit. A pasted
 * megabyte is refused for its length without further checks.
 */
export const MAX_READ_UNITS = 20_000;

/** The limits of both stores (catalog/limits.yaml). */
export const LISTING_LIMITS: readonly FieldLimit[] = limits;

/** Returns a store's limits for a field; undefined where that store has no such field. */
export function listingLimit(store: 'ios', field: keyof Limits['ios']['fields']): FieldLimit;
export function listingLimit(store: 'android', field: keyof Limits['android']['fields']): FieldLimit;
export function listingLimit(store: Platform, field: ListingField): FieldLimit | undefined;
export function listingLimit(store: Platform, field: ListingField): FieldLimit | undefined {
  return LISTING_LIMITS.find((limit) => limit.store === store && limit.field === field);
}

/**
 * Returns the limits of one field in the given stores, the strictest maximum first: that is the one to count against.
 */
export function fieldLimits(field: ListingField, platforms: readonly Platform[]): readonly FieldLimit[] {
  const key = `${field} ${platforms.join(' ')}`;
  let limits = limitsByFieldAndStores.get(key);
  if (!limits) {
    limits = LISTING_LIMITS.filter((limit) => limit.field === field && platforms.includes(limit.store)).sort(
      (a, b) => a.max - b.max,
    );
    limitsByFieldAndStores.set(key, limits);
  }
  return limits;
}

/** Limits that were looked up: a check asks for each field of each language several times. */
const limitsByFieldAndStores = new Map<string, readonly FieldLimit[]>();

/**
 * Counts as the stores do: Unicode code points after trimming (sources 1.2). An emoji of one code point is one
 * character, a flag is two, and a line break is one.
 */
export function countCharacters(text: string): number {
  const trimmed = text.trim();
  let count = trimmed.length;
  // A surrogate pair is two UTF-16 units and one code point.
  for (let index = 0; index < trimmed.length - 1; index += 1) {
    if (isHighSurrogate(trimmed.charCodeAt(index)) && isLowSurrogate(trimmed.charCodeAt(index + 1))) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
