import type { DraftContent } from '@/model/draft';
import type { BetaTextId, ProductionQuestionId, TestTracks } from '@/model/test-tracks';

type WithTesting = Pick<DraftContent, 'testing'>;

/** Changes some of the answers about the tests. */
export function writeTesting<Draft extends WithTesting>(draft: Draft, changes: TestTracks): Draft {
  return { ...draft, testing: { ...draft.testing, ...changes } };
}

/** Writes a text for testers in one language. */
export function writeBetaText<Draft extends WithTesting>(
  draft: Draft,
  locale: string,
  field: BetaTextId,
  text: string,
): Draft {
  const betaTexts = draft.testing?.betaTexts;
  return writeTesting(draft, {
    betaTexts: { ...betaTexts, [locale]: { ...betaTexts?.[locale], [field]: text } },
  });
}

/** Stores the count of a day; undefined removes it. */
export function countTesters<Draft extends WithTesting>(
  draft: Draft,
  day: string,
  testers: number | undefined,
): Draft {
  const { [day]: _, ...others } = draft.testing?.testers ?? {};
  return writeTesting(draft, { testers: testers === undefined ? others : { ...others, [day]: testers } });
}

/** Answers a question of the application for production. */
export function answerProduction<Draft extends WithTesting>(
  draft: Draft,
  id: ProductionQuestionId,
  text: string,
): Draft {
  return writeTesting(draft, { answers: { ...draft.testing?.answers, [id]: text } });
}
