import type { Platform } from '@/model/app';
import { causeOfCode, causeOfGuideline, type Cause } from './causes';
import { findGuidelines } from './find-guidelines';
import { chapterOf } from './guideline-titles';
import { findItmsCodes } from './other-numbers';
import { findWording, possibleWordings } from './phrases';
import { type Place, type ReadableText } from './readable-text';
import type { Sender } from '@/model/message-sender';
import { isTold, maySend } from './sender';
import { ABOUT_AN_APP, otherReviewers } from './text-origin';

/** A store's number without a cause of its own. */
export interface UnknownReference {
  /** e.g. `Guideline 2.5.13` or `ITMS-90998`. */
  name: string;
  /** The chapter of a guideline, e.g. `2.5 Software Requirements`. */
  chapter?: string;
}

/** The words of a section that speak for a cause. */
export interface CauseEvidence {
  cause: Cause;
  /** Its number or code, which decides alone. */
  number?: Place;
  /** The sentences of the numbered parts that the text names. */
  details: string[];
  phrases: FoundPhrase[];
  score: number;
}

export interface FoundPhrase extends Place {
  words: number;
}

/** Points of each kind of evidence. */
export const WEIGHTS = {
  number: 100,
  /** A phrase, and each of its words up to eight. */
  phrase: 3,
  word: 1,
  /** Every further phrase of the same cause. */
  further: 1,
};
/** Words from which a phrase needs none nearby where its sender was chosen. */
const MIN_TRUSTED = 4;
/** Longest phrase that gets points for its words. */
const MAX_WORDS = 8;

export interface EvidenceIn {
  text: ReadableText;
  causes: CauseEvidence[];
  unknown: UnknownReference[];
}

/**
 * Collects the evidence for each cause in a text.
 * @param after the index from which it counts: what is before only tells what the text is about
 * @param from who wrote it, as chosen
 */
export function evidenceIn(text: ReadableText, after = 0, from?: Sender): EvidenceIn {
  const causes = new Map<Cause, CauseEvidence>();
  const unknown = new Map<string, UnknownReference>();
  const of = (cause: Cause) => {
    const known = causes.get(cause) ?? { cause, details: [], phrases: [], score: 0 };
    causes.set(cause, known);
    return known;
  };
  const mentioned = addNumbers(text, after, of, unknown);
  const isChosen = from !== undefined && from !== 'person';
  const isNotOf = isChosen ? { ios: false, android: false } : otherReviewers(text.words);
  // A single everyday word can be about anything, however short the text is.
  const isAboutAnApp = isChosen || ABOUT_AN_APP.test(text.words);
  for (const wording of possibleWordings(text)) {
    const { cause, words } = wording;
    if (!maySend(from, cause) || (isNotOf[cause.store] && cause.kind === 'review')) continue;
    if (/^\p{L}+\*?$/u.test(words) && cause.kind === 'review' && !isAboutAnApp) continue;
    const place = findWording(text, wording, after, isChosen && words.split(' ').length >= MIN_TRUSTED);
    if (place) of(cause).phrases.push({ ...place, words: words.split(/[ …]/).length });
  }
  // A guideline that is only mentioned for more information counts where the text gives no other reason, or also
  // describes this one.
  const hasReason = [...causes.keys()].some((cause) => isReviewOf(cause, 'ios'));
  for (const { cause, place } of mentioned) if (!hasReason || causes.has(cause)) of(cause).number ??= place;
  for (const evidence of causes.values()) evidence.score = scoreOf(evidence);
  return { text, causes: [...causes.values()], unknown: [...unknown.values()] };
}

function scoreOf({ number, phrases }: CauseEvidence): number {
  const apart = phrases.filter(
    ({ start, end }, index) =>
      !phrases.some((each, other) => other < index && each.start < end && start < each.end),
  );
  const longest = Math.max(0, ...phrases.map(({ words }) => Math.min(words, MAX_WORDS)));
  return (
    (number ? WEIGHTS.number : 0) +
    (phrases.length > 0 ? WEIGHTS.phrase + WEIGHTS.word * longest : 0) +
    WEIGHTS.further * Math.max(0, apart.length - 1)
  );
}

