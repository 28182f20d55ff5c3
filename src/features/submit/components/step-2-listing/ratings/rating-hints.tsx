import { Lightbulb } from 'lucide-react';
import type { AnswerValue } from '@/domain/ratings/rating-answers';
import type { RatingSuggestion } from '@/domain/ratings/rating-suggestions';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';

/** What suggests a yes to a question, until it has an answer. */
export function RatingHints({
  suggestions,
  answer,
  onYes,
}: {
  suggestions: readonly RatingSuggestion[];
  answer: AnswerValue | undefined;
  /** Answers the question; undefined where yes alone is no answer. */
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
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-dashed border-line-strong px-3 py-2 text-sm">
      <p className="flex min-w-0 flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        <Badge tone="info" icon={<Lightbulb aria-hidden="true" />}>
          {suggestions.some(({ isCertain }) => isCertain) ? 'Suggested' : 'Perhaps'}
        </Badge>
        <span>
          {onYes ? 'Yes' : 'Infrequent or frequent'}, because {reasons.join(' and ')}.
        </span>
      </p>
      {onYes && (
        <Button variant="secondary" size="small" onClick={onYes}>
          Answer yes
        </Button>
      )}
    </div>
  );
}
