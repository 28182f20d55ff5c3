import type { PrivacyAnswers } from './privacy-answers';
import type { RatingAnswers } from './rating-answers';

/**
 * Answers that the stores have: those of the previous version, or of a file that was
 * imported. The answers of a draft are compared with them.
 */
export interface AnswersBefore {
  privacy?: PrivacyAnswers | undefined;
  ratings?: RatingAnswers | undefined;
}
