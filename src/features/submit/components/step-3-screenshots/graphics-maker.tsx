import { useState } from 'react';
import { BANNER_STYLES } from '@/domain/drawing/banner-layout';
import { isHexColor } from '@/domain/drawing/colors';
import type { SubmissionDraft } from '@/domain/submissions/draft';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { SelectField, TextField } from '@/components/field';
import { FileDrop } from '@/components/file-drop';
import { JobProgress } from '@/components/job-progress';
import { artworkOf, plannedFeatureGraphic, plannedIcons, setArtwork } from '../../model/artwork';
import type { DraftChange } from '../../model/draft-changes';
import type { DraftImages } from '../../records';
import { useDrawing } from '../../hooks/use-drawing';
import { usePictureIntake, type RefusedFile } from '../../hooks/use-picture-intake';
import { RefusedFiles } from '../refused-files';
import { ColorField } from './color-field';

/** Draws the icons and Google Play's feature graphic from the app's name and colours, or from a picture. */
export function GraphicsMaker({
  draft,
  images,
  onChange,
}: {
  draft: SubmissionDraft;
  images: DraftImages;
  onChange: (change: DraftChange) => void;
}) {
  const intake = usePictureIntake(draft.defaultLocale);
  const drawing = useDrawing('Preparing the canvas');
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const artwork = artworkOf(draft);
  const isAndroid = draft.platform !== 'ios';
  const isBusy = drawing.state.status === 'running';

  const draw = (plans: Parameters<typeof drawing.start>[0]) =>
    drawing.start(plans, (result) => {
      onChange((now) => ({ ...now }));
      void images.add(result.images);
    });
  const handleIconFile = (files: File[]) => {
    setRefused([]);
    intake.start(files, (result) => {
      setRefused(result.refused);
      const [picture] = result.pictures;
      if (picture) draw(plannedIcons(draft, picture.blob));
    });
  };
  return (
    <Card
      title="Icon and feature graphic"
      description="1024x1024 for the App Store, 512x512 and 1024x500 for Google Play. Opaque, as the stores ask."
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-x-5 gap-y-3">
          <ColorField
            label="First colour"
            value={artwork.primary}
            onChange={(primary) => isHexColor(primary) && onChange(setArtwork({ primary }))}
          />
          <ColorField
            label="Second colour"
            value={artwork.secondary}
            onChange={(secondary) => isHexColor(secondary) && onChange(setArtwork({ secondary }))}
          />
        </div>
        {isAndroid && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Line on the feature graphic"
              value={artwork.tagline}
              autoComplete="off"
              onChange={(event) => onChange(setArtwork({ tagline: event.target.value }))}
            />
            <SelectField
              label="Look of the feature graphic"
              options={BANNER_STYLES.map(({ id, label }) => ({ value: id, label }))}
              value={artwork.bannerStyle}
              onChange={(event) => {
                const bannerStyle = BANNER_STYLES.find(({ id }) => id === event.target.value)?.id;
                if (bannerStyle) onChange(setArtwork({ bannerStyle }));
              }}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button name="icon" variant="secondary" disabled={isBusy} onClick={() => draw(plannedIcons(draft))}>
            Draw icons from the initials
          </Button>
          {isAndroid && (
            <Button
              name="feature-graphic"
              variant="secondary"
              disabled={isBusy}
              onClick={() => draw([plannedFeatureGraphic(draft)])}
            >
              Draw the feature graphic
            </Button>
          )}
        </div>
        <FileDrop
          label="Or drop a picture for the icon"
          hint="A square of at least 1024 px is best; it is cut from the middle."
          accept="image/png,image/jpeg,image/webp"
          isCompact
          onFiles={handleIconFile}
        />
        <JobProgress state={intake.state} onCancel={intake.cancel} />
        <RefusedFiles files={refused} onDismiss={() => setRefused([])} />
        <JobProgress state={drawing.state} onCancel={drawing.cancel} />
        <p role="status" className="sr-only">
          {drawing.state.status === 'done' &&
            `${drawing.state.result.images.length} drawn and added to the submission below.`}
        </p>
      </div>
    </Card>
  );
}
