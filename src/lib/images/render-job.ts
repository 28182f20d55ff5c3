import type { Result } from '@/domain/result';
import { rgbOf } from '@/domain/drawing/colors';
import { coverFrom, type Size } from '@/domain/drawing/geometry';
import type { CompositionStyle, CompositionTarget } from '@/domain/screenshots/composition';
import { makeContext, type Context, type MakeContext } from './canvas';
import { composeScreenshot } from './compose-screenshot';
import { decodeImage } from './decode-image';
import { drawBanner, type BannerDesign } from './draw-banner';
import { drawIcon, type IconDesign } from './draw-icon';
import { loadFonts, type FontRequest, type OwnFont } from './load-fonts';
import type { ImageFailure } from '@/readers/images/image-failure';
import { encodePng } from './png-encoder';

interface JobCommon {
  /** Chosen by the caller and returned with the result. */
  id: string;
  format: 'png' | 'jpeg';
}

/** A store screenshot: the app's picture with caption and background, at an exact size. */
export interface ScreenshotJob extends JobCommon {
  kind: 'screenshot';
  size: CompositionTarget;
  picture: Blob;
  caption: string;
  style: CompositionStyle;
  ownFont?: OwnFont;
}

/** An app icon as a full square: cropped from a picture, or drawn from the app's initials. */
export interface IconJob extends JobCommon {
  kind: 'icon';
  /** Pixels: 1024 for the App Store, 512 for Google Play. */
  side: number;
  design: IconDesign;
  picture?: Blob;
}

/** A banner or the feature graphic. */
export interface BannerJob extends JobCommon {
  kind: 'banner';
  size: Size;
  design: BannerDesign;
  icon?: Blob;
}

/** The same picture without alpha and with 8 bits; `background` (`#rrggbb`) is the colour behind transparent pixels. */
export interface FlattenJob extends JobCommon {
  kind: 'flatten';
  picture: Blob;
  background: string;
}

/** A picture cropped around its middle and scaled to fill an exact size. */
export interface CropJob extends JobCommon {
  kind: 'crop';
  size: Size;
  picture: Blob;
  background: string;
}

export type RenderJob = ScreenshotJob | IconJob | BannerJob | FlattenJob | CropJob;

export interface RenderedImage {
  id: string;
  blob: Blob;
  width: number;
  height: number;
  mediaType: 'image/png' | 'image/jpeg';
  /** Whether a caption, name or tagline was too long for its space and ends in an ellipsis. */
  isTextCut: boolean;
}

export type JobResult = Result<RenderedImage, ImageFailure>;

/** JPEG quality: no visible difference in interfaces and photos, at a third of the size of PNG photos. */
const JPEG_QUALITY = 0.92;

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
  const font = fontOf(job);
  const ready = font && (await loadFonts(font));
  if (ready && !ready.ok) return { ok: false, failure: { reason: 'font', message: ready.failure } };
  const source = 'picture' in job ? job.picture : 'icon' in job ? job.icon : undefined;
  const decoded = source ? await decodeImage(source) : undefined;
  if (decoded && !decoded.ok) return decoded;
  const bitmap = decoded?.value;
  try {
    const size = sizeOf(job, bitmap);
    const context = makeCanvas(size);
    if (!context) return { ok: false, failure: CANNOT_DRAW };
    const isTextCut = draw(job, context, bitmap);
    bitmap?.close();
    const blob = job.format === 'png' ? await toPng(context, size, pause) : await toJpeg(context);
    if (!blob) return { ok: false, failure: CANNOT_DRAW };
    const mediaType = job.format === 'png' ? 'image/png' : 'image/jpeg';
    return { ok: true, value: { id: job.id, blob, ...size, mediaType, isTextCut } };
  } finally {
    // Closing a second time does nothing.
    bitmap?.close();
  }
}

/** There is no canvas, or no memory for one. */
export const CANNOT_DRAW: ImageFailure = {
  reason: 'drawing',
  message:
    'This browser could not draw the image, most likely for lack of memory. Close other tabs and try again, or draw fewer at once.',
};

/** The texts of a job and their font. */
function fontOf(job: RenderJob): FontRequest | undefined {
  switch (job.kind) {
    case 'screenshot':
      return { family: job.style.fontFamily, text: job.caption, own: job.ownFont };
    case 'icon':
      return { family: job.design.fontFamily, text: job.design.appName };
    case 'banner':
      return { family: job.design.fontFamily, text: `${job.design.appName} ${job.design.tagline}` };
    case 'flatten':
    case 'crop':
      return undefined;
  }
}

function sizeOf(job: RenderJob, bitmap: ImageBitmap | undefined): Size {
  if (job.kind === 'icon') return { width: job.side, height: job.side };
  if (job.kind === 'flatten') return { width: bitmap?.width ?? 1, height: bitmap?.height ?? 1 };
  return { width: job.size.width, height: job.size.height };
}

/** Fills the canvas, which is opaque afterwards. Returns whether a text was cut. */
function draw(job: RenderJob, context: Context, bitmap: ImageBitmap | undefined): boolean {
  switch (job.kind) {
    case 'screenshot': {
      if (!bitmap) return false;
      const { caption } = composeScreenshot(context, makeContext, bitmap, job);
      // A caption without space for a single letter counts as cut.
      return caption ? caption.text.isCut : job.caption.trim() !== '';
    }
    case 'icon':
      drawIcon(context, job.side, job.design, bitmap);
      return false;
    case 'banner': {
      const { name, tagline } = drawBanner(context, makeContext, job.size, job.design, bitmap);
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

async function toJpeg(context: Context): Promise<Blob | null> {
  const { canvas } = context;
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