/** Adds guidelines and codes, and returns the guidelines that are only mentioned. */
function addNumbers(
  text: ReadableText,
  after: number,
  of: (cause: Cause) => CauseEvidence,
  unknown: Map<string, UnknownReference>,
): { cause: Cause; place: Place }[] {
  const isOwn = ({ start }: Place) => start >= after;
  const mentioned: { cause: Cause; place: Place }[] = [];
  for (const { number, start, end, isMention } of findGuidelines(text).filter(isOwn)) {
    const cause = causeOfGuideline(number);
    if (!cause) {
      const chapter = chapterOf(number);
      const name = `Guideline ${number}`;
      if (!isMention)
        unknown.set(name, { name, ...(chapter && { chapter: `${chapter.number} ${chapter.title}` }) });
    } else if (isMention) mentioned.push({ cause, place: { start, end } });
    else {
      const evidence = of(cause);
      evidence.number ??= { start, end };
      const detail = cause.parts?.[number];
      if (detail !== undefined && !evidence.details.includes(detail)) evidence.details.push(detail);
    }
  }
  for (const { number, start, end } of findItmsCodes(text).filter(isOwn)) {
    const cause = causeOfCode(number);
    if (cause) of(cause).number ??= { start, end };
    else unknown.set(number, { name: `ITMS-${number}` });
  }
  return mentioned;
}

/** How near to each other, in characters, phrases are about the same problem. */
const ONE_SENTENCE = 120;
/** Length of a line that a mail program wraps, in characters. */
const FULL_LINE = 60;
/** A name that only code has: `QUERY_ALL_PACKAGES`. */
const MACHINE_NAME = /\p{Lu}{2,}_\p{Lu}{2,}_\p{Lu}{2,}/u;
/** Share of a stronger cause's points that another one needs in the same sentence. */
const RIVAL = 0.75;

/** The causes that a section names: those with enough points that no stronger cause explains better. */
export function namedCauses({ causes, unknown, text }: EvidenceIn): CauseEvidence[] {
  const hasUnknown = unknown.some(({ chapter }) => chapter);
  const cited = causes.filter(({ number, cause }) => number && isReviewOf(cause, 'ios'));
  // Somebody who tells two things names the number of one, and quotes a sentence of the other.
  const isQuoted = ({ phrases }: Pick<CauseEvidence, 'phrases'>) =>
    phrases.some(({ words }) => words >= MAX_WORDS) && isTold(text.words);
  // Beside the number of a guideline, words about agreements and uploads are the letter's own advice.
  const isCitedOrCase = ({ cause, number, phrases }: CauseEvidence) =>
    number !== undefined ||
    isQuoted({ phrases }) ||
    (!isReviewOf(cause, 'ios') && (cited.length === 0 || cause.store === 'android')) ||
    (cited.length === 0 ? !hasUnknown : cited.some((each) => isCaseOf(cause, each.cause)));
  // The words beside a code that is in no table are of that code.
  const hasUnknownCode = unknown.some(({ name }) => name.startsWith('ITMS'));
  const possible = causes.filter(
    (each) => isCitedOrCase(each) && !(hasUnknownCode && each.cause.codes && !each.number),
  );
  // A whole sentence beats the phrases within it.
  const enough = possible.filter((each) => !possible.some((other) => isWithin(each, other)));
  // A general cause says nothing beside one that names the reason.
  const most = Math.max(...enough.map(precisionOf));
  const strong = enough.filter((each) => precisionOf(each) === most || each.number);
  const isWider = (each: CauseEvidence) =>
    each.details.length === 0 &&
    each.phrases.length === 0 &&
    strong.some(({ cause }) => cause !== each.cause && isCaseOf(cause, each.cause));
  const isMachineName = ({ start, end }: Place) => MACHINE_NAME.test(text.shown.slice(start, end));
  const isExplained = (each: CauseEvidence) =>
    each.number === undefined &&
    !each.phrases.some(isMachineName) &&
    strong.some(
      (other) =>
        other !== each &&
        mayExplain(other, each.cause) &&
        !isCaseOf(each.cause, other.cause) &&
        (each.score < RIVAL * other.score || (each.score < other.score && other.number === undefined)) &&
        placesOf(each).every((place) =>
          placesOf(other).some(
            (near) =>
              isNear(text, place, near) &&
              (isOfOneMessage(each, other) || !isSentenceBetween(text, place, near)),
          ),
        ),
    );
  const left = strong.filter((each) => !isWider(each) && !isExplained(each));
  const meant = left.filter((each) => !isOnlyAnExample(text, each));
  return (meant.length > 0 ? meant : left).toSorted((a, b) => startOf(a) - startOf(b));
}

/** The beginning of examples in brackets, in the languages of the stores. */
const OF_EXAMPLES =
  /^\((?:(?:some )?(?:common )?examples?|e\.? ?g\b|for (?:example|instance)|such as|including|z\. ?b|zum beispiel|p\. ?ex|par exemple|por ejemplo|por exemplo|ad es|per esempio|bijv|np\.|örn|напр|например|ví dụ|misalnya|例|예)/iu;
/** A way out for an app that is something else: `If your app is not for children, change …`. */
const IF_NOT = /^\W*(?:\d[.)] )?(?:or,? )?if (?:your|the|this) app (?:doesn't|does not|isn't|is not)\b/iu;

