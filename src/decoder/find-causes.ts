import { causeOfCode, causeOfGuideline, otherCauseOfGuideline, type Cause } from './causes';
import { chapterOf, findGuidelines, type FoundNumber } from './find-guidelines';
import { findMessage, type FoundMessage } from './find-phrases';
import { findItmsCodes, findOldGuidelines } from './other-numbers';
import { possibleMessages } from './phrase-patterns';
import { MAX_RANKED, rankingFor } from './rank-causes';
import type { Place, ReadableText } from './readable-text';
import { otherReviewers } from './text-origin';

/** A store's number without a cause of its own. */
export interface UnknownReference {
  /** e.g. `Guideline 2.5.13` or `ITMS-90998`. */
  name: string;
  /** The chapter of a guideline, e.g. `2.5 Software Requirements`. */
  chapter?: string;
}

/** Everything in a text that matches a cause, before any is chosen. */
export interface CollectedCauses {
  found: ReadonlyMap<Cause, Found>;
  unknown: readonly UnknownReference[];
  /** Messages of tools that match without any of the words they need nearby. */
  unconfirmed: ReadonlyMap<Cause, readonly FoundMessage[]>;
  /** The text has numbers of Apple's guidelines from before 2016. */
  hasOldNumbers: boolean;
}

/** A cause fits clearly less than another if its score is below this share of the other's. */
const CLEAR_SHARE = 0.6;
/** Lowest score at which a number takes its other meaning. */
const MIN_OTHER = 6;

/** Collects guideline numbers, ITMS codes and messages. */
export function collectCauses(readable: ReadableText): CollectedCauses {
  const found = new FoundCauses();
  const unknown = new Map<string, UnknownReference>();
  const old = findOldGuidelines(readable);
  for (const { cause, isCertain, ...place } of old) found.add(cause, place, { isNumber: isCertain });
  const addGuideline = ({ number, start, end }: FoundNumber) => {
    const named = causeOfGuideline(number);
    const other = otherCauseOfGuideline(number);
    const cause = named && other && fitsBetter(other, named, readable) ? other : named;
    // The same number has another meaning since 2016.
    if (old.some((each) => each.number === number && each.cause !== cause)) return;
    if (cause) {
      const detail = cause === named ? cause.parts?.[number] : undefined;
      found.add(cause, { start, end }, { isNumber: true, detail });
    } else {
      const chapter = chapterOf(number);
      const name = `Guideline ${number}`;
      unknown.set(name, { name, ...(chapter && { chapter: `${chapter.number} ${chapter.title}` }) });
    }
  };
  const guidelines = findGuidelines(readable);
  for (const each of guidelines) if (!each.isMention) addGuideline(each);
  for (const { number, ...place } of findItmsCodes(readable)) {
    const cause = causeOfCode(number);
    if (cause) found.add(cause, place, { isNumber: true });
    else unknown.set(number, { name: `ITMS-${number}` });
  }
  const unconfirmed = addMessages(found, readable);
  // A guideline that is only mentioned for more information counts if the text gives no other reason, or also describes
  // this one.
  const reasons = found.certain().filter(({ kind }) => kind === 'review');
  for (const each of guidelines) {
    const cause = causeOfGuideline(each.number);
    if (each.isMention && (reasons.length === 0 || (cause && reasons.includes(cause)))) addGuideline(each);
  }
  return { found: found.all, unknown: [...unknown.values()], unconfirmed, hasOldNumbers: old.length > 0 };
}

/** Adds the messages that match, and returns those of tools that are unconfirmed. */
function addMessages(found: FoundCauses, readable: ReadableText): Map<Cause, FoundMessage[]> {
  const isNotOf = otherReviewers(readable.words);
  const unconfirmed = new Map<Cause, FoundMessage[]>();
  for (const { cause, message } of possibleMessages(readable)) {
    if (isNotOf[cause.store] && cause.kind === 'review') continue;
    const place = findMessage(readable, message, cause.kind !== 'review');
    if (place?.isUnconfirmed) unconfirmed.set(cause, [...(unconfirmed.get(cause) ?? []), place]);
    else if (place) found.add(cause, place);
  }
  // Several messages of one cause confirm each other where the text has no other cause.
  if (found.certain().length === 0)
    for (const [cause, [first, ...others]] of unconfirmed)
      if (first && others.some(({ start }) => start > first.end)) found.add(cause, first);
  return unconfirmed;
}

