import {
  FREQUENCY_QUESTIONS,
  YES_NO_QUESTIONS,
  type AppleQuestionId,
  type AppleRatingAnswers,
} from '@/model/rating-answers';

/** Whether the question is asked: the one about children under 13 concerns the feed that the one before it asks about. */
export function isAppleQuestionAsked(id: AppleQuestionId, answers: AppleRatingAnswers): boolean {
  return id !== 'socialMediaAgeRestricted' || answers.socialMedia === true;
}

/** The questions that still need an answer. */
export function openAppleQuestions(answers: AppleRatingAnswers): AppleQuestionId[] {
  return [...FREQUENCY_QUESTIONS, ...YES_NO_QUESTIONS].filter(
    (id) => isAppleQuestionAsked(id, answers) && answers[id] === undefined,
  );
}

/** Every answer for a file: a question that was not asked is answered with no. Undefined until all are answered. */
export function completeAppleAnswers(answers: AppleRatingAnswers): Required<AppleRatingAnswers> | undefined {
  if (openAppleQuestions(answers).length > 0) return undefined;
  return { ...(answers as Required<AppleRatingAnswers>), ...restricted(answers) };
}

function restricted({ socialMedia, socialMediaAgeRestricted }: AppleRatingAnswers) {
  return { socialMediaAgeRestricted: socialMedia === true && socialMediaAgeRestricted === true };
}
