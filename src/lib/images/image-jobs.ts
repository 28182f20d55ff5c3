import type { Result } from '@/domain/result';
import type { Size } from '@/model/geometry';
import type { Design, DesignTarget } from '@/domain/studio/design';
import type { BannerDesign } from './draw-banner';
import type { OwnFont } from './load-fonts';
import type { ImageFailure } from '@/readers/images/image-failure';

interface JobCommon {
  /** Chosen by the caller and returned with the result. */
  id: string;
  format: 'png' | 'jpeg';
  /** Quality of a JPEG, 0 to 1. */
  quality?: number;
}

/** Pixels that a design refers to: an own screen by its id, or a stored file by its hash. */
export interface DesignImage {
  id: string;
  blob: Blob;
}

/** A store screenshot or graphic: one picture of a design at an exact size in one language. */
export interface ScreenshotJob extends JobCommon {
  kind: 'screenshot';
  design: Design;
  /** Position of the picture in the set, from 0. */
  index: number;
  size: DesignTarget;
  locale: string;
  mainLocale: string;
  /** Design of the app's icon, for a graphic that shows it. */
  icon?: Design | undefined;
  /** The images that this picture shows. One that is missing is left out of the drawing. */
  pictures: readonly DesignImage[];
  /** Font files of the user's own that the set may use. */
  ownFonts?: readonly OwnFont[];
}

/** A banner of the marketing kit. */
export interface BannerJob extends JobCommon {
  kind: 'banner';
  size: Size;
  design: BannerDesign;
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

export type RenderJob = ScreenshotJob | BannerJob | FlattenJob | CropJob;

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
