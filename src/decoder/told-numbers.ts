import { causeOfGuideline, type Cause } from './causes';
import { NUMBER } from './guideline-patterns';
import { rankCauses } from './rank-causes';
import { partOfForms, type Place, type ReadableText } from './readable-text';
import { isTold } from './sender';
import { mayBeRefused, namesStoreOfApple } from './text-origin';

/** Numbers of guidelines that somebody names in their own words, confirmed by the words beside them. */

/** A number that is no version, size, price or amount. */
const BARE = new RegExp(
  String.raw`(?<![\p{L}\d.,$€£¥])(?<!\b(?:version|ver|build|release|update|from|to|ios|ipados|macos|android|flutter|xcode|sdk|expo|node|swift|gradle|unity|v)[ :#]{1,2})(${NUMBER})(?![\d%€$°]|[.,]\d| ?(?:stars?|mb|gb|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|million|percent|usd|eur|rc|beta|of|out)\b)`,
  'gu',
);
/** Least share of all causes that the words of its sentence give the guideline, and those of a text with one number. */
const CONFIRMED = { sentence: 0.1, text: 0.3 };
/** Most numbers that are confirmed: their sentences are ranked. */
const MAX_NUMBERS = 12;
const SENTENCE_END = /[.!?;:]\s|[。！？\n]/gu;

/**
 * The numbers of guidelines in what somebody tells of a refusal: with a letter where Apple is named, else where the
 * sentence is about the same rule.
 */
export function toldNumbersIn(text: ReadableText): (Place & { number: string })[] {
  const { words } = text;
  if (!isTold(words)) return [];
  const isApple = namesStoreOfApple(words);
  if (!isApple && !mayBeRefused(words)) return [];
  const ends = [...words.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  const all = [...words.matchAll(BARE)].slice(0, MAX_NUMBERS);
  return all.flatMap(({ index: start, 1: number = '' }) => {
    const cause = causeOfGuideline(number);
    const end = start + number.length;
    const sentence = {
      start: ends.findLast((at) => at <= start) ?? 0,
      end: ends.find((at) => at >= end) ?? words.length,
    };
    const isMeant =
      cause &&
      ((isApple && number.endsWith(')')) ||
        isAbout(partOfForms(text, sentence), cause, CONFIRMED.sentence) ||
        (all.length === 1 && isAbout(text, cause, CONFIRMED.text)));
    return isMeant ? [{ number, start, end }] : [];
  });
}

/** Whether words are about what a guideline has, among those of Apple. */
function isAbout(text: ReadableText, cause: Cause, least: number): boolean {
  const { matches } = rankCauses(text, ({ store, kind }) => store === 'ios' && kind === 'review');
  return matches.some((each) => each.cause === cause && each.score >= least);
}