/** Apps that a rule is about: `apps that target Android 17 must use the picker`. */
const OF_APPS_THAT = /\bapps (?:that|which) target(?:ing)?\b(?![^.\n]*\bmust\b)[^.\n]*$/iu;

/** Whether a cause without a number is named in examples only, or in what is advised to other apps. */
function isOnlyAnExample({ shown }: ReadableText, { number, phrases }: CauseEvidence): boolean {
  return (
    number === undefined &&
    phrases.every(({ start, end }) => {
      const before = shown.slice(Math.max(0, start - ONE_SENTENCE), start);
      const bracket = before.lastIndexOf('(');
      const sentence = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ')) + 1);
      const isInBrackets = bracket > Math.max(before.lastIndexOf(')'), before.lastIndexOf('\n'));
      const example = isInBrackets ? before.slice(bracket) + shown.slice(start, end) : '';
      return OF_EXAMPLES.test(example) || [IF_NOT, OF_APPS_THAT].some((sign) => sign.test(sentence));
    })
  );
}

/** The cause of an app that was taken out of Google Play. */
const SUSPENDED_APP = 'play-app-suspended';

/**
 * A code of an upload says nothing about what the other store writes beside it, and that an app was suspended nothing
 * about the policy that it names.
 */
function mayExplain({ cause, number }: CauseEvidence, { store, kind }: Cause): boolean {
  if (cause.id === SUSPENDED_APP && kind === 'review') return false;
  return cause.store === store || (cause.kind === 'review' && kind === 'review') || number === undefined;
}

function precisionOf({ cause }: CauseEvidence): number {
  if (cause.isLastResort) return 0;
  return cause.isGeneral ? 1 : 2;
}

function isReviewOf({ store, kind }: Cause, of: Platform): boolean {
  return store === of && kind === 'review';
}

/** Whether a cause is a part or a case of a wider one, as 5.1.1(v) of 5.1.1. */
export function isCaseOf({ id, refines }: Cause, whole: Cause): boolean {
  return (
    ['.', '(', '-'].some((mark) => id.startsWith(whole.id + mark)) || (refines?.includes(whole.id) ?? false)
  );
}

export function placesOf({ number, phrases }: CauseEvidence): Place[] {
  return [...(number ? [number] : []), ...phrases];
}

export function startOf(evidence: CauseEvidence): number {
  return Math.min(...placesOf(evidence).map(({ start }) => start));
}

/** Whether two places are in one sentence. A line break ends one unless the line is full, as in a wrapped mail. */
function isNear({ shown }: ReadableText, a: Place, b: Place): boolean {
  if (Math.abs(a.start - b.start) >= ONE_SENTENCE) return false;
  const between = shown.slice(Math.min(a.end, b.end), Math.max(a.start, b.start));
  const at = between.indexOf('\n');
  if (at < 0) return true;
  const end = Math.min(a.end, b.end) + at;
  // A name of a machine ends a line of a list.
  return (
    end - shown.lastIndexOf('\n', end - 1) > FULL_LINE &&
    !/(?:[.:!?]|_\p{Lu}+)$/u.test(shown.slice(end - 40, end))
  );
}

/** Whether all that speaks for a cause are words of a longer sentence of another one, or single words of its names. */
function isWithin(each: CauseEvidence, other: CauseEvidence): boolean {
  return (
    each !== other &&
    each.number === undefined &&
    each.phrases.every(({ start, end, words }) =>
      other.phrases.some(
        (phrase) =>
          (phrase.words >= MAX_WORDS || (words === 1 && phrase.words > 1 && each.cause.kind === 'review')) &&
          phrase.start <= start &&
          phrase.end >= end &&
          phrase.end - phrase.start > end - start,
      ),
    )
  );
}

/** Whether both may be of one message of a machine, which has several sentences. */
function isOfOneMessage({ cause }: CauseEvidence, { cause: other, number }: CauseEvidence): boolean {
  return cause.store === other.store && (number !== undefined || cause.kind !== 'review');
}

/** Whether a sentence ends between two places. */
function isSentenceBetween({ shown }: ReadableText, a: Place, b: Place): boolean {
  const from = Math.min(a.end, b.end);
  const to = Math.max(a.start, b.start);
  return to > from && /[\p{L}\p{N})][.!?] \p{Lu}/u.test(shown.slice(from - 1, to + 1));
}
