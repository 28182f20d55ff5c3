import type { Platform } from '@/model/app';
import { splitKeywords } from '../listings/keyword-list';
import { isBlankListing, type Listing } from '@/model/listing';
import { listingFor, storesWithTexts } from '../listings/store-texts';
import { productLocale } from '../locales/product-locales';
import type { PackageSource } from './package-file';
import { storeText } from '../texts';

/** The texts of one locale, ready to be written under a store's own folder name. */
export interface LocaleTexts {
  /** Product code, e.g. `ja-JP`. */
  code: string;
  /** The store's code, spelt exactly, e.g. `ja`. */
  folder: string;
  listing: Listing;
}

/** Splits the keywords of a listing and removes repeats, whatever their case: EAS refuses repeats (sources 3.3). */
export function keywordList(keywords: string): string[] {
  const seen = new Set<string>();
  return splitKeywords(keywords).filter((keyword) => {
    const key = keyword.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Returns the locales of a draft that a store offers with that store's texts, the default one first, then by code; blank
 * ones are left out.
 * @returns the locales, and the product codes of those with texts that the store does not offer
 */
export function localesFor(
  source: Pick<PackageSource, 'listings' | 'playTexts' | 'defaultLocale'>,
  store: Platform,
  toStoreCode: (code: string) => string | undefined,
): { locales: LocaleTexts[]; notOffered: string[] } {
  const locales: LocaleTexts[] = [];
  const notOffered: string[] = [];
  for (const code of sortedLocales(source)) {
    if (storesWithTexts(source, code, [store]).length === 0) continue;
    const listing = listingFor(source, store, code);
    if (isBlankListing(listing)) continue;
    const folder = toStoreCode(code);
    if (folder) locales.push({ code, folder, listing });
    else notOffered.push(code);
  }
  return { locales, notOffered };
}

/** Returns one note for all locales that were left out because the store or tool does not have them. */
export function notOfferedNotes(codes: readonly string[], storeName: string): string[] {
  const names = codes.map((code) => productLocale(code)?.name ?? code);
  return names.length > 0 ? [`Not available on ${storeName} and left out: ${names.join(', ')}.`] : [];
}

function sortedLocales({ listings, defaultLocale }: Pick<PackageSource, 'listings' | 'defaultLocale'>) {
  const rank = (code: string) => (code === defaultLocale ? 0 : 1);
  return Object.keys(listings).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** Adds a text file, unless the text is blank: the tools skip empty files (sources 3.1). */
export function textFile(path: string, text: string): { path: string; content: string }[] {
  const content = storeText(text);
  return content === '' ? [] : [{ path, content }];
}

/** Returns the entries of a table of file names, with the type of its keys. */
export function pairsOf<K extends string>(table: Record<K, string>): [K, string][] {
  return Object.entries(table) as [K, string][];
}
