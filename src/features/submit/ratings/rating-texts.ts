import { playQuestion } from '@/domain/ratings/play-questions';
import type { PlayQuestionId } from '@/model/rating-answers';
import { PLAY_CHOICE_QUESTIONS } from '@/domain/ratings/rating-labels';

/** The wording of a question that only Google's form asks. */
export function playWording(id: PlayQuestionId): { question: string; explanation: string } {
  if (id === 'category' || id === 'contentSource') return PLAY_CHOICE_QUESTIONS[id];
  return playQuestion(id) ?? { question: id, explanation: '' };
}
