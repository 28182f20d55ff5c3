import type { ValueName } from 'virtual:catalog/rejections';
import { causeOfGuideline, type Cause } from './causes';
import {
  collectCauses,
  dropLessPrecise,
  dropUncited,
  likelyCauses,
  quoteSeparately,
  type CollectedCauses,
  type Found,
  type UnknownReference,
} from './find-causes';
import { findValues } from './find-phrases';
import { guessFrom, isAboutFailedUpload, type RejectionGuess } from './guess-page';
import { findBareGuidelines } from './other-numbers';
import { otherTextIn, type OtherText } from './letter-kind';
import { fillSnippet, fillTemplate, valuesByName } from './phrase-patterns';
import { causesOfShortText, MAX_RANKED, rankingFor, rankingOfAll } from './rank-causes';
import { hasOneOf, quoteAround, readableText, type Place, type ReadableText } from './readable-text';
import { isUploadRefusal, NAMES_OF_GOOGLE_PLAY, namesStore, refusalIn } from './text-origin';

/**
 * One cause found in a pasted text. `quote`, `fix` and `snippet` can contain words of that text: show them as plain
 * text only.
 */
export interface RejectionFinding {
  cause: Cause;
  /** The words it was found by. */
  quote: string;
  /** Where they are in the readable text. */
  place: Place;
  /** Found by its number or code. */
  isNumbered: boolean;
  /** … and by nothing else. */
  isNumberOnly: boolean;
  /** Keys, files and numbers that the message names, as written. */
  values: Partial<Record<ValueName, string[]>>;
  /** Why the store refuses it; of the numbered part of a guideline where the text names one. */
  meaning: string;
  /** The remedy, with the names and numbers of the message where it has them. */
  fix: string;
  /** Lines to copy into a file of the app; places to fill in are in square brackets. */
  snippet?: string;
}

export interface DecodedRejection {
  /** In the order of the text, each cause once. */
  findings: RejectionFinding[];
  /**
   * Possible causes, recognised by loose wording only and to be shown as a guess: the best first, at most MAX_LIKELY.
   */
  likely: RejectionFinding[];
  /** Numbers of a store that are in no table: they are named, never guessed. */
  unknown: UnknownReference[];
  /** Only without findings and possible causes: the page the text most likely refers to. */
  guess?: RejectionGuess;
  /** The text is about a store but refuses nothing, so it was not searched for causes. */
  other?: OtherText;
  /** True when nothing was pasted. */
  isEmpty: boolean;
  /** Set when the text has more than MAX_TEXT characters and was therefore not read. */
  isTooLong?: true;
}

/** Longest text that is read, in characters. A store's message has a few thousand. */
export const MAX_TEXT = 1_000_000;
/** Share of the best cause's score that a loosely worded cause needs to count as the reason. */
const REASON_SHARE = 0.78;
/** Largest number of possible causes shown: the right one is hardly ever further down. */
const MAX_LIKELY = 3;
/** Fewest lines of a text that is taken for the output of a tool. */
const MIN_LOG_LINES = 5;
/** Largest number of unknown numbers listed; a text with more is a list of numbers, not a rejection. */
const MAX_UNKNOWN = 12;

/** A cause with the place that it was found by. */
type PossibleCause = readonly [
  Cause,
  Place & Pick<Found, 'details'> & Partial<Pick<Found, 'places' | 'isNumbered' | 'isNumberOnly'>>,
];
type CertainCause = readonly [Cause, Found];

/**
 * Finds Apple guideline numbers, ITMS codes and the messages of App Store Connect and Google Play in a pasted text.
 * Runs in time proportional to the text's length (bounded looks around plain text hits). A text without any of them
 * gets a guess when it is about a refusal by a store, and nothing otherwise.
 */
