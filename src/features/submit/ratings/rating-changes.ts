import {
  NO_RATING_ANSWERS,
  type AppleRatingAnswers,
  type AppleRatingOptions,
  type PlayRatingAnswers,
  type RatingAnswers,
} from '@/model/rating-answers';
import { withRestAbsent, type ShownQuestions } from '@/domain/ratings/play-questions';
import type { DraftChange } from '../wizard/draft-changes';

function changeRatings(change: (answers: RatingAnswers) => RatingAnswers): DraftChange {
  return (draft) => ({ ...draft, ratings: change(draft.ratings ?? NO_RATING_ANSWERS) });
}

/** Answers one of Apple's questions. */
export function answerApple<Id extends keyof AppleRatingAnswers>(
  id: Id,
  answer: AppleRatingAnswers[Id],
): DraftChange {
  return changeRatings((now) => ({ ...now, apple: { ...now.apple, [id]: answer } }));
}

/** Answers one of the questions for Google Play alone. */
export function answerPlay<Id extends keyof PlayRatingAnswers>(
  id: Id,
  answer: PlayRatingAnswers[Id],
): DraftChange {
  return changeRatings((now) => ({ ...now, play: { ...now.play, [id]: answer } }));
}

/** Sets what Apple asks after the questions; an empty text clears the choice. */
export function setRatingOption<Key extends keyof AppleRatingOptions>(
  key: Key,
  value: AppleRatingOptions[Key] | '',
): DraftChange {
  return changeRatings((now) => {
    const options = { ...now.options, [key]: value };
    if (value === '') delete options[key];
    return { ...now, options };
  });
}

/** Answers every open question with "not in my app", where that is all that "no" says. */
export function answerRestAbsent(asked: ShownQuestions): DraftChange {
  return changeRatings((now) => withRestAbsent(now, asked));
}
