import { APPLE_GUIDELINES } from './apple-guidelines';
import { APP_STORE_CONNECT_RULES, ITMS_RULES } from './apple-uploads';
import { findMessage, type Place } from './find-message';
import { chapterOf, findGuidelines, findItmsCodes } from './find-numbers';
import { GOOGLE_PLAY_BUILDS } from './google-play-builds';
import { GOOGLE_PLAY_POLICIES } from './google-play-policies';
import { GOOGLE_PLAY_UPLOADS } from './google-play-uploads';
import { readableText, type ReadableText } from './readable-text';
import type { RejectionRule } from './rejection-rule';

/** Every refusal StorePilot can explain. */
export const REJECTION_RULES: readonly RejectionRule[] = [
  ...APPLE_GUIDELINES,
  ...ITMS_RULES,
  ...APP_STORE_CONNECT_RULES,
  ...GOOGLE_PLAY_POLICIES,
  ...GOOGLE_PLAY_BUILDS,
  ...GOOGLE_PLAY_UPLOADS,
];

/** One cause found in a pasted text. */
export interface RejectionFinding {
  rule: RejectionRule;
  /** The words it was found by, from the text itself: hostile until shown as plain text. */
  quote: string;
}

/** A store's number without an entry of its own. */
export interface UnknownReference {
  /** e.g. `Guideline 2.5.13` or `ITMS-90999`. */
  name: string;
  /** The chapter of a guideline, e.g. `2.5 Software Requirements`. */
  chapter?: string;
}

export interface DecodedRejection {
  /** In the order in which they stand in the text, each rule once. */
  findings: RejectionFinding[];
  /** Numbers that are a store's and in no table: said so, never guessed. */
  unknown: UnknownReference[];
  /** Nothing was pasted. */
  isEmpty: boolean;
}

/** Longest quote shown, in characters. */
const MAX_QUOTE = 180;
/** Unknown numbers listed; a text with more is a list of numbers, not a rejection. */
const MAX_UNKNOWN = 12;

const BY_GUIDELINE = index((rule) => rule.guidelines);
const BY_CODE = index((rule) => rule.codes);

/**
 * Finds Apple guideline numbers, ITMS codes and the messages of App Store Connect and Google Play in a pasted text.
 * Runs in time proportional to the text's length (bounded looks around plain text hits), and knows nothing it has no
 * entry for: unrelated text gives no finding.
 */
export function decodeRejection(text: string): DecodedRejection {
  const readable = readableText(text);
  const found = new Map<RejectionRule, Place>();
  const unknown = new Map<string, UnknownReference>();
  const add = (rule: RejectionRule, place: Place) => {
    const known = found.get(rule);
    if (!known || known.start > place.start) found.set(rule, place);
  };

  for (const { number, ...place } of findGuidelines(readable)) {
    const rule = BY_GUIDELINE.get(number) ?? BY_GUIDELINE.get(number.replace(/\([a-z]+\)$/, ''));
    if (rule) add(rule, place);
    else {
      const chapter = chapterOf(number);
      const name = `Guideline ${number}`;
      unknown.set(name, { name, ...(chapter && { chapter: `${chapter.number} ${chapter.title}` }) });
    }
  }
  for (const { number, ...place } of findItmsCodes(readable)) {
    const rule = BY_CODE.get(number);
    if (rule) add(rule, place);
    else unknown.set(number, { name: `ITMS-${number}` });
  }
  for (const rule of REJECTION_RULES) {
    for (const message of rule.messages ?? []) {
      const place = findMessage(readable, typeof message === 'string' ? { words: message } : message);
      if (place) add(rule, place);
    }
  }
  return {
    findings: [...found]
      .sort(([, a], [, b]) => a.start - b.start)
      .map(([rule, place]) => ({ rule, quote: quoteAround(readable, place) })),
    unknown: [...unknown.values()].slice(0, MAX_UNKNOWN),
    isEmpty: readable.words === '',
  };
}

/** The line it stands in, or as much of it around the place as a quote may have. */
function quoteAround({ shown }: ReadableText, place: Place): string {
  const before = shown.slice(Math.max(0, place.start - MAX_QUOTE / 2), place.start);
  // Without a line break lastIndexOf gives -1, and the quote begins where the look back began.
  const lineFrom = place.start - before.length + before.lastIndexOf('\n') + 1;
  const after = shown.slice(place.end, lineFrom + MAX_QUOTE);
  const lineEnd = after.indexOf('\n');
  const to = place.end + (lineEnd < 0 ? after.length : lineEnd);
  const isCutBefore = lineFrom > 0 && shown[lineFrom - 1] !== '\n';
  const isCutAfter = to < shown.length && shown[to] !== '\n';
  const quote = shown
    .slice(lineFrom, to)
    // A cut may leave half a character.
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
    .replaceAll('\n', ' ')
    .trim();
  return `${isCutBefore ? '…' : ''}${quote}${isCutAfter ? '…' : ''}`;
}

function index(keys: (rule: RejectionRule) => readonly string[] | undefined): Map<string, RejectionRule> {
  return new Map(REJECTION_RULES.flatMap((rule) => (keys(rule) ?? []).map((key) => [key, rule])));
}
