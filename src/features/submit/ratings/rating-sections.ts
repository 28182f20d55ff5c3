import { platformsOf, type PlatformChoice } from '@/model/app';
import {
  APPLE_GROUP_LABELS,
  type AppleQuestion,
  type AppleQuestionGroup,
} from '@/domain/ratings/apple-questions';
import { appleQuestionsAsked } from '@/domain/ratings/open-rating-questions';
import { isPlayQuestionAsked, openPlayQuestions, PLAY_QUESTIONS } from '@/domain/ratings/play-questions';
import type { ShownQuestions } from '@/domain/ratings/play-questions';
import type { PlayQuestionId, RatingAnswers } from '@/model/rating-answers';

/** A section of Apple's form, with the questions that are asked for the chosen stores. */
export interface RatingSection {
  id: AppleQuestionGroup;
  title: string;
  questions: readonly AppleQuestion[];
  answered: number;
}

/** The questions of Apple's form by section. */
export function appleSections(answers: RatingAnswers, platform: PlatformChoice): RatingSection[] {
  const asked = appleQuestionsAsked(answers, platform);
  return (Object.keys(APPLE_GROUP_LABELS) as AppleQuestionGroup[]).flatMap((id) => {
    const questions = asked.filter(({ group }) => group === id);
    const answered = questions.filter((each) => answers.apple[each.id] !== undefined).length;
    return questions.length > 0 ? [{ id, title: APPLE_GROUP_LABELS[id], questions, answered }] : [];
  });
}

/** The questions that only Google's form asks, as far as earlier answers lead to them. */
export function playQuestionsAsked(answers: RatingAnswers): PlayQuestionId[] {
  const all: PlayQuestionId[] = ['category', 'contentSource', ...PLAY_QUESTIONS.map(({ id }) => id)];
  return all.filter((id) => isPlayQuestionAsked(id, answers));
}

/** Everything that is asked for the chosen stores. */
export function shownQuestions(answers: RatingAnswers, platform: PlatformChoice): ShownQuestions {
  return {
    apple: appleSections(answers, platform).flatMap(({ questions }) => questions.map(({ id }) => id)),
    play: platformsOf(platform).includes('android'),
  };
}

/** Number of questions that one click can answer with "not in my app". */
export function openAbsences(answers: RatingAnswers, asked: ShownQuestions): number {
  const open = new Set<string>(openPlayQuestions(answers));
  return (
    asked.apple.filter((id) => answers.apple[id] === undefined).length +
    (asked.play ? PLAY_QUESTIONS.filter(({ id, isAbsence }) => isAbsence && open.has(id)).length : 0)
  );
}
