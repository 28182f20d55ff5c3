import { listingLimit } from '@/domain/listings/limits';
import { STORES } from '@/domain/stores/stores';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import type { Platform } from '@/model/app';
import type { FieldChange } from '@/model/store-plan';
import { fieldTitle } from './field-title';
import { isRemoval } from './merge-fields';

/** Details that a store does not take empty (sources 1.1 and 16.2). */
const REQUIRED_DETAILS: Record<Platform, readonly string[]> = {
  ios: ['copyright', 'reviewFirstName', 'reviewLastName', 'reviewPhone', 'reviewEmail'],
  android: ['contactEmail'],
};

/** Fields that a plan would empty, and without which the store takes no version: one sentence each. */
export function emptiedRequired(changes: readonly FieldChange[], store: Platform): string[] {
  return changes
    .filter((change) => isRemoval(change) && isRequired(change.path, store))
    .map(
      ({ path }) =>
        `${fieldTitle(path, store)} is empty here, and ${STORES[store].name} requires it. Write it again.`,
    );
}

function isRequired(path: string, store: Platform): boolean {
  const [part, name = '', field = ''] = path.split('/');
  if (part === 'details') return REQUIRED_DETAILS[store].includes(name);
  if (part === 'categories') return name === 'primaryCategory';
  const text = (Object.keys(EMPTY_LISTING) as ListingField[]).find((each) => each === field);
  return (
    part === 'texts' && text !== undefined && (listingLimit(store, text)?.required ?? 'never') !== 'never'
  );
}
