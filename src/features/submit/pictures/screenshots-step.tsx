import { useDeferredValue, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import type { Finding } from '@/model/finding';
import type { SubmissionDraft } from '@/model/draft';
import { useRequestedControl } from '../wizard/use-requested-control';
import type { Pictures } from './use-pictures';
import type { DraftImages } from '../records';
import { PreviewBeside } from '../listing/preview-beside';
import { StudioParts } from '../studio/studio-parts';
import type { StepProps } from '../wizard/wizard-events';
import { ImageSets } from './image-sets';
import { SizeOverview } from './size-overview';

const TeamPictures = lazyPart(() => import('./team-pictures').then((module) => module.TeamPictures), null);

// The images’ findings are listed below them, next to the image they concern.
const NO_FINDINGS: readonly Finding[] = [];

/** Step 3: the studio, then what is missing, then what is secondary. */
export function ScreenshotsStep({
  draft,
  images,
  pictures,
  locale,
  requestedField,
  isDrawing,
  onLocale,
  onChange,
  onGoTo,
  events,
}: StepProps & { images: DraftImages; pictures: Pictures }) {
  const controls = useRequestedControl(requestedField);
  // The parts below the studio follow when the page has time, so that typing and dragging stay smooth.
  const undesigned = useDeferredValue(useDraftWithoutDesign(draft));
  return (
    <div ref={controls} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <StudioParts
        draft={draft}
        images={images}
        pictures={pictures}
        locale={locale}
        requestedField={requestedField}
        onLocale={onLocale}
        onChange={onChange}
        onDownload={events.onDownload}
      />
      <PreviewBeside
        step="screenshots"
        draft={undesigned}
        locale={locale}
        findings={NO_FINDINGS}
        controls={controls}
        onGoTo={onGoTo}
      >
        <div className="grid gap-5">
          <ImageSets draft={undesigned} images={images} isDrawing={isDrawing} onChange={onChange} />
          {draft.teamPictures && <TeamPictures draft={draft} onChange={onChange} />}
          <SizeOverview draft={undesigned} />
        </div>
      </PreviewBeside>
    </div>
  );
}

/** Fields that change with every letter and every drag in the screenshot studio. */
const OF_THE_DESIGN: readonly string[] = [
  'design',
  'updatedAt',
  'revision',
] satisfies (keyof SubmissionDraft)[];

/** The same draft object as long as only its screenshot design changes, for parts that do not show the design. */
function useDraftWithoutDesign(draft: SubmissionDraft): SubmissionDraft {
  const [shown, setShown] = useState(draft);
  if (shown === draft || isSameExceptDesign(shown, draft)) return shown;
  setShown(draft);
  return draft;
}

function isSameExceptDesign(first: SubmissionDraft, second: SubmissionDraft): boolean {
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]) as Set<keyof SubmissionDraft>;
  return [...keys].every((key) => OF_THE_DESIGN.includes(key) || Object.is(first[key], second[key]));
}
