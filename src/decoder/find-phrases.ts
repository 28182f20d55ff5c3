import type { ValueName } from 'virtual:catalog/rejections';
import { wordsIn, type Message } from './causes';
import {
  mayBegin,
  pattern,
  wordStartGroups,
  valuePattern,
  shownValue,
  type NamedValues,
  type Part,
} from './phrase-patterns';
import { hasOneOf, isWordCharacter, type Place, type ReadableText } from './readable-text';
import { followsStatementOfStore, isGivenAsReason, isInLetter, isInQuestion } from './text-origin';

/** How far apart two parts of one message may be, in characters. */
const GAP = 120;
/** How far from the message the words that confirm it may be, in characters. */
const NEARBY = 400;
/** In a text of at most this many characters, such as one mail or one response of a tool, everything is nearby. */
const SHORT_TEXT = 4000;
/** A text of at most this many characters is only a quoted message, with nothing around it to tell its subject. */
const BRIEF_TEXT = 400;
/** How far the words beside a name may be, in characters. */
const BESIDE = 60;
/** Longest part of a sentence read on either side of a stem, in characters. */
const SENTENCE = 260;
/** Most occurrences of one message that are checked: a hostile text has thousands. */
const MAX_PLACES = 40;
/** A message needs no nearby words if the rest of the text is at most this long, such as the "Error:" of a log. */
const BARE_EXTRA = 16;
/** Messages with fewer words are too common to be recognised without nearby words. */
const BARE_WORDS = 4;
/** In a brief text about a build or a store, a tool's message of this many words needs no other nearby words. */
const PLAIN_WORDS = 5;
/** A tool's message with fewer words than this means nothing without its nearby words. */
const UNCONFIRMED_WORDS = 3;
/** Words of builds, uploads and stores. */
export const PUBLISHING_WORDS = wordsIn(
  'apk|aab|ipa|app bundle|android|ios|xcode|gradle|upload failed|app store|appstore|play store',
  'playstore|google play|apple|your app|my app|fastlane|flutter|invalid bundle|macos deployment target',
);

/** Beginnings of words of a review, which may quote a message of the app itself. */
const REVIEW_WORDS = ['review', 'reject', 'guideline', 'resolution center', 'next steps'] as const;

interface Match extends Place {
  values: { name: ValueName; start: number; end: number }[];
}

/** Where a message was found. */
export interface FoundMessage extends Place {
  /** Of a message that was found by its stems or by loose words: the sentence that has them, and how many there are. */
  sentence?: Place;
  looseWords?: number;
  /** The text gives this sentence as the reason of the refusal. */
  isReason?: boolean;
  /** None of the words that the message needs nearby is in the text. */
  isUnconfirmed?: true;
}

/**
 * The first place where a store's message is found.
 * Plain text search and bounded looks around each hit: the time is in proportion to the length of the text.
 * @param isOfTool a tool or a check writes it, and no reviewer
 */
export function findMessage(
  text: ReadableText,
  message: Message,
  isOfTool = false,
): FoundMessage | undefined {
  if ('wordStarts' in message) {
    for (const place of sentences(text, message.wordStarts))
      if (fitOf(text.words, place, message, isOfTool) === 'fits') return place;
    return undefined;
  }
  let unconfirmed: FoundMessage | undefined;
  for (const { start, end } of matches(text, message.words)) {
    const place = { start, end };
    if (!isOfTool && isInQuestion(text.words, start)) continue;
    const fit = fitOf(text.words, place, message, isOfTool);
    if (fit === 'unconfirmed') unconfirmed ??= { ...place, isUnconfirmed: true };
    if (fit !== 'fits') continue;
    if (!message.isLoose || isGivenAsReason(text.words, start)) return place;
    return {
      ...place,
      sentence: sentenceAround(text.words, start),
      looseWords: message.words.split(' ').length,
      isReason:
        followsStatementOfStore(text.words, start) ||
        (message.words.includes(' ') && isInLetter(text.words, start)),
    };
  }
  return unconfirmed;
}

