import type { ValueName } from 'virtual:catalog/rejections';
import { CAUSES, type Cause, type Phrase } from './causes';
import {
  hasOneOf,
  isOfWord,
  MAX_WORD,
  isWordCharacter,
  vocabularyOf,
  withoutHyphens,
  type Place,
  type ReadableText,
} from './readable-text';
import { BRIEF_TEXT, isInQuestion, PUBLISHING_WORDS } from './text-origin';
import { isValueName, shownValue, valuePattern, type NamedValues } from './values';

/** How far apart two parts of one phrase may be, in characters. */
const GAP = 120;
/** How far from a phrase the words that it needs may be, in characters. */
const NEARBY = 400;
/** In a text of at most this many characters, such as one mail or one response of a tool, everything is nearby. */
const SHORT_TEXT = 4000;
/** Most occurrences of one phrase that are checked: a hostile text has thousands. */
const MAX_PLACES = 40;
/** A phrase needs no nearby words if the rest of the text is at most this long, such as the "Error:" of a log. */
const BARE_EXTRA = 16;
/** Phrases with fewer words are too common to be recognised without nearby words. */
const BARE_WORDS = 4;
/** In a brief text about a build or a store, a tool's phrase of this many words needs no other nearby words. */
const PLAIN_WORDS = 5;
/** In any brief text, a tool's phrase of this many words needs none. */
const LONG_WORDS = 7;
/** Beginnings of words of a review, which may quote a message of the app itself. */
const REVIEW_WORDS = ['review', 'reject', 'guideline', 'resolution center', 'next steps'] as const;

/** A piece of a pattern. A `gap` is any text of one sentence, up to the next piece. */
export type Part =
  | { kind: 'text'; text: string; isAfterGap: boolean }
  | { kind: 'number' }
  | { kind: 'value'; name: ValueName; shape: RegExp };

/** A phrase in the form that is searched for. */
interface Pattern {
  parts: readonly Part[];
  /** May end within a word. */
  isOpen: boolean;
  /** Words without which a text cannot contain the phrase. */
  required: readonly string[];
}

const patternOf = new Map<string, Pattern>();

