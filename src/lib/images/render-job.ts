import { rgbOf } from '@/domain/drawing/colors';
import type { Size } from '@/model/geometry';
import { coverFrom } from '@/domain/drawing/geometry';
import { DEFAULT_OUTPUT } from '@/domain/studio/output-format';
import { setFonts } from '@/domain/studio/set-fonts';
import { makeContext, type Context, type MakeContext } from './canvas';
import { decodeImage } from './decode-image';
import { drawBanner } from './draw-banner';
import { drawShot } from './draw-shot';
import { loadFonts, withOwnFont, type FontRequest } from './load-fonts';
import type { ImageFailure } from '@/readers/images/image-failure';
import { encodePng } from './png-encoder';
import type { DesignImage, RenderJob, JobResult } from './image-jobs';

interface RenderTools {
  /** Called between slices of the encoding; rejects to stop. */
  pause?: () => Promise<void>;
  /** Returns the canvas to draw on; it may be a used one, since every drawing covers all of it. */
  makeCanvas?: MakeContext;
}

/**
 * Draws and encodes one image, in a worker or on the page. Bitmaps that were decoded for it are closed.
 * @throws what `pause` throws, and when memory runs out
 */
export async function renderJob(
  job: RenderJob,
  { pause, makeCanvas = makeContext }: RenderTools = {},
): Promise<JobResult> {
  for (const font of fontsOf(job)) {
    const ready = await loadFonts(font);
    if (!ready.ok) return { ok: false, failure: { reason: 'font', message: ready.failure } };
  }
  const bitmaps = new Map<string, ImageBitmap>();
  try {
    for (const { id, blob } of imagesOf(job)) {
      const decoded = await decodeImage(blob);
      if (!decoded.ok) return decoded;
      bitmaps.set(id, decoded.value);
    }
    const size = sizeOf(job, bitmaps.get(ONLY));
    const context = makeCanvas(size);
    if (!context) return { ok: false, failure: CANNOT_DRAW };
    const isTextCut = draw(job, context, bitmaps);
    bitmaps.forEach((bitmap) => bitmap.close());
    const blob =
      job.format === 'png' ? await toPng(context, size, pause) : await toJpeg(context, job.quality);
    if (!blob) return { ok: false, failure: CANNOT_DRAW };
    const mediaType = job.format === 'png' ? 'image/png' : 'image/jpeg';
    return { ok: true, value: { id: job.id, blob, ...size, mediaType, isTextCut } };
  } finally {
    // Closing a second time does nothing.
    bitmaps.forEach((bitmap) => bitmap.close());
  }
}

/** Id of the image of a job that has at most one. */
const ONLY = '';

function imagesOf(job: RenderJob): readonly DesignImage[] {
  if (job.kind === 'screenshot') return job.pictures;
  const blob = 'picture' in job ? job.picture : undefined;
  return blob ? [{ id: ONLY, blob }] : [];
}

/** There is no canvas, or no memory for one. */
export const CANNOT_DRAW: ImageFailure = {
  reason: 'drawing',
  message:
    'This browser could not draw the image, most likely for lack of memory. Close other tabs and try again, or draw fewer at once.',
};

/** The fonts of a job with their texts. The longest caption of a set decides how large every caption is. */
function fontsOf(job: RenderJob): FontRequest[] {
  switch (job.kind) {
    case 'screenshot': {
      const { design, icon, locale, mainLocale, size, ownFonts } = job;
      const fonts = setFonts(design, locale, mainLocale, size.id);
      const ofIcon = icon ? setFonts(icon, mainLocale, mainLocale) : [];
      return [...fonts, ...ofIcon].map((font) => withOwnFont(font, ownFonts));
    }
    case 'banner':
      return [{ family: job.design.fontFamily, text: `${job.design.appName} ${job.design.tagline}` }];
    case 'flatten':
    case 'crop':
      return [];
  }
}

function sizeOf(job: RenderJob, bitmap: ImageBitmap | undefined): Size {
  if (job.kind === 'flatten') return { width: bitmap?.width ?? 1, height: bitmap?.height ?? 1 };
  return { width: job.size.width, height: job.size.height };
}

/** Fills the canvas, which is opaque afterwards. Returns whether a text was cut. */
function draw(job: RenderJob, context: Context, bitmaps: ReadonlyMap<string, ImageBitmap>): boolean {
  const bitmap = bitmaps.get(ONLY);
  switch (job.kind) {
    case 'screenshot':
      return drawShot(context, makeContext, job, bitmaps).isTextCut;
    case 'banner': {
      const { name, tagline } = drawBanner(context, makeContext, job.size, job.design);
      return [name, tagline].some((placed) => placed?.text.isCut);
    }
    case 'flatten':
    case 'crop':
      if (bitmap) fillWith(context, bitmap, job.background);
      return false;
  }
}

function fillWith(context: Context, bitmap: ImageBitmap, background: string): void {
  const { width, height } = context.canvas;
  context.fillStyle = `rgb(${rgbOf(background).join(' ')})`;
  context.fillRect(0, 0, width, height);
  const part = coverFrom(bitmap, { width, height });
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
}

async function toPng(context: Context, size: Size, pause?: () => Promise<void>): Promise<Blob> {
  return encodePng(
    { ...size, readRows: (top, count) => context.getImageData(0, top, size.width, count).data },
    pause && { afterStrip: pause },
  );
}

async function toJpeg(context: Context, quality: number = DEFAULT_OUTPUT.quality): Promise<Blob | null> {
  const { canvas } = context;
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
