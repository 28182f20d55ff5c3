import { platformsOf, type PlatformChoice } from '@/model/app';
import type { AppleQuestionId, PlayQuestionId, RatingAnswers } from '@/model/rating-answers';
import { isAppleQuestionAsked } from './apple-answers';
import { APPLE_GROUP_LABELS, APPLE_QUESTIONS, type AppleQuestion } from './apple-questions';
import { openPlayQuestions } from './play-questions';

/** The questions of Apple's form, section by section. For Google Play alone only those that its form shares are asked. */
export function appleQuestionsAsked({ apple }: RatingAnswers, platform: PlatformChoice): AppleQuestion[] {
  const isForApple = platformsOf(platform).includes('ios');
  return Object.keys(APPLE_GROUP_LABELS).flatMap((group) =>
    APPLE_QUESTIONS.filter(
      (each) =>
        each.group === group && (isForApple || each.isForPlay) && isAppleQuestionAsked(each.id, apple),
    ),
  );
}

/** The questions without an answer that the chosen stores ask, in the order of the form. */
export function openRatingQuestions(
  answers: RatingAnswers,
  platform: PlatformChoice,
): (AppleQuestionId | PlayQuestionId)[] {
  const ofApple = appleQuestionsAsked(answers, platform).map(({ id }) => id);
  return [
    ...ofApple.filter((id) => answers.apple[id] === undefined),
    ...(platformsOf(platform).includes('android') ? openPlayQuestions(answers) : []),
  ];
}