/** Every sentence that has all stems, up to a limit. The place is that of the first stem. */
function* sentences(
  { spaced: words, vocabulary }: ReadableText,
  wordStarts: string,
): Generator<FoundMessage> {
  const groups = wordStartGroups(wordStarts);
  if (!groups.every((group) => group.some((stem) => mayBegin(vocabulary, stem)))) return;
  const [anchors = [], ...others] = groups;
  let places = 0;
  for (const anchor of anchors) {
    for (let start = words.indexOf(anchor); start >= 0; start = words.indexOf(anchor, start + 1)) {
      if ((places += 1) > MAX_PLACES) return;
      if (!isBoundary(words, start)) continue;
      const sentence = sentenceAround(words, start);
      const text = words.slice(sentence.start, sentence.end);
      if (matchDifferentWords(text, start - sentence.start, others))
        yield {
          start,
          end: start + anchor.length,
          sentence,
          looseWords: groups.length,
          isReason: followsStatementOfStore(words, start) || isInLetter(words, start),
        };
    }
  }
}

/** Whether each group begins a word that no other group and not the word at `anchor` needs. */
function matchDifferentWords(text: string, anchor: number, groups: readonly (readonly string[])[]): boolean {
  const taken = new Set([anchor]);
  return groups.every((group) =>
    group.some((stem) => {
      for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
        if (taken.has(at) || !isBoundary(text, at)) continue;
        taken.add(at);
        return true;
      }
      return false;
    }),
  );
}

function sentenceAround(words: string, at: number): Place {
  const before = words.slice(Math.max(0, at - SENTENCE), at);
  const after = words.slice(at, at + SENTENCE);
  const from = Math.max(...['. ', '! ', '? ', '。'].map((end) => before.lastIndexOf(end)));
  const to = /[.!?] |。/.exec(after)?.index ?? after.length;
  return { start: at - before.length + from + 1, end: at + to };
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

/** The first place of a phrase. */
export function findPhrase(text: ReadableText, phrase: string): Place | undefined {
  const [match] = matches(text, phrase);
  return match && { start: match.start, end: match.end };
}

/** Every place of a phrase, up to a limit. */
function* matches(text: ReadableText, phrase: string): Generator<Match> {
  const { words, vocabulary } = text;
  const { parts, isOpen, required } = pattern(phrase);
  const [first, ...rest] = parts;
  if (!first || required.some((word) => !vocabulary.words.has(word))) return;
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

/** How well the surroundings of a match fit its message: `unconfirmed` if only the words it needs nearby are missing. */
type Fit = 'fits' | 'unconfirmed' | 'no';

function fitOf(words: string, place: Place, message: Message, isOfTool: boolean): Fit {
  const { near, about, beside, unless, despite } = message;
  if (
    beside &&
    !hasOneOf(words.slice(Math.max(0, place.start - BESIDE), place.start), beside) &&
    !followsStatementOfStore(words, place.start)
  ) {
    if (!hasOneOf(words.slice(place.end, place.end + BESIDE), beside)) return 'no';
  }
  if (!near && !about && !unless) return 'fits';
  const around =
    words.length <= SHORT_TEXT ? words : words.slice(Math.max(0, place.start - NEARBY), place.end + NEARBY);
  if (unless && hasOneOf(around, unless) && !(despite && hasOneOf(around, despite))) return 'no';
  // A single everyday word can be about anything, however short the text is.
  const countsAlone =
    words.length <= BRIEF_TEXT && !('words' in message && /^\p{L}+\*?$/u.test(message.words));
  if (about && !countsAlone && !hasOneOf(around, about)) return 'no';
  if (!near || hasOneOf(around, near)) return 'fits';
  if (!('words' in message)) return 'no';
  const count = message.words.split(' ').length;
  if (count >= BARE_WORDS && words.length - (place.end - place.start) <= BARE_EXTRA) return 'fits';
  const isPlain =
    isOfTool &&
    count >= PLAIN_WORDS &&
    words.length <= BRIEF_TEXT &&
    hasOneOf(words, PUBLISHING_WORDS) &&
    !hasOneOf(words, REVIEW_WORDS);
  if (isPlain) return 'fits';
  return isOfTool && count >= UNCONFIRMED_WORDS ? 'unconfirmed' : 'no';
}
