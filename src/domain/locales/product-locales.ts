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
}

type Row = [code: string, apple: string, play: string, name: string, nativeName: string];

/**
 * Product code, Apple, Play, names. The product spells the ten target markets, en-US and zh-TW in full (sources 4.3),
 * every other Apple code as Apple does, and a code only Play has as Play does. `-` for not offered.
 */
const ROWS: readonly Row[] = [
  ['en-US', 'en-US', 'en-US', 'English (US)', 'English (US)'],
  ['es-ES', 'es-ES', 'es-ES', 'Spanish (Spain)', 'Español (España)'],
  ['fr-FR', 'fr-FR', 'fr-FR', 'French', 'Français'],
  ['de-DE', 'de-DE', 'de-DE', 'German', 'Deutsch'],
  ['ja-JP', 'ja', 'ja-JP', 'Japanese', '日本語'],
  ['ko-KR', 'ko', 'ko-KR', 'Korean', '한국어'],
  ['zh-CN', 'zh-Hans', 'zh-CN', 'Chinese (Simplified)', '简体中文'],
  ['zh-TW', 'zh-Hant', 'zh-TW', 'Chinese (Traditional)', '繁體中文'],
  ['pt-BR', 'pt-BR', 'pt-BR', 'Portuguese (Brazil)', 'Português (Brasil)'],
  ['ru-RU', 'ru', 'ru-RU', 'Russian', 'Русский'],
  ['ar-SA', 'ar-SA', 'ar', 'Arabic', 'العربية'],
  ['hi-IN', 'hi', 'hi-IN', 'Hindi', 'हिन्दी'],
  ['bn-BD', 'bn-BD', 'bn-BD', 'Bangla', 'বাংলা'],
  ['ca', 'ca', 'ca', 'Catalan', 'Català'],
  ['cs', 'cs', 'cs-CZ', 'Czech', 'Čeština'],
  ['da', 'da', 'da-DK', 'Danish', 'Dansk'],
  ['el', 'el', 'el-GR', 'Greek', 'Ελληνικά'],
  ['en-AU', 'en-AU', 'en-AU', 'English (Australia)', 'English (Australia)'],
  ['en-CA', 'en-CA', 'en-CA', 'English (Canada)', 'English (Canada)'],
  ['en-GB', 'en-GB', 'en-GB', 'English (UK)', 'English (UK)'],
  ['es-MX', 'es-MX', 'es-419', 'Spanish (Latin America)', 'Español (Latinoamérica)'],
  ['fi', 'fi', 'fi-FI', 'Finnish', 'Suomi'],
  ['fr-CA', 'fr-CA', 'fr-CA', 'French (Canada)', 'Français (Canada)'],
  ['gu-IN', 'gu-IN', 'gu', 'Gujarati', 'ગુજરાતી'],
  ['he', 'he', 'iw-IL', 'Hebrew', 'עברית'],
  ['hr', 'hr', 'hr', 'Croatian', 'Hrvatski'],
  ['hu', 'hu', 'hu-HU', 'Hungarian', 'Magyar'],
  ['id', 'id', 'id', 'Indonesian', 'Bahasa Indonesia'],
  ['it', 'it', 'it-IT', 'Italian', 'Italiano'],
  ['kn-IN', 'kn-IN', 'kn-IN', 'Kannada', 'ಕನ್ನಡ'],
  ['ml-IN', 'ml-IN', 'ml-IN', 'Malayalam', 'മലയാളം'],
  ['mr-IN', 'mr-IN', 'mr-IN', 'Marathi', 'मराठी'],
  ['ms', 'ms', 'ms', 'Malay', 'Bahasa Melayu'],
  ['nl-NL', 'nl-NL', 'nl-NL', 'Dutch', 'Nederlands'],
  ['no', 'no', 'no-NO', 'Norwegian', 'Norsk'],
  ['or-IN', 'or-IN', '-', 'Odia', 'ଓଡ଼ିଆ'],
  ['pa-IN', 'pa-IN', 'pa', 'Punjabi', 'ਪੰਜਾਬੀ'],
  ['pl', 'pl', 'pl-PL', 'Polish', 'Polski'],
  ['pt-PT', 'pt-PT', 'pt-PT', 'Portuguese (Portugal)', 'Português (Portugal)'],
  ['ro', 'ro', 'ro', 'Romanian', 'Română'],
  ['sk', 'sk', 'sk', 'Slovak', 'Slovenčina'],
  ['sl-SI', 'sl-SI', 'sl', 'Slovenian', 'Slovenščina'],
  ['sv', 'sv', 'sv-SE', 'Swedish', 'Svenska'],
  ['ta-IN', 'ta-IN', 'ta-IN', 'Tamil', 'தமிழ்'],
  ['te-IN', 'te-IN', 'te-IN', 'Telugu', 'తెలుగు'],
  ['th', 'th', 'th', 'Thai', 'ไทย'],
  ['tr', 'tr', 'tr-TR', 'Turkish', 'Türkçe'],
  ['uk', 'uk', 'uk', 'Ukrainian', 'Українська'],
  ['ur-PK', 'ur-PK', 'ur', 'Urdu', 'اردو'],
  ['vi', 'vi', 'vi', 'Vietnamese', 'Tiếng Việt'],
  // The 38 that only Google Play offers (sources 4.3).
  ['af', '-', 'af', 'Afrikaans', 'Afrikaans'],
  ['am', '-', 'am', 'Amharic', 'አማርኛ'],
  ['az-AZ', '-', 'az-AZ', 'Azerbaijani', 'Azərbaycan'],
  ['be', '-', 'be', 'Belarusian', 'Беларуская'],
  ['bg', '-', 'bg', 'Bulgarian', 'Български'],
  ['en-IN', '-', 'en-IN', 'English (India)', 'English (India)'],
  ['en-SG', '-', 'en-SG', 'English (Singapore)', 'English (Singapore)'],
  ['en-ZA', '-', 'en-ZA', 'English (South Africa)', 'English (South Africa)'],
  ['es-US', '-', 'es-US', 'Spanish (US)', 'Español (EE. UU.)'],
  ['et', '-', 'et', 'Estonian', 'Eesti'],
  ['eu-ES', '-', 'eu-ES', 'Basque', 'Euskara'],
  ['fa', '-', 'fa', 'Persian', 'فارسی'],
  ['fa-AE', '-', 'fa-AE', 'Persian (United Arab Emirates)', 'فارسی (امارات)'],
  ['fa-AF', '-', 'fa-AF', 'Persian (Afghanistan)', 'دری'],
  ['fa-IR', '-', 'fa-IR', 'Persian (Iran)', 'فارسی (ایران)'],
  ['fil', '-', 'fil', 'Filipino', 'Filipino'],
  ['gl-ES', '-', 'gl-ES', 'Galician', 'Galego'],
  ['hy-AM', '-', 'hy-AM', 'Armenian', 'Հայերեն'],
  ['is-IS', '-', 'is-IS', 'Icelandic', 'Íslenska'],
  ['ka-GE', '-', 'ka-GE', 'Georgian', 'ქართული'],
  ['kk', '-', 'kk', 'Kazakh', 'Қазақ тілі'],
  ['km-KH', '-', 'km-KH', 'Khmer', 'ខ្មែរ'],
  ['ky-KG', '-', 'ky-KG', 'Kyrgyz', 'Кыргызча'],
  ['lo-LA', '-', 'lo-LA', 'Lao', 'ລາວ'],
  ['lt', '-', 'lt', 'Lithuanian', 'Lietuvių'],
  ['lv', '-', 'lv', 'Latvian', 'Latviešu'],
  ['mk-MK', '-', 'mk-MK', 'Macedonian', 'Македонски'],
  ['mn-MN', '-', 'mn-MN', 'Mongolian', 'Монгол'],
  ['ms-MY', '-', 'ms-MY', 'Malay (Malaysia)', 'Bahasa Melayu (Malaysia)'],
  ['my-MM', '-', 'my-MM', 'Burmese', 'မြန်မာ'],
  ['ne-NP', '-', 'ne-NP', 'Nepali', 'नेपाली'],
  ['rm', '-', 'rm', 'Romansh', 'Rumantsch'],
  ['si-LK', '-', 'si-LK', 'Sinhala', 'සිංහල'],
  ['sq', '-', 'sq', 'Albanian', 'Shqip'],
  ['sr', '-', 'sr', 'Serbian', 'Српски'],
  ['sw', '-', 'sw', 'Swahili', 'Kiswahili'],
  ['zh-HK', '-', 'zh-HK', 'Chinese (Hong Kong)', '繁體中文（香港）'],
  ['zu', '-', 'zu', 'Zulu', 'IsiZulu'],
];

/** Every locale of the product: the twelve of sources 4.3 first, then Apple's others, then those that only Play has. */
export const PRODUCT_LOCALES: readonly ProductLocale[] = ROWS.map(
  ([code, apple, play, name, nativeName]) => ({
    code,
    name,
    nativeName,
    ...(apple === '-' ? {} : { apple }),
    ...(play === '-' ? {} : { play }),
  }),
);

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
