import type { Result } from '@/domain/result';
import type { ImageHeader } from '@/readers/images/header-result';
import { damaged, ImageError, imageResult, type ImageFailure } from '@/readers/images/image-failure';
import { readImageFileHeader } from '@/readers/images/image-header';
import { checkPixelCount } from './png-pixels';

/** Largest image file that is opened, in bytes: a 64-megapixel PNG without compression has 256 MB. */
const MAX_FILE_BYTES = 128 * 1024 * 1024;

/**
 * Checks that a file is an image that can be used, and returns what it is. For files as the publisher drops them: it
 * checks the header and the limits, that a PNG contains the pixels it declares, and that the browser decodes it to
 * exactly that size.
 */
export function inspectImage(file: Blob): Promise<Result<ImageHeader, ImageFailure>> {
  return imageResult(async () => {
    const header = await readHeader(file);
    if (header.mediaType === 'image/png') {
      await checkPixelCount(new Uint8Array(await file.arrayBuffer()), header);
    }
    const bitmap = await decodeWithHeader(file, header);
    const { width, height } = bitmap;
    bitmap.close();
    return { ...header, width, height };
  });
}

/** Decodes an image for drawing and applies its EXIF orientation. The caller closes the bitmap. */
export function decodeImage(file: Blob): Promise<Result<ImageBitmap, ImageFailure>> {
  return imageResult(async () => decodeWithHeader(file, await readHeader(file)));
}

async function readHeader(file: Blob): Promise<ImageHeader> {
  if (file.size > MAX_FILE_BYTES) {
    throw new ImageError(
      'too-large',
      `This file has ${Math.ceil(file.size / 1024 / 1024)} MB; images of up to ${MAX_FILE_BYTES / 1024 / 1024} MB can be opened.`,
    );
  }
  const header = await readImageFileHeader(file);
  if (header.ok) return header.value;
  throw new ImageError(header.failure.reason, header.failure.message);
}

async function decodeWithHeader(file: Blob, { width, height }: ImageHeader): Promise<ImageBitmap> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw damaged('The picture data of this image is damaged.');
  }
  // EXIF can rotate PNG and WebP as well, which some browsers apply: the decoded size is then the rotated one.
  const isSame = bitmap.width === width && bitmap.height === height;
  const isTurned = bitmap.width === height && bitmap.height === width;
  if (isSame || isTurned) return bitmap;
  const decodedSize = `${bitmap.width}x${bitmap.height}`;
  bitmap.close();
  throw damaged(`This image claims ${width}x${height} pixels but contains ${decodedSize}.`);
}

/** Longest side of the copy that is searched for transparent pixels. */
const SEARCHED_SIDE = 256;
/** Below this a pixel counts as transparent: scaling down rounds. */
const OPAQUE = 250;

/** Whether parts of an image are transparent; an alpha channel alone says nothing. */
export async function isTransparent(file: Blob): Promise<boolean> {
  const header = await readImageFileHeader(file);
  if (!header.ok || !header.value.hasAlpha) return false;
  const bitmap = await decodeSmall(file, SEARCHED_SIDE);
  if (!bitmap) return false;
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context?.getImageData(0, 0, width, height) ?? {};
  if (!data) return false;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < OPAQUE) return true;
  return false;
}

/**
 * Decodes an image for the screen, scaled down to a longest side in pixels; undefined when it cannot be decoded. The
 * caller closes the bitmap.
 */
export async function decodeSmall(file: Blob, maxSide: number): Promise<ImageBitmap | undefined> {
  const header = await readImageFileHeader(file);
  if (!header.ok) return undefined;
  const { width, height } = header.value;
  const scale = maxSide / Math.max(width, height);
  // Only one side is given, because EXIF may turn the picture.
  const small: ImageBitmapOptions =
    scale >= 1
      ? {}
      : { resizeQuality: 'high', [width > height ? 'resizeWidth' : 'resizeHeight']: Math.round(maxSide) };
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image', ...small });
  } catch {
    return undefined;
  }
}
