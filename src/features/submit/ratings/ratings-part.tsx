import { useMemo } from 'react';
import { checkRatings } from '@/checks/ratings/check-ratings';
import { ratingSuggestions } from '@/domain/ratings/rating-suggestions';
import type { SubmissionDraft } from '@/model/draft';
import type { StepProps } from '../wizard/wizard-events';
import { RatingsCard } from './ratings-card';

/** The age ratings of step 2 with what the builds and the description suggest. */
export function RatingsPart({
  draft,
  checked,
  requestedField,
  events,
  onChange,
}: Pick<StepProps, 'draft' | 'requestedField' | 'events' | 'onChange'> & {
  /** The draft as of the last check, which follows the typing. */
  checked: SubmissionDraft;
}) {
  const { platform, builds, listings, playTexts, defaultLocale } = checked;
  const suggestions = useMemo(
    () => ratingSuggestions({ platform, builds, listings, playTexts, defaultLocale }),
    [platform, builds, listings, playTexts, defaultLocale],
  );
  const findings = useMemo(() => checkRatings(draft, suggestions), [draft, suggestions]);
  return (
    <RatingsCard
      ratings={draft.ratings}
      platform={draft.platform}
      contactEmail={draft.details.contactEmail}
      suggestions={suggestions}
      findings={findings}
      requestedField={requestedField}
      events={events}
      onChange={onChange}
    />
  );
}
