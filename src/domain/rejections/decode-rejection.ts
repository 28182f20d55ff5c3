import { inOwnSentences, likelyCauses, withoutRefined, withoutUncited, type Found } from './choose-causes';
import { collectCauses, type CollectedCauses, type UnknownReference } from './collect-causes';
import { causesOfFewWords } from './few-words';
import { findValues, type Place } from './find-message';
import { refusalIn } from './find-refusal';
import { guessFrom, isAboutFailedUpload, type RejectionGuess } from './guess-topic';
import { fillSnippet, fillTemplate } from './message-values';
import { possibleGuidelines } from './possible-numbers';
import { quoteAround } from './quote-around';
import { MAX_RANKED } from './rank-rules';
import { hasOneOf, readableText, type ReadableText } from './readable-text';
import { rankingFor, rankingOfAll, ruleOfGuideline } from './rejection-rules';
import type { RejectionRule } from './rejection-rule';
import { isUploadRefused, NAMES_OF_GOOGLE_PLAY, namesStore } from './text-origin';

/**
 * One cause found in a pasted text. `quote`, `fix` and `snippet` can contain words of that text: show them as plain
 * text only.
 */
export interface RejectionFinding {
  rule: RejectionRule;
  /** The words it was found by. */
  quote: string;
  /** Why the store refuses it; of the numbered part of a guideline where the text names one. */
  cause: string;
  /** What to do, with the names and numbers of the message where it has them. */
  fix: string;
  /** Lines to copy into a file of the app; places to fill in are in square brackets. */
  snippet?: string;
}

export interface DecodedRejection {
  /** In the order of the text, each rule once. */
  findings: RejectionFinding[];
  /**
   * Possible causes, recognised by loose wording only and to be shown as a guess: the best first, at most MAX_LIKELY.
   */
  likely: RejectionFinding[];
  /** Numbers of a store that are in no table: they are named, never guessed. */
  unknown: UnknownReference[];
  /** Only without findings and possible causes: the page the text most likely refers to. */
  guess?: RejectionGuess;
  /** True when nothing was pasted. */
  isEmpty: boolean;
  /** Set when the text has more than MAX_TEXT characters and was therefore not read. */
  isTooLong?: true;
}

/** Longest text that is read, in characters. A store's message has a few thousand. */
export const MAX_TEXT = 1_000_000;
/** Share of the best rule's score that a loosely worded rule needs to count as the reason. */
const REASON_SHARE = 0.8;
/** Largest number of possible causes shown: the right one is hardly ever further down. */
const MAX_LIKELY = 3;
/** Fewest lines of a text that is taken for the output of a tool. */
const MIN_LOG_LINES = 5;
/** Largest number of unknown numbers listed; a text with more is a list of numbers, not a rejection. */
const MAX_UNKNOWN = 12;

/** A rule with the place that it was found by. */
type Cause = readonly [RejectionRule, Place & Pick<Found, 'details'>];
type CertainCause = readonly [RejectionRule, Found];

/**
 * Finds Apple guideline numbers, ITMS codes and the messages of App Store Connect and Google Play in a pasted text.
 * Runs in time proportional to the text's length (bounded looks around plain text hits). A text without any of them
 * gets a guess when it is about a refusal by a store, and nothing otherwise.
 */