export function pattern(written: string): Pattern {
  const known = patternOf.get(written);
  if (known) return known;
  const isOpen = written.endsWith('*');
  const words = isOpen ? written.slice(0, -1) : written;
  const parts: Part[] = [];
  let isAfterGap = false;
  const pieces = words.split(/([…#]|\{\w+\})/);
  for (const piece of pieces) {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (piece === '…') isAfterGap = true;
    else if (piece === '#') parts.push({ kind: 'number' });
    else if (name !== undefined && isValueName(name))
      parts.push({ kind: 'value', name, shape: valuePattern(name, 'y') });
    else if (piece) {
      parts.push({ kind: 'text', text: withoutHyphens(piece), isAfterGap });
      isAfterGap = false;
    }
  }
  const found = { parts, isOpen, required: requiredWords(pieces, isOpen) };
  patternOf.set(written, found);
  return found;
}

/** The words of a phrase that a text must have whole: not those that touch a gap, a number, a value or an open end. */
function requiredWords(pieces: readonly string[], isOpen: boolean): string[] {
  return pieces.flatMap((piece, index) => {
    if (/^(?:[…#]|\{\w+\})$/.test(piece)) return [];
    const isWhole = (at: number) => at < 0 || at >= pieces.length || pieces[at] === '';
    const from = isWhole(index - 1) ? piece : piece.replace(/^[\p{L}\p{N}_]+/u, '');
    const isEnd = isWhole(index + 1) && !isOpen;
    return [...vocabularyOf(isEnd ? from : from.replace(/[\p{L}\p{N}_]+$/u, '')).words];
  });
}

/**
 * Returns the word that is quickest to look for: without it a text has no place of a phrase, in none of its wordings. Reads
 * thousands of phrases for the first text, so that it goes by character.
 */
function signOf(phrase: string): string {
  let sign = '';
  let from = 0;
  while (from < phrase.length) {
    if (!isOfWord(phrase.charCodeAt(from))) {
      from = phrase[from] === '{' ? phrase.indexOf('}', from) : from + 1;
      continue;
    }
    let to = from + 1;
    while (to < phrase.length && isOfWord(phrase.charCodeAt(to))) to += 1;
    const isWhole = !OPEN_BEFORE.has(phrase[from - 1]) && !OPEN_AFTER.has(phrase[to]);
    const word = phrase.slice(from, Math.min(to, from + MAX_WORD));
    if (isWhole && word.length > sign.length && !VARYING.has(word)) sign = word;
    from = to;
  }
  return sign;
}

/** Next to a gap, a number, a value or an open end, a word of a text may be longer. */
const OPEN_BEFORE = new Set<string | undefined>(['…', '#', '}']);
const OPEN_AFTER = new Set<string | undefined>(['…', '#', '{', '*']);

interface Wording {
  cause: Cause;
  phrase: Phrase;
  /** One of its wordings. */
  words: string;
}

/** A phrase whose wordings are made when a text may contain it. */
interface Possible {
  cause: Cause;
  phrase: Phrase;
  wordings?: readonly Wording[];
}

let byWord: Map<string, Possible[]> | undefined;

/** The wordings of phrases that a text may contain, of thousands a few. */
export function possibleWordings({ vocabulary }: ReadableText): Wording[] {
  const known = (byWord ??= phrasesByWord());
  return ['', ...vocabulary().words].flatMap((word) => known.get(word)?.flatMap(wordingsOf) ?? []);
}

function phrasesByWord(): Map<string, Possible[]> {
  const found = new Map<string, Possible[]>();
  for (const cause of CAUSES)
    for (const phrase of cause.phrases) {
      const sign = signOf(phrase.words);
      const others = found.get(sign);
      if (others) others.push({ cause, phrase });
      else found.set(sign, [{ cause, phrase }]);
    }
  return found;
}

function wordingsOf(possible: Possible): readonly Wording[] {
  const { cause, phrase } = possible;
  possible.wordings ??= rewordings(phrase.words, cause.store === 'ios' && cause.kind === 'review').map(
    (words) => ({ cause, phrase, words }),
  );
  return possible.wordings;
}

interface Match extends Place {
  values: { name: ValueName; start: number; end: number }[];
}

/** The first place of a phrase from an index on. */
export function findPhrase(text: ReadableText, phrase: string, from = 0): Place | undefined {
  for (const { start, end } of matches(text, phrase)) if (start >= from) return { start, end };
  return undefined;
}

/** The first place of a wording that has the words it needs nearby. @param isTrusted its sender is known */
export function findWording(
  text: ReadableText,
  { cause, phrase, words }: Wording,
  from: number,
  isTrusted: boolean,
): Place | undefined {
  const isOfTool = cause.kind !== 'review';
  for (const { start, end } of matches(text, words)) {
    const place = { start, end };
    if (start < from || (!isOfTool && isInQuestion(text.words, start))) continue;
    if (isTrusted || isInContext(text.words, place, phrase, isOfTool)) return place;
  }
  return undefined;
}

/**
 * Finds what the sentences of a message name, as written in the text: in the order of the patterns.
 * @param sections the parts of the text to prefer; the whole text is read where they name nothing
 */
export function findValues(
  text: ReadableText,
  patterns: readonly string[],
  sections: readonly Place[],
): NamedValues[] {
  const found = patterns.flatMap((written) => [...matches(text, written)]);
  const own = found.filter((match) =>
    sections.some(({ start, end }) => match.start >= start && match.end <= end),
  );
  return (own.length > 0 ? own : found).map(({ values }) =>
    Object.fromEntries(
      values.map(({ name, start, end }) => [name, shownValue(text.shown.slice(start, end))]),
    ),
  );
}

/** Every place of a phrase, up to a limit. */
function* matches(text: ReadableText, phrase: string): Generator<Match> {
  const { words } = text;
  const { parts, isOpen, required } = pattern(phrase);
  const [first, ...rest] = parts;
  if (!first || required.some((word) => !text.vocabulary().words.has(word))) return;
  let places = 0;
  for (const { start, end, values } of firstPlaces(text, first)) {
    if ((places += 1) > MAX_PLACES) return;
    if (!isBoundary(words, start)) continue;
    const match = matchRest(text, { start, end, values }, rest);
    if (match && (isOpen || isBoundary(words, match.end))) yield match;
  }
}

function* firstPlaces({ words, spaced }: ReadableText, first: Part): Generator<Match> {
  if (first.kind === 'text') {
    for (let start = spaced.indexOf(first.text); start >= 0; start = spaced.indexOf(first.text, start + 1))
      yield { start, end: start + first.text.length, values: [] };
  } else if (first.kind === 'value') {
    for (const { index, 0: found } of words.matchAll(valuePattern(first.name, 'g'))) {
      const place = { start: index, end: index + found.length };
      yield { ...place, values: [{ name: first.name, ...place }] };
    }
  }
}

function matchRest({ words, spaced }: ReadableText, first: Match, rest: readonly Part[]): Match | undefined {
  const match = { ...first, values: [...first.values] };
  for (const part of rest) {
    if (part.kind === 'text') {
      const end = part.isAfterGap
        ? afterGap(spaced, match.end, part.text)
        : directlyAfter(spaced, match.end, part.text);
      if (end === undefined) return undefined;
      match.end = end;
    } else {
      const opening = /^['"[(]{0,2}/.exec(words.slice(match.end, match.end + 2))?.[0].length ?? 0;
      const start = match.end + opening;
      const length =
        part.kind === 'number' ? numberLength(words, start) : shapeLength(words, start, part.shape);
      if (length === 0) return undefined;
      const end = start + length;
      if (part.kind === 'value') match.values.push({ name: part.name, start, end });
      match.end = end;
    }
  }
  return match;
}

/** The text right after an index, or after the quotes and brackets that close a value there. */
function directlyAfter(words: string, from: number, text: string): number | undefined {
  if (words.startsWith(text, from)) return from + text.length;
  const closing = /^['"\])]{1,2}/.exec(words.slice(from, from + 2))?.[0].length ?? 0;
  return closing > 0 && words.startsWith(text, from + closing) ? from + closing + text.length : undefined;
}

function numberLength(words: string, from: number): number {
  return /^\d{1,12}/.exec(words.slice(from, from + 12))?.[0].length ?? 0;
}

function shapeLength(words: string, from: number, shape: RegExp): number {
  shape.lastIndex = from;
  return shape.exec(words)?.[0].length ?? 0;
}

function afterGap(words: string, from: number, text: string): number | undefined {
  const window = words.slice(from, from + GAP + text.length);
  const at = window.indexOf(text);
  // The parts of one message are in one sentence.
  return at < 0 || /[.。] /.test(window.slice(0, at)) ? undefined : from + at + text.length;
}

/** False when a word continues across this index. */
function isBoundary(words: string, index: number): boolean {
  return !(isWordCharacter(words[index - 1]) && isWordCharacter(words[index]));
}

function isInContext(
  words: string,
  place: Place,
  { words: written, near }: Phrase,
  isOfTool: boolean,
): boolean {
  if (!near) return true;
  const around =
    words.length <= SHORT_TEXT ? words : words.slice(Math.max(0, place.start - NEARBY), place.end + NEARBY);
  if (hasOneOf(around, near)) return true;
  const count = written.split(' ').length;
  if (count >= BARE_WORDS && words.length - (place.end - place.start) <= BARE_EXTRA) return true;
  if (isOfTool && count >= LONG_WORDS && words.length <= BRIEF_TEXT) return true;
  return (
    isOfTool &&
    count >= PLAIN_WORDS &&
    words.length <= BRIEF_TEXT &&
    hasOneOf(words, PUBLISHING_WORDS) &&
    !hasOneOf(words, REVIEW_WORDS)
  );
}

/** Spellings of the same negation: stores vary them, and so do developers who retype a message. */
const NEGATIONS: readonly (readonly string[])[] = [
  ['does not', "doesn't", 'do not', "don't"],
  ['did not', "didn't"],
  ['is not', "isn't", 'are not', "aren't"],
  ['was not', "wasn't", 'were not', "weren't"],
  ['has not', "hasn't", 'have not', "haven't"],
  ['cannot', "can't", 'can not'],
  ['could not', "couldn't"],
  ['will not', "won't"],
];

/** A comma, which is often lost when a message is retyped. */
const COMMA = [', ', ' '] as const;

/** Words that App Review uses interchangeably: its letters have said `the app` since 2024 and `your app` before. */
const OF_APP_REVIEW: readonly (readonly string[])[] = [
  ['unable to', 'not able to'],
  ['your app', 'the app', 'this app'],
];
/** Names that begin with `the app` and do not mean the app. */
const NOT_THE_APP = '(?! (?:store|review|preview|tracking|transparency))';

/** Words that are not in every wording of a phrase. */
const VARYING = new Set([...NEGATIONS, ...OF_APP_REVIEW].flatMap((ways) => ways.join(' ').split(/[ ']/)));

const inEveryWay = (words: readonly string[]): [RegExp, readonly string[]] => [
  new RegExp(String.raw`\b(?:${words.join('|')})\b${words.includes('the app') ? NOT_THE_APP : ''}`),
  words,
];
const FOR_TOOLS = NEGATIONS.map(inEveryWay);
const FOR_REVIEW = [...NEGATIONS, ...OF_APP_REVIEW].map(inEveryWay);

/** Returns a phrase in every wording that means the same. */
export function rewordings(phrase: string, isOfAppReview: boolean): readonly string[] {
  return (isOfAppReview ? FOR_REVIEW : FOR_TOOLS).reduce<readonly string[]>(
    (phrases, [pattern, words]) =>
      phrases.flatMap((each) =>
        pattern.test(each) ? words.map((other) => each.replace(pattern, other)) : [each],
      ),
    phrase.includes(COMMA[0]) ? COMMA.map((sign) => phrase.replaceAll(COMMA[0], sign)) : [phrase],
  );
}