export function decodeRejection(text: string): DecodedRejection {
  if (text.length > MAX_TEXT)
    return { findings: [], likely: [], unknown: [], isEmpty: false, isTooLong: true };
  const readable = readableText(text);
  const other = otherTextIn(readable.words);
  if (other) return { findings: [], likely: [], unknown: [], other, isEmpty: false };
  const collected = collectCauses(readable);
  const { sure, others } = chooseCauses(readable, collected);
  const { causes, page } = possibleCauses(readable, collected, sure, others);
  const likely = causes.slice(0, MAX_LIKELY).map((cause) => findingOf(cause, readable, sure));
  return {
    findings: sure.map((cause) => findingOf(cause, readable, sure)),
    likely,
    unknown: collected.unknown.slice(0, MAX_UNKNOWN),
    ...(page && likely.length === 0 && { guess: page }),
    isEmpty: readable.words === '',
  };
}

/** Separates the certain causes, in the order of the text, from those that loose wording suggests, best first. */
function chooseCauses(
  readable: ReadableText,
  { found, unknown }: CollectedCauses,
): { sure: readonly CertainCause[]; others: readonly CertainCause[] } {
  const hasUnknownGuideline = unknown.some(({ chapter }) => chapter);
  const isAboutGooglePlay = hasOneOf(readable.words, NAMES_OF_GOOGLE_PLAY);
  const certain = quoteSeparately(
    dropLessPrecise(dropUncited(found, hasUnknownGuideline, isAboutGooglePlay)),
  );
  const possible = likelyCauses(found, unknown.length > 0);
  // Loose wording only suggests a cause, unless the text states it as the reviewer's reason and fits it as a whole.
  const reason = possible.find(
    ([cause, { isReason }]) => isReason && cause.kind === 'review' && fitsText(cause, readable),
  );
  // A developer's retelling says more than a tool that names no cause; in a log, loose wording matches by chance.
  const isOnlyRetold =
    !isLog(readable) && certain.every(([{ isLastResort }]) => isLastResort) && possible.some(isOfUpload);
  const sure = certain.length === 0 && reason ? [reason] : isOnlyRetold ? [] : certain;
  // When one store is certain, a cause of the other one counts only if the text names that store.
  const isOfOtherStore = ({ store, kind }: Cause) =>
    kind === 'review' &&
    sure.length > 0 &&
    sure.every(([each]) => each.store !== store) &&
    !namesStore(readable.words, store);
  const others = [...possible, ...(isOnlyRetold ? certain : [])].filter(
    (each) => !sure.includes(each) && !isOfOtherStore(each[0]),
  );
  return { sure, others };
}

/**
 * Lists the possible causes, best first: those that loose wording and bare numbers suggest and, without a certain cause,
 * those that fit the words of the whole text. Suggests a page if there are none.
 */
function possibleCauses(
  readable: ReadableText,
  { unknown, unconfirmed, hasOldNumbers }: CollectedCauses,
  sure: readonly CertainCause[],
  others: readonly CertainCause[],
): { causes: readonly PossibleCause[]; page?: RejectionGuess | undefined } {
  const guess = sure.length === 0 ? guessFrom(readable, unknown, rankingFor) : {};
  // A fit of the whole text outweighs loose wording in one sentence, except for uploads.
  const ranked = (guess.causes ?? []).map(({ cause, place }): PossibleCause => [
    cause,
    { ...place, details: [] },
  ]);
  // A number that may be a version number comes first only if the words fit its guideline, too.
  const numbered = sure.length + unknown.length === 0 && !hasOldNumbers ? numberedCauses(readable) : [];
  const fitting = numbered.filter(
    ([cause]) =>
      ranked.length === 0 || ranked.some(([each]) => each === cause || each.refines?.includes(cause.id)),
  );
  const ofReview = others.filter((each) => !isOfUpload(each));
  const inOrder = new Map<Cause, PossibleCause[1]>([
    ...others.filter(isOfUpload),
    ...fitting,
    ...(guess.isWeak
      ? [...ofReview, ...ranked, ...numbered]
      : [...ranked.slice(0, 1), ...numbered, ...ofReview.slice(0, 1), ...ranked, ...ofReview]),
  ]);
  // A short note that matches a cause of one store may be about the other one, unless it has a number of the first.
  if (inOrder.size + unknown.length === 0 && !sure.some(([, { isNumbered }]) => isNumbered))
    for (const cause of causesOfShortText(readable, rankingOfAll()))
      if (sure.every(([each]) => isSameProblem(each, cause)))
        inOrder.set(cause, { start: 0, end: readable.shown.length, details: [] });
  if (sure.length + inOrder.size + unknown.length === 0 && isAboutFailedUpload(readable.words))
    for (const [cause, [first]] of unconfirmed) if (first) inOrder.set(cause, { ...first, details: [] });
  return { causes: [...inOrder], page: guess.page };
}

