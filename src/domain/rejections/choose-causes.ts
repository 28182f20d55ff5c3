import type { FoundMessage, Place } from './find-message';
import type { RejectionRule } from './rejection-rule';

/** Matches closer together than this, in characters, count as one sentence. */
const ONE_SENTENCE = 120;

/** Separators between the ID of a guideline and that of its part: `2.3.10` is not a part of `2.3.1`. */
const PARTS = ['.', '('] as const;

/** The matches of one rule in a text. */
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
 * Returns the rules that matched by stems only, most stems first. Where a text cites guidelines by number, leaves out
 * rules that are not a case of one of them; also leaves out rules whose sentence has a better explanation.
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
 * Leaves out rules that matched by loose wording only. App Review cites each guideline by number, so words of an uncited
 * guideline are left out as well, unless they tell which part of a cited one is meant. Google Play policies, whose names
 * are ordinary words, are left out unless the text is about that store.
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
 * Leaves out a rule when a more precise one matched, and a wider rule that matched by number only when the text also
 * tells which part or case of it is meant.
 */
export function withoutRefined(found: ReadonlyMap<RejectionRule, Found>): [RejectionRule, Found][] {
  const rules = [...found.keys()];
  const isWider = ({ id }: RejectionRule) => rules.some((other) => isPartOf(other, id));
  // A separate sentence about the wider guideline is a cause of its own.
  const isSaidWithPart = (rule: RejectionRule, places: readonly Place[]) => {
    const ofParts = [...found].flatMap(([other, { places: own }]) => (isPartOf(other, rule.id) ? own : []));
    const isBeside = ({ start }: Place) =>
      ofParts.some((part) => Math.abs(part.start - start) < ONE_SENTENCE);
    return isWider(rule) && places.every(isBeside);
  };
  // A guideline cited by number stays, however precise the others are.
  const isImprecise = ({ kind, yieldsTo }: RejectionRule, isNumbered: boolean) =>
    !(kind === 'review' && isNumbered) && rules.some(({ id }) => yieldsTo?.includes(id));
  const hasReason = rules.some(({ isLastResort }) => !isLastResort);
  const isSaidBefore = ({ id, title, isLastResort }: RejectionRule, start: number) =>
    isLastResort === true &&
    [...found].some(([other, place]) => other.id !== id && other.title === title && place.start < start);
  const hasSeriousReason = rules.some(({ isLastResort, isMinor }) => !isLastResort && !isMinor);
  const left = [...found].filter(
    ([rule, { isNumberOnly, isNumbered, details, start, places }]) =>
      // A part cited by number, such as 2.1(a), is a cause next to the part that another rule covers.
      !(isNumberOnly && details.length === 0 && isWider(rule)) &&
      !(!isNumbered && isSaidWithPart(rule, places)) &&
      !isImprecise(rule, isNumbered) &&
      !(rule.isLastResort && hasReason) &&
      !isSaidBefore(rule, start) &&
      !(rule.isMinor && hasSeriousReason),
  );
  // A match inside a longer match of another rule is not a cause of its own: `health apps policy requirements`.
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
 * Moves each cause that matched by its words to the first sentence that no other cause shares, so that it is quoted with
 * a sentence of its own. Sorts the causes in the order of the text.
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
