import { isWordCharacter, type ReadableText } from './readable-text';
import type { StoreMessage } from './rejection-rule';

/** How far apart two parts of one message may stand, in characters. */
const GAP = 120;
/** How far from the message the words that give it away may stand, in characters. */
const NEARBY = 400;
/** How many places of one message are looked at: more say nothing new, and a hostile text has thousands. */
const MAX_PLACES = 40;
/** A text that is the message and at most this much more (a log's "Error:") needs no words nearby. */
const BARE_EXTRA = 16;
/** Messages of fewer words are too common to be told without words nearby. */
const BARE_WORDS = 4;

/** Where something stands in a readable text. */
export interface Place {
  start: number;
  end: number;
}

interface Part {
  text: string;
  /** What may stand between the part before and this one. */
  after: '' | '…' | '#';
}

const partsOf = new Map<string, readonly Part[]>();

function parts(words: string): readonly Part[] {
  const known = partsOf.get(words);
  if (known) return known;
  const found: Part[] = [];
  let after: Part['after'] = '';
  for (const piece of words.split(/([…#])/)) {
    if (piece === '…' || piece === '#') after = piece;
    else if (piece) {
      found.push({ text: piece, after });
      after = '';
    }
  }
  partsOf.set(words, found);
  return found;
}

/**
 * The first place where a store's message stands.
 * Plain text search and bounded looks around each hit: the time is in proportion to the length of the text.
 */
export function findMessage({ words }: ReadableText, message: StoreMessage): Place | undefined {
  const [first, ...rest] = parts(message.words);
  if (!first) return undefined;
  let places = 0;
  let start = words.indexOf(first.text);
  while (start >= 0 && places < MAX_PLACES) {
    const end = isBoundary(words, start) ? matchRest(words, start + first.text.length, rest) : undefined;
    if (end !== undefined && isBoundary(words, end)) {
      const place = { start, end };
      if (fitsSurroundings(words, place, message)) return place;
      places += 1;
    }
    start = words.indexOf(first.text, start + 1);
  }
  return undefined;
}

function matchRest(words: string, from: number, rest: readonly Part[]): number | undefined {
  let end = from;
  for (const part of rest) {
    const next = part.after === '#' ? afterNumber(words, end, part.text) : afterGap(words, end, part.text);
    if (next === undefined) return undefined;
    end = next;
  }
  return end;
}

function afterNumber(words: string, from: number, text: string): number | undefined {
  const number = /^[['"]?\d{1,12}[\]'"]?/.exec(words.slice(from, from + 14))?.[0];
  if (number === undefined || !words.startsWith(text, from + number.length)) return undefined;
  return from + number.length + text.length;
}

function afterGap(words: string, from: number, text: string): number | undefined {
  const window = words.slice(from, from + GAP + text.length);
  const at = window.indexOf(text);
  // The parts of one message stand in one sentence.
  return at < 0 || window.slice(0, at).includes('. ') ? undefined : from + at + text.length;
}

/** False when a word goes on across this index. */
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

/** Does a word of the text begin with one of these? */
export function hasOneOf(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => {
    let at = text.indexOf(beginning);
    while (at >= 0) {
      if (!isWordCharacter(text[at - 1])) return true;
      at = text.indexOf(beginning, at + 1);
    }
    return false;
  });
}
