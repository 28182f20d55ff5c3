import { picturePlace } from '@/domain/team-sync/comment-place';
import { missingPictures, type MissingPicture } from '@/domain/submissions/shared-pictures';
import { localeLabel } from '@/domain/locales/product-locales';
import type { SubmissionDraft } from '@/model/draft';
import { Badge } from '@/components/badge';
import { BlobImage } from '@/components/blob-image';
import { QuietButton, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { Comments } from '@/components/team/comment-mark';
import { Notice } from '@/components/notice';
import { teamLinksCollection } from '@/lib/team/records';
import { ownPicturesCollection, type OwnPicture } from '@/lib/team/picture-records';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { useTeamPreviews, type TeamPreview } from '@/lib/team/team-previews';
import { useCollection, useCollectionWriter, useRecord } from '@/lib/workspace/workspace-context';
import type { DraftChange } from '../wizard/draft-changes';
import { imagePlace } from '../package/review-rows';

const NOT_SHOWN: Record<TeamPreview['state'], string> = {
  shown: '',
  wrong: 'Not shown: the picture in the team’s database does not match its hash.',
  missing: 'The preview has not arrived yet.',
};

/** Pictures of a shared draft of which this device has only a preview, and own ones that another member removed. */
export function TeamPictures({
  draft,
  onChange,
}: {
  draft: SubmissionDraft;
  onChange: (change: DraftChange) => void;
}) {
  const previews = useTeamPreviews(draft);
  const { data: owns = [] } = useCollection(ownPicturesCollection);
  const { data: link } = useRecord(teamLinksCollection, draft.id);
  const missing = missingPictures(draft);
  const ofDraft = owns.filter(({ draftId }) => draftId === draft.id);
  const refused = ofDraft.filter(({ isRefused }) => isRefused).length;
  const setAside = ofDraft.filter((own) => own.setAside !== undefined);
  const handleRemove = (id: string) =>
    onChange((each) => {
      const teamPictures = { ...each.teamPictures };
      delete teamPictures[id];
      return { ...each, teamPictures };
    });
  if (missing.length === 0 && setAside.length === 0 && refused === 0) return null;
  return (
    <Card
      title="Pictures of other members"
      description="Previews: the originals are on another member’s device. A package made here leaves these pictures out and names them."
    >
      <div className="grid gap-4">
        {refused > 0 && (
          <Notice tone="warn" title={`The team’s database refused ${refused} of your pictures`}>
            A team can have 20,000 pictures. Yours stay on this device, and are sent once there is room.
          </Notice>
        )}
        {setAside.map((own) => (
          <SetAside key={own.id} own={own} />
        ))}
        {missing.length > 0 && (
          <ul aria-label="Pictures of other members" className="flex flex-wrap gap-3">
            {missing.map((picture, index) => (
              <Tile
                key={picture.id}
                picture={picture}
                number={index + 1}
                preview={previews.get(picture.id)}
                onRemove={link === null ? () => handleRemove(picture.id) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Tile({
  picture,
  number,
  preview,
  onRemove,
}: {
  picture: MissingPicture;
  /** Position among the pictures of other members, from 1. */
  number: number;
  preview: TeamPreview | undefined;
  /** Undefined while the draft is shared, because it would remove another member's original. */
  onRemove: (() => void) | undefined;
}) {
  const name = picture.description ?? picture.fileName;
  const noPreview = picture.preview === undefined ? 'Its owner’s browser could not draw a preview.' : '';
  return (
    <li className="grid w-32 content-start gap-1 rounded-control border border-dashed p-2">
      {preview?.blob ? (
        <BlobImage
          blob={preview.blob}
          alt={`${name} (preview)`}
          className="h-36 w-full rounded-control bg-sunken object-contain"
        />
      ) : (
        <p className="grid h-36 content-center rounded-control bg-sunken p-2 text-center text-xs text-ink-soft">
          {noPreview || NOT_SHOWN[preview?.state ?? 'missing']}
        </p>
      )}
      <p dir="auto" className="truncate text-[0.8125rem]" title={picture.fileName}>
        {name}
      </p>
      <p className="text-xs text-ink-soft">
        {imagePlace(picture)}, {localeLabel(picture.locale)}
      </p>
      <p className="flex items-center justify-between text-xs text-ink-soft tabular-nums">
        {picture.width}x{picture.height}
        <Comments place={picturePlace(picture, number, picture.sha256)} label={name} />
      </p>
      <div>
        <Badge tone="info">Preview</Badge>
      </div>
      {onRemove && (
        <QuietButton aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </QuietButton>
      )}
    </li>
  );
}

function SetAside({ own }: { own: OwnPicture }) {
  const images = useCollectionWriter(draftImagesCollection);
  const owns = useCollectionWriter(ownPicturesCollection);
  const image = own.setAside;
  if (!image) return null;
  const handlePutBack = async () => {
    await images.put(image);
    await owns.remove(own.id);
  };
  return (
    <div role="group" aria-label={`${image.fileName} was removed or replaced by another member`}>
      <Notice
        tone="warn"
        title={`Another member removed or replaced ${image.fileName}`}
        actions={
          <div className="flex flex-wrap gap-2">
            <SmallButton onClick={() => void handlePutBack()}>Put mine back</SmallButton>
            <QuietButton onClick={() => void owns.remove(own.id)}>Discard mine</QuietButton>
          </div>
        }
      >
        <BlobImage
          blob={image.blob}
          alt={image.description ?? image.fileName}
          className="mt-2 h-28 w-auto rounded-control bg-sunken object-contain"
        />
      </Notice>
    </div>
  );
}
