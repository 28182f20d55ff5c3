import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';
import { productLocale } from '@/domain/locales/product-locales';
import type { DraftContent } from '@/model/draft';
import { OPTIMIZED_LOCALES, type OptimizationResult } from './optimization';

/** One text of a draft that a result would change. */
export interface DraftText {
  /** Locale and field. */
  id: string;
  locale: string;
  field: ListingField;
  label: string;
  before: string;
  after: string;
  /** Whether the draft has no texts in this locale yet. */
  isNewLocale: boolean;
}

const LABELS: Partial<Record<ListingField, string>> = {
  title: 'Title',
  description: 'Description',
  keywords: 'Keywords',
};

/**
 * Texts of a draft that a result would change: those of its default locale first, then the three localized versions.
 */
export function draftTexts(draft: DraftContent, result: OptimizationResult): DraftText[] {
  const { defaultLocale } = draft;
  const texts = (locale: string, fields: Partial<Record<ListingField, string>>): DraftText[] =>
    (Object.keys(fields) as ListingField[]).map((field) => ({
      id: `${locale} ${field}`,
      locale,
      field,
      label: `${LABELS[field] ?? field}, ${productLocale(locale)?.name ?? locale}`,
      before: draft.listings[locale]?.[field] ?? '',
      after: fields[field] ?? '',
      isNewLocale: draft.listings[locale] === undefined,
    }));
  return [
    ...texts(defaultLocale, {
      title: result.optimizedTitle,
      description: result.optimizedDescription,
      keywords: result.keywords.join(','),
    }),
    ...OPTIMIZED_LOCALES.filter((locale) => locale !== defaultLocale).flatMap((locale) =>
      texts(locale, { ...result.localizedVersions[locale] }),
    ),
  ].filter(({ before, after }) => before !== after && after !== '');
}

/** The draft with these texts; all its other texts stay. A new locale copies the main one's addresses. */
export function withTexts<Draft extends DraftContent>(
  draft: Draft,
  texts: readonly DraftText[],
  now: string,
): Draft {
  const listings = { ...draft.listings };
  const { supportUrl = '', marketingUrl = '', privacyUrl = '' } = listings[draft.defaultLocale] ?? {};
  const fresh = { ...EMPTY_LISTING, supportUrl, marketingUrl, privacyUrl };
  for (const { locale, field, after } of texts)
    listings[locale] = { ...(listings[locale] ?? fresh), [field]: after };
  return saved(draft, listings, now);
}

/** Restores the texts that have not changed since; removes a locale that they added if it is empty again. */
export function withoutTexts<Draft extends DraftContent>(
  draft: Draft,
  texts: readonly DraftText[],
  now: string,
): Draft {
  const listings = { ...draft.listings };
  for (const { locale, field, before, after } of texts) {
    const listing = listings[locale];
    if (listing?.[field] === after) listings[locale] = { ...listing, [field]: before };
  }
  for (const { locale, isNewLocale } of texts) {
    const listing = listings[locale];
    if (listing && isNewLocale && isBlank(listing)) delete listings[locale];
  }
  return saved(draft, listings, now);
}

/** Whether a locale has no text of its own; copied addresses don't count. */
function isBlank(listing: Listing): boolean {
  return Object.entries(listing).every(([field, text]) => text === '' || field.endsWith('Url'));
}

/** The wizard, open in another tab, follows a draft of a higher revision. */
function saved<Draft extends DraftContent>(
  draft: Draft,
  listings: DraftContent['listings'],
  now: string,
): Draft {
  return { ...draft, listings, updatedAt: now, revision: (draft.revision ?? 0) + 1 };
}
