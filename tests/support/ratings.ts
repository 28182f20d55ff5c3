import { PLAY_QUESTIONS } from '@/domain/ratings/play-questions';
import { FREQUENCY_QUESTIONS, YES_NO_QUESTIONS, type RatingAnswers } from '@/model/rating-answers';

/** Builds the complete rating answers of an app with nothing that matters; a test overrides what it checks. */
export function quietRatings(changes: Partial<RatingAnswers> = {}): RatingAnswers {
  return {
    apple: {
      ...Object.fromEntries(FREQUENCY_QUESTIONS.map((id) => [id, 'NONE'])),
      ...Object.fromEntries(YES_NO_QUESTIONS.map((id) => [id, false])),
      ...changes.apple,
    },
    play: {
      ...Object.fromEntries(PLAY_QUESTIONS.map(({ id }) => [id, false])),
      category: 'OTHER',
      ...changes.play,
    },
    options: { ...changes.options },
  };
}
