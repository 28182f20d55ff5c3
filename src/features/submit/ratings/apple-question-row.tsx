import { FREQUENCY_LABELS, type AppleQuestion } from '@/domain/ratings/apple-questions';
import { ratingField } from '@/domain/ratings/rating-field';
import { isFrequencyQuestion, type Frequency } from '@/model/rating-answers';
import type { Finding } from '@/model/finding';
import type { RatingSuggestion } from '@/domain/ratings/rating-suggestions';
import type { DraftChange } from '../wizard/draft-changes';
import { answerApple } from './rating-changes';
import { FieldFindings } from '../listing/field-findings';
import { Choice, YesNo } from '@/components/choice';
import { Question } from '../questions/question';
import { RatingHints } from './rating-hints';

const FREQUENCY_OPTIONS = (['NONE', 'INFREQUENT', 'FREQUENT'] satisfies Frequency[]).map((value) => ({
  value,
  label: FREQUENCY_LABELS[value],
}));

/** One of Apple's questions with its answer and what suggests one. */
export function AppleQuestionRow({
  question: { id, question, label, explanation },
  answer,
  suggestions,
  findings,
  onChange,
}: {
  question: AppleQuestion;
  answer: Frequency | boolean | undefined;
  suggestions: readonly RatingSuggestion[];
  /** The findings about this question. */
  findings: readonly Finding[];
  onChange: (change: DraftChange) => void;
}) {
  const name = ratingField(id);
  return (
    <Question
      question={question}
      explain={explanation}
      texts={[label]}
      note={`Apple’s form: ${label}`}
      answer={
        isFrequencyQuestion(id) ? (
          <Choice
            name={name}
            options={FREQUENCY_OPTIONS}
            value={typeof answer === 'string' ? answer : undefined}
            onChange={(value) => onChange(answerApple(id, value))}
          />
        ) : (
          <YesNo
            name={name}
            value={typeof answer === 'boolean' ? answer : undefined}
            onChange={(value) => onChange(answerApple(id, value))}
          />
        )
      }
    >
      <FieldFindings findings={findings} />
      <RatingHints
        suggestions={suggestions}
        answer={answer}
        onYes={isFrequencyQuestion(id) ? undefined : () => onChange(answerApple(id, true))}
      />
    </Question>
  );
}
