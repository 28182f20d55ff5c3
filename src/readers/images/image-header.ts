import type { Result } from '@/domain/result';
import type { ByteSource } from '../archives/byte-source';
import type { HeaderPiece, ImageHeader } from './header-result';
import { damaged, ImageError, imageFailureOf, imageResult, type ImageFailure } from './image-failure';
import { isJpeg, readJpegHeader } from './jpeg-header';
import { isPng, readPngHeader } from './png-header';
import { isWebp, readWebpHeader } from './webp-header';

/** Longest side that is drawn in pixels: in browsers a larger canvas stays blank without an error. */
export const MAX_SIDE = 16_384;
/** Largest number of pixels that is decoded: 64 megapixels are 256 MB of memory. */
export const MAX_PIXELS = 64_000_000;

/**
 * Reads the header of an image from its first bytes; the type is recognised by content.
 * @param bytes the file, or its beginning
 * @param isWhole whether these are all bytes of the file
 * @returns the header, a failure with a message, or `needs-more` when there are too few bytes
 */
export function readImageHeader(
  bytes: Uint8Array,
  isWhole = true,
): Result<ImageHeader, ImageFailure> | 'needs-more' {
  try {
    const header = readHeader(bytes, isWhole);
    return header === 'needs-more' ? header : { ok: true, value: header };
  } catch (error) {
    return imageFailureOf(error);
  }
}

function readHeader(bytes: Uint8Array, isWhole: boolean): HeaderPiece {
  const header = readByType(bytes, isWhole);
  if (header !== 'needs-more') return withinCaps(header);
  if (isWhole) throw damaged('This image ends before its picture data: the file is cut off.');
  return header;
}

function readByType(bytes: Uint8Array, isWhole: boolean): HeaderPiece {
  if (bytes.length === 0)
    throw new ImageError('not-an-image', 'This file is empty. Choose a PNG, JPEG or WebP image.');
  if (isPng(bytes)) return readPngHeader(bytes);
  if (isJpeg(bytes)) return readJpegHeader(bytes);
  if (isWebp(bytes)) return readWebpHeader(bytes);
  if (!isWhole && bytes.length < 16) return 'needs-more';
  throw refusal(bytes);
}

function withinCaps(header: ImageHeader): ImageHeader {
  const { width, height } = header;
  if (width < 1 || height < 1) throw damaged(`This image claims a size of ${width}x${height} pixels.`);
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new ImageError(
      'too-large',
      `This image has ${width}x${height} pixels; up to ${MAX_SIDE} a side and 64 megapixels can be drawn. Scale it down first.`,
    );
  }
  return header;
}

const TAKEN = 'PNG, JPEG or WebP';

/** Types that are recognised and not supported, by their first bytes. */
const REFUSED: { name: string; matches: (text: string) => boolean; hint: string }[] = [
  {
    name: 'a GIF',
    matches: (text) => text.startsWith('GIF8'),
    hint: `The stores don’t accept GIFs. Save a frame as ${TAKEN}.`,
  },
  {
    name: 'an SVG drawing',
    // Only markup that starts like a document counts: a text that mentions an SVG is not a drawing.
    matches: (text) =>
      /^(?:\u00ef\u00bb\u00bf)?\s{0,64}<(?:svg|\?xml|!doctype svg)\b/i.test(text) &&
      /<svg\b|doctype svg/i.test(text),
    hint: `It has no pixels of its own. Export it as PNG at the size you need.`,
  },
  {
    name: 'a HEIC photo',
    matches: (text) => /^[^]{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(text),
    hint: `Browsers can’t read it. Save it as ${TAKEN}; iPhone screenshots are already PNG.`,
  },
  { name: 'an AVIF image', matches: (text) => /^[^]{4}ftypavi[fs]/.test(text), hint: `Save it as ${TAKEN}.` },
  {
    name: 'a video',
    matches: (text) => /^[^]{4}ftyp/.test(text),
    hint: 'Screenshots are still images; app previews are uploaded separately.',
  },
  { name: 'a TIFF image', matches: (text) => /^(?:II\*\0|MM\0\*)/.test(text), hint: `Save it as ${TAKEN}.` },
  { name: 'a BMP image', matches: (text) => /^BM[^]{4}\0\0\0\0/.test(text), hint: `Save it as ${TAKEN}.` },
  {
    name: 'an ICO icon',
    matches: (text) => text.startsWith('\0\0\u0001\0') && text[4] !== '\0',
    hint: `Save it as ${TAKEN}.`,
  },
  { name: 'a Photoshop file', matches: (text) => text.startsWith('8BPS'), hint: `Export it as ${TAKEN}.` },
  { name: 'a PDF', matches: (text) => text.startsWith('%PDF'), hint: `Export the page as ${TAKEN}.` },
  {
    name: 'a zip archive',
    matches: (text) => text.startsWith('PK\u0003\u0004'),
    hint: 'Unpack it and drop the images.',
  },
];

function refusal(bytes: Uint8Array): ImageError {
  // Latin-1, so that each byte is one character.
  const text = String.fromCharCode(...bytes.subarray(0, 512));
  if (text.startsWith('version https://git-lfs.github.com/'))
    return new ImageError(
      'git-lfs',
      'This is a pointer of Git LFS instead of the picture. Run “git lfs pull”; in GitHub Actions, set “lfs: true” for actions/checkout.',
    );
  const known = REFUSED.find((kind) => kind.matches(text));
  return known
    ? new ImageError('unsupported', `This is ${known.name}. ${known.hint}`)
    : new ImageError('not-an-image', `This file cannot be read as an image. Choose a ${TAKEN} image.`);
}

/** Sizes in bytes of the parts that are read one after the other: metadata before the pixels can be long. */
const PIECES = [64 * 1024, 1024 * 1024, 16 * 1024 * 1024];

/** Reads the header of an image file, and no more of the file than that needs. */
export function readImageFileHeader(file: ByteSource): Promise<Result<ImageHeader, ImageFailure>> {
  return imageResult(async () => {
    for (const length of PIECES) {
      const piece = file.slice(0, Math.min(length, file.size)).arrayBuffer();
      const bytes = await piece.catch(() => {
        throw damaged('This file cannot be read: it is a folder, or it was moved, changed or deleted.');
      });
      const header = readHeader(new Uint8Array(bytes), length >= file.size);
      if (header !== 'needs-more') return header;
    }
    throw damaged('This image has megabytes of other data before its picture.');
  });
}
