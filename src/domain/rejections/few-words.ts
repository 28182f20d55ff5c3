import type { Ranking } from './rank-rules';
import { isOfAnotherReviewer, possibleStores } from './text-origin';
import type { ReadableText } from './readable-text';
import type { RejectionRule } from './rejection-rule';

/** Longest text that counts as a few words, in words and characters. */
const MAX_WORDS = 14;
const MAX_CHARACTERS = 120;
/**
 * Limits for a possible cause. Measured on 90 problems of submissions and 60 notes about other work, each in a few words:
 * for 82 of the problems the cause was among the first three; 3 of the notes got one.
 */
const MIN_SCORE = 11;
const MIN_IN_COMMON = 2;
/** Limits for a text without any word for a problem. */
const MIN_SCORE_OF_TOPIC = 13;
const MIN_IN_COMMON_OF_TOPIC = 3;
/** Share of the best score at which further rules are possible causes as well. */
const MIN_NEXT = 0.75;

/** Words for problems. */
export const PROBLEM =
  /\b(?:missing|lacks?|require[ds]?|requires|requested|needs?|needed|must|wants?|asks?|reject\w*|refus\w*|denied|declined|removed|suspended|terminated|banned|not|no|never|without|wrong|incorrect|invalid|mismatch|bad|broken|error|errors|fails?|failed|failure|crash\w*|unable|cannot|can't|couldn't|doesn't|isn't|won't|too|only|declaration|policy|violation|issue|problem)\b/;
/** Signs that end or divide a sentence: such a text is more than a few words. */
const SENTENCE = /[.;:!?,](?:\s|$)|[。，、！？\n]/;

/**
 * Finds causes for a problem in a few words, as typed into a search: `restore purchases button missing`. The text need not
 * say that a store refused something. Returns none for other texts and for those that fit no rule well.
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
