import type { Baseline, BaselineFile, BaselinePicture, BaselineSource } from '@/domain/baseline/baseline';
import { likeliestSlot, SCREENSHOT_SLOTS, slotAccepts } from '@/domain/screenshots/slots';
import type { DraftImage } from '@/model/draft-image';
import type { ImageHeader } from '@/readers/images/header-result';
import { readImageFileHeader } from '@/readers/images/image-header';
import type { ImportedDraft, ImportedPicture } from '@/formats/parts/import-draft';
import { unreadableFile, type UnchangedFile, type LeftOut } from '@/formats/parts/import-report';
import type { TreeFile } from '@/formats/parts/tree';
import type { Result } from '@/domain/result';
import { groupBy } from '@/domain/group-by';
import type { TaskTools } from '@/lib/jobs/use-task';
import { hashBytes } from './hash-bytes';

/** The bytes of an imported file, stored once however often they occur. */
export interface OriginalFile {
  /** SHA-256, hexadecimal. */
  hash: string;
  blob: Blob;
}

/** An import whose pictures are decoded and whose files are hashed: what is stored with the draft. */
export interface DecodedImport {
  /** The images in the order of upload. */
  images: DraftImage[];
  baseline: Baseline;
  /** The files that are not images of the draft. */
  originals: OriginalFile[];
  /** Pictures that were not taken. They are written back as they were. */
  leftOut: LeftOut[];
  kept: UnchangedFile[];
}

export interface DecodeOptions extends Pick<TaskTools, 'signal' | 'report'> {
  draftId: string;
  /** ISO instant. */
  now: string;
  /** Name of what was opened. */
  name: string;
  /** Every file that belongs to the imported listings. */
  paths: readonly string[];
  newId: () => string;
}

const NOTHING_READABLE =
  'None of the files could be read. They may have been moved since the folder was opened, or the browser may no longer read it. Open the folder again. The draft is as it was.';

/** Largest picture that is taken, in bytes. */
const MAX_PICTURE_BYTES = 128 * 1024 ** 2;

/**
 * Reads every file of an import once: pictures become images of the draft, all files are hashed, and those that are not
 * images are stored unchanged, so that an export gives them back byte for byte.
 */
export async function decodeImport(
  { pictures, sources }: Pick<ImportedDraft, 'pictures' | 'sources'>,
  tree: ReadonlyMap<string, TreeFile>,
  options: DecodeOptions,
): Promise<Result<DecodedImport>> {
  const { draftId, now, name, signal, report, newId } = options;
  const byPath = groupBy(pictures, ({ path }) => path);
  const paths = [...new Set([...options.paths, ...byPath.keys()])].sort();
  const files: BaselineFile[] = [];
  const blobs = new Map<string, Blob>();
  const taken: { picture: ImportedPicture; image: DraftImage; hash: string }[] = [];
  const leftOut: LeftOut[] = [];
  const unreadable: string[] = [];
  for (const [index, path] of paths.entries()) {
    if (signal.aborted) return { ok: false, failure: 'The import was cancelled. The draft is as it was.' };
    report(`Reading ${path} (${index + 1} of ${paths.length})`, index / paths.length);
    const file = tree.get(path);
    if (!file) continue;
    const read = await readFile(file);
    if (!read) {
      unreadable.push(path);
      continue;
    }
    const { hash } = read;
    const blob = blobs.get(hash) ?? read.blob;
    blobs.set(hash, blob);
    files.push({ path, hash, size: file.size });
    for (const picture of byPath.get(path) ?? []) {
      const linked = picture.linkedPath === undefined ? undefined : tree.get(picture.linkedPath);
      const content = linked ? (await readFile(linked))?.blob : blob;
      const made = await imageOf(picture, content ?? blob, newId());
      if (made.ok) taken.push({ picture, image: made.value, hash });
      else leftOut.push({ store: picture.store, path, reason: 'picture', message: made.failure });
    }
  }
  if (files.length === 0 && unreadable.length > 0) return { ok: false, failure: NOTHING_READABLE };
  const order = new Map(pictures.map((picture, index) => [picture, index]));
  taken.sort((a, b) => (order.get(a.picture) ?? 0) - (order.get(b.picture) ?? 0));
  const inDraft = new Set(
    taken.flatMap(({ picture, hash }) => (picture.linkedPath === undefined ? [hash] : [])),
  );
  return {
    ok: true,
    value: {
      images: taken.map(({ image }) => image),
      baseline: {
        id: draftId,
        importedAt: now,
        name,
        sources: sources.map((source) => withPictures(source, taken)),
        files,
      },
      originals: [...blobs].flatMap(([hash, blob]) => (inDraft.has(hash) ? [] : [{ hash, blob }])),
      leftOut: [...leftOut, ...unreadable.map(unreadableFile)],
      kept: leftOut.map(({ path }) => ({ path, what: 'Picture' })),
    },
  };
}

