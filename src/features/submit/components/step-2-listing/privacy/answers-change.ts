import type { PrivacyAnswers } from '@/domain/privacy/privacy-answers';

/** Turns one state of the privacy answers into the next. */
export type AnswersChange = (answers: PrivacyAnswers) => PrivacyAnswers;
