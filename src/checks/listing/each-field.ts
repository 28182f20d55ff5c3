import type { Platform } from '@/model/app';
import { fieldLimits, LISTING_LIMITS, type FieldLimit } from '@/domain/listings/limits';
import type { ListingField } from '@/model/listing';
import type { ListingCheck } from './listing-check';

const FIELDS = [...new Set(LISTING_LIMITS.map((limit) => limit.field))];

/** Runs a check on each field that the chosen stores have, in the order of the table of limits. */
export function eachField<Found>(
  check: ListingCheck,
  rule: (field: ListingField, limits: readonly FieldLimit[]) => Found[],
): Found[] {
  return FIELDS.flatMap((field) => {
    const limits = fieldLimits(field, check.platforms);
    return limits.length === 0 ? [] : rule(field, limits);
  });
}

/** The store of a finding; none where it is about both. */
export function only(stores: readonly Platform[]): Platform | undefined {
  return stores.length === 1 ? stores[0] : undefined;
}
