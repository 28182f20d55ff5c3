import type { ImageHeader } from '@/readers/images/header-result';
import { damaged, imageFailure, type ImageFailure } from '@/readers/images/image-failure';
import { readImageFileHeader } from '@/readers/images/image-header';
import { findPixelMismatch } from './png-pixels';

/** Largest image file that is opened, in bytes: a 64-megapixel PNG without compression has 256 MB. */
const MAX_FILE_BYTES = 128 * 1024 * 1024;

export type InspectedImage = { ok: true; header: ImageHeader } | ImageFailure;
export type DecodedImage = { ok: true; bitmap: ImageBitmap } | ImageFailure;

/**
 * Checks that a file is an image that can be used, and returns what it is. For files as the publisher drops them: it
 * checks the header and the limits, that a PNG contains the pixels it declares, and that the browser decodes it to
 * exactly that size.
 */
export async function inspectImage(file: Blob): Promise<InspectedImage> {
  const read = await readHeader(file);
  if (!read.ok) return read;
  if (read.header.mediaType === 'image/png') {
    const mismatch = await findPixelMismatch(new Uint8Array(await file.arrayBuffer()), read.header);
    if (mismatch) return mismatch;
  }
  const decoded = await decodeWithHeader(file, read.header);
  if (!decoded.ok) return decoded;
  const { width, height } = decoded.bitmap;
  decoded.bitmap.close();
  return { ok: true, header: { ...read.header, width, height } };
}

/** Decodes an image for drawing and applies its EXIF orientation. The caller closes the bitmap. */
export async function decodeImage(file: Blob): Promise<DecodedImage> {
  const read = await readHeader(file);
  return read.ok ? decodeWithHeader(file, read.header) : read;
}

async function readHeader(file: Blob) {
  if (file.size > MAX_FILE_BYTES) {
    return imageFailure(
      'too-large',
      `This file has ${Math.ceil(file.size / 1024 / 1024)} MB; images of up to ${MAX_FILE_BYTES / 1024 / 1024} MB can be opened.`,
    );
  }
  return readImageFileHeader(file);
}

async function decodeWithHeader(file: Blob, { width, height }: ImageHeader): Promise<DecodedImage> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return damaged('The picture data of this image is damaged.');
  }
  // EXIF can rotate PNG and WebP as well, which some browsers apply: the decoded size is then the rotated one.
  const isSame = bitmap.width === width && bitmap.height === height;
  const isTurned = bitmap.width === height && bitmap.height === width;
  if (isSame || isTurned) return { ok: true, bitmap };
  const decodedSize = `${bitmap.width}x${bitmap.height}`;
  bitmap.close();
  return damaged(`This image claims ${width}x${height} pixels but holds ${decodedSize}.`);
}
