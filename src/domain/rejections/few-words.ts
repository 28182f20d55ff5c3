import type { Ranking } from './rank-rules';
import { isOfAnotherReviewer, possibleStores } from './text-origin';
import type { ReadableText } from './readable-text';
import type { RejectionRule } from './rejection-rule';

/** The longest text that counts as a few words, in words and characters. */
const MAX_WORDS = 14;
const MAX_CHARACTERS = 120;
/**
 * When the best rule is a possible cause. Measured on 90 problems of submissions and 60 notes about other work, each in a
 * few words: 82 of the problems had their cause among the first three, and 3 of the notes had one.
 */
const MIN_SCORE = 11;
const MIN_IN_COMMON = 2;
/** The same where no word says that there is a problem. */
const MIN_SCORE_OF_TOPIC = 12.5;
const MIN_IN_COMMON_OF_TOPIC = 3;
/** The share of the best score with which further rules are possible causes as well. */
const MIN_NEXT = 0.75;

/** What a problem is said with. */
export const PROBLEM =
  /\b(?:missing|lacks?|require[ds]?|requires|requested|needs?|needed|must|wants?|asks?|reject\w*|refus\w*|denied|declined|removed|suspended|terminated|banned|not|no|never|without|wrong|incorrect|invalid|mismatch|bad|broken|error|errors|fails?|failed|failure|crash\w*|unable|cannot|can't|couldn't|doesn't|isn't|won't|too|only|declaration|policy|violation|issue|problem)\b/;
/** What ends or divides a sentence: such a text is more than a few words. */
const SENTENCE = /[.;:!?,](?:\s|$)|[。，、！？\n]/;

/**
 * Finds what a problem in a few words is about, as they are typed into a search: `restore purchases button missing`. The
 * text need not say that a store refused something. Other texts, and those whose words fit no rule well, give nothing.
 */
export function causesOfFewWords({ shown, words }: ReadableText, rank: Ranking): RejectionRule[] {
  const text = shown.trim();
  if (text.length > MAX_CHARACTERS || text.split(/\s+/).length > MAX_WORDS || SENTENCE.test(text)) return [];
  if (isOfAnotherReviewer(words)) return [];
  const isProblem = PROBLEM.test(words);
  const minScore = isProblem ? MIN_SCORE : MIN_SCORE_OF_TOPIC;
  const minInCommon = isProblem ? MIN_IN_COMMON : MIN_IN_COMMON_OF_TOPIC;
  const stores = possibleStores(words);
  const fitting = rank(words).filter(
    ({ rule, words: inCommon }) => inCommon >= minInCommon && stores.includes(rule.store),
  );
  const best = fitting[0]?.score ?? 0;
  return best < minScore
    ? []
    : fitting.filter(({ score }) => score >= MIN_NEXT * best).map(({ rule }) => rule);
}
