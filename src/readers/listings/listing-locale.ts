import type { Platform } from '@/domain/apps/app';
import { findProductLocale } from '@/domain/locales/locale-map';
import { languageOf, PRODUCT_LOCALES } from '@/domain/locales/product-locales';

/** What the name of a locale folder means to a store. */
export interface ListingLocale {
  /** Product locale; undefined when the store has no such language or several regions of it. */
  code?: string;
  /** Is the folder named exactly as the store spells the locale? */
  isExact: boolean;
  /** Product locales of the same language that the store offers, for the user to choose from. */
  nearest: string[];
}

/**
 * Finds the locale that a folder of a listing is meant for. A region or script that the store does not know is left out
 * where the store has only one locale of the language: `be-BY` is Belarusian, `eu` is Basque of Spain.
 * @param folder name of the folder as it is spelt, in any case
 */
export function findListingLocale(folder: string, store: Platform): ListingLocale {
  const offered = PRODUCT_LOCALES.filter((locale) => spelling(locale, store) !== undefined);
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

function spelling(locale: (typeof PRODUCT_LOCALES)[number], store: Platform): string | undefined {
  return store === 'ios' ? locale.apple : locale.play;
}
