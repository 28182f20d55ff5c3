import type { PictureLook } from '@/model/picture-look';
import { readImageFileHeader } from '@/readers/images/image-header';
import { measurePicture } from '@/readers/images/look/measure-picture';
import { sampleSizes, type Pixels, type PictureSample } from '@/readers/images/look/picture-sample';

/** Message from the page: pictures that are looked at one after the other. */
export interface LookRequest {
  pictures: readonly { key: string; blob: Blob }[];
}

/** Messages to the page: one per picture, then the end. */
export type LookMessage =
  /** `look` is undefined for a picture that is damaged or too large. */
  { kind: 'look'; key: string; look: PictureLook | undefined } | { kind: 'done' };

const post = (message: LookMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<LookRequest>) => void lookAtAll(data));

async function lookAtAll({ pictures }: LookRequest): Promise<void> {
  for (const { key, blob } of pictures)
    post({ kind: 'look', key, look: await lookAt(blob).catch(() => undefined) });
  post({ kind: 'done' });
}

async function lookAt(blob: Blob): Promise<PictureLook | undefined> {
  // Its limit of pixels holds for what is decoded here.
  const header = await readImageFileHeader(blob);
  if (!header.ok) return undefined;
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  try {
    return measurePicture(sampleOf(bitmap));
  } finally {
    bitmap.close();
  }
}

/** The same pixels as samplePng keeps: the nearest ones, without a mixture. */
function sampleOf(bitmap: ImageBitmap): PictureSample {
  const { width, height } = bitmap;
  const { small, corner } = sampleSizes(bitmap);
  const part = (left: number, from: typeof small, to: typeof small): Pixels => {
    const context = new OffscreenCanvas(to.width, to.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    context.imageSmoothingEnabled = false;
    context.drawImage(bitmap, left, 0, from.width, from.height, 0, 0, to.width, to.height);
    return context.getImageData(0, 0, to.width, to.height);
  };
  return {
    size: { width, height },
    small: part(0, { width, height }, small),
    left: part(0, corner, corner),
    right: part(width - corner.width, corner, corner),
  };
}
