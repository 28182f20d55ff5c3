import type { Platform } from '@/model/app';
import { findProductLocale } from '@/domain/locales/locale-map';
import { languageOf, PRODUCT_LOCALES, type ProductLocale } from '@/domain/locales/product-locales';

/** Meaning of a locale folder's name to a store. */
export interface ListingLocale {
  /** Product locale; undefined when the store has no such language or several regions of it. */
  code?: string;
  /** Whether the folder is named exactly as the store spells the locale. */
  isExact: boolean;
  /** Product locales of the same language that the store offers, for the user to choose from. */
  nearest: readonly string[];
}

/**
 * Finds the locale that a folder of a listing is meant for. A region or script that the store does not know is left out
 * where the store has only one locale of the language: `be-BY` is Belarusian, `eu` is Basque of Spain.
 * @param folder name of the folder as spelt, in any case
 */
export function findListingLocale(folder: string, store: Platform): ListingLocale {
  const known = KNOWN[store].get(folder);
  if (known) return known;
  const found = readFolderName(folder, store);
  if (KNOWN[store].size < MAX_KNOWN) KNOWN[store].set(folder, found);
  return found;
}

/** Names that were looked up before, because a tree contains the same few names thousands of times. */
const KNOWN: Record<Platform, Map<string, ListingLocale>> = { ios: new Map(), android: new Map() };
const MAX_KNOWN = 2000;
const OFFERED: Record<Platform, readonly ProductLocale[]> = {
  ios: offeredBy('ios'),
  android: offeredBy('android'),
};

function offeredBy(store: Platform): ProductLocale[] {
  return PRODUCT_LOCALES.filter((locale) => spelling(locale, store) !== undefined);
}

function readFolderName(folder: string, store: Platform): ListingLocale {
  const offered = OFFERED[store];
  const known = findProductLocale(folder, store);
  const exact = known !== undefined && offered.some((locale) => locale.code === known) ? known : undefined;
  const language = languageOf(folder.trim());
  // Some languages have two codes, e.g. `in` and `id`.
  const base = languageOf(findProductLocale(language, store) ?? language);
  const nearest = offered.filter(({ code }) => languageOf(code) === base).map(({ code }) => code);
  const code = exact ?? (nearest.length === 1 ? nearest[0] : undefined);
  const own = offered.find((locale) => locale.code === code);
  return {
    ...(code !== undefined && { code }),
    isExact: own !== undefined && spelling(own, store) === folder,
    nearest,
  };
}

function spelling(locale: ProductLocale, store: Platform): string | undefined {
  return store === 'ios' ? locale.apple : locale.play;
}
