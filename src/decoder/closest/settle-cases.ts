import type { CaseCandidate } from '../cause-match';
import { MAX_COMPARED, type ReadPart } from '../letter-parts';
import { caseWithId } from '../known-cases';
import { hasIssue } from '../rank-causes';
import type { ToldRanker } from './rank-told';

/** Least score, among the cases of its rule, of a case that people tell so. */
const CONFIRMED = 0.5;

/** Whether a part has several cases to choose from. */
export function isAsked(parts: readonly ReadPart[]): boolean {
  return parts.some(({ causes }) => causes.some(({ match }) => match.candidates.length > 0));
}

/** Names the likeliest of the cases to choose from where how people tell it says the same: two readings that agree. */
export function settleCases(parts: readonly ReadPart[], ranker: ToldRanker): void {
  for (const part of parts.slice(0, MAX_COMPARED))
    part.causes = part.causes.map(({ cause, match }) => {
      const [best] = match.candidates;
      if (best?.causeId !== cause.id || isForUser(match.candidates) || !hasIssue(part.own))
        return { cause, match };
      const rules = match.candidates.map(({ causeId }) => causeId);
      const [told] = ranker.rank(part.own, ({ id }) => rules.includes(id));
      const isConfirmed = told?.caseId === best.caseId && told.score >= CONFIRMED;
      return { cause, match: isConfirmed ? { ...match, caseId: best.caseId, candidates: [] } : match };
    });
}

/** Whether cases differ by what only the publisher knows: whether the app tracks, for example. */
function isForUser(candidates: readonly CaseCandidate[]): boolean {
  const groups = candidates.flatMap(({ caseId }) => caseWithId(caseId)?.advice.either ?? []);
  return new Set(groups).size < groups.length;
}
