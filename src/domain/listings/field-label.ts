import type { Platform } from '@/model/app';
import { LISTING_LIMITS, listingLimit } from './limits';
import type { ListingField } from '@/model/listing';

/** Names of the fields that both stores have, for findings about both. */
const SHARED_LABELS: Partial<Record<ListingField, string>> = {
  title: 'App name',
  description: 'Description',
  releaseNotes: 'Release notes',
};

/** Returns the field's name in the given store, or a neutral one for both. */
export function fieldLabel(field: ListingField, stores: readonly Platform[]): string {
  const shared = stores.length === 1 ? undefined : SHARED_LABELS[field];
  const own = stores.map((store) => listingLimit(store, field)?.label).find((label) => label !== undefined);
  return shared ?? own ?? field;
}

/** Fields whose names are plurals. */
const PLURALS = /^(?:Keywords|Release notes)$/;

/**
 * Returns a sentence about a field whose verb agrees with its name: `Keywords are missing`.
 * @param predicate for one thing, e.g. `is missing`, `still contains …`
 */
export function fieldSays(field: ListingField, stores: readonly Platform[], predicate: string): string {
  const label = fieldLabel(field, stores);
  if (!PLURALS.test(label)) return `${label} ${predicate}`;
  const plural = predicate
    .replace(/^is\b/, 'are')
    .replace(/^has\b/, 'have')
    .replace(/^((?:still )?)(\w+[a-z])s\b/, '$1$2');
  return `${label} ${plural}`;
}

/** The first words that were found, in quotes. */
export function quoted(words: readonly string[]): string {
  const shown = words.slice(0, 5).map((word) => `“${word}”`);
  return shown.join(', ') + (words.length > shown.length ? ' …' : '');
}

const URL_FIELDS: readonly ListingField[] = ['supportUrl', 'marketingUrl', 'privacyUrl', 'videoUrl'];

const TEXT_FIELDS: Record<Platform, readonly ListingField[]> = {
  ios: textFields('ios'),
  android: textFields('android'),
};

function textFields(store: Platform): ListingField[] {
  return LISTING_LIMITS.filter((limit) => limit.store === store && !URL_FIELDS.includes(limit.field)).map(
    (limit) => limit.field,
  );
}

/** Returns the text fields of a store, without its URLs, in the order of the table. */
export function textFieldsOf(store: Platform): readonly ListingField[] {
  return TEXT_FIELDS[store];
}
