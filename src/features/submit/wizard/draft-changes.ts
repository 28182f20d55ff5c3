import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';
import { listingFor, ownPlayFields, setStoreText, withoutPlayTexts } from '@/domain/listings/store-texts';
import type { Platform } from '@/model/app';
import type { SubmissionDetails, DraftContent } from '@/model/draft';

/** Turns one state of a draft into the next. */
export type DraftChange = <Draft extends DraftContent>(draft: Draft) => Draft;

/**
 * The texts of a locale that the main form shows; empty ones for a locale that has none yet. Where Google Play has
 * texts of its own, a draft for Google Play alone shows those, and one for both stores the App Store's.
 */
export function listingOf(draft: DraftContent, locale: string): Listing {
  return listingFor(draft, draft.platform === 'android' ? 'android' : 'ios', locale);
}

/**
 * Changes one text of a locale.
 * @param store changes only that store's text, where Google Play has a text of its own; the one of the main form unless
 *   given
 */
export function setListingText(
  locale: string,
  field: ListingField,
  text: string,
  store?: Platform,
): DraftChange {
  return (draft) => {
    const changed = store ?? (draft.platform === 'android' ? 'android' : 'ios');
    const isOwn = changed === 'android' && ownPlayFields(draft, locale).some((own) => own === field);
    return setStoreText(draft, locale, field, text, isOwn ? 'android' : undefined);
  };
}

/** Replaces several texts of the main form together. */
export function setListingTexts(locale: string, texts: Partial<Listing>): DraftChange {
  return (draft) =>
    (Object.entries(texts) as [ListingField, string][]).reduce(
      (changed, [field, text]) => setListingText(locale, field, text)(changed),
      draft,
    );
}

export function setDetail<Key extends keyof SubmissionDetails>(
  key: Key,
  value: SubmissionDetails[Key],
): DraftChange {
  return (draft) => ({ ...draft, details: { ...draft.details, [key]: value } });
}

/**
 * Adds a locale with empty texts; the addresses of the main locale are taken over, because they are mostly the same.
 */
export function addLocale(locale: string): DraftChange {
  return (draft) => {
    if (draft.listings[locale]) return draft;
    const { supportUrl, marketingUrl, privacyUrl } = listingOf(draft, draft.defaultLocale);
    return {
      ...draft,
      listings: { ...draft.listings, [locale]: { ...EMPTY_LISTING, supportUrl, marketingUrl, privacyUrl } },
    };
  };
}

/** Removes a locale with its texts; the main locale stays. */
export function removeLocale(locale: string): DraftChange {
  return (draft) => {
    if (locale === draft.defaultLocale || !draft.listings[locale]) return draft;
    const listings = Object.fromEntries(Object.entries(draft.listings).filter(([code]) => code !== locale));
    return withoutPlayTexts({ ...draft, listings }, locale);
  };
}

/** Makes a locale of the draft the one that the stores fall back to. */
export function setDefaultLocale(locale: string): DraftChange {
  return (draft) => (draft.listings[locale] ? { ...draft, defaultLocale: locale } : draft);
}

/** The locales of a draft: the main one first, then in the order they were added. */
export function localesOf(draft: Pick<DraftContent, 'listings' | 'defaultLocale'>): string[] {
  const others = Object.keys(draft.listings).filter((locale) => locale !== draft.defaultLocale);
  return [draft.defaultLocale, ...others];
}
