import type { FoundMessage, Place } from './find-message';
import type { RejectionRule } from './rejection-rule';

/** Places that are closer together are in one sentence. */
const ONE_SENTENCE = 120;

/** What follows the id of a guideline in the ids of its parts: `2.3.10` is no part of `2.3.1`. */
const PARTS = ['.', '('] as const;

/** What was found of one rule in a text. */
export interface Found extends FoundMessage {
  /** How much loose wording supports it: the stems of all its messages. */
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

/** Whether a rule is a part of another, as 5.1.1(v) of 5.1.1, or a case of it. */
function isPartOf({ id, refines }: RejectionRule, whole: string): boolean {
  return PARTS.some((mark) => id.startsWith(whole + mark)) || (refines?.includes(whole) ?? false);
}

/**
 * Returns what was found by stems only, the one with the most stems first. Leaves out a rule of a text that names
 * guidelines by number when it is not a case of one of them, and a rule whose sentence has a better explanation.
 */
export function likelyCauses(
  found: ReadonlyMap<RejectionRule, Found>,
  hasUnknown: boolean,
): [RejectionRule, Found][] {
  const cited = [...found].flatMap(([rule, { isNumbered }]) => (isNumbered ? [rule.id] : []));
  const entries = [...found];
  return entries
    .filter(([rule, { stems, sentence, score }]) => {
      if (stems === undefined || !sentence) return false;
      const isDetail = cited.some((id) => isPartOf(rule, id));
      if ((hasUnknown || cited.length > 0) && !isDetail) return false;
      if (entries.some(([{ id }, place]) => place.stems === undefined && rule.yieldsTo?.includes(id)))
        return false;
      return entries.every(([other, place], index) => {
        if (other === rule || place.start < sentence.start || place.start > sentence.end) return true;
        if (other.isLastResort || isPartOf(rule, other.id)) return true;
        if (place.stems === undefined || isPartOf(other, rule.id)) return false;
        const isEarlier = entries.findIndex(([each]) => each === rule) < index;
        return place.score < score || (place.score === score && isEarlier);
      });
    })
    .sort(([, a], [, b]) => b.score - a.score);
}

/**
 * Leaves out what was found by loose wording only. A message of App Review names each of its guidelines by number, so
 * the words of another one that it happens to contain are left out as well, unless they say which part of a named one
 * is meant. So are policies of Google Play, which have many names in common, unless the text is about that store too.
 */
export function withoutUncited(
  found: ReadonlyMap<RejectionRule, Found>,
  hasUnknown: boolean,
  isAboutGooglePlay: boolean,
): Map<RejectionRule, Found> {
  const cited = [...found].flatMap(([{ id, guidelines }, { isNumbered }]) =>
    isNumbered && guidelines ? [id] : [],
  );
  const isPartOfCited = (rule: RejectionRule) => cited.some((id) => isPartOf(rule, id));
  // A sentence by App Review may contain words of a Google Play policy.
  const isSaidByApple = (at: number) =>
    [...found].some(
      ([{ store, kind }, { stems, start }]) =>
        store === 'ios' && kind === 'review' && stems === undefined && Math.abs(start - at) < ONE_SENTENCE,
    );
  return new Map(
    [...found].filter(([rule, { stems, isNumbered, start }]) => {
      if (stems !== undefined) return false;
      if (rule.store === 'android' && rule.kind === 'review')
        return isAboutGooglePlay || (cited.length === 0 && !isSaidByApple(start));
      if (isNumbered || rule.store !== 'ios' || rule.kind !== 'review') return true;
      return (cited.length === 0 && !hasUnknown) || isPartOfCited(rule);
    }),
  );
}

/**
 * Leaves out a rule when a more precise one was found, and a wider rule that was found by its number only when the text
 * also says which part or case of it is meant.
 */
export function withoutRefined(found: ReadonlyMap<RejectionRule, Found>): [RejectionRule, Found][] {
  const rules = [...found.keys()];
  const isWider = ({ id }: RejectionRule) => rules.some((other) => isPartOf(other, id));
  // What is said of the whole in a sentence of its own is another cause.
  const isSaidWithPart = (rule: RejectionRule, places: readonly Place[]) => {
    const ofParts = [...found].flatMap(([other, { places: own }]) => (isPartOf(other, rule.id) ? own : []));
    const isBeside = ({ start }: Place) =>
      ofParts.some((part) => Math.abs(part.start - start) < ONE_SENTENCE);
    return isWider(rule) && places.every(isBeside);
  };
  // A guideline that the text names by its number is meant, however precise the others are.
  const isImprecise = ({ kind, yieldsTo }: RejectionRule, isNumbered: boolean) =>
    !(kind === 'review' && isNumbered) && rules.some(({ id }) => yieldsTo?.includes(id));
  const hasReason = rules.some(({ isLastResort }) => !isLastResort);
  const isSaidBefore = ({ id, title, isLastResort }: RejectionRule, start: number) =>
    isLastResort === true &&
    [...found].some(([other, place]) => other.id !== id && other.title === title && place.start < start);
  const hasSeriousReason = rules.some(({ isLastResort, isMinor }) => !isLastResort && !isMinor);
  const left = [...found].filter(
    ([rule, { isNumberOnly, isNumbered, details, start, places }]) =>
      // A part named by its number, as 2.1(a), is refused beside the one that another rule is about.
      !(isNumberOnly && details.length === 0 && isWider(rule)) &&
      !(!isNumbered && isSaidWithPart(rule, places)) &&
      !isImprecise(rule, isNumbered) &&
      !(rule.isLastResort && hasReason) &&
      !isSaidBefore(rule, start) &&
      !(rule.isMinor && hasSeriousReason),
  );
  // Words inside a longer message of another rule say nothing of their own: `health apps policy requirements`.
  const isInside = (rule: RejectionRule, inner: Place) =>
    left.some(
      ([other, { places }]) =>
        other !== rule &&
        places.some(
          ({ start, end }) =>
            start <= inner.start && end >= inner.end && end - start > inner.end - inner.start,
        ),
    );
  return left.filter(
    ([rule, { isNumbered, places }]) => isNumbered || !places.every((place) => isInside(rule, place)),
  );
}

/**
 * Places each cause that a text says in words at the first sentence that no other cause has, so that it is quoted with
 * its own. Sorts them as the text says them.
 */
export function inOwnSentences(causes: readonly [RejectionRule, Found][]): [RejectionRule, Found][] {
  const isShared = (rule: RejectionRule, { start }: Place) =>
    causes.some(
      ([other, { places }]) =>
        other !== rule && places.some((place) => Math.abs(place.start - start) < ONE_SENTENCE),
    );
  return causes
    .map(([rule, found]): [RejectionRule, Found] => {
      const own = found.isNumbered ? undefined : found.places.find((place) => !isShared(rule, place));
      return [rule, { ...found, ...own }];
    })
    .sort(([, a], [, b]) => a.start - b.start);
}
