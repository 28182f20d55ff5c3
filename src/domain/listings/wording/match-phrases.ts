import { languageOf } from '../../locales/product-locales';
import { MAX_READ_UNITS } from '../limits';

/**
 * Phrases by language. `any` has names that are the same everywhere; English phrases of two words and more are searched
 * in every language, since untranslated text is common and they mean nothing else.
 */
export type PhraseTable = Partial<Record<string, readonly string[]>>;

/** Reads a table with one text per language, in which ` | ` and line breaks separate the phrases. */
export function phraseTable(texts: Readonly<Record<string, string>>): PhraseTable {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, text.split(/\s*\|\s*/)]),
  );
}

/** A phrase found in a text. */
export interface PhraseHit {
  /** As written in the text. */
  text: string;
  /** Offsets in the text, UTF-16 units. */
  start: number;
  end: number;
}

/** Normalised spellings to look up: the word itself, and without the particles that its language attaches. */
type Spellings = readonly string[];

/** A text split into words, ready to be searched for phrases. */
export interface Words {
  text: string;
  locale: string;
  /** Language of the locale. */
  language: string;
  /** The spellings of each token. Columns instead of objects, because a thousand listings have a million tokens. */
  keys: readonly Spellings[];
  /** Where each token starts and ends. */
  starts: readonly number[];
  ends: readonly number[];
  /** Indexes of the tokens with a spelling. */
  places: ReadonlyMap<string, readonly number[]>;
}

/** Largest number of hits: findings name only a few words. */
const MAX_HITS = 12;
/** Characters that may occur between two words of a phrase: `no. 1`, `ad-free`. */
const MAX_GAP = 3;

/** Scripts written without spaces between words: their phrases are searched as text and checked with a segmenter. */
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー々';
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
/** Letters, or digits, or one of the signs that phrases need (`#1`, `% off`, `№ 1`). */
const TOKEN = new RegExp(`(?:(?![${UNSPACED}])[\\p{L}\\p{M}])+|\\p{N}+|[#%№]`, 'gu');
// oxlint-disable-next-line no-control-regex -- the range of ASCII
const IS_ASCII = /^[\x00-\x7f]*$/;

/** Splits a text; only its first 20,000 UTF-16 units. */
export function readWords(fullText: string, locale: string): Words {
  const text = fullText.slice(0, MAX_READ_UNITS);
  const language = languageOf(locale);
  const known = knownSpellingsOf(language);
  const { starts, ends } = IS_ASCII.test(text) ? asciiTokens(text) : unicodeTokens(text);
  const keys: Spellings[] = [];
  const places = new Map<string, number[]>();
  for (let token = 0; token < starts.length; token += 1) {
    const word = text.slice(starts[token], ends[token]);
    let own = known.get(word);
    if (!own) {
      own = spellings(word, language);
      if (known.size < MAX_KNOWN_WORDS) known.set(word, own);
    }
    for (const key of own) {
      const before = places.get(key);
      if (before) before.push(token);
      else places.set(key, [token]);
    }
    keys.push(own);
  }
  return { text, locale, language, keys, starts, ends, places };
}

type TokenPositions = Record<'starts' | 'ends', number[]>;

function unicodeTokens(text: string): TokenPositions {
  const positions: TokenPositions = { starts: [], ends: [] };
  for (const match of text.matchAll(TOKEN)) {
    positions.starts.push(match.index);
    positions.ends.push(match.index + match[0].length);
  }
  return positions;
}

/** The same for a text of ASCII only, without allocating match objects. */
function asciiTokens(text: string): TokenPositions {
  const positions: TokenPositions = { starts: [], ends: [] };
  let kind = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const next = index < text.length ? asciiKind(text.charCodeAt(index)) : 0;
    if (next === kind && next !== SIGN) continue;
    if (kind !== 0) positions.ends.push(index);
    if (next !== 0) positions.starts.push(index);
    kind = next;
  }
  return positions;
}