/** Whether the words of the text clearly fit one cause better than another. */
function fitsBetter(cause: Cause, other: Cause, { words }: ReadableText): boolean {
  const ranked = rankingFor(cause.store)(words.slice(0, MAX_RANKED));
  const [one = 0, two = 0] = [cause, other].map(
    (each) => ranked.find((entry) => entry.cause === each)?.score,
  );
  return one >= MIN_OTHER && CLEAR_SHARE * one > two;
}

/** The matches of each cause, in the order they were found. */
class FoundCauses {
  readonly all = new Map<Cause, Found>();

  /** The causes that were found by more than loose wording. */
  certain(): Cause[] {
    return [...this.all].flatMap(([cause, { looseWords }]) => (looseWords === undefined ? [cause] : []));
  }

  /** @param how isNumber: by its number or code; detail: the cause of the numbered part */
  add(
    cause: Cause,
    place: FoundMessage,
    { isNumber = false, detail }: { isNumber?: boolean; detail?: string | undefined } = {},
  ): void {
    const known = this.all.get(cause);
    // Loose wording says less than a number or a phrase.
    const isLoose = place.looseWords !== undefined;
    if (known && isLoose && known.looseWords === undefined) return;
    const isFirst =
      !known ||
      (known.looseWords !== undefined && (!isLoose || (place.looseWords ?? 0) > known.looseWords)) ||
      (!isLoose && place.start < known.start);
    this.all.set(cause, {
      ...(isFirst ? place : known),
      score: (known?.score ?? 0) + (place.looseWords ?? 0),
      isReason: (place.isReason ?? false) || (known?.isReason ?? false),
      isNumberOnly: isNumber && (known?.isNumberOnly ?? true),
      isNumbered: isNumber || (known?.isNumbered ?? false),
      details: [...(known?.details ?? []), ...(detail === undefined ? [] : [detail])],
      places: [...(known?.places ?? []), ...(isLoose ? [] : [place])],
    });
  }
}

/** Matches closer together than this, in characters, count as one sentence. */
const ONE_SENTENCE = 120;

/** Separators between the ID of a guideline and that of its part: `2.3.10` is not a part of `2.3.1`. */
const PARTS = ['.', '('] as const;

/** The matches of one cause in a text. */
export interface Found extends FoundMessage {
  /** How much loose wording supports it: the looseWords of all its messages. */
  score: number;
  /** Found by its number or code alone, not by a message of its own. */
  isNumberOnly: boolean;
  /** Found by its number or code. */
  isNumbered: boolean;
  /** The causes of the numbered parts of a guideline that it was found by. */
  details: readonly string[];
  /** All places of its messages, other than loose wording. */
  places: readonly Place[];
}

/** Whether a cause is a part of another, as 5.1.1(v) of 5.1.1, or a case of it. */
function isPartOf({ id, refines }: Cause, whole: string): boolean {
  return PARTS.some((mark) => id.startsWith(whole + mark)) || (refines?.includes(whole) ?? false);
}

/**
 * Returns the causes that matched by looseWords only, most looseWords first. Where a text cites guidelines by number, leaves out
 * causes that are not a case of one of them; also leaves out causes whose sentence has a better explanation.
 */
export function likelyCauses(found: ReadonlyMap<Cause, Found>, hasUnknown: boolean): [Cause, Found][] {
  const cited = [...found].flatMap(([cause, { isNumbered }]) => (isNumbered ? [cause.id] : []));
  const entries = [...found];
  return entries
    .filter(([cause, { looseWords, sentence, score }]) => {
      if (looseWords === undefined || !sentence) return false;
      const isDetail = cited.some((id) => isPartOf(cause, id));
      if ((hasUnknown || cited.length > 0) && !isDetail) return false;
      if (entries.some(([{ id }, place]) => place.looseWords === undefined && cause.yieldsTo?.includes(id)))
        return false;
      return entries.every(([other, place], index) => {
        if (other === cause || place.start < sentence.start || place.start > sentence.end) return true;
        if (other.isLastResort || isPartOf(cause, other.id)) return true;
        if (place.looseWords === undefined || isPartOf(other, cause.id)) return false;
        const isEarlier = entries.findIndex(([each]) => each === cause) < index;
        return place.score < score || (place.score === score && isEarlier);
      });
    })
    .sort(([, a], [, b]) => b.score - a.score);
}

/**
 * Leaves out causes that matched by loose wording only. App Review cites each guideline by number, so words of an uncited
 * guideline are left out as well, unless they tell which part of a cited one is meant. Google Play policies, whose names
 * are ordinary words, are left out unless the text is about that store.
 */
