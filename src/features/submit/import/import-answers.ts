import type { PrivacyAnswers } from '@/model/privacy-answers';
import { privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import {
  NO_RATING_ANSWERS,
  type AppleRatingAnswers,
  type AppleRatingOptions,
  type RatingAnswers,
} from '@/model/rating-answers';
import type { DraftChange } from '../wizard/draft-changes';

/**
 * Takes answers over from a store's own file. They are also what the store has now, with which later changes are
 * compared; what the file does not say is taken from the draft.
 */
export function importAnswers(apply: (answers: PrivacyAnswers) => PrivacyAnswers): DraftChange {
  return (draft) => ({
    ...draft,
    privacy: apply(privacyAnswersOf(draft)),
    answersBefore: {
      ...draft.answersBefore,
      privacy: apply(draft.answersBefore?.privacy ?? privacyAnswersOf(draft)),
    },
  });
}

/** The same for Apple's age rating answers. What the file does not answer stays unchanged. */
export function importRatings(apple: AppleRatingAnswers, options: AppleRatingOptions): DraftChange {
  const take = (now: RatingAnswers = NO_RATING_ANSWERS): RatingAnswers => ({
    ...now,
    apple: { ...now.apple, ...apple },
    options: { ...now.options, ...options },
  });
  return (draft) => ({
    ...draft,
    ratings: take(draft.ratings),
    answersBefore: {
      ...draft.answersBefore,
      // No file has answers for Google Play: only later changes of them are changes.
      ratings: {
        ...take(draft.answersBefore?.ratings ?? draft.ratings),
        play: draft.ratings?.play ?? {},
      },
    },
  });
}
