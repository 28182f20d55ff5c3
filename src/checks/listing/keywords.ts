import { quoted } from '@/domain/listings/field-label';
import { splitKeywords } from '@/domain/listings/keyword-list';
import { wordsOf } from '@/domain/listings/text-shape';
import { languageOf } from '@/domain/locales/product-locales';
import { KEYWORD_PRICES } from '@/domain/listings/wording/claim-phrases';
import { findPhrases, readWords } from '@/domain/listings/wording/match-phrases';
import { APPLE } from 'virtual:catalog/sources';
import { countOf } from '@/domain/texts';
import { defineFamily, type Rule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

const RULES = {
  'listing-keyword-separators': {
    title: 'Separators of the keywords',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.versionInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The App Store splits keywords only at commas, Latin or Chinese; anything else is read as one long keyword.',
    fix: 'Separate them with plain commas.',
    examples: { fires: { keywords: 'diary;mood;sleep' }, holds: { keywords: 'diary,mood,sleep' } },
  },
  'listing-keyword-spaces': {
    title: 'Spaces around keywords',
    severity: 'note',
    isSearchIdea: true,
    stores: ['ios'],
    source: APPLE.versionInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Every space after a comma takes one of the 100 characters and adds nothing.',
    fix: 'Leave out the spaces around commas.',
    examples: { fires: { keywords: 'diary, mood, sleep' }, holds: { keywords: 'diary,mood,sleep' } },
  },
  'listing-keyword-repeats': {
    title: 'Repeated keywords',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.versionInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'A repeated keyword adds nothing to search, and EAS refuses a list with repeats.',
    fix: 'Keep each once.',
    examples: { fires: { keywords: 'diary,mood,Diary' }, holds: { keywords: 'diary,mood' } },
  },
  'listing-keyword-name': {
    title: 'App name among the keywords',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.versionInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Apple asks not to repeat it: the app is found by its name anyway.',
    fix: 'Use the space for words people search for.',
    examples: {
      fires: { title: 'Lantern: Evening Journal', keywords: 'lantern,diary' },
      holds: { title: 'Lantern: Evening Journal', keywords: 'diary' },
    },
  },
  'listing-keyword-company': {
    title: 'Company name among the keywords',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.versionInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Apple asks not to repeat it: it is searched anyway.',
    fix: 'Use the space for words people search for.',
    examples: { fires: '“example,mood” of Example Ltd', holds: '“diary,mood”' },
  },
  'listing-keyword-in-name': {
    title: 'Keywords already in name or subtitle',
    severity: 'note',
    isSearchIdea: true,
    stores: ['ios'],
    source: APPLE.versionInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The App Store searches name, subtitle and keywords together; a word counts once.',
    fix: 'Use the space for other words.',
    examples: {
      fires: { title: 'Lantern: Evening Journal', keywords: 'journal,diary' },
      holds: { title: 'Lantern: Evening Journal', keywords: 'diary' },
    },
  },
  'listing-keyword-plural': {
    title: 'Singular and plural of a keyword',
    severity: 'note',
    isSearchIdea: true,
    stores: ['ios'],
    source: APPLE.versionInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'In English, the App Store also finds the plural by the singular.',
    fix: 'Keep the singular.',
    examples: { fires: { keywords: 'habit,habits' }, holds: { keywords: 'habit' } },
  },
  'listing-keyword-short': {
    title: 'Keywords of one or two characters',
    severity: 'note',
    isSearchIdea: true,
    stores: ['ios'],
    source: APPLE.versionInfo,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Apple’s help asks for more than two characters, although App Store Connect accepts shorter keywords.',
    fix: 'Keep those that people search for.',
    examples: { fires: { keywords: 'diary,ab' }, holds: { keywords: 'diary' } },
  },
  'listing-keyword-price': {
    title: 'Price words as keywords',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.metadata,
    checked: '2026-11-26',
    effort: 'texts',
    why: 'Guideline 2.3.7 keeps prices out of metadata.',
    fix: 'Use the space for what the app does.',
    examples: {
      fires: { keywords: 'diary,free,discount' },
      holds: { keywords: 'diary,free writing,gratitude' },
    },
  },
} satisfies Record<string, Rule>;

/** App Store keywords: repeats and waste within the 100 characters (sources 1.1, 1.2). */
export const KEYWORDS = defineFamily({ rules: RULES, check: checkKeywords });

type Found = ListingFound & { rule: keyof typeof RULES };

type KeywordFinding = Pick<Found, 'title' | 'why' | 'fix'> & { fixedText?: string };

/** Commas of other scripts, and other marks used as separators. Line breaks are control characters, which are refused. */
const OTHER_SEPARATORS = /[،、;；|]/;

const ALL_SEPARATORS = /[،、;；|\n]/g;

/** Scripts whose words often have one or two characters. */
const SHORT_WORD_SCRIPT =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}]/u;

/** Languages in Latin letters with many words of two letters. */
const SHORT_WORD_LANGUAGES = ['vi'];

/** Checks App Store keywords for repeats and waste within the 100 characters (sources 1.1, 1.2). */
function checkKeywords(check: ListingCheck): Found[] {
  const text = check.listing.keywords;
  if (!check.platforms.includes('ios') || text.trim() === '') return [];
  const rules: [Found['rule'], KeywordFinding | undefined][] = [
    ['listing-keyword-separators', separators(text)],
    ['listing-keyword-spaces', spaces(text)],
    ['listing-keyword-repeats', repeats(text)],
    ['listing-keyword-name', namesTheApp(check)],
    ['listing-keyword-company', namesTheCompany(check)],
    ['listing-keyword-in-name', alreadyInName(check)],
    ['listing-keyword-plural', plurals(check)],
    ['listing-keyword-short', tooShort(check)],
    ['listing-keyword-price', prices(check)],
  ];
  return rules.flatMap(([rule, finding]) =>
    finding
      ? {
          rule,
          field: 'keywords',
          store: 'ios',
          ...finding,
        }
      : [],
  );
}

