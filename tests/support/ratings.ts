import { absenceOf } from '@/domain/ratings/apple-answers';
import { APPLE_QUESTIONS } from '@/domain/ratings/apple-questions';
import { PLAY_QUESTIONS } from '@/domain/ratings/play-questions';
import type { RatingAnswers } from '@/domain/ratings/rating-answers';

/** Builds the complete rating answers of an app with nothing that matters; a test overrides what it checks. */
export function quietRatings(changes: Partial<RatingAnswers> = {}): RatingAnswers {
  return {
    apple: {
      ...Object.fromEntries(APPLE_QUESTIONS.map(({ id }) => [id, absenceOf(id)])),
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
