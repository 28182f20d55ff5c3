import { matchByWords, type CauseMatch } from '../cause-match';
import { CAUSES, type Cause } from '../causes';
import type { ReadableText } from '../readable-text';
import { citedIn } from './loose-numbers';
import type { ToldMatch, ToldRanker } from './rank-told';
import { choiceOf, quoteOf } from './told-choice';

/** Characters around a number that tell its case. */
const AROUND = 160;
/** Share of the best case of the whole number from which one of the part that is named is meant. */
const MIN_PART = 0.2;
/** Share of all cases of the store from which a number without a letter is one of a guideline. */
const MIN_TOLD = { threeParts: 0.01, twoParts: 0.05 };

/** A cause of the guideline that a number names, without its part: 2.1 is also cited for purchases. */
function isOf(number: string): (cause: Cause) => boolean {
  const whole = `apple-${number.replace(/\(.*$/u, '')}`;
  return ({ id }) => id === whole || id.startsWith(`${whole}-`) || id.startsWith(`${whole}(`);
}

/** Whether a case is one of the part that a number names: `4.3(b)`. */
function hasPart({ cause, caseId }: ToldMatch, number: string): boolean {
  const { guideline = cause.guidelines ?? [] } = cause.cases?.find(({ id }) => id === caseId)?.evidence ?? {};
  return number.endsWith(')') && guideline.includes(number);
}

/**
 * The closest match of each number that a text cites, in its order: a number says more than any other word.
 * @param known causes that are found already
 */
export function matchesOfCited(
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
  known: readonly string[] = [],
): CauseMatch[] {
  return citedIn(text).flatMap(({ number, start, end }) => {
    const isMeant = isOf(number);
    if (CAUSES.some((cause) => isMeant(cause) && known.includes(cause.id))) return [];
    const share = ranker
      .rank(text, ({ store }) => store === 'ios')
      .reduce((sum, { cause, score }) => sum + (isMeant(cause) ? score : 0), 0);
    const least = /\(/u.test(number) ? 0 : /\..*\./u.test(number) ? MIN_TOLD.threeParts : MIN_TOLD.twoParts;
    const around = { start: Math.max(0, start - AROUND), end: end + AROUND };
    const ranked = ranker.rank(text, isMeant, around);
    const ofPart = ranked.filter((each) => hasPart(each, number));
    // Letters cite a part for its neighbors, too.
    const isLikely = (ofPart[0]?.score ?? 0) >= MIN_PART * (ranked[0]?.score ?? 0);
    const own = isLikely ? ofPart : ranked;
    const [best] = own;
    if (!best || share < least) return [];
    const line = ranker.lineFor(text, best, around) ?? around;
    const same = own.filter(({ cause }) => cause === best.cause);
    return [matchByWords(best.cause, choiceOf(same, best.score), quoteOf(text, line), 'closest')];
  });
}
