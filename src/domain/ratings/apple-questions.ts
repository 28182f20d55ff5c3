import { groups, questions } from 'virtual:catalog/apple-rating-questions';
import type { RatingCause } from './apple-rating';
import type { AppleQuestionId } from '@/model/rating-answers';

/** The sections of Apple's form, in its order. */
export type AppleQuestionGroup =
  | 'controls'
  | 'capabilities'
  | 'mature'
  | 'medical'
  | 'sexuality'
  | 'violence'
  | 'chance';

export const APPLE_GROUP_LABELS: Readonly<Record<AppleQuestionGroup, string>> = groups;

export interface AppleQuestion {
  id: AppleQuestionId;
  group: AppleQuestionGroup;
  /** The question in plain language. */
  question: string;
  /** Label in Apple's form. */
  label: string;
  /** Explanation with examples that count and that don't. */
  explanation: string;
  /** As in "16+ because of frequent …". */
  cause: string;
  /** Whether Google's form asks it too, so that it is asked for Google Play alone. */
  isForPlay: boolean;
}

/** Apple's questions (catalog/ratings/apple-questions.yaml), in the order of the form. */
export const APPLE_QUESTIONS: readonly AppleQuestion[] = questions;

const BY_ID = new Map(APPLE_QUESTIONS.map((question) => [question.id, question]));

export function appleQuestion(id: AppleQuestionId): AppleQuestion | undefined {
  return BY_ID.get(id);
}

export const FREQUENCY_LABELS = {
  NONE: 'Not in my app',
  INFREQUENT: 'Infrequent',
  FREQUENT: 'Frequent',
} as const;

/** e.g. `frequent horror or fear themes`. */
export function causeText({ question, answer }: RatingCause): string {
  const what = BY_ID.get(question)?.cause ?? question;
  return answer === true ? what : `${answer.toLowerCase()} ${what}`;
}
