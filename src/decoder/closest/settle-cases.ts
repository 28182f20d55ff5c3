import type { CaseCandidate } from '../cause-match';
import { MAX_COMPARED, type ReadPart } from '../letter-parts';
import { caseWithId } from '../known-cases';
import { hasIssue, rankCases } from '../rank-causes';
import type { ToldMatch, ToldRanker } from './rank-told';

/** Least score, among the cases of its rule, of a case that people tell so. */
const CONFIRMED = 0.5;

/** Shares of a case, by letters and by both readings, below which it is not worth a choice beside two likelier ones. */
const WORTH_ASKING = { letters: 0.1, both: 0.03 };
const FEWEST = 2;

/** Whether a part has several cases to choose from. */
export function isAsked(parts: readonly ReadPart[]): boolean {
  return parts.some(({ causes }) => causes.some(({ match }) => match.candidates.length > 0));
}

/**
 * Names the likeliest of the cases to choose from where how people tell it says the same: two readings that agree. Where
 * they don't, both decide the order, and hopeless cases are not asked about.
 */
export function settleCases(parts: readonly ReadPart[], ranker: ToldRanker): void {
  for (const part of parts.slice(0, MAX_COMPARED))
    part.causes = part.causes.map(({ cause, match }) => {
      const [best] = match.candidates;
      if (best?.causeId !== cause.id || isForUser(match.candidates) || !hasIssue(part.own))
        return { cause, match };
      const rules = match.candidates.map(({ causeId }) => causeId);
      const told = ranker.rank(part.own, ({ id }) => rules.includes(id));
      const isConfirmed = told[0]?.caseId === best.caseId && told[0].score >= CONFIRMED;
      return {
        cause,
        match: isConfirmed
          ? { ...match, caseId: best.caseId, candidates: [] }
          : { ...match, candidates: likeliest(match.candidates, part, told) },
      };
    });
}

/** The cases to choose from by both readings, the likeliest first. */
function likeliest(
  candidates: readonly CaseCandidate[],
  { own }: ReadPart,
  told: readonly ToldMatch[],
): CaseCandidate[] {
  const ranked = rankCases(own, ({ id }) => candidates.some(({ causeId }) => causeId === id));
  const scoreIn = (matches: readonly { caseId?: string; score: number }[], id: string) =>
    matches.find(({ caseId }) => caseId === id)?.score ?? 0;
  const scored = candidates.map((each) => {
    const letters = scoreIn(ranked, each.caseId);
    return { each, letters, both: letters * Math.sqrt(scoreIn(told, each.caseId)) };
  });
  const all = {
    letters: sumOf(scored.map(({ letters }) => letters)),
    both: sumOf(scored.map(({ both }) => both)),
  };
  return scored
    .sort((a, b) => b.both - a.both)
    .filter(
      ({ letters, both }, index) =>
        index < FEWEST ||
        letters >= WORTH_ASKING.letters * all.letters ||
        both >= WORTH_ASKING.both * all.both,
    )
    .map(({ each }) => each);
}

function sumOf(shares: readonly number[]): number {
  return shares.reduce((sum, each) => sum + each, 0);
}

/** Whether cases differ by what only the publisher knows: whether the app tracks, for example. */
function isForUser(candidates: readonly CaseCandidate[]): boolean {
  const groups = candidates.flatMap(({ caseId }) => caseWithId(caseId)?.advice.either ?? []);
  return new Set(groups).size < groups.length;
}
