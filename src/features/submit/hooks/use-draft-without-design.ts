import { useState } from 'react';
import type { SubmissionDraft } from '@/domain/submissions/draft';

/** What changes with every letter and every drag in the screenshot studio. */
const OF_THE_DESIGN: readonly string[] = [
  'design',
  'updatedAt',
  'revision',
] satisfies (keyof SubmissionDraft)[];

/** The same draft object as long as only its screenshot design changes, for parts that do not show the design. */
export function useDraftWithoutDesign(draft: SubmissionDraft): SubmissionDraft {
  const [shown, setShown] = useState(draft);
  if (shown === draft || isSameExceptDesign(shown, draft)) return shown;
  setShown(draft);
  return draft;
}

function isSameExceptDesign(first: SubmissionDraft, second: SubmissionDraft): boolean {
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]) as Set<keyof SubmissionDraft>;
  return [...keys].every((key) => OF_THE_DESIGN.includes(key) || Object.is(first[key], second[key]));
}