const LETTER = 1;
const DIGIT = 2;
const SIGN = 3;

/** Kind of an ASCII character; 0 for those that separate tokens. */
function asciiKind(unit: number): number {
  const lower = unit | 0x20;
  if (lower >= 0x61 && lower <= 0x7a) return LETTER;
  if (unit >= 0x30 && unit <= 0x39) return DIGIT;
  return unit === 0x23 || unit === 0x25 ? SIGN : 0;
}

const spellingsByLanguage = new Map<string, Map<string, Spellings>>();
/** Largest number of words or phrases in one cache: the texts of a listing repeat a few thousand. */
const MAX_KNOWN_WORDS = 5000;

function knownSpellingsOf(language: string): Map<string, Spellings> {
  let known = spellingsByLanguage.get(language);
  if (!known) spellingsByLanguage.set(language, (known = new Map<string, Spellings>()));
  return known;
}

/** Korean particles that follow a noun without a space. */
const KOREAN_PARTICLES =
  /^(.{2,}?)(?:으로|로|에서|에|의|은|이|가|를|을|와|과|용|판|앱|입니다|이에요|예요|하기|하세요)?(?:는|도|만)?$/u;
/** Arabic and, so, with, for, and the article, written as one with the word. */
const ARABIC_PREFIX = /^(?:[وفبكل]?ال|[وفبل]ل?)(.{3,})$/u;

function spellings(word: string, language: string): string[] {
  const key = word.normalize('NFKC').toLowerCase();
  const bare =
    language === 'ko'
      ? KOREAN_PARTICLES.exec(key)?.[1]
      : language === 'ar'
        ? ARABIC_PREFIX.exec(key)?.[1]
        : undefined;
  return bare === undefined || bare === key ? [key] : [key, bare];
}

interface Compiled {
  /** Phrases by their first word, longest first. */
  byFirst: Map<string, (readonly string[])[]>;
  unspaced: string[];
}

const compiled = new WeakMap<PhraseTable, Map<string, Compiled>>();

function compile(table: PhraseTable, language: string): Compiled {
  let byLanguage = compiled.get(table);
  if (!byLanguage) compiled.set(table, (byLanguage = new Map<string, Compiled>()));
  const known = byLanguage.get(language);
  if (known) return known;
  const english = language === 'en' ? [] : (table.en ?? []).filter((phrase) => /\S\s\S/.test(phrase));
  const phrases = [
    ...(table.any ?? []),
    ...((Object.hasOwn(table, language) && table[language]) || []),
    ...english,
  ];
  const result: Compiled = { byFirst: new Map(), unspaced: [] };
  for (const phrase of phrases) {
    const split = splitPhrase(phrase);
    if (split === 'unspaced') {
      result.unspaced.push(asciiLower(phrase));
      continue;
    }
    const [first] = split;
    if (first === undefined) continue;
    const list = result.byFirst.get(first);
    if (list) list.push(split);
    else result.byFirst.set(first, [split]);
  }
  for (const list of result.byFirst.values()) if (list.length > 1) list.sort((a, b) => b.length - a.length);
  byLanguage.set(language, result);
  return result;
}

const splitPhrases = new Map<string, readonly string[] | 'unspaced'>();

/** The words of a phrase of a table. Each is split once, because the English ones are searched in every language. */
function splitPhrase(phrase: string): readonly string[] | 'unspaced' {
  const known = splitPhrases.get(phrase);
  if (known) return known;
  const split = HAS_UNSPACED.test(phrase) ? 'unspaced' : readWords(phrase, '').keys.map(([key = '']) => key);
  if (splitPhrases.size < MAX_KNOWN_WORDS) splitPhrases.set(phrase, split);
  return split;
}

/**
 * Finds whole words and phrases, never parts of words: "Notizen" is not "tizen".
 * @returns up to 12 hits in the order of the text, none overlapping another
 */
