import { PLATFORMS, type Platform } from '@/model/app';
import type { BaselineSource, BaselineText } from '@/domain/baseline/baseline';
import { LISTING_LIMITS } from '@/domain/listings/limits';
import { EMPTY_LISTING, type Listing, type ListingField } from '@/model/listing';
import { listingsFromCsv } from '../csv/table';
import { EMPTY_DETAILS } from '@/model/draft';
import type { Result } from '@/domain/result';
import type { ImportedDraft } from '../parts/import-draft';

/**
 * Makes a draft of the table that Localization exports. It contains one text for both stores.
 * @param path of the file, for the report
 */
export function importTable(path: string, text: string): Result<ImportedDraft> {
  const table = listingsFromCsv(text);
  if (!table.ok) return table;
  const { listings, notes } = table.value;
  if (Object.keys(listings).length === 0 && notes.length === 0)
    return {
      ok: false,
      failure:
        'The table has headings but no row with a locale. Fill in a row for each language and choose it again.',
    };
  const [first = 'en-US'] = Object.keys(listings);
  const defaultLocale = listings['en-US'] ? 'en-US' : first;
  const sources = PLATFORMS.map((store) => sourceOf(store, path, listings));
  return {
    ok: true,
    value: {
      content: {
        platform: 'both',
        defaultLocale,
        listings: {
          [defaultLocale]: EMPTY_LISTING,
          ...Object.fromEntries(
            Object.entries(listings).map(([locale, texts]) => [locale, { ...EMPTY_LISTING, ...texts }]),
          ),
        },
        details: { ...EMPTY_DETAILS, isUpdate: true },
        version: '',
      },
      pictures: [],
      sources,
      report: {
        taken: sources.flatMap(({ store, texts }) =>
          Object.entries(texts).map(([locale, own]) => ({
            store,
            locale,
            texts: Object.keys(own).length,
            pictures: 0,
          })),
        ),
        details: 0,
        leftOut: notes.map((message) => ({ path, reason: 'table', message })),
        kept: [],
        differences: [],
      },
    },
  };
}

function sourceOf(
  store: Platform,
  path: string,
  listings: Readonly<Record<string, Partial<Listing>>>,
): BaselineSource {
  const fields = LISTING_LIMITS.filter((limit) => limit.store === store).map(({ field }) => field);
  const textsOf = (listing: Partial<Listing>): Partial<Record<ListingField, BaselineText>> =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const text = listing[field]?.trim() ?? '';
        return text === '' ? [] : [[field, { text, path }]];
      }),
    );
  return {
    store,
    format: 'csv',
    root: path,
    folders: Object.fromEntries(Object.keys(listings).map((locale) => [locale, locale])),
    texts: Object.fromEntries(Object.entries(listings).map(([locale, own]) => [locale, textsOf(own)])),
    details: {},
    pictures: [],
  };
}
