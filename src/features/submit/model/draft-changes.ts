import { EMPTY_LISTING, type Listing, type ListingField } from '@/domain/listings/listing';
import type { SubmissionDetails, DraftContent } from '@/domain/submissions/draft';

/** Turns one state of a draft into the next. */
export type DraftChange = <Draft extends DraftContent>(draft: Draft) => Draft;

/** The texts of a locale; empty ones for a locale that has none yet. */
export function listingOf(draft: DraftContent, locale: string): Listing {
  return draft.listings[locale] ?? EMPTY_LISTING;
}

export function setListingText(locale: string, field: ListingField, text: string): DraftChange {
  return (draft) => ({
    ...draft,
    listings: { ...draft.listings, [locale]: { ...listingOf(draft, locale), [field]: text } },
  });
}

/** Replaces several texts of a locale at once. */
export function setListingTexts(locale: string, texts: Partial<Listing>): DraftChange {
  return (draft) => ({
    ...draft,
    listings: { ...draft.listings, [locale]: { ...listingOf(draft, locale), ...texts } },
  });
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
    return { ...draft, listings };
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
