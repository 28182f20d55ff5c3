import type { Found } from './choose-causes';
import { GUIDELINE_DETAILS } from './apple-guideline-details';
import { OTHER_MEANINGS } from './apple-old-guidelines';
import { findItmsCodes } from './find-itms-codes';
import { findMessage, type FoundMessage } from './find-message';
import { chapterOf, findGuidelines, type FoundNumber } from './find-numbers';
import { findOldGuidelines } from './find-old-guidelines';
import { MAX_RANKED } from './rank-rules';
import type { ReadableText } from './readable-text';
import { possibleMessages, rankingFor, ruleById, ruleOfCode, ruleOfGuideline } from './rejection-rules';
import type { RejectionRule } from './rejection-rule';
import { otherReviewers } from './text-origin';

/** A store's number without a rule of its own. */
export interface UnknownReference {
  /** e.g. `Guideline 2.5.13` or `ITMS-90998`. */
  name: string;
  /** The chapter of a guideline, e.g. `2.5 Software Requirements`. */
  chapter?: string;
}

/** Everything in a text that matches a rule, before any is chosen. */
export interface CollectedCauses {
  found: ReadonlyMap<RejectionRule, Found>;
  unknown: readonly UnknownReference[];
  /** Messages of tools that match without any of the words they need nearby. */
  unconfirmed: ReadonlyMap<RejectionRule, readonly FoundMessage[]>;
  /** The text has numbers of Apple's guidelines from before 2016. */
  hasOldNumbers: boolean;
}

/** A rule fits clearly less than another if its score is below this share of the other's. */
const CLEAR_SHARE = 0.6;
/** Lowest score at which a number takes its other meaning. */
const MIN_OTHER = 6;

/** Collects guideline numbers, ITMS codes and messages. */
export function collectCauses(readable: ReadableText): CollectedCauses {
  const found = new FoundRules();
  const unknown = new Map<string, UnknownReference>();
  const old = findOldGuidelines(readable);
  for (const { ruleId, isCertain, ...place } of old) {
    const rule = ruleById(ruleId);
    if (rule) found.add(rule, place, { isNumber: isCertain });
  }
  const addGuideline = ({ number, start, end }: FoundNumber) => {
    const named = ruleOfGuideline(number);
    const other = ruleById(OTHER_MEANINGS[number] ?? '');
    const rule = named && other && fitsBetter(other, named, readable) ? other : named;
    // The same number has another meaning since 2016.
    if (old.some((each) => each.number === number && each.ruleId !== rule?.id)) return;
    if (rule) {
      const detail = rule === named ? GUIDELINE_DETAILS[number] : undefined;
      found.add(rule, { start, end }, { isNumber: true, detail });
    } else {
      const chapter = chapterOf(number);
      const name = `Guideline ${number}`;
      unknown.set(name, { name, ...(chapter && { chapter: `${chapter.number} ${chapter.title}` }) });
    }
  };
  const guidelines = findGuidelines(readable);
  for (const each of guidelines) if (!each.isMention) addGuideline(each);
  for (const { number, ...place } of findItmsCodes(readable)) {
    const rule = ruleOfCode(number);
    if (rule) found.add(rule, place, { isNumber: true });
    else unknown.set(number, { name: `ITMS-${number}` });
  }
  const unconfirmed = addMessages(found, readable);
  // A guideline that is only mentioned for more information counts if the text gives no other reason, or also describes
  // this one.
  const reasons = found.certain().filter(({ kind }) => kind === 'review');
  for (const each of guidelines) {
    const rule = ruleOfGuideline(each.number);
    if (each.isMention && (reasons.length === 0 || (rule && reasons.includes(rule)))) addGuideline(each);
  }
  return { found: found.all, unknown: [...unknown.values()], unconfirmed, hasOldNumbers: old.length > 0 };
}

/** Adds the messages that match, and returns those of tools that are unconfirmed. */
function addMessages(found: FoundRules, readable: ReadableText): Map<RejectionRule, FoundMessage[]> {
  const isNotOf = otherReviewers(readable.words);
  const unconfirmed = new Map<RejectionRule, FoundMessage[]>();
  for (const { rule, message } of possibleMessages(readable)) {
    if (isNotOf[rule.store] && rule.kind === 'review') continue;
    const place = findMessage(readable, message, rule.kind !== 'review');
    if (place?.isUnconfirmed) unconfirmed.set(rule, [...(unconfirmed.get(rule) ?? []), place]);
    else if (place) found.add(rule, place);
  }
  // Several messages of one rule confirm each other where the text has no other cause.
  if (found.certain().length === 0)
    for (const [rule, [first, ...others]] of unconfirmed)
      if (first && others.some(({ start }) => start > first.end)) found.add(rule, first);
  return unconfirmed;
}

/** Whether the words of the text clearly fit one rule better than another. */
function fitsBetter(rule: RejectionRule, other: RejectionRule, { words }: ReadableText): boolean {
  const ranked = rankingFor(rule.store)(words.slice(0, MAX_RANKED));
  const [one = 0, two = 0] = [rule, other].map((each) => ranked.find((entry) => entry.rule === each)?.score);
  return one >= MIN_OTHER && CLEAR_SHARE * one > two;
}

/** The matches of each rule, in the order they were found. */
class FoundRules {
  readonly all = new Map<RejectionRule, Found>();

  /** The rules that were found by more than loose wording. */
  certain(): RejectionRule[] {
    return [...this.all].flatMap(([rule, { stems }]) => (stems === undefined ? [rule] : []));
  }

  /** @param how isNumber: by its number or code; detail: the cause of the numbered part */
  add(
    rule: RejectionRule,
    place: FoundMessage,
    { isNumber = false, detail }: { isNumber?: boolean; detail?: string | undefined } = {},
  ): void {
    const known = this.all.get(rule);
    // Loose wording says less than a number or a phrase.
    const isLoose = place.stems !== undefined;
    if (known && isLoose && known.stems === undefined) return;
    const isFirst =
      !known ||
      (known.stems !== undefined && (!isLoose || (place.stems ?? 0) > known.stems)) ||
      (!isLoose && place.start < known.start);
    this.all.set(rule, {
      ...(isFirst ? place : known),
      score: (known?.score ?? 0) + (place.stems ?? 0),
      isReason: (place.isReason ?? false) || (known?.isReason ?? false),
      isNumberOnly: isNumber && (known?.isNumberOnly ?? true),
      isNumbered: isNumber || (known?.isNumbered ?? false),
      details: [...(known?.details ?? []), ...(detail === undefined ? [] : [detail])],
      places: [...(known?.places ?? []), ...(isLoose ? [] : [place])],
    });
  }
}
