import { english, firstWord, functionWords, terms, type Language } from 'virtual:catalog/languages';
import { readableForms, type Place, type ReadableText } from './readable-text';

/**
 * Reads letters in other languages: each term of catalog/languages is replaced by the words of the English letters, so that
 * numbers, phrases, levels and the search work as they do in English. Quotes still show what the store wrote.
 */

/** Most characters in which terms are replaced: a letter has a few thousand. */
const MAX_READ = 60_000;
/** More frequent words of another language from which a sentence is in that one. */
const LEAD = 2;
/**
 * Characters of a text from which its single words are read as well, and its frequent words. What is shorter is quoted or
 * told, and the phrases of causes are in its own language.
 */
const LETTER = { length: 200, frequent: 3 };
/** Most characters between two pieces of a term. */
const GAP = 80;

/** Reads a part of a text as English. */
export type Gloss = (part: ReadableText) => ReadableText;

/** Scripts of one language each, and the share of their letters from which a text is in it. */
const SCRIPTS: readonly { language: Language; letters: RegExp; least: number }[] = [
  // Most letters of a Japanese text can be Chinese ones.
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, least: 0.05 },
  { language: 'ko', letters: /\p{Script=Hangul}/gu, least: 0.1 },
  { language: 'zh', letters: /\p{Script=Han}/gu, least: 0.1 },
  { language: 'th', letters: /\p{Script=Thai}/gu, least: 0.1 },
  { language: 'ar', letters: /\p{Script=Arabic}/gu, least: 0.1 },
  { language: 'hi', letters: /\p{Script=Devanagari}/gu, least: 0.1 },
  { language: 'uk', letters: /[іїєґ]/g, least: 0.01 },
  { language: 'ru', letters: /\p{Script=Cyrillic}/gu, least: 0.1 },
];
/** Languages that are often written without their accents. */
const FOLDED: ReadonlySet<Language> = new Set<Language>(['fr', 'es', 'pt', 'it', 'pl', 'cs', 'hu']);
/** Languages without spaces around a term, or that join particles to it. */
const JOINED: ReadonlySet<Language> = new Set<Language>(['ja', 'ko', 'zh', 'th']);

const LANGUAGES = Object.keys(terms).filter((name): name is Language => Object.hasOwn(terms, name));
const FREQUENT = new Map(
  [...LANGUAGES, 'en' as const].map((language) => [
    language,
    new Set(functionWords[language]?.split(' ') ?? []),
  ]),
);

/**
 * How to read a text as English; undefined where it is English.
 * @param isEveryWord whether single words of a short text are read as well
 */
export function glossFor({ shown, words }: ReadableText, isEveryWord = false): Gloss | undefined {
  const main =
    languageOf(words.slice(0, MAX_READ)) ?? languageOfTerms(shown.slice(0, MAX_READ).toLowerCase());
  const isEnglish = main === undefined || main === 'en';
  if (isEnglish && sentencesIn(shown).every((place) => languageIn(words, place, 'en') === 'en'))
    return undefined;
  const isLetter =
    isEveryWord || (shown.length >= LETTER.length && isSurelyIn(words.slice(0, MAX_READ), main));
  return (part) => glossed(part, main ?? 'en', isLetter);
}

/** The language of a text, by its script or by its frequent words. */
function languageOf(words: string): Language | 'en' | undefined {
  const script = scriptOf(words);
  if (script) return script;
  const [best] = countsIn(words);
  return best && best.count > 0 ? best.language : undefined;
}

/** Whether a text is in a language by more than a word that others share. */
function isSurelyIn(words: string, main: Language | 'en' | undefined): boolean {
  if (main === undefined || main === 'en') return false;
  const [best] = countsIn(words);
  return scriptOf(words) !== undefined || (best?.language === main && best.count >= LETTER.frequent);
}

function scriptOf(words: string): Language | undefined {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find((each) => {
    const count = words.match(each.letters)?.length ?? 0;
    return count > 0 && count >= each.least * letters;
  })?.language;
}

