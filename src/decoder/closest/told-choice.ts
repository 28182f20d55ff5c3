import type { CauseMatch } from '../cause-match';
import { shortened } from '../details';
import { writtenAt, type Place, type ReadableText } from '../readable-text';
import type { ToldMatch } from './rank-told';

/** Most cases of a match to choose from, and the share of the best one's score from which another is offered. */
export const MAX_CASES = 4;
const SHARE = 0.2;

/** The case that is told clearly best, or those to choose from. */
export function choiceOf(own: readonly ToldMatch[], most: number): Pick<CauseMatch, 'caseId' | 'candidates'> {
  const close = own.filter(({ score }) => score >= SHARE * most).slice(0, MAX_CASES);
  const cases = close.flatMap(({ cause, caseId }) =>
    caseId === undefined ? [] : [{ causeId: cause.id, caseId }],
  );
  const [first, second] = cases;
  return first && !second ? { caseId: first.caseId, candidates: [] } : { candidates: cases };
}

/** The words of the writer at a place of the reading. */
export function quoteOf(text: ReadableText, place: Place): string {
  return shortened(writtenAt(text, place).replaceAll('\n', ' ').trim());
}
