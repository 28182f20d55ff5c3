import type { Platform } from '@/model/app';
import { LISTING_LIMITS } from './limits';
import {
  EMPTY_LISTING,
  type Listing,
  type ListingField,
  type PlayTexts,
  SHARED_FIELDS,
  type SharedField,
  type StoreTexts,
} from '@/model/listing';

export function isSharedField(field: ListingField): field is SharedField {
  return (SHARED_FIELDS as readonly ListingField[]).includes(field);
}

/** The fields of a locale for which Google Play has a text of its own. */
export function ownPlayFields(texts: StoreTexts, locale: string): SharedField[] {
  const own = texts.playTexts?.[locale];
  return SHARED_FIELDS.filter((field) => own?.[field] !== undefined);
}

/** The listing of a locale as one store gets it; empty for a locale without texts. */
export function listingFor(texts: StoreTexts, store: Platform, locale: string): Listing {
  const listing = texts.listings[locale] ?? EMPTY_LISTING;
  const fields = store === 'android' ? ownPlayFields(texts, locale) : [];
  if (fields.length === 0) return listing;
  const own = texts.playTexts?.[locale];
  return {
    ...listing,
    ...Object.fromEntries(fields.map((field) => [field, own?.[field] ?? listing[field]])),
  };
}

/**
 * The stores that a locale has texts for. A locale whose texts are shared is meant for both; one with texts of Google
 * Play's own only for those stores that have any.
 */
export function storesWithTexts(
  texts: StoreTexts,
  locale: string,
  platforms: readonly Platform[],
): Platform[] {
  if (ownPlayFields(texts, locale).length === 0) return [...platforms];
  return platforms.filter((store) => !isBlankFor(texts, store, locale));
}

function isBlankFor(texts: StoreTexts, store: Platform, locale: string): boolean {
  const listing = listingFor(texts, store, locale);
  return LISTING_LIMITS.every((limit) => limit.store !== store || listing[limit.field].trim() === '');
}

/**
 * Sets one text.
 * @param store where only that store's text changes: for `android` the field gets a text of Google Play's own. Without
 *   a store, or for a field of one store alone, the listing's text changes.
 */
export function setStoreText<Texts extends StoreTexts>(
  texts: Texts,
  locale: string,
  field: ListingField,
  text: string,
  store?: Platform,
): Texts {
  if (store === 'android' && isSharedField(field)) {
    return {
      ...texts,
      playTexts: { ...texts.playTexts, [locale]: { ...texts.playTexts?.[locale], [field]: text } },
    };
  }
  const listing = texts.listings[locale] ?? EMPTY_LISTING;
  return { ...texts, listings: { ...texts.listings, [locale]: { ...listing, [field]: text } } };
}

/**
 * Gives a field a text of Google Play's own, which begins as the shared one, or one text for both stores again.
 * @param isOwn whether Google Play has its own text; `false` drops it, the App Store's text then serves both
 */
export function setOwnPlayText<Texts extends StoreTexts>(
  texts: Texts,
  locale: string,
  field: SharedField,
  isOwn: boolean,
): Texts {
  if (isOwn) {
    const { [field]: text } = listingFor(texts, 'android', locale);
    return setStoreText(texts, locale, field, text, 'android');
  }
  const own = Object.entries(texts.playTexts?.[locale] ?? {}).filter(([key]) => key !== field);
  return withPlayTexts(texts, locale, Object.fromEntries(own));
}

/** Sets the texts of both stores: one shared text where they are the same, else one for each. */
export function setTextsByStore<Texts extends StoreTexts>(
  texts: Texts,
  locale: string,
  field: SharedField,
  { ios, android }: Record<Platform, string>,
): Texts {
  const shared = setOwnPlayText(setStoreText(texts, locale, field, ios), locale, field, false);
  return ios === android ? shared : setStoreText(shared, locale, field, android, 'android');
}

/** Drops Google Play's own texts of a locale. */
export function withoutPlayTexts<Texts extends StoreTexts>(texts: Texts, locale: string): Texts {
  return texts.playTexts?.[locale] ? withPlayTexts(texts, locale, {}) : texts;
}

/** Removes empty entries, so that a draft without own texts equals one that never had any. */
function withPlayTexts<Texts extends StoreTexts>(
  texts: Texts,
  locale: string,
  own: PlayTexts[string],
): Texts {
  const playTexts = { ...texts.playTexts, [locale]: own };
  if (Object.keys(own).length === 0) delete playTexts[locale];
  const changed = { ...texts, playTexts };
  if (Object.keys(playTexts).length === 0) delete (changed as StoreTexts).playTexts;
  return changed;
}
