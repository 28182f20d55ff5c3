import { playQuestion } from '@/domain/ratings/play-questions';
import type { PlayQuestionId } from '@/domain/ratings/rating-answers';

const CHOICES = {
  category: {
    question: 'What kind of app is it?',
    explanation: 'Google’s form asks games, social apps and all others in different ways.',
  },
  contentSource: {
    question: 'Where does the content that you marked above come from?',
    explanation: 'Google’s form asks about the download first, then about what is loaded later.',
  },
} as const;

/** The wording of a question that only Google's form asks. */
export function playWording(id: PlayQuestionId): { question: string; explanation: string } {
  if (id === 'category' || id === 'contentSource') return CHOICES[id];
  return playQuestion(id) ?? { question: id, explanation: '' };
}

/** Labels of what Apple's form asks after the questions. */
export const OPTION_LABELS = {
  override: 'Rating of your choice',
  kidsAgeBand: 'Kids category',
  koreaOverride: 'Official rating in South Korea',
  koreaNumber: 'Korean classification number',
  infoUrl: 'Age suitability page',
} as const;
