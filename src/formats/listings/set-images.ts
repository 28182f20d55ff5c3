import type { Finding } from '@/model/finding';
import { imageFinding, screenshotSource } from '@/checks/pictures/image-rules';
import type { PictureLook, PictureReading } from '@/model/picture-look';
import type { ImageHeader } from '@/readers/images/header-result';
import { measurePicture } from '@/readers/images/look/measure-picture';
import { canSamplePng, samplePng } from '@/readers/images/look/png-sample';
import type { CheckedImage } from '@/model/draft-image';
import type { ByteSource } from '@/readers/archives/byte-source';
import { readImageFileHeader } from '@/readers/images/image-header';
import type { ReadSet } from '../parts/set-contents';
import type { TreeFile } from '../parts/tree';

/** Largest file that is unpacked, in bytes. */
const MAX_LOOKED_AT = 64 * 1024 * 1024;

export interface SetImages {
  /** Each with its path as the id. */
  images: CheckedImage[];
  /** About files that no store can read. */
  findings: Finding[];
  /** Measurements of the pictures that were looked at. */
  readings: Map<string, PictureReading>;
  /** Pictures whose pixels cannot be looked at here: JPEG and rare kinds of PNG. */
  unseen: number;
}

/**
 * Reads the headers of a set's pictures: size in pixels, format and alpha channel.
 * @param looks also unpacks the pixels of PNGs, which takes a tenth of a second for each
 */
export async function readSetImages(
  { set, pictures }: ReadSet,
  tree: ReadonlyMap<string, TreeFile>,
  looks = false,
): Promise<SetImages> {
  const result: SetImages = { images: [], findings: [], readings: new Map(), unseen: 0 };
  const known = new Map<string, PictureLook>();
  for (const { path, linkedPath = path, size, locale, role } of pictures) {
    const file = tree.get(linkedPath);
    if (!file) continue;
    const fileName = path.slice(path.lastIndexOf('/') + 1);
    const read = await readImageFileHeader(await sourceOf(file));
    const problem = read.ok ? formatProblem(read.value.mediaType) : read.failure.message;
    const isPointer = !read.ok && read.failure.reason === 'git-lfs';
    if (!read.ok || read.value.mediaType === 'image/webp') {
      result.findings.push(
        imageFinding({
          rule: 'image-unreadable',
          // A checkout without Git LFS says nothing about the picture itself.
          ...(isPointer && { severity: 'warning' }),
          store: set.store,
          locale,
          picture: path,
          title: isPointer ? `${fileName} was not checked` : `${fileName} cannot be used as an image`,
          why: problem,
          fix: isPointer ? 'Fetch the files of Git LFS before the check.' : undefined,
          source: screenshotSource(set.store),
        }),
      );
      continue;
    }
    const { width, height, mediaType, hasAlpha, bitDepth, colorType } = read.value;
    result.images.push({
      id: path,
      fileName,
      kind: role.kind,
      locale,
      width,
      height,
      mediaType,
      hasAlpha,
      // The depth of a palette is that of its index, not of a channel.
      ...(colorType !== 'palette' && { bitDepth }),
      ...(role.kind === 'screenshot' && role.slotId !== undefined && { slotId: role.slotId }),
      blob: { size },
    });
    if (!looks || role.kind !== 'screenshot') continue;
    const look = await lookOf(file, read.value, known).catch(() => undefined);
    if (look) result.readings.set(path, { look });
    else result.unseen += 1;
  }
  return result;
}

/** Measures a PNG. Files with the same bytes, such as those of several languages, are measured once. */
async function lookOf(
  file: TreeFile,
  header: ImageHeader,
  known: Map<string, PictureLook>,
): Promise<PictureLook | undefined> {
  if (!canSamplePng(header) || file.size > MAX_LOOKED_AT) return undefined;
  const bytes = new Uint8Array(await file.read());
  const hash = [...new Uint32Array(await crypto.subtle.digest('SHA-256', bytes))].join(' ');
  const look = known.get(hash) ?? measurePicture(await samplePng(bytes, header));
  known.set(hash, look);
  return look;
}

function formatProblem(mediaType: string): string {
  return `The stores accept PNG and JPEG; this file is ${mediaType}.`;
}

/** The file as a source of slices; one that cannot be read in parts is read whole, and one that fails is empty. */
async function sourceOf(file: TreeFile): Promise<ByteSource> {
  if (file.slice) return { size: file.size, slice: file.slice };
  const bytes = await file.read().catch(() => new Uint8Array());
  return {
    size: bytes.length,
    slice: (start, end) => ({
      arrayBuffer: () => Promise.resolve(new Uint8Array(bytes.subarray(start, end)).buffer),
    }),
  };
}
