import { useDeferredValue } from 'react';
import { draftTitle } from '@/domain/submissions/draft-label';
import { Button } from '@/components/button';
import { lazyPart, Loading } from '@/components/lazy-part';
import type { StepProps } from '../wizard/wizard-events';
import { LISTING_PARTS, partAfter, type ListingPart } from './listing-parts';
import { PartNavigation } from './part-navigation';
import { TextsPart } from './texts-part';

const StoreDetails = lazyPart(
  () => import('./details/store-details').then((module) => module.StoreDetails),
  <Loading isTall />,
);
const RatingsPart = lazyPart(
  () => import('../ratings/ratings-part').then((module) => module.RatingsPart),
  <Loading isTall />,
);
const PrivacyCard = lazyPart(
  () => import('../privacy/privacy-card').then((module) => module.PrivacyCard),
  <Loading isTall />,
);

const CODE: Partial<Record<ListingPart, { prefetch(): void }>> = {
  details: StoreDetails,
  privacy: PrivacyCard,
  rating: RatingsPart,
};

/** Step 2, one part at a time: the texts, what the stores ask once, and the two questionnaires. */
export function ListingStep(props: StepProps) {
  const { draft, part, requestedField, events, onChange, onGoTo } = props;
  const checked = useDeferredValue(draft);
  const next = partAfter(part);
  const handlePart = (asked: ListingPart) => onGoTo('listing', undefined, undefined, asked);
  return (
    <div className="grid gap-5">
      <PartNavigation
        part={part}
        unread={draft.unreadable}
        onIntent={(each) => CODE[each]?.prefetch()}
        onPart={handlePart}
      />
      {part === 'texts' && <TextsPart {...props} />}
      {part === 'details' && <StoreDetails {...props} />}
      {part === 'privacy' && (
        <PrivacyCard
          privacy={draft.privacy}
          builds={draft.builds}
          builder={draft.builder}
          platform={draft.platform}
          appName={draftTitle(draft)}
          requestedField={requestedField}
          events={events}
          onChange={onChange}
        />
      )}
      {part === 'rating' && (
        <RatingsPart
          draft={draft}
          checked={checked}
          requestedField={requestedField}
          events={events}
          onChange={onChange}
        />
      )}
      {next && (
        <div className="flex justify-end" data-print="hide">
          <Button
            variant="secondary"
            size="small"
            onPointerEnter={() => CODE[next]?.prefetch()}
            onFocus={() => CODE[next]?.prefetch()}
            onClick={() => handlePart(next)}
          >
            Continue with {LISTING_PARTS[next]}
          </Button>
        </div>
      )}
    </div>
  );
}
