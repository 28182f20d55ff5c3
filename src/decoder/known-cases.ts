import { casesOf, type Advice } from './advice';
import type { CauseMatch } from './cause-match';
import { CAUSES, type Cause } from './causes';
import type { SeverityId } from './severity';

/** A case with the cause that it belongs to. */
export interface OwnedCase {
  cause: Cause;
  advice: Advice;
}

/**
 * The cases of a group to choose from: where the publisher has to say something that the store can't know, one for each
 * answer, and otherwise those that the message names.
 */
export function rivalsOf(named: readonly OwnedCase[], group: string): OwnedCase[] {
  const own = named.filter(
    (each, index) => named.findIndex(({ advice }) => advice.id === each.advice.id) === index,
  );
  if (!own.some(({ advice }) => advice.answer !== undefined)) return own;
  // The other answers of the same rule fit better than those of another one.
  const ownCauses = own.map(({ cause }) => cause);
  const others = [...ownCauses, ...CAUSES].flatMap((cause) =>
    casesOf(cause.id).flatMap((advice) => (advice.either === group ? [{ cause, advice }] : [])),
  );
  const answers = new Map<string, OwnedCase>();
  for (const each of [...own, ...others])
    if (each.advice.answer !== undefined && !answers.has(each.advice.answer))
      answers.set(each.advice.answer, each);
  return [...answers.values()];
}

/** The cases of one group among those to choose from, with the likeliest, where only the publisher knows which it is. */
export function onlyForUser({ candidates }: CauseMatch): OwnedCase[] {
  const cases = candidates.flatMap(({ caseId }) => caseWithId(caseId) ?? []);
  const { either, answer } = cases[0]?.advice ?? {};
  const own = cases.filter(({ advice }) => either !== undefined && advice.either === either);
  return answer !== undefined && own.length > 1 ? own : [];
}

/** The case that the user has chosen, that the message names, or that is the only one. */
export function caseOf(
  match: CauseMatch,
  cause: Cause,
  answer: string | undefined,
  state: SeverityId | undefined,
): OwnedCase | undefined {
  if (answer === '') return undefined;
  if (answer !== undefined) return caseWithId(answer);
  const all = casesOf(match.causeId);
  const caseId = match.caseId ?? (all.length === 1 ? all[0]?.id : coveringOf(match));
  // A message that says suspended as a whole is not about a mere removal.
  const advice = all.find(({ id }) => id === state) ?? all.find(({ id }) => id === caseId);
  return advice && { cause, advice };
}

/** Of the cases to choose from, the one whose steps contain those of all others: then there is nothing to ask. */
function coveringOf({ candidates }: CauseMatch): string | undefined {
  return candidates.find(({ caseId }) => {
    const covers = caseWithId(caseId)?.advice.covers ?? [];
    return (
      covers.length > 0 && candidates.every((each) => each.caseId === caseId || covers.includes(each.caseId))
    );
  })?.caseId;
}

export function caseWithId(caseId: string): OwnedCase | undefined {
  for (const cause of CAUSES) {
    const advice = casesOf(cause.id).find(({ id }) => id === caseId);
    if (advice) return { cause, advice };
  }
  return undefined;
}

export function questionOf({ cause, advice }: OwnedCase): string | undefined {
  return caseWords(cause, advice.id)?.ask;
}

export function caseWords({ cases = [] }: Cause, caseId: string) {
  return cases.find(({ id }) => id === caseId);
}
