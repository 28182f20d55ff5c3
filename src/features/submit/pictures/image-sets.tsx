import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { memo, useContext, useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { CommentMarkContext, Comments } from '@/components/team/comment-mark';
import { Disclosure } from '@/components/disclosure';
import { lazyPart } from '@/components/lazy-part';
import { FindingList } from '@/components/findings/finding-list';
import { JobProgress } from '@/components/job-progress';
import { findingCounts } from '@/components/findings/severity-looks';
import { localeLabel } from '@/domain/locales/product-locales';
import { checkCaptions } from '@/checks/pictures/check-captions';
import { checkPictures } from '@/checks/pictures/check-pictures';
import type { PictureReadings } from '@/model/picture-look';
import { worstFirst } from '@/domain/findings';
import { platformsOf } from '@/model/app';
import { checkImages } from '@/checks/pictures/check-images';
import { imageTargetsOf, type ImageFinding } from '@/checks/pictures/image-rules';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { picturePlace } from '@/domain/team-sync/comment-place';
import { missingPictures, withTeamPictures } from '@/domain/submissions/shared-pictures';
import { hashBytes } from '@/lib/imports/hash-bytes';
import { newId } from '@/lib/new-id';
import type { StepProps } from '../wizard/wizard-events';
import { useDrawing } from '../studio/canvas/use-drawing';
import { withRemoved } from './artwork';
import { pictureKey } from './drawing-plan';
import { fixFor } from './image-fixes';
import { MarkedPicture, marksOf, type MarkedFinding } from './picture-marks';
import { isDrawn } from './picture-state';
import { usePictureReadings } from './use-picture-readings';
import { imageGroups, submittedImages } from '../package/review-rows';
import type { DraftImages } from '../records';

/** Loads the recognizer's code. */
const WordReading = lazyPart(
  () => import('./word-reading').then((module) => module.WordReading),
  <div className="min-h-8" />,
);

/** The submitted images, set by set, with the stores' expected findings. */
export const ImageSets = memo(function ImageSets({
  draft,
  images,
  isDrawing,
  onChange,
}: {
  draft: SubmissionDraft;
  images: DraftImages;
  /** The demo's images are being drawn; what is missing until then is not a finding. */
  isDrawing: boolean;
  onChange: StepProps['onChange'];
}) {
  const handleRemove = ({ id, drawn, locale }: DraftImage) => {
    if (drawn) onChange(withRemoved(pictureKey({ ...drawn, locale })));
    void images.remove(id);
  };
  const drawing = useDrawing('Fixing the image');
  const readings = usePictureReadings(draft.images);
  const findings = useMemo(
    () => (isDrawing ? [] : checkDraftImages(draft, readings)),
    [draft, isDrawing, readings],
  );
  const marks = useMemo(() => marksOf(findings), [findings]);
  const groups = imageGroups(draft.images);
  const counts = findingCounts(findings);

  const fixButton = (finding: ImageFinding): ReactNode => {
    const image = draft.images.find(({ id }) => id === finding.subject.picture);
    const fix = image && fixFor(finding, image);
    if (!fix) return undefined;
    const handleFix = () =>
      drawing.start(
        [
          {
            job: fix.job,
            toImage: ({ blob, width, height, mediaType }) => ({
              ...image,
              // An imported image is another one afterwards, so that its file in the folder is replaced.
              id: image.drawn ? image.id : newId(),
              // A cropped picture still shows the device that it was taken on.
              ...(image.kind === 'screenshot' && {
                screen: image.screen ?? { width: image.width, height: image.height },
              }),
              blob,
              width,
              height,
              mediaType,
              hasAlpha: false,
              bitDepth: 8,
              slotId: fix.slotId,
            }),
          },
        ],
        ({ images: [fixed] }) => fixed && void images.exchange(image.id, fixed),
      );
    return (
      <SmallButton disabled={drawing.state.status === 'running'} onClick={handleFix}>
        {fix.label}
      </SmallButton>
    );
  };
  return (
    <Card
      title="Images of this submission"
      description={
        isDrawing
          ? 'The screenshots are being drawn. They are checked as soon as they are done.'
          : counts === ''
            ? 'Sizes, counts and formats meet the stores’ requirements.'
            : `Image check: ${counts}.`
      }
    >
      <div className="grid gap-5">
        {groups.length === 0 && !isDrawing && (
          <p className="text-sm text-ink-soft">
            {missingPictures(draft).length > 0 ? 'There are none on this device.' : 'There are none yet.'}
          </p>
        )}
        <FindingList label="Findings about the images" findings={findings} action={fixButton} />
        <WordReading images={draft.images} readings={readings} />
        <JobProgress state={drawing.state} onCancel={drawing.cancel} />
        <p role="status" className="sr-only">
          {drawing.state.status === 'done' && `${drawing.state.result.images.length} fixed.`}
        </p>
        <div className="grid gap-2">
          {groups.map((group) => (
            <Disclosure
              key={`${group.locale} ${group.title}`}
              title={
                <h3 className="inline font-medium">
                  {group.title}{' '}
                  <span className="font-normal text-ink-soft">· {localeLabel(group.locale)}</span>
                </h3>
              }
              aside={asideOf(group.images, marks)}
              isOpenAtFirst={groups.length === 1}
            >
              <ul className="flex flex-wrap gap-3">
                {group.images.map((image, index) => (
                  <ImageTile
                    key={image.id}
                    image={image}
                    isOrdered={isDrawn(image, draft.id)}
                    number={index + 1}
                    marks={marks.get(image.id) ?? NO_MARKS}
                    before={group.images[index - 1]}
                    after={group.images[index + 1]}
                    images={images}
                    onRemove={() => handleRemove(image)}
                  />
                ))}
              </ul>
            </Disclosure>
          ))}
        </div>
      </div>
    </Card>
  );
});

/** Number of pictures of a set, and of those with findings. */
function asideOf(images: readonly DraftImage[], marks: ReturnType<typeof marksOf>): ReactNode {
  const marked = images.filter(({ id }) => marks.has(id)).length;
  return marked === 0 ? images.length : `${marked} of ${images.length} with findings`;
}

const NO_MARKS: readonly MarkedFinding[] = [];

function checkDraftImages(draft: SubmissionDraft, readings: PictureReadings): ImageFinding[] {
  const all = withTeamPictures(draft).images;
  const images = submittedImages(all);
  const platforms = platformsOf(draft.platform);
  return [
    ...checkImages(images, { ...imageTargetsOf(draft), readings }),
    ...worstFirst([
      ...checkPictures(all, platforms, readings),
      ...checkCaptions(images, platforms, readings),
    ]),
  ];
}

function ImageTile({
  image,
  isOrdered,
  number,
  before,
  after,
  marks,
  images,
  onRemove,
}: {
  image: DraftImage;
  /** Its place follows the design, so that it is moved there. */
  isOrdered: boolean;
  /** Position in its set, from 1. */
  number: number;
  before: DraftImage | undefined;
  after: DraftImage | undefined;
  marks: readonly MarkedFinding[];
  images: DraftImages;
  onRemove: () => void;
}) {
  const name = image.description ?? image.fileName;
  return (
    <li className="grid w-30 content-start gap-1 rounded-control border p-2 has-[[aria-expanded=true]]:w-64">
      <MarkedPicture image={image} name={name} marks={marks} />
      <p className="truncate text-[0.8125rem]" title={image.fileName}>
        <bdi>{name}</bdi>
      </p>
      <p className="flex items-center justify-between text-xs text-ink-faint tabular-nums">
        {image.width}x{image.height}
        <PictureComments image={image} number={number} />
      </p>
      <div className={`flex ${isOrdered ? 'justify-end' : 'justify-between'}`}>
        {!isOrdered && (
          <>
            <TileButton
              label={`Move ${name} to the left`}
              disabled={!before}
              onClick={() => before && void images.swap(image.id, before.id)}
            >
              <ChevronLeft className="size-4" />
            </TileButton>
            <TileButton
              label={`Move ${name} to the right`}
              disabled={!after}
              onClick={() => after && void images.swap(image.id, after.id)}
            >
              <ChevronRight className="size-4" />
            </TileButton>
          </>
        )}
        <TileButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 className="size-4" />
        </TileButton>
      </div>
    </li>
  );
}

function TileButton({ label, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-flex size-8 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-40"
      {...rest}
    />
  );
}

/** The comments on a picture of a shared draft. They follow its content, so that moving it changes nothing. */
function PictureComments({ image, number }: { image: DraftImage; number: number }) {
  const isShared = useContext(CommentMarkContext) !== undefined;
  const [hash, setHash] = useState<string>();
  const { blob } = image;
  useEffect(() => {
    if (!isShared) return;
    let isCurrent = true;
    void blob
      .arrayBuffer()
      .then((bytes) => hashBytes(new Uint8Array(bytes)))
      // A file that is gone from the disk has no comments.
      .catch(() => undefined)
      .then((found) => isCurrent && setHash(found));
    return () => {
      isCurrent = false;
    };
  }, [blob, isShared]);
  const place = hash === undefined ? undefined : picturePlace(image, number, hash);
  return <Comments place={place} label={image.description ?? image.fileName} />;
}
