import type { UnreadablePart } from '@/model/draft';
import type { WizardStep } from '@/model/wizard-step';
import { SmallButton } from '@/components/button';
import { firstOpen, partState, stepState } from '../checks/place-state';
import { useStanding } from '../checks/readiness-store';
import { LISTING_PARTS, type ListingPart } from '../listing/listing-parts';
import type { GoToStep } from './wizard-events';

/** Number of things that are open on the screen; a click leads to the first, in step 2 also to that of another part. */
export function OpenHere({
  step,
  part,
  unread,
  onGoTo,
}: {
  step: WizardStep;
  part: ListingPart;
  unread: readonly UnreadablePart[] | undefined;
  onGoTo: GoToStep;
}) {
  const standing = useStanding();
  if (!standing || step === 'policy' || step === 'submit') return null;
  const place = firstOpen(standing, step, part);
  if (!place) return null;
  const target = place.part ?? part;
  const state = step === 'listing' ? partState(standing, target, unread) : stepState(standing, step, unread);
  return (
    // Takes the space that the two buttons leave, also where that is little.
    <span className="min-w-0 flex-1 basis-0 text-center">
      <SmallButton
        className="max-w-full whitespace-normal"
        onClick={() => onGoTo(step, place.locale, place.field, place.part)}
      >
        {state?.open} open {target === part ? 'here' : `in ${LISTING_PARTS[target]}`}
      </SmallButton>
    </span>
  );
}