export function dropUncited(
  found: ReadonlyMap<Cause, Found>,
  hasUnknown: boolean,
  isAboutGooglePlay: boolean,
): Map<Cause, Found> {
  const cited = [...found].flatMap(([{ id, store, kind }, { isNumbered }]) =>
    isNumbered && store === 'ios' && kind === 'review' ? [id] : [],
  );
  const isPartOfCited = (cause: Cause) => cited.some((id) => isPartOf(cause, id));
  // A sentence by App Review may contain words of a Google Play policy.
  const isBesideApple = (at: number) =>
    [...found].some(
      ([{ store, kind }, { looseWords, start }]) =>
        store === 'ios' &&
        kind === 'review' &&
        looseWords === undefined &&
        Math.abs(start - at) < ONE_SENTENCE,
    );
  return new Map(
    [...found].filter(([cause, { looseWords, isNumbered, start }]) => {
      if (looseWords !== undefined) return false;
      if (cause.store === 'android' && cause.kind === 'review')
        return isAboutGooglePlay || (cited.length === 0 && !isBesideApple(start));
      if (isNumbered || cause.store !== 'ios' || cause.kind !== 'review') return true;
      return (cited.length === 0 && !hasUnknown) || isPartOfCited(cause);
    }),
  );
}

/**
 * Leaves out a cause when a more precise one matched, and a wider cause that matched by number only when the text also
 * tells which part or case of it is meant.
 */
export function dropLessPrecise(found: ReadonlyMap<Cause, Found>): [Cause, Found][] {
  const causes = [...found.keys()];
  const isWider = ({ id }: Cause) => causes.some((other) => isPartOf(other, id));
  // A separate sentence about the wider guideline is a cause of its own.
  const isBesidePart = (cause: Cause, places: readonly Place[]) => {
    const ofParts = [...found].flatMap(([other, { places: own }]) => (isPartOf(other, cause.id) ? own : []));
    const isBeside = ({ start }: Place) =>
      ofParts.some((part) => Math.abs(part.start - start) < ONE_SENTENCE);
    return isWider(cause) && places.every(isBeside);
  };
  // A guideline cited by number stays, however precise the others are.
  const isImprecise = ({ kind, yieldsTo }: Cause, isNumbered: boolean) =>
    !(kind === 'review' && isNumbered) && causes.some(({ id }) => yieldsTo?.includes(id));
  const hasReason = causes.some(({ isLastResort }) => !isLastResort);
  const isRepeated = ({ id, title, isLastResort }: Cause, start: number) =>
    isLastResort === true &&
    [...found].some(([other, place]) => other.id !== id && other.title === title && place.start < start);
  const hasSeriousReason = causes.some(({ isLastResort, isMinor }) => !isLastResort && !isMinor);
  const left = [...found].filter(
    ([cause, { isNumberOnly, isNumbered, details, start, places }]) =>
      // A part cited by number, such as 2.1(a), is a cause next to the part that another cause covers.
      !(isNumberOnly && details.length === 0 && isWider(cause)) &&
      !(!isNumbered && isBesidePart(cause, places)) &&
      !isImprecise(cause, isNumbered) &&
      !(cause.isLastResort && hasReason) &&
      !isRepeated(cause, start) &&
      !(cause.isMinor && hasSeriousReason),
  );
  // A match inside a longer match of another cause is not a cause of its own: `health apps policy requirements`.
  const isInside = (cause: Cause, inner: Place) =>
    left.some(
      ([other, { places }]) =>
        other !== cause &&
        places.some(
          ({ start, end }) =>
            start <= inner.start && end >= inner.end && end - start > inner.end - inner.start,
        ),
    );
  return left.filter(
    ([cause, { isNumbered, places }]) => isNumbered || !places.every((place) => isInside(cause, place)),
  );
}

/**
 * Moves each cause that matched by its words to the first sentence that no other cause shares, so that it is quoted with
 * a sentence of its own. Sorts the causes in the order of the text.
 */
export function quoteSeparately(causes: readonly [Cause, Found][]): [Cause, Found][] {
  const isShared = (cause: Cause, { start }: Place) =>
    causes.some(
      ([other, { places }]) =>
        other !== cause && places.some((place) => Math.abs(place.start - start) < ONE_SENTENCE),
    );
  return causes
    .map(([cause, found]): [Cause, Found] => {
      const own = found.isNumbered ? undefined : found.places.find((place) => !isShared(cause, place));
      return [cause, { ...found, ...own }];
    })
    .sort(([, a], [, b]) => a.start - b.start);
}
