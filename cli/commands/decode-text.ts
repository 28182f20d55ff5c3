import { decodeLetter, MAX_TEXT, type DecodedLetter } from '@/decoder/decode-letter';
import { casesOf } from '@/decoder/advice';
import { CAUSES } from '@/decoder/causes';
import { mayBeForeign } from '@/decoder/foreign-text';
import { planOf, type PlanTask, type RecoveryPlan } from '@/decoder/plan';
import { storedAnswer } from '@/decoder/plan-parts/chosen-cases';
import { toldRanker } from '@/decoder/closest/rank-told';
import type { Sender } from '@/model/message-sender';

/** A text with the plan for what it names, and the tasks of the closest matches, of which perhaps none is meant. */
export interface DecodedText {
  letter: DecodedLetter;
  plan?: RecoveryPlan;
  guesses: readonly PlanTask[];
}

/**
 * Decodes the end of a text, where a log says why it failed. The terms of other languages load with the first text that
 * may need them.
 * @param chosen the cases that were written, where several fit: the cause of one that is only near is taken as well
 */
export async function decodeText(
  text: string,
  from?: Sender,
  chosen: readonly string[] = [],
): Promise<DecodedText> {
  const end = text.slice(-MAX_TEXT);
  const { glossFor } = mayBeForeign(end) ? await import('@/decoder/gloss') : {};
  const letter = decodeLetter(end, { from, glossFor, toldRanker });
  const isChosen = (causeId: string) => casesOf(causeId).some(({ id }) => chosen.includes(id));
  const causes = letter.closest.map(({ causeId }) => causeId).filter(isChosen);
  const plan = planOf(letter, {
    causes,
    cases: answersTo(planOf(letter, { causes })?.tasks ?? [], chosen),
  });
  const guesses = letter.closest
    .filter(({ causeId }) => !causes.includes(causeId))
    .flatMap(
      (match) =>
        planOf({ ...letter, sections: [], closest: [match] }, { causes: [match.causeId] })?.tasks ?? [],
    );
  return { letter, ...(plan && { plan }), guesses };
}

/** Instead of a case: they wrote none of the candidates. */
export const NONE = 'none';

/** The chosen cases of each task that has them, among its candidates or elsewhere in its cause, or none of them. */
function answersTo(tasks: readonly PlanTask[], chosen: readonly string[]): Record<string, string> {
  const answers = tasks.flatMap(({ key, causeId, candidates, isOneOnly }) => {
    const own = [...candidates.map(({ caseId }) => caseId), ...casesOf(causeId).map(({ id }) => id)];
    const answers = chosen.filter((id) => own.includes(id));
    if (answers.length > 0) return [[key, storedAnswer(isOneOnly ? answers.slice(0, 1) : answers)] as const];
    return chosen.includes(NONE) && candidates.length > 0 ? [[key, ''] as const] : [];
  });
  return Object.fromEntries(answers);
}

/** Whether the catalogue has a case of this ID. */
export function isCase(id: string): boolean {
  return CAUSES.some((cause) => casesOf(cause.id).some((each) => each.id === id));
}

/** Every cause of the catalogue, by id and title. */
export function rejectionEntries(): { id: string; title: string }[] {
  return CAUSES.map(({ id, title }) => ({ id, title }));
}

/** A cause with its cases, without the phrases by which it is recognised; undefined for an unknown id. */
export function rejectionEntry(id: string) {
  const cause = CAUSES.find((each) => each.id === id);
  if (!cause) return undefined;
  const { phrases: _, ...rest } = cause;
  return { ...rest, cases: casesOf(id) };
}
