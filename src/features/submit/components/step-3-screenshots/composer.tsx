import { useState } from 'react';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { FileDrop } from '@/components/file-drop';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { newId } from '@/lib/new-id';
import {
  artworkOf,
  composedImage,
  plannedScreenshots,
  screenshotJob,
  setArtwork,
  setCaption,
  targetById,
  targetsFor,
} from '../../model/artwork';
import type { DraftChange } from '../../model/draft-changes';
import { asScreenshot, slotForPicture } from '../../model/picture-intake';
import type { DraftImages } from '../../records';
import { useDrawing } from '../../hooks/use-drawing';
import { usePictureIntake, type RefusedFile } from '../../hooks/use-picture-intake';
import { RefusedFiles } from '../refused-files';
import { LivePreview } from './live-preview';
import { PictureList } from './picture-list';
import { StyleControls } from './style-controls';
import { TargetChoice } from './target-choice';

/** The real composer: the app's own screens with caption, background and frame, at the stores' exact sizes. */
export function Composer({
  draft,
  images,
  locale,
  onChange,
}: {
  draft: SubmissionDraft;
  images: DraftImages;
  locale: string;
  onChange: (change: DraftChange) => void;
}) {
  const intake = usePictureIntake(locale);
  const drawing = useDrawing('Preparing the canvas');
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const artwork = artworkOf(draft);
  const offered = targetsFor(draft);
  const targets = offered.filter(({ id }) => artwork.targetIds.includes(id));
  const pictures = images.images.filter(({ kind, locale: each }) => kind === 'picture' && each === locale);
  const planned = plannedScreenshots(pictures, targets);

  /** Images belong to a draft that is kept. */
  const keep = () => onChange((now) => ({ ...now }));
  const handleFiles = (files: File[]) => {
    setRefused([]);
    intake.start(files, (result) => {
      setRefused(result.refused);
      if (result.pictures.length === 0) return;
      keep();
      void images.add(result.pictures);
    });
  };
  const handleDraw = () =>
    drawing.start(
      planned.map((each) => ({
        job: screenshotJob(each, artwork),
        toImage: (drawn) => composedImage(each, artwork, drawn),
      })),
      (result) => {
        keep();
        void images.add(result.images);
      },
    );
  const [first] = pictures;
  return (
    <Card
      title="Your screenshots"
      description="Drop screens of your app; they are dressed and drawn at the stores’ exact sizes, here in your browser."
    >
      <div className="grid gap-5">
        <FileDrop
          label="Drop screenshots here, or choose files"
          hint="PNG, JPEG or WebP, straight from a device or simulator."
          name="screenshots"
          accept="image/png,image/jpeg,image/webp"
          isMultiple
          isCompact={pictures.length > 0}
          onFiles={handleFiles}
        />
        <JobProgress state={intake.state} onCancel={intake.cancel} />
        <RefusedFiles files={refused} onDismiss={() => setRefused([])} />
        {first && (
          <>
            <PictureList
              pictures={pictures}
              draft={draft}
              captions={artwork.captions}
              onCaption={(picture, caption) => onChange(setCaption(picture.id, caption))}
              onUseAsIs={(picture) => {
                const slot = slotForPicture(picture, draft);
                if (slot) void images.add([asScreenshot(picture, slot, newId())]);
              }}
              onRemove={(picture) => void images.removeAll([picture.id])}
              onMove={(picture, other) => void images.swap(picture.id, other.id)}
            />
            <div className="grid gap-5 lg:grid-cols-[1fr_auto]">
              <div className="grid content-start gap-5">
                <StyleControls style={artwork.style} onChange={(style) => onChange(setArtwork({ style }))} />
                <TargetChoice
                  targets={offered}
                  chosen={artwork.targetIds}
                  onChange={(targetIds) => onChange(setArtwork({ targetIds }))}
                />
              </div>
              <LivePreview
                picture={first}
                target={targets[0] ?? targetById('iphone-6.9')}
                artwork={artwork}
              />
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Button
                disabled={planned.length === 0 || drawing.state.status === 'running'}
                onClick={handleDraw}
              >
                Draw {planned.length === 1 ? '1 screenshot' : `${planned.length} screenshots`}
              </Button>
              {planned.length === 0 && (
                <p className="text-[0.8125rem] text-ink-faint">Choose at least one size.</p>
              )}
            </div>
            <JobProgress state={drawing.state} onCancel={drawing.cancel} />
            <div role="status" className="empty:-mt-5">
              {drawing.state.status === 'done' && (
                <Notice tone={drawing.state.result.cutTexts > 0 ? 'warn' : 'good'}>
                  {drawing.state.result.images.length} drawn and added to the submission below.
                  {drawing.state.result.cutTexts > 0 &&
                    ` ${drawing.state.result.cutTexts} of them have a caption that was too long and is cut: shorten it and draw again.`}
                </Notice>
              )}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