async function readFile(file: TreeFile): Promise<{ hash: string; blob: Blob } | undefined> {
  try {
    const bytes = (await file.read()) as Uint8Array<ArrayBuffer>;
    return { hash: await hashBytes(bytes), blob: new Blob([bytes]) };
  } catch {
    return undefined;
  }
}

/** Makes an image of a draft from a file, or says why it cannot be one. */
async function imageOf(picture: ImportedPicture, blob: Blob, id: string): Promise<Result<DraftImage>> {
  if (blob.size > MAX_PICTURE_BYTES)
    return refused(
      `The picture has ${Math.ceil(blob.size / 1024 ** 2)} MB; the limit is ${MAX_PICTURE_BYTES / 1024 ** 2} MB.`,
    );
  const read = await readImageFileHeader(blob);
  if (!read.ok) return refused(read.failure.message);
  const header = read.value;
  const { mediaType, width, height, hasAlpha, bitDepth, colorType } = header;
  if (mediaType === 'image/webp')
    return refused('The stores do not take WebP. Save the picture as PNG or JPEG.');
  const slotId = slotOf(picture, header);
  if (picture.kind === 'screenshot' && slotId === undefined)
    return refused(
      `${width}x${height} is not a screenshot size of the App Store, so fastlane would stop at this file.`,
    );
  const value: DraftImage = {
    id,
    fileName: picture.path.slice(picture.path.lastIndexOf('/') + 1),
    kind: picture.kind,
    locale: picture.locale,
    ...{ width, height, mediaType, hasAlpha },
    // The depth of a palette is that of its index, not of a channel.
    ...(colorType !== 'palette' && { bitDepth }),
    ...(slotId !== undefined && { slotId }),
    blob: blob.slice(0, blob.size, mediaType),
  };
  return { ok: true, value };
}

function refused(failure: string): Result<never> {
  return { ok: false, failure };
}

/** fastlane finds the device by the size alone; by the name where several have the same size (sources 3.1). */
function slotOf(picture: ImportedPicture, size: Pick<ImageHeader, 'width' | 'height'>): string | undefined {
  if (picture.kind !== 'screenshot' || picture.slotId !== undefined) return picture.slotId;
  const named = SCREENSHOT_SLOTS.find(
    (slot) =>
      slot.store === picture.store &&
      slot.displayType !== undefined &&
      picture.path.includes(slot.displayType) &&
      slotAccepts(slot, size.width, size.height),
  );
  return named?.id ?? likeliestSlot(size, [picture.store])?.id;
}

function withPictures(
  source: BaselineSource,
  taken: readonly { picture: ImportedPicture; image: DraftImage; hash: string }[],
): BaselineSource {
  return {
    ...source,
    pictures: taken.flatMap(({ picture, image, hash }): BaselinePicture[] =>
      picture.store === source.store
        ? [
            {
              path: picture.path,
              hash,
              locale: picture.locale,
              kind: image.kind,
              ...(image.slotId !== undefined && { slotId: image.slotId }),
              imageId: image.id,
            },
          ]
        : [],
    ),
  };
}
