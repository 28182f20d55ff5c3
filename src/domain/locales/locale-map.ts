import type { Platform } from '@/model/app';
import { PRODUCT_LOCALES, productLocale } from './product-locales';

/** Returns App Store Connect's code for a product locale; undefined where Apple does not offer it. */
export function appleLocale(code: string): string | undefined {
  return productLocale(code)?.apple;
}

/** Returns Google Play's code for a product locale; undefined where Play does not offer it (`or-IN`). */
export function playLocale(code: string): string | undefined {
  return productLocale(code)?.play;
}

/** Returns the code for EAS Metadata: Apple's, without the 11 of 2026 that its schema still refuses (sources 3.3). */
export function easLocale(code: string): string | undefined {
  const locale = productLocale(code);
  return locale?.eas === false ? undefined : locale?.apple;
}

/** Spellings of each product code in the stores, in lower case with hyphens. */
const FROM_PRODUCT = index((locale) => locale.code);
const FROM_STORE: Record<Platform, Map<string, string>> = {
  ios: index((locale) => locale.apple),
  android: index((locale) => locale.play),
};

/**
 * Other spellings seen in real folders (sources 4.3): fastlane's folder names from before 2015 (ALL_LANGUAGES_LEGACY),
 * bare languages (fastlane#21381), Chinese by script or region, Hebrew by either code.
 */
const ALIASES: Record<string, string> = {
  'cmn-hans': 'zh-CN',
  'cmn-hant': 'zh-TW',
  'zh-hans-cn': 'zh-CN',
  'zh-hant-tw': 'zh-TW',
  'zh-hant-hk': 'zh-HK',
  'zh-hans-sg': 'zh-CN',
  zh: 'zh-CN',
  'zh-sg': 'zh-CN',
  'vi-vi': 'vi',
  'vi-vn': 'vi',
  'id-id': 'id',
  'th-th': 'th',
  'hr-hr': 'hr',
  'ro-ro': 'ro',
  'sk-sk': 'sk',
  'uk-ua': 'uk',
  'ca-es': 'ca',
  'ms-my': 'ms',
  'nb-no': 'no',
  nb: 'no',
  'he-il': 'he',
  iw: 'he',
  in: 'id',
  tl: 'fil',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  pt: 'pt-BR',
  nl: 'nl-NL',
  'ar-ae': 'ar-SA',
  'ar-eg': 'ar-SA',
  bn: 'bn-BD',
  'bn-in': 'bn-BD',
  kn: 'kn-IN',
  ml: 'ml-IN',
  mr: 'mr-IN',
  or: 'or-IN',
  ta: 'ta-IN',
  te: 'te-IN',
  'ur-in': 'ur-PK',
  'sl-sl': 'sl-SI',
};

/**
 * Finds the product locale for a code as a store, a tool or a person spells it: any case, underscores, a store's own
 * code, or one of the known aliases.
 * @param store whose spelling is tried first. Play's `ms-MY` is a locale of its own; in an App Store folder it is `ms`.
 * @returns the product code, or undefined for an unknown code
 */
export function findProductLocale(spelling: string, store?: Platform): string | undefined {
  const key = spelling.trim().replaceAll('_', '-').toLowerCase();
  const own = store && FROM_STORE[store].get(key);
  if (own) return own;
  const alias = Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
  // In an App Store folder a code that only Play has is at most an old spelling.
  if (store === 'ios' && alias) return alias;
  return FROM_PRODUCT.get(key) ?? FROM_STORE.ios.get(key) ?? FROM_STORE.android.get(key) ?? alias;
}

function index(
  spelling: (locale: (typeof PRODUCT_LOCALES)[number]) => string | undefined,
): Map<string, string> {
  const map = new Map<string, string>();
  for (const locale of PRODUCT_LOCALES) {
    const key = spelling(locale)?.toLowerCase();
    if (key !== undefined) map.set(key, locale.code);
  }
  return map;
}
