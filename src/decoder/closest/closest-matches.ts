import { matchByWords, type CauseMatch } from '../cause-match';
import type { Cause } from '../causes';
import { shortened } from '../details';
import type { ToldMatch, ToldRanker } from './rank-told';
import { asWritten, type Place, type ReadableText } from '../readable-text';

/** Closest matches of a text that names no cause. */

/** Largest number of matches, and of the cases of one to choose from. */
const MAX = { matches: 3, cases: 4 };
/** Share of the best score from which another match is shown, and another case of it is offered. */
const SHARE = { match: 0.75, case: 0.75 };
/** Weight of how alike the letters about a cause are, as a share of all causes. */
const ALIKE = 0.15;
/** Least score of a match that nobody asked for by choosing a sender. */
const MIN_SCORE = 0.1;
/** Fewest words that tell a match: a greeting or one common word tells none. */
const MIN_WORDS = 2;

/**
 * The causes whose cases a text tells best, the best first, and only one where it stands out.
 * @param weightOf of a cause at the stage that the text tells, up to 1
 * @param shareOf how alike the letters about a cause are, of all causes
 * @param isChosen whether the sender was chosen, so that three matches are wanted whatever they score
 */
export function closestBy(
  { ranker, text }: { ranker: ToldRanker; text: ReadableText },
  isMeant: (cause: Cause) => boolean,
  weightOf: (cause: Cause) => number,
  shareOf: (cause: Cause) => number,
  isChosen: boolean,
): CauseMatch[] {
  const ranked = ranker
    .rank(text, isMeant)
    .filter(({ score }) => score > (isChosen ? 0 : MIN_SCORE))
    .map((each) => ({ ...each, score: weightOf(each.cause) * (each.score + ALIKE * shareOf(each.cause)) }))
    .sort((a, b) => b.score - a.score);
  const causes = [...new Set(ranked.map(({ cause }) => cause))].slice(0, MAX.matches);
  const most = ranked[0]?.score ?? 0;
  return causes.flatMap((cause) => {
    const own = ranked.filter((each) => each.cause === cause);
    const [best] = own;
    if (!best || (!isChosen && best.score < SHARE.match * most)) return [];
    const line = ranker.lineFor(text, best);
    if (!line || (!isChosen && line.words < MIN_WORDS)) return [];
    return [matchByWords(cause, choiceOf(own, best.score), quoteOf(text, line), 'closest')];
  });
}

/** The case that is told clearly best, or those to choose from. */
function choiceOf(own: readonly ToldMatch[], most: number): Pick<CauseMatch, 'caseId' | 'candidates'> {
  const close = own.filter(({ score }) => score >= SHARE.case * most).slice(0, MAX.cases);
  const cases = close.flatMap(({ cause, caseId }) =>
    caseId === undefined ? [] : [{ causeId: cause.id, caseId }],
  );
  const [first, second] = cases;
  return first && !second ? { caseId: first.caseId, candidates: [] } : { candidates: cases };
}

function quoteOf(text: ReadableText, place: Place): string {
  const { shown, start, end } = asWritten(text, place);
  return shortened(shown.slice(start, end).replaceAll('\n', ' ').trim());
}