function separators(text: string): KeywordFinding | undefined {
  if (!OTHER_SEPARATORS.test(text)) return undefined;
  return {
    title: 'Keywords are not separated by commas',
    fixedText: splitKeywords(text.trim().replace(ALL_SEPARATORS, ',')).join(','),
  };
}

function spaces(text: string): KeywordFinding | undefined {
  const tidy = splitKeywords(text).join(',');
  const wasted = text.trim().length - tidy.length;
  if (wasted <= 0) return undefined;
  return {
    title: `${countOf(wasted, 'character')} spent on spaces and empty keywords`,
    fixedText: tidy,
  };
}

function repeats(text: string): KeywordFinding | undefined {
  const keys = splitKeywords(text).map((keyword) => keyword.toLowerCase());
  const seen = new Set<string>();
  const isRepeat = keys.map((key) => seen.has(key) || !seen.add(key));
  const repeated = [...new Set(keys.filter((_, index) => isRepeat[index]))];
  if (repeated.length === 0) return undefined;
  return {
    title: `Keywords given twice: ${quoted(repeated)}`,
    // The same word in another case may be meant as another.
    fixedText: [...new Set(splitKeywords(text))].join(','),
  };
}

/** Returns the words of the given texts in lower case, if they are long enough to mean something. */
function wordSet(...texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text.toLowerCase())).filter((word) => word.length > 1));
}

/** Returns the app's own name before its descriptor: `Lantern` of `Lantern: Evening Journal`. */
function ownName({ appName, listing }: ListingCheck): string {
  return (appName?.trim() || listing.title.split(/[:–—|]| - /)[0]?.trim()) ?? '';
}

function namesTheApp(check: ListingCheck): KeywordFinding | undefined {
  return namesSomebody(check, ownName(check), 'app', 'the app is found by its name anyway');
}

function namesTheCompany(check: ListingCheck): KeywordFinding | undefined {
  const company = (check.developerName ?? '').replace(/\b(?:inc|ltd|llc|gmbh|corp|co)\b\.?/gi, '').trim();
  return namesSomebody(check, company, 'company', 'it is searched anyway');
}

function namesSomebody(
  check: ListingCheck,
  name: string,
  what: string,
  reason: string,
): KeywordFinding | undefined {
  const key = name.toLowerCase();
  const words = wordSet(name);
  // A name of several words counts as repeated when all of them occur together, or the whole name.
  const isName = (keyword: string) => {
    const own = keyword.toLowerCase();
    return own === key || (words.size === 1 && wordSet(own).has([...words][0] ?? ''));
  };
  if (key.length < 2 || !splitKeywords(check.listing.keywords).some(isName)) return undefined;
  return {
    title: `Keywords repeat the ${what} name “${name}”`,
    why: `Apple asks not to repeat it: ${reason}.`,
    fix: 'Use the space for words people search for.',
  };
}

function alreadyInName(check: ListingCheck): KeywordFinding | undefined {
  const { title, subtitle, keywords } = check.listing;
  const known = wordSet(title, subtitle);
  const name = wordSet(ownName(check));
  const isKnown = (keyword: string) => {
    const words = [...wordSet(keyword)];
    return (
      words.length > 0 && words.every((word) => known.has(word)) && !words.every((word) => name.has(word))
    );
  };
  const wasted = splitKeywords(keywords).filter(isKnown);
  if (wasted.length === 0) return undefined;
  return {
    title: `Already in the name or subtitle: ${quoted([...new Set(wasted)])}`,
  };
}

/** English plurals only: other languages form theirs in too many ways to tell without a dictionary. */
function plurals(check: ListingCheck): KeywordFinding | undefined {
  if (languageOf(check.locale) !== 'en') return undefined;
  const keys = new Set(splitKeywords(check.listing.keywords).map((keyword) => keyword.toLowerCase()));
  const isPlural = (keyword: string) =>
    singularsOf(keyword.toLowerCase()).some((singular) => keys.has(singular));
  const pairs = splitKeywords(check.listing.keywords).filter(isPlural);
  if (pairs.length === 0) return undefined;
  return {
    title: `Singular and plural both given: ${quoted(pairs)}`,
  };
}

function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  return [
    word.slice(0, -1),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
  ];
}

/** Apple's help asks for more than two characters; the store takes shorter ones, and people search for "tv" and "AI". */
function tooShort(check: ListingCheck): KeywordFinding | undefined {
  if (SHORT_WORD_LANGUAGES.includes(languageOf(check.locale))) return undefined;
  const short = splitKeywords(check.listing.keywords).filter(
    (keyword) => Array.from(keyword).length <= 2 && !SHORT_WORD_SCRIPT.test(keyword),
  );
  if (short.length === 0) return undefined;
  return {
    title: `Keywords of one or two characters: ${quoted(short)}`,
  };
}

/** Price words from which the keywords are about prices; "free" alone is common, and a shop may name its sale. */
const MIN_PRICES = 2;

function prices({ listing, locale }: ListingCheck): KeywordFinding | undefined {
  const found = splitKeywords(listing.keywords).filter((keyword) =>
    findPhrases(readWords(keyword, locale), KEYWORD_PRICES).some(
      ({ start, end }) => start === 0 && end === keyword.length,
    ),
  );
  return found.length < MIN_PRICES ? undefined : { title: `Keywords name prices: ${quoted(found)}` };
}
