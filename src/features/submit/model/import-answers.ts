import { NO_PRIVACY_ANSWERS, privacyAnswersOf, type PrivacyAnswers } from '@/domain/privacy/privacy-answers';
import type { DraftChange } from './draft-changes';

/**
 * Takes answers over from a store's own file. They are also what the store has now, with which later changes are
 * compared.
 */
export function importAnswers(apply: (answers: PrivacyAnswers) => PrivacyAnswers): DraftChange {
  return (draft) => ({
    ...draft,
    privacy: apply(privacyAnswersOf(draft)),
    answersBefore: {
      ...draft.answersBefore,
      privacy: apply(draft.answersBefore?.privacy ?? NO_PRIVACY_ANSWERS),
    },
  });
}
