import {
  isValueName,
  valuePattern,
  ValueCollection,
  type MessageValues,
  type ValueName,
} from './message-values';
import { isWordCharacter, type ReadableText } from './readable-text';
import type { StoreMessage } from './rejection-rule';

/** How far apart two parts of one message may be, in characters. */
const GAP = 120;
/** How far from the message the words that confirm it may be, in characters. */
const NEARBY = 400;
/** Most occurrences of one message that are checked: more add nothing, and a hostile text has thousands. */
const MAX_PLACES = 40;
/** A text that is the message and at most this much more (a log's "Error:") needs no words nearby. */
const BARE_EXTRA = 16;
/** Messages of fewer words are too common to be recognised without words nearby. */
const BARE_WORDS = 4;

/** A range of a readable text. */
export interface Place {
  start: number;
  end: number;
}

/** A piece of a pattern. A `gap` is any text of one sentence, up to the next piece. */
type Part =
  | { kind: 'text'; text: string; isAfterGap: boolean }
  | { kind: 'number' }
  | { kind: 'value'; name: ValueName; shape: RegExp };

interface Match extends Place {
  values: { name: ValueName; start: number; end: number }[];
}

const partsOf = new Map<string, readonly Part[]>();

function parts(words: string): readonly Part[] {
  const known = partsOf.get(words);
  if (known) return known;
  const found: Part[] = [];
  let isAfterGap = false;
  for (const piece of words.split(/([…#]|\{\w+\})/)) {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    if (piece === '…') isAfterGap = true;
    else if (piece === '#') found.push({ kind: 'number' });
    else if (name !== undefined && isValueName(name))
      found.push({ kind: 'value', name, shape: valuePattern(name, 'y') });
    else if (piece) {
      found.push({ kind: 'text', text: piece, isAfterGap });
      isAfterGap = false;
    }
  }
  partsOf.set(words, found);
  return found;
}

/**
 * The first place where a store's message is found.
 * Plain text search and bounded looks around each hit: the time is in proportion to the length of the text.
 */
export function findMessage({ words }: ReadableText, message: StoreMessage): Place | undefined {
  for (const match of matches(words, message.words))
    if (fitsSurroundings(words, match, message)) return { start: match.start, end: match.end };
  return undefined;
}

/** The values that these patterns name, as written in the text. */
export function findValues({ shown, words }: ReadableText, patterns: readonly string[]): MessageValues {
  const collection = new ValueCollection();
  for (const pattern of patterns)
    for (const match of matches(words, pattern))
      for (const { name, start, end } of match.values) collection.add(name, shown.slice(start, end));
  return collection.toValues();
}

/** Every place of a pattern, up to a limit. */
function* matches(words: string, pattern: string): Generator<Match> {
  const [first, ...rest] = parts(pattern);
  if (!first) return;
  let places = 0;
  for (const { start, end, values } of firstPlaces(words, first)) {
    if ((places += 1) > MAX_PLACES) return;
    if (!isBoundary(words, start)) continue;
    const match = matchRest(words, { start, end, values }, rest);
    if (match && isBoundary(words, match.end)) yield match;
  }
}

function* firstPlaces(words: string, first: Part): Generator<Match> {
  if (first.kind === 'text') {
    for (let start = words.indexOf(first.text); start >= 0; start = words.indexOf(first.text, start + 1))
      yield { start, end: start + first.text.length, values: [] };
  } else if (first.kind === 'value') {
    for (const { index, 0: found } of words.matchAll(valuePattern(first.name, 'g'))) {
      const place = { start: index, end: index + found.length };
      yield { ...place, values: [{ name: first.name, ...place }] };
    }
  }
}

function matchRest(words: string, first: Match, rest: readonly Part[]): Match | undefined {
  const match = { ...first, values: [...first.values] };
  for (const part of rest) {
    if (part.kind === 'text') {
      const end = part.isAfterGap
        ? afterGap(words, match.end, part.text)
        : directlyAfter(words, match.end, part.text);
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

function fitsSurroundings(
  words: string,
  place: Place,
  { words: pattern, near, unless }: StoreMessage,
): boolean {
  if (!near && !unless) return true;
  const around = words.slice(Math.max(0, place.start - NEARBY), place.end + NEARBY);
  if (unless && hasOneOf(around, unless)) return false;
  if (!near || hasOneOf(around, near)) return true;
  const isLong = pattern.split(' ').length >= BARE_WORDS;
  return isLong && words.length - (place.end - place.start) <= BARE_EXTRA;
}

/** Whether a word of the text begins with one of these. */
export function hasOneOf(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => {
    let at = text.indexOf(beginning);
    while (at >= 0) {
      if (at === 0 || !(isWordCharacter(text[at - 1]) && isWordCharacter(text[at]))) return true;
      at = text.indexOf(beginning, at + 1);
    }
    return false;
  });
}
