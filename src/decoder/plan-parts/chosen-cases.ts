import { caseWithId } from '../known-cases';
import type { KeyedFound } from '../point-steps';

/** The stored form of an answer, which can name two cases for one paragraph: ids of cases between spaces; empty for "None of these". */
export function storedAnswer(caseIds: readonly string[]): string {
  return caseIds.join(' ');
}

/** The chosen cases, none for "None of these"; undefined without an answer, or with cases that the catalogue no longer has. */
export function chosenIn(stored: string | undefined): readonly string[] | undefined {
  if (stored === undefined || stored === '') return stored === '' ? [] : undefined;
  const known = stored.split(' ').filter((caseId) => caseWithId(caseId));
  return known.length > 0 ? known : undefined;
}

/** A part of a letter, with the answer to its question. */
export interface AnsweredFound extends KeyedFound {
  answer?: string | undefined;
  /** Another one of the chosen cases: the first one keeps the question. */
  isFurther?: true;
}

/** Each part once for each case that was chosen for it. */
export function withAnswers(
  found: readonly KeyedFound[],
  cases: Readonly<Record<string, string>> = {},
): AnsweredFound[] {
  return found.flatMap((each) => {
    const chosen = chosenIn(cases[each.key]);
    if (!chosen) return [each];
    const [first = '', ...further] = chosen;
    return [
      { ...each, answer: first },
      ...further.map((answer) => ({
        ...each,
        ...{ key: `${each.key}/${answer}`, answer },
        isFurther: true as const,
      })),
    ];
  });
}
