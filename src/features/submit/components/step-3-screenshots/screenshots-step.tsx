import { useDeferredValue } from 'react';
import type { Finding } from '@/domain/findings';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { lazyPart } from '@/components/lazy-part';
import type { DraftChange } from '../../model/draft-changes';
import { useAskedControl } from '../../hooks/use-asked-control';
import { useDraftWithoutDesign } from '../../hooks/use-draft-without-design';
import type { DraftImages } from '../../records';
import { PreviewBeside } from '../preview-beside';
import { StudioParts } from '../studio/studio-parts';
import type { GoToStep, WizardEvents } from '../wizard-events';
import { ImageSets } from './image-sets';
import { SizeOverview } from './size-overview';

const TeamPictures = lazyPart(() => import('./team-pictures').then((module) => module.TeamPictures), null);

// The images’ findings are listed below them, next to the image they concern.
const NO_FINDINGS: readonly Finding[] = [];

/** Step 3: the studio, then what is missing, then what is secondary. */
export function ScreenshotsStep({
  draft,
  images,
  locale,
  askedField,
  isDrawing,
  onLocale,
  onChange,
  onGoTo,
  events,
}: {
  draft: SubmissionDraft;
  images: DraftImages;
  /** The language whose texts and pictures are edited. */
  locale: string;
  askedField: string | undefined;
  /** The demo's images are being drawn. */
  isDrawing: boolean;
  onLocale: (locale: string) => void;
  onChange: (change: DraftChange) => void;
  onGoTo: GoToStep;
  events: WizardEvents;
}) {
  const controls = useAskedControl(askedField);
  // What is below the studio follows when the page has time, so that typing and dragging stay smooth.
  const undesigned = useDeferredValue(useDraftWithoutDesign(draft));
  return (
    <div ref={controls} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <StudioParts
        draft={draft}
        images={images}
        locale={locale}
        askedField={askedField}
        onLocale={onLocale}
        onChange={onChange}
        onDownload={events.onDownload}
      />
      <PreviewBeside
        step={3}
        draft={undesigned}
        locale={locale}
        findings={NO_FINDINGS}
        controls={controls}
        onGoTo={onGoTo}
      >
        <div className="grid gap-5">
          <ImageSets draft={undesigned} images={images} isDrawing={isDrawing} />
          {draft.teamPictures && <TeamPictures draft={draft} onChange={onChange} />}
          <SizeOverview draft={undesigned} />
        </div>
      </PreviewBeside>
    </div>
  );
}