export function decodeRejection(text: string): DecodedRejection {
  if (text.length > MAX_TEXT)
    return { findings: [], likely: [], unknown: [], isEmpty: false, isTooLong: true };
  const readable = readableText(text);
  const collected = collectCauses(readable);
  const { sure, others } = chooseCauses(readable, collected);
  const { causes, page } = possibleCauses(readable, collected, sure, others);
  const likely = causes.slice(0, MAX_LIKELY).map((cause) => findingOf(cause, readable));
  return {
    findings: sure.map((cause) => findingOf(cause, readable)),
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
  const certain = inOwnSentences(
    withoutRefined(withoutUncited(found, hasUnknownGuideline, isAboutGooglePlay)),
  );
  const possible = likelyCauses(found, unknown.length > 0);
  // Loose wording only suggests a cause, unless the text states it as the reviewer's reason and fits it as a whole.
  const reason = possible.find(
    ([rule, { isReason }]) => isReason && rule.kind === 'review' && fitsText(rule, readable),
  );
  // A developer's retelling says more than a tool that names no cause; in a log, loose wording matches by chance.
  const isVague =
    !isLog(readable) && certain.every(([{ isLastResort }]) => isLastResort) && possible.some(isOfUpload);
  const sure = certain.length === 0 && reason ? [reason] : isVague ? [] : certain;
  // When one store is certain, a cause of the other one counts only if the text names that store.
  const isSaidByOther = ({ store, kind }: RejectionRule) =>
    kind === 'review' &&
    sure.length > 0 &&
    sure.every(([each]) => each.store !== store) &&
    !namesStore(readable.words, store);
  const others = [...possible, ...(isVague ? certain : [])].filter(
    (each) => !sure.includes(each) && !isSaidByOther(each[0]),
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
): { causes: readonly Cause[]; page?: RejectionGuess | undefined } {
  const guess = sure.length === 0 ? guessFrom(readable, unknown, rankingFor) : {};
  // A fit of the whole text outweighs loose wording in one sentence, except for uploads.
  const ranked = (guess.causes ?? []).map(({ rule, place }): Cause => [rule, { ...place, details: [] }]);
  // A number that may be a version number comes first only if the words fit its guideline, too.
  const numbered = sure.length + unknown.length === 0 && !hasOldNumbers ? numberedCauses(readable) : [];
  const fitting = numbered.filter(
    ([rule]) =>
      ranked.length === 0 || ranked.some(([each]) => each === rule || each.refines?.includes(rule.id)),
  );
  const ofReview = others.filter((each) => !isOfUpload(each));
  const inOrder = new Map<RejectionRule, Cause[1]>([
    ...others.filter(isOfUpload),
    ...fitting,
    ...(guess.isFaint
      ? [...ofReview, ...ranked, ...numbered]
      : [...ranked.slice(0, 1), ...numbered, ...ofReview.slice(0, 1), ...ranked, ...ofReview]),
  ]);
  // A short note that matches a cause of one store may be about the other one, unless it has a number of the first.
  if (inOrder.size + unknown.length === 0 && !sure.some(([, { isNumbered }]) => isNumbered))
    for (const rule of causesOfFewWords(readable, rankingOfAll()))
      if (!sure.some(([{ store }]) => store === rule.store))
        inOrder.set(rule, { start: 0, end: readable.shown.length, details: [] });
  if (sure.length + inOrder.size + unknown.length === 0 && isAboutFailedUpload(readable.words))
    for (const [rule, [first]] of unconfirmed) if (first) inOrder.set(rule, { ...first, details: [] });
  return { causes: [...inOrder], page: guess.page };
}

function isOfUpload([rule]: Cause): boolean {
  return rule.kind !== 'review' && !rule.isLastResort;
}

/** Whether no other rule for a review fits the words of the text much better. */
function fitsText(rule: RejectionRule, { words }: ReadableText): boolean {
  const ranked = rankingFor(rule.store)(words.slice(0, MAX_RANKED));
  const [best] = ranked;
  const own = ranked.find((each) => each.rule === rule)?.score ?? 0;
  return !best || best.words === 1 || own >= REASON_SHARE * best.score;
}

/** Reads bare numbers in a text about a refusal by App Review as guidelines. */
function numberedCauses({ words }: ReadableText): Cause[] {
  const refusal = refusalIn(words);
  if (refusal?.store !== 'ios' || !refusal.isSaid || isUploadRefused(words)) return [];
  return possibleGuidelines(words).flatMap(({ number, ...place }): Cause[] => {
    const rule = ruleOfGuideline(number);
    return rule ? [[rule, { ...place, details: [] }]] : [];
  });
}

/** Whether a text is the output of a tool: retellings have few lines. */
function isLog({ shown }: ReadableText): boolean {
  return shown.split('\n', MIN_LOG_LINES).length === MIN_LOG_LINES;
}

function findingOf([rule, place]: Cause, readable: ReadableText): RejectionFinding {
  const values = rule.values ? findValues(readable, rule.values) : {};
  const named = rule.namedFixes?.map((template) => fillTemplate(template, values)).find(Boolean);
  const snippet = rule.snippet === undefined ? undefined : fillSnippet(rule.snippet, values);
  return {
    rule,
    quote: quoteAround(readable, place),
    cause: place.details.length > 0 ? place.details.join(' ') : rule.cause,
    fix: named ?? rule.fix,
    ...(snippet !== undefined && { snippet }),
  };
}