export function findPhrases(words: Words, table: PhraseTable): PhraseHit[] {
  const { byFirst, unspaced } = compile(table, words.language);
  const hits: PhraseHit[] = [];
  let next = 0;
  for (const index of candidates(words, byFirst)) {
    if (index < next || hits.length === MAX_HITS) continue;
    const length = matchAt(words, index, byFirst);
    if (length === 0) continue;
    const start = words.starts[index] ?? 0;
    const end = words.ends[index + length - 1] ?? start;
    hits.push({ text: words.text.slice(start, end), start, end });
    next = index + length;
  }
  if (unspaced.length > 0 && HAS_UNSPACED.test(words.text)) hits.push(...findUnspaced(words, unspaced));
  return hits.length === 0 ? hits : withoutOverlaps(hits).slice(0, MAX_HITS);
}

/** Indexes of the words with which a phrase may begin, in the order of the text. */
function candidates({ places }: Words, byFirst: Compiled['byFirst']): number[] {
  const found: number[] = [];
  const [few, many] = places.size < byFirst.size ? [places, byFirst] : [byFirst, places];
  for (const key of few.keys()) {
    if (!many.has(key)) continue;
    for (const index of places.get(key) ?? []) found.push(index);
  }
  return found.length > 1 ? found.sort((a, b) => a - b) : found;
}

/** Returns the number of words of the longest phrase that begins at a word; 0 for none. */
function matchAt({ text, keys, starts, ends }: Words, index: number, byFirst: Compiled['byFirst']): number {
  for (const key of keys[index] ?? []) {
    for (const phrase of byFirst.get(key) ?? []) {
      const isMatch = phrase.every((word, offset) => {
        const token = index + offset;
        if (!keys[token]?.includes(word)) return false;
        const gap = offset === 0 ? '' : text.slice(ends[token - 1], starts[token]);
        return gap.length <= MAX_GAP && !gap.includes('\n');
      });
      if (isMatch) return phrase.length;
    }
  }
  return 0;
}

function findUnspaced({ text, locale }: Words, phrases: readonly string[]): PhraseHit[] {
  const lower = asciiLower(text);
  const hits: PhraseHit[] = [];
  for (const phrase of phrases) {
    let found = 0;
    // Candidates that are not words are rare; the limit bounds the cost of a hostile text.
    for (
      let start = lower.indexOf(phrase), tries = 0;
      start >= 0 && found < MAX_HITS && tries < 50;
      start = lower.indexOf(phrase, start + 1), tries += 1
    ) {
      const end = start + phrase.length;
      if (!isWholeWord(text, start, end, locale)) continue;
      hits.push({ text: text.slice(start, end), start, end });
      found += 1;
    }
  }
  return hits;
}

/** Characters around a hit that the segmenter reads; words are far shorter. */
const CONTEXT = 40;
const segmenters = new Map<string, Intl.Segmenter | undefined>();

function segmenterFor(locale: string): Intl.Segmenter | undefined {
  const language = languageOf(locale) || 'en';
  if (!segmenters.has(language)) {
    // Older browsers have no segmenter: then the hit counts unchanged.
    segmenters.set(
      language,
      'Segmenter' in Intl ? new Intl.Segmenter(language, { granularity: 'word' }) : undefined,
    );
  }
  return segmenters.get(language);
}

/** Whether a word begins at `start` and a word ends at `end`. */
function isWholeWord(text: string, start: number, end: number, locale: string): boolean {
  const segmenter = segmenterFor(locale);
  if (!segmenter) return true;
  const from = Math.max(0, start - CONTEXT);
  const boundaries = new Set<number>([0]);
  for (const { index, segment } of segmenter.segment(text.slice(from, end + CONTEXT))) {
    boundaries.add(index + segment.length);
  }
  return boundaries.has(start - from) && boundaries.has(end - from);
}

function withoutOverlaps(hits: PhraseHit[]): PhraseHit[] {
  const sorted = hits.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return sorted.filter((hit) => {
    if (hit.start < end) return false;
    end = hit.end;
    return true;
  });
}

/** Converts to lower case without changing any offset. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
