import { locales } from 'virtual:catalog/locales';

/** A locale in which a listing can be written. */
export interface ProductLocale {
  /** The product's own code, e.g. `ja-JP`: the key of a draft's listings. */
  code: string;
  /** English name, e.g. `Japanese`. */
  name: string;
  /** Name in the language itself. */
  nativeName: string;
  /** App Store Connect's code; none where Apple does not offer the locale. */
  apple?: string;
  /** Google Play's code; none where Play does not offer the locale. */
  play?: string;
  /** Whether EAS Metadata takes Apple's code; one that Apple added in 2026 it refuses (sources 3.3). */
  eas?: false;
}

/** Every locale of the product (catalog/locales.yaml), in the order in which they are offered. */
export const PRODUCT_LOCALES: readonly ProductLocale[] = locales;

const BY_CODE = new Map(PRODUCT_LOCALES.map((locale) => [locale.code, locale]));

/** Returns the locale of an exactly spelt product code; undefined for any other text. */
export function productLocale(code: string): ProductLocale | undefined {
  return BY_CODE.get(code);
}

/** English and native name, e.g. `Japanese (日本語)`; one of them where both are the same, the code when unknown. */
export function localeLabel(code: string): string {
  const locale = productLocale(code);
  if (!locale) return code;
  const { name, nativeName } = locale;
  if (name === nativeName) return name;
  return name.includes('(') ? `${name} · ${nativeName}` : `${name} (${nativeName})`;
}

/** Languages written from right to left, among those of the stores (`iw` is Play's old code for Hebrew). */
const RIGHT_TO_LEFT = ['ar', 'he', 'iw', 'ur', 'fa'];

/** The language part of a code: `pt` of `pt-BR` or `pt_BR`, in lower case. */
export function languageOf(code: string): string {
  const end = code.search(/[-_]/);
  return (end < 0 ? code : code.slice(0, end)).toLowerCase();
}

/** Writing direction, for the `dir` attribute of elements that show a text of that locale. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(languageOf(code)) ? 'rtl' : 'ltr';
}
