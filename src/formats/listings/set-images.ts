import type { Finding } from '@/model/finding';
import { makeFinding } from '@/domain/findings';
import { screenshotSource } from '@/domain/screenshots/image-finding';
import type { CheckedImage } from '@/model/draft-image';
import type { ByteSource } from '@/readers/archives/byte-source';
import { readImageFileHeader } from '@/readers/images/image-header';
import type { ReadSet } from '../parts/set-contents';
import type { TreeFile } from '../parts/tree';

export interface SetImages {
  /** Each with its path as the id. */
  images: CheckedImage[];
  /** About files that no store can read. */
  findings: Finding[];
}

/** Reads the headers of a set's pictures: size in pixels, format and alpha channel. */
export async function readSetImages(
  { set, pictures }: ReadSet,
  tree: ReadonlyMap<string, TreeFile>,
): Promise<SetImages> {
  const result: SetImages = { images: [], findings: [] };
  for (const { path, linkedPath = path, size, locale, role } of pictures) {
    const file = tree.get(linkedPath);
    if (!file) continue;
    const fileName = path.slice(path.lastIndexOf('/') + 1);
    const read = await readImageFileHeader(await sourceOf(file));
    const problem = read.ok ? formatProblem(read.value.mediaType) : read.failure.message;
    const isPointer = !read.ok && read.failure.reason === 'git-lfs';
    if (!read.ok || read.value.mediaType === 'image/webp') {
      result.findings.push(
        makeFinding({
          rule: 'image-unreadable',
          // A checkout without Git LFS says nothing about the picture itself.
          ...(isPointer && { severity: 'warning' }),
          area: 'graphics',
          subject: { store: set.store, locale, picture: path },
          title: isPointer ? `${fileName} was not checked` : `${fileName} cannot be used as an image`,
          why: problem,
          fix: isPointer ? 'Fetch the files of Git LFS before the check.' : 'Save it as PNG or JPEG.',
          source: screenshotSource(set.store),
          where: 'screenshots',
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
  }
  return result;
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