/** How many frequent words of each language a text has, the most first. */
function countsIn(words: string): { language: Language | 'en'; count: number }[] {
  const tokens = words.match(/[\p{L}']+/gu) ?? [];
  return [...FREQUENT]
    .map(([language, own]) => ({ language, count: tokens.filter((token) => own.has(token)).length }))
    .sort((a, b) => b.count - a.count);
}

/** The language of a sentence: that of its text, unless another one fits clearly better. */
function languageIn(words: string, { start, end }: Place, main: Language | 'en'): Language | 'en' {
  const sentence = words.slice(start, end);
  const script = scriptOf(sentence);
  // A heading in Japanese may have no letters but Chinese ones, and one in Ukrainian no letter of its own.
  if (script) return (script === 'zh' && main === 'ja') || (script === 'ru' && main === 'uk') ? main : script;
  const counts = countsIn(sentence);
  const own = counts.find(({ language }) => language === main)?.count ?? 0;
  const [best] = counts;
  return best && best.count >= own + LEAD ? best.language : main;
}

/** The language whose terms are most of a text: a heading of a few words has no frequent ones. */
function languageOfTerms(lines: string): Language | undefined {
  const lengths = LANGUAGES.map((language) => ({
    language,
    length: termsIn(lines, language, false).reduce((sum, { from, to }) => sum + to - from, 0),
  }));
  const most = Math.max(...lengths.map(({ length }) => length));
  return most === 0 ? undefined : lengths.find(({ length }) => length === most)?.language;
}

/** Sentences, lines and quotes, so that an English letter in a text in another language stays English. */
function sentencesIn(shown: string): Place[] {
  const sentences: Place[] = [];
  let start = 0;
  for (const { index, 0: mark } of shown.slice(0, MAX_READ).matchAll(/[.!?:] |[。！？：\n"]|$/g)) {
    const end = index + mark.length;
    if (end > start) sentences.push({ start, end });
    start = end;
  }
  return sentences;
}

/** A place of the text, and what is read instead. */
interface Replacement {
  from: number;
  to: number;
  by: string;
}

/** Signs of East Asian sentences as the decoder's patterns expect them. */
const SIGNS: Readonly<Record<string, string>> = {
  '：': ': ',
  '。': '. ',
  '，': ', ',
  '、': ', ',
  '；': '; ',
};
/**
 * Any word before a number with a dash or a colon after it is one for guideline: a version or a device has its own words.
 */
const NUMBERED =
  /(?<=(?:^|\n)[^\p{L}\p{N}\n]{0,12})(?!vers|build|sürüm|верс|верз|wers|phiên|bản|ios|xcode|android|iphone|ipad|app\b)(?:\p{L}{3,24}(?: \p{L}{2,12})?[. ]{1,2})(?=[1-5]\.\d{1,2}(?:\.\d{1,2})?(?: ?\([a-z]{1,4}\))? ?[-:])/gu;

function glossed(text: ReadableText, main: Language | 'en', isLetter: boolean): ReadableText {
  const { shown, words } = text;
  const sentences = sentencesIn(shown).map((place) => ({
    ...place,
    language: languageIn(words, place, main),
  }));
  const lines = shown.slice(0, MAX_READ).toLowerCase();
  const found = [...new Set(sentences.map(({ language }) => language))]
    .flatMap((language) =>
      language === 'en' ? [] : termsIn(lines, language, isLetter).map((each) => ({ ...each, language })),
    )
    .filter(({ from, language }) =>
      sentences.some((each) => each.start <= from && each.end > from && each.language === language),
    );
  const isForeign = (at: number) =>
    sentences.some(({ start, end, language }) => start <= at && end > at && language !== 'en');
  const numbered = [...words.slice(0, MAX_READ).matchAll(NUMBERED)]
    .filter(({ index }) => isForeign(index))
    .map(({ index, 0: word }) => ({ from: index, to: index + word.length, by: 'Guideline ' }));
  const signs = [...shown.slice(0, MAX_READ).matchAll(/[：。，、；]/g)].map(({ index, 0: sign }) => ({
    from: index,
    to: index + 1,
    by: SIGNS[sign] ?? sign,
  }));
  const refused = found.flatMap(({ from, to, by }) =>
    /reject/.test(by) ? numbersBeside(lines, { start: from, end: to }) : [],
  );
  return replaced(text, [...found, ...numbered, ...refused, ...signs]);
}

const NUMBER = String.raw`[1-5]\.\d{1,2}(?:\.\d{1,2})?(?: ?\([a-z]{1,4}\))?`;
/** A number right before or after a refusal, with a particle between them: `4.3 被拒`, `4.2 でリジェクト`. */
const BEFORE_REFUSED = new RegExp(
  String.raw`(?<!\d|\.|v|(?:version|build|ios|android|版本|バージョン|버전) ?)${NUMBER}(?= ?[^\d\s.,。，]{0,3} ?$)`,
  'u',
);
const AFTER_REFUSED = new RegExp(String.raw`^[ :：,，(（]{0,3}(?=${NUMBER}(?![\d.]))`, 'u');

/** Marks the number of the guideline beside a refusal, where English has a word for it. */
function numbersBeside(lines: string, { start, end }: Place): Replacement[] {
  const before = lines.slice(Math.max(0, start - 24), start);
  const number = BEFORE_REFUSED.exec(before);
  const at = number ? start - before.length + number.index : undefined;
  const gap = AFTER_REFUSED.exec(lines.slice(end, end + 24))?.[0].length;
  const places = [...(at === undefined ? [] : [at]), ...(gap === undefined ? [] : [end + gap])];
  return places.map((place) => ({ from: place, to: place, by: 'guideline ' }));
}

/** The text with the longest of the replacements at each place. */
function replaced(text: ReadableText, replacements: readonly Replacement[]): ReadableText {
  const { shown } = text;
  const pieces: GlossPiece[] = [];
  let read = '';
  let at = 0;
  for (const { from, to, by } of replacements.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at || (from === to && pieces.at(-1)?.from === from)) continue;
    read += shown.slice(at, from);
    const isAfterLetter = isLetter(read.at(-1)) && isLetter(by[0]);
    const isBeforeLetter = isLetter(by.at(-1)) && isLetter(shown[to]);
    const start = read.length;
    read += `${isAfterLetter ? ' ' : ''}${/^\p{Lu}/u.test(shown.slice(from, from + 2)) ? capitalized(by) : by}${isBeforeLetter ? ' ' : ''}`;
    pieces.push({ start, end: read.length, from, to });
    at = to;
  }
  read += shown.slice(at);
  return { ...readableForms(read), written: { shown, pieces } };
}

type GlossPiece = NonNullable<ReadableText['written']>['pieces'][number];

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Term {
  /** Its pieces in English. */
  by: readonly string[];
  pattern: RegExp;
  /** Letters that a text with the term contains. */
  sign: string;
  isWord: boolean;
}

const known = new Map<Language, readonly Term[]>();

function termsOf(language: Language): readonly Term[] {
  const made =
    known.get(language) ??
    terms[language].split('¦').flatMap((alternatives, index) =>
      alternatives === ''
        ? []
        : alternatives.split('|').map((written) => {
            const folded = foldedFor(language, written);
            return {
              by: (english[index] ?? '').split('…'),
              isWord: index >= firstWord,
              pattern: patternOf(folded, language),
              sign:
                folded
                  .replace('^', '')
                  .split(/[…#*]/)
                  .toSorted((a, b) => b.length - a.length)[0] ?? '',
            };
          }),
    );
  known.set(language, made);
  return made;
}

/** Each piece of a term as a group, and the numbers in it by name. */
function patternOf(written: string, language: Language): RegExp {
  const isFirst = written.startsWith('^');
  const pieces = written
    .slice(isFirst ? 1 : 0)
    .split('…')
    .map((piece) => {
      const source = piece
        .trim()
        .replace(/[\\^$.+?()[\]{}]/g, String.raw`\$&`)
        .replaceAll('*', String.raw`\p{L}*`)
        .replaceAll(' ', String.raw`[ \n]`)
        .replaceAll('#', String.raw`\d[\d.]*`);
      return `(${source})`;
    });
  // An Arabic article or preposition is part of the word.
  const before =
    language === 'ar' ? String.raw`(?<![\p{L}\p{N}])(?:[وفبكل]?ال|[وفبكل])?` : String.raw`(?<![\p{L}\p{N}_])`;
  const source = pieces.join(String.raw`[^.!?\n]{0,${String(GAP)}}?`);
  const start = isFirst ? String.raw`(?<=(?:^|\n)[^\p{L}\n]{0,8})` : JOINED.has(language) ? '' : before;
  return new RegExp(`${start}${source}${JOINED.has(language) ? '' : String.raw`(?![\p{L}\p{N}_])`}`, 'dgu');
}

/** @param hasWords whether single words are terms, too */
function termsIn(lines: string, language: Language, hasWords: boolean): Replacement[] {
  const text = foldedFor(language, lines);
  const line = text.replaceAll('\n', ' ');
  return termsOf(language).flatMap(({ by, pattern, sign, isWord }) =>
    line.includes(sign) && (hasWords || !isWord)
      ? [...text.matchAll(pattern)].flatMap(({ indices, ...groups }) => {
          const numbers = groups[0].match(/\d[\d.]*/g) ?? [];
          return (indices ?? []).slice(1).flatMap((range, index) =>
            range
              ? {
                  from: range[0],
                  to: range[1],
                  by: (by[index] ?? '').trim().replaceAll('#', () => numbers.shift() ?? ''),
                }
              : [],
          );
        })
      : [],
  );
}

/** Without the accents that people leave out; of the same length. */
function foldedFor(language: Language, text: string): string {
  return FOLDED.has(language)
    ? text.replace(/[à-ÿā-ž]/g, (letter) => letter.normalize('NFD').charAt(0))
    : text.replaceAll('ё', 'е');
}
