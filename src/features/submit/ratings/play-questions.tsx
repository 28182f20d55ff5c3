import type { ReactNode } from 'react';
import { ratingField } from '@/domain/ratings/rating-field';
import { CONTENT_SOURCE_LABELS, PLAY_CATEGORY_LABELS } from '@/domain/ratings/rating-labels';
import {
  CONTENT_SOURCES,
  PLAY_CATEGORIES,
  type PlayQuestionId,
  type RatingAnswers,
} from '@/model/rating-answers';
import type { RatingSuggestion } from '@/domain/ratings/rating-suggestions';
import type { DraftChange } from '../wizard/draft-changes';
import { answerPlay } from './rating-changes';
import { Choice, YesNo } from '@/components/choice';
import { Question } from '../questions/question';
import { RatingHints } from './rating-hints';
import { playWording } from './rating-texts';

/** The questions that only Google's form asks. */
export function PlayQuestions({
  ids,
  ratings: { play },
  suggestions,
  onChange,
}: {
  ids: readonly PlayQuestionId[];
  ratings: RatingAnswers;
  suggestions: readonly RatingSuggestion[];
  onChange: (change: DraftChange) => void;
}) {
  return ids.map((id) => {
    const { question, explanation } = playWording(id);
    const name = ratingField(id);
    let answer: ReactNode;
    let hints: ReactNode;
    if (id === 'category') {
      answer = (
        <Choice
          name={name}
          options={PLAY_CATEGORIES.map((value) => ({ value, label: PLAY_CATEGORY_LABELS[value] }))}
          value={play.category}
          onChange={(value) => onChange(answerPlay('category', value))}
        />
      );
    } else if (id === 'contentSource') {
      answer = (
        <Choice
          name={name}
          options={CONTENT_SOURCES.map((value) => ({ value, label: CONTENT_SOURCE_LABELS[value] }))}
          value={play.contentSource}
          onChange={(value) => onChange(answerPlay('contentSource', value))}
        />
      );
    } else {
      const own = suggestions.filter((each) => each.question === id);
      answer = <YesNo name={name} value={play[id]} onChange={(value) => onChange(answerPlay(id, value))} />;
      hints = (
        <RatingHints suggestions={own} answer={play[id]} onYes={() => onChange(answerPlay(id, true))} />
      );
    }
    return (
      <Question key={id} question={question} explain={explanation} answer={answer}>
        {hints}
      </Question>
    );
  });
}