/** Whether two causes are the same problem in either store. */
function isSameProblem(cause: Cause, other: Cause): boolean {
  return Boolean(cause.otherStore?.includes(other.id)) || Boolean(other.otherStore?.includes(cause.id));
}

function isOfUpload([cause]: PossibleCause): boolean {
  return cause.kind !== 'review' && !cause.isLastResort;
}

/** Whether no other cause for a review fits the words of the text much better. */
function fitsText(cause: Cause, { words }: ReadableText): boolean {
  const ranked = rankingFor(cause.store)(words.slice(0, MAX_RANKED));
  const [best] = ranked;
  const own = ranked.find((each) => each.cause === cause)?.score ?? 0;
  return !best || best.words === 1 || own >= REASON_SHARE * best.score;
}

/** Reads bare numbers in a text about a refusal by App Review as guidelines. */
function numberedCauses({ words }: ReadableText): PossibleCause[] {
  const refusal = refusalIn(words);
  if (refusal?.store !== 'ios' || !refusal.isExplicit || isUploadRefusal(words)) return [];
  return findBareGuidelines(words).flatMap(({ number, ...place }): PossibleCause[] => {
    const cause = causeOfGuideline(number);
    return cause ? [[cause, { ...place, details: [] }]] : [];
  });
}

/** Whether a text is the output of a tool: retellings have few lines. */
function isLog({ shown }: ReadableText): boolean {
  return shown.split('\n', MIN_LOG_LINES).length === MIN_LOG_LINES;
}

/**
 * The parts of a text that are about one of several causes: from the beginning of a line that names it to the next place
 * of another cause.
 */
function sectionsOf(
  [cause, found]: PossibleCause,
  sure: readonly CertainCause[],
  { shown }: ReadableText,
): Place[] {
  const placesOf = (each: Place & Partial<Pick<Found, 'places'>>) => [each, ...(each.places ?? [])];
  const others = sure.flatMap(([other, each]) => (other === cause ? [] : placesOf(each)));
  return placesOf(found).map(({ start }) => {
    const line = shown.lastIndexOf('\n', start - 1) + 1;
    const before = others.filter((each) => each.end <= start).map(({ end }) => end);
    const after = others.filter((each) => each.start > start).map((each) => each.start);
    return { start: Math.max(line, ...before), end: Math.min(shown.length, ...after) };
  });
}

function findingOf(
  possible: PossibleCause,
  readable: ReadableText,
  sure: readonly CertainCause[],
): RejectionFinding {
  const [cause, place] = possible;
  const values = cause.values ? findValues(readable, cause.values, sectionsOf(possible, sure, readable)) : [];
  const named = cause.namedFixes?.map((template) => fillTemplate(template, values)).find(Boolean);
  const snippet = cause.snippet === undefined ? undefined : fillSnippet(cause.snippet, values);
  return {
    cause,
    quote: quoteAround(readable, place),
    place: { start: place.start, end: place.end },
    isNumbered: place.isNumbered ?? false,
    isNumberOnly: place.isNumberOnly ?? false,
    values: valuesByName(values),
    meaning: place.details.length > 0 ? place.details.join(' ') : cause.meaning,
    fix: named ?? cause.fix,
    ...(snippet !== undefined && { snippet }),
  };
}
