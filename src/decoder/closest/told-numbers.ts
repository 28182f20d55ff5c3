import { causeOfGuideline, type Cause } from '../causes';
import { rankCauses } from '../rank-causes';
import { partOfForms, type ReadableText } from '../readable-text';
import { citedIn, type Cited } from './loose-numbers';
import { isTold } from '../sender';
import { mayBeRefused, namesStoreOfApple } from '../text-origin';

/** Numbers of guidelines that somebody names in their own words, confirmed by the words beside them. */

/** Least share of all causes that the words of its sentence give the guideline, and those of a text with one number. */
const CONFIRMED = { sentence: 0.1, text: 0.3 };
const SENTENCE_END = /[.!?;:]\s|[。！？\n]/gu;

/**
 * The numbers of guidelines in what somebody tells of a refusal: with a letter where Apple is named, else where the
 * sentence is about the same rule.
 */
export function toldNumbersIn(text: ReadableText): Cited[] {
  const { words } = text;
  if (!isTold(words)) return [];
  const isApple = namesStoreOfApple(words);
  if (!isApple && !mayBeRefused(words)) return [];
  const ends = [...words.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  const all = citedIn({ shown: words });
  return all.flatMap(({ number, start, end }) => {
    const cause = causeOfGuideline(number);
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
