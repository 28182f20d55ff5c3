import type { AnswerValue } from '@/model/rating-answers';
import type { RatingSuggestion } from '@/domain/ratings/rating-suggestions';
import { SmallButton } from '@/components/button';
import { SuggestedAnswer } from '../questions/suggested-answer';

/** Evidence for a yes to a question, until it has an answer. */
export function RatingHints({
  suggestions,
  answer,
  onYes,
}: {
  suggestions: readonly RatingSuggestion[];
  answer: AnswerValue | undefined;
  /** Answers the question; undefined where yes alone is not an answer. */
  onYes: (() => void) | undefined;
}) {
  if (answer !== undefined || suggestions.length === 0) return null;
  const inBuild = suggestions.filter(({ evidence }) => evidence === 'build').map(({ found }) => found);
  const inListing = suggestions.filter(({ evidence }) => evidence === 'listing').map(({ found }) => found);
  const reasons = [
    ...(inBuild.length > 0 ? [`the build contains ${inBuild.join(', ')}`] : []),
    ...(inListing.length > 0 ? [`the description says ${inListing.join(', ')}`] : []),
  ];
  return (
    <SuggestedAnswer
      answer={onYes ? 'Yes' : 'Infrequent or frequent'}
      reasons={reasons.join(' and ')}
      isGuess={!suggestions.some(({ isCertain }) => isCertain)}
      actions={onYes && <SmallButton onClick={onYes}>Answer yes</SmallButton>}
    />
  );
}
