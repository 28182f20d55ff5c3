import { MAX_PREVIEW_BYTES } from '@/domain/submissions/shared-pictures';
import { decodeSmall } from '../images/decode-image';
import { makeContext } from '../images/canvas';

/** Longest side in pixels and quality that are tried, until the preview is small enough. */
const TRIES = [
  { side: 1400, quality: 0.82 },
  { side: 1000, quality: 0.75 },
  { side: 640, quality: 0.6 },
];

/**
 * Draws a copy of a picture as a JPEG of at most 300 KB. It is drawn even when the picture is that small, because the bytes
 * of an original are only shared where an admin allows it. Transparent parts become white.
 */
export async function makePreview(picture: Blob): Promise<Blob | undefined> {
  for (const { side, quality } of TRIES) {
    const bitmap = await decodeSmall(picture, side);
    if (!bitmap) return undefined;
    const { width, height } = bitmap;
    const context = makeContext({ width, height });
    if (context) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.drawImage(bitmap, 0, 0);
    }
    bitmap.close();
    if (!context) return undefined;
    const drawn = await jpegOf(context.canvas, quality);
    if (!drawn || drawn.size <= MAX_PREVIEW_BYTES) return drawn;
  }
  return undefined;
}

function jpegOf(canvas: HTMLCanvasElement | OffscreenCanvas, quality: number): Promise<Blob | undefined> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality));
}
