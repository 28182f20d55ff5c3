import type { Result } from '@/domain/result';
import { fontFamilyOf } from '@/domain/studio/fonts';
import { GRAPHIC_IDS, type Design } from '@/domain/studio/design';
import type { StoredDraft, SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import type { Clock } from '@/lib/clock';
import { drawingFingerprints } from '@/lib/images/drawing-fingerprint';
import type { RenderedImage } from '@/lib/images/image-jobs';
import { renderImages } from '@/lib/images/render-images';
import { hashOfBlob } from '@/lib/imports/hash-bytes';
import type { TaskTools } from '@/lib/jobs/use-task';
import { newId } from '@/lib/new-id';
import { teamPreviewsCollection } from '@/lib/team/team-previews';
import { draftImagesCollection, type StoredDraftImage } from '@/lib/workspace/app-collections';
import { imagesOfDraft, withImages } from '@/lib/workspace/draft-images';
import type { Repository } from '@/lib/workspace/repository';
import {
  comparePictures,
  drawnImage,
  pictureKey,
  plannedPictures,
  presentDesign,
  screensOf,
  unfinishedPictures,
  type DesignFiles,
  type FingerprintedPicture,
  type PictureComparison,
} from './drawing-plan';
import { foreignImage, outdatedGraphics, picturedElsewhere } from '../studio/graphic-export';
import type { PicturePart } from './picture-state';
import { studioAssetsCollection, studioFontsCollection } from '../studio/studio-records';

/** Pictures without an image that are to be drawn: the keys of some, or everything that is missing of the parts named. */
export interface DuePictures {
  keys: ReadonlySet<string>;
  parts: ReadonlySet<PicturePart>;
  /** Also whatever else the submission should have, e.g. because drawing ended early. */
  isWhole?: boolean;
}

export const NOTHING_DUE: DuePictures = { keys: new Set(), parts: new Set() };
export const WHOLE_DUE: DuePictures = { ...NOTHING_DUE, isWhole: true };

/** The images of a draft compared with its design. */
export interface ReadPictures extends PictureComparison {
  planned: readonly FingerprintedPicture[];
  /** Whether the images have another order than the pictures of the design. */
  isOutOfOrder: boolean;
}

/** Writes images of drafts so that the page shows them; a repository alone tells only the other tabs. */
export interface ImageWriter {
  put(...images: StoredDraftImage[]): Promise<void>;
  update(id: string, change: (image: StoredDraftImage) => StoredDraftImage): Promise<unknown>;
  remove(...ids: string[]): Promise<void>;
}

export interface PictureStorage {
  repository: Repository;
  images: ImageWriter;
}

export interface UpdateTools extends TaskTools, PictureStorage {
  clock: Clock;
  due: DuePictures;
  /** Whether the pictures of the set were moved since they were drawn. The order of a shared draft is kept otherwise. */
  isReordered?: boolean;
  /** Draws pictures; tests pass their own. */
  render?: typeof renderImages;
}

/** Result of an update, and what it could not do. */
export interface PictureUpdate {
  /** Images that were drawn now. */
  drawn: readonly DraftImage[];
  /** How many of them have a text that was cut. */
  cutTexts: number;
  /** Images that are out of date and could not be drawn again, in words. They must not be packed. */
  unfinished: readonly { imageId: string | undefined; label: string }[];
  /** Why the first of them could not be drawn. */
  failure: string | undefined;
}

/** More failures than this in a row are not the fault of one picture. */
const MOST_FAILURES = 3;

/** Compares the images of a draft with its design. Fails for a design of a later version, which is left unchanged. */
export async function readPictures(
  draft: SubmissionDraft,
  repository: Repository,
  due: DuePictures,
): Promise<Result<ReadPictures>> {
  const design = presentDesign(draft, screensOf(draft.images));
  if (!design.ok) return { ok: false, failure: design.failure.message };
  const files = await designFiles(draft, design.value, repository);
  const asked = new Set(GRAPHIC_IDS.filter((id) => due.parts.has(id)));
  const plan = plannedPictures(draft, design.value, files, asked);
  const fingerprints = await drawingFingerprints(plan.map(({ job }) => job));
  const planned = plan.map((picture, index) => ({ ...picture, from: fingerprints[index] ?? '' }));
  const comparison = comparePictures(draft, planned);
  const inOrder = imagesInPlan(draft.images, planned);
  const places = inOrder.map((image) => draft.images.indexOf(image));
  const isOutOfOrder = places.some((place, index) => place < (places[index - 1] ?? 0));
  return { ok: true, value: { ...comparison, planned, isOutOfOrder } };
}

/** The stored files that a design can refer to, and the icon that was not drawn from it. */
async function designFiles(
  draft: SubmissionDraft,
  design: Design,
  repository: Repository,
): Promise<DesignFiles> {
  const stored = await repository.list(studioAssetsCollection);
  const assets = new Map(stored.map(({ id, blob }) => [id, blob]));
  const fonts = (await repository.list(studioFontsCollection)).map(({ id, blob }) => ({
    family: fontFamilyOf(id),
    file: blob,
  }));
  const icon = await foreignIcon(draft, design, repository);
  if (!icon) return { assets, fonts };
  const hash = await hashOfBlob(icon);
  return { assets: assets.set(hash, icon), fonts, icon: hash };
}

/** The submitted icon where it is a finished picture, or the preview of another member's. */
async function foreignIcon(
  draft: SubmissionDraft,
  design: Design,
  repository: Repository,
): Promise<Blob | undefined> {
  const foreign = foreignImage(draft, 'icon', design.graphics?.icon !== undefined);
  if (foreign) return foreign.blob;
  const preview = picturedElsewhere(draft, 'icon')?.preview;
  return preview === undefined ? undefined : (await repository.get(teamPreviewsCollection, preview))?.blob;
}

/** Those of the pictures without an image that are to be drawn. */
export function picturesDue(
  draft: SubmissionDraft,
  missing: readonly FingerprintedPicture[],
  { keys, parts, isWhole }: DuePictures,
): FingerprintedPicture[] {
  const unfinished = new Set(isWhole ? unfinishedPictures(draft, missing) : []);
  return missing.filter(
    (picture) => parts.has(partOf(picture)) || keys.has(pictureKey(picture)) || unfinished.has(picture),
  );
}

function partOf({ shotId }: FingerprintedPicture): PicturePart {
  return GRAPHIC_IDS.find((id) => id === shotId) ?? 'screenshots';
}

/**
 * Brings the stored images of a draft up to date with its design: draws what is out of date or due, and removes what
 * the design no longer has. Only one update of a draft runs at a time, in all tabs, so that nothing is drawn twice.
 */
export function updatePictures(draft: StoredDraft, tools: UpdateTools): Promise<Result<PictureUpdate>> {
  return oneAtATime(`storepilot-pictures-${draft.id}`, () => update(draft, tools));
}

async function update(
  texts: StoredDraft,
  { repository, images, clock, due, isReordered = false, render = renderImages, signal, report }: UpdateTools,
): Promise<Result<PictureUpdate>> {
  const stored = imagesOfDraft(await repository.list(draftImagesCollection), texts.id);
  const draft = withImages(texts, stored);
  const read = await readPictures(draft, repository, due);
  if (!read.ok) return read;
  const { planned, stale, missing, ofOthers, obsolete } = read.value;
  const todo = [
    ...stale.map((each) => each.planned),
    ...picturesDue(draft, missing, due),
    // Only the publisher's own wish replaces the picture of another member.
    ...ofOthers.filter((each) => due.parts.has(partOf(each))),
  ];

  const rendered = new Map<string, RenderedImage>();
  let failure: string | undefined;
  let left = todo;
  for (let failures = 0; left.length > 0 && failures < MOST_FAILURES && !signal.aborted; failures += 1) {
    const before = todo.length - left.length;
    const result = await render(
      left.map(({ job }) => job),
      {
        signal,
        clock,
        onImage: (image) => rendered.set(image.id, image),
        onProgress: (done) =>
          report(`Drawing: ${before + done} of ${todo.length} done`, (before + done) / todo.length),
      },
    );
    if (result.ok) break;
    const { jobId, message } = result.failure;
    failure ??= message;
    left = left.filter(({ id }) => id !== jobId && !rendered.has(id));
    if (jobId === undefined) break;
  }

  const formerly = new Map(stale.map((each) => [each.planned, each.image.id]));
  // Drawing takes a while: pictures that the publisher removed or moved in between stay so.
  const now = imagesOfDraft(await repository.list(draftImagesCollection), texts.id);
  const kept = new Set(now.map(({ id }) => id));
  // The image of another picture of the plan can have this id from before.
  const newImageId = (picture: FingerprintedPicture) =>
    missing.includes(picture) && kept.has(picture.id)
      ? pictureKey(picture).replaceAll('\n', '@')
      : picture.id;
  const drawn = todo.flatMap((picture) => {
    const image = rendered.get(picture.id);
    const former = formerly.get(picture);
    if (!image || (former !== undefined && !kept.has(former))) return [];
    return [{ ...drawnImage(picture, image), id: former ?? newImageId(picture) }];
  });
  const isOrderKept = draft.teamPictures !== undefined && !isReordered;
  await store(now, drawn, isOrderKept ? [] : planned, images, texts.id);
  const replaced = GRAPHIC_IDS.filter((id) => due.parts.has(id)).flatMap((id) =>
    outdatedGraphics(
      now,
      id,
      drawn.filter((image) => image.drawn?.shotId === id),
    ),
  );
  const gone = new Set([...obsolete.map(({ id }) => id), ...replaced]);
  await images.remove(...gone);

  return {
    ok: true,
    value: {
      drawn,
      cutTexts: [...rendered.values()].filter(({ isTextCut }) => isTextCut).length,
      unfinished: todo
        .filter(({ id }) => !rendered.has(id))
        .map((picture) => ({ imageId: formerly.get(picture), label: picture.label })),
      failure,
    },
  };
}

/** Stores drawn images. The pictures of the plan get its order, in the places that they have among the others. */
async function store(
  before: readonly StoredDraftImage[],
  drawn: readonly DraftImage[],
  planned: readonly FingerprintedPicture[],
  images: ImageWriter,
  draftId: string,
): Promise<void> {
  const stored = new Map(before.map((image) => [image.id, image]));
  let last = before.at(-1)?.position ?? 0;
  const written = drawn.map((image): StoredDraftImage => {
    const position = stored.get(image.id)?.position ?? (last += 1);
    return { ...image, draftId, position, stamp: newId() };
  });
  const after = [...new Map([...stored, ...written.map((image) => [image.id, image] as const)]).values()];
  const positions = positionsByPlan(after, planned);
  const placed = (image: StoredDraftImage) => ({
    ...image,
    position: positions.get(image.id) ?? image.position,
  });
  if (written.length > 0) await images.put(...written.map(placed));
  for (const { id, position } of before) {
    const isMoved = (positions.get(id) ?? position) !== position && !written.some((image) => image.id === id);
    if (isMoved) await images.update(id, placed);
  }
}

/** The positions of images by id, for those of the plan: in its order, but no others than they have together. */
function positionsByPlan(
  images: readonly StoredDraftImage[],
  planned: readonly FingerprintedPicture[],
): ReadonlyMap<string, number> {
  const inPlan = imagesInPlan(images, planned);
  const positions = inPlan.map(({ position }) => position).sort((a, b) => a - b);
  return new Map(inPlan.map(({ id }, index) => [id, positions[index] ?? 0]));
}

/** The images of the planned pictures, in the order of the plan. */
function imagesInPlan<Image extends DraftImage>(
  images: readonly Image[],
  planned: readonly FingerprintedPicture[],
): Image[] {
  const byKey = new Map(
    images.flatMap((image) =>
      image.drawn ? [[pictureKey({ ...image.drawn, locale: image.locale }), image] as const] : [],
    ),
  );
  return planned.flatMap((picture) => byKey.get(pictureKey(picture)) ?? []);
}

const running = new Map<string, Promise<unknown>>();

/** Runs work of one name after the other; in all tabs, where the browser has locks. */
function oneAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) return navigator.locks.request(name, work);
  const before = running.get(name) ?? Promise.resolve();
  const now = before.then(work, work);
  running.set(name, now);
  return now;
}
