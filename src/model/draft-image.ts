import type { Size } from './geometry';

/** Which picture of the design an image is, and what it was drawn from. */
export interface DrawnFrom {
  /** Id of the picture in the set, or of the graphic. */
  shotId: string;
  /** Id of the size. */
  targetId: string;
  /** Fingerprint of everything that decides how it looks; another one means that the image is out of date. */
  from: string;
}

/** One image of the draft: an own screenshot, a composed one or a store graphic. The pixels are stored as a Blob. */
export interface DraftImage {
  id: string;
  /** The publisher's file name, shown as text only. */
  fileName: string;
  /** A `picture` is the app's own screen, from which screenshots are composed; it is not submitted itself. */
  kind: 'screenshot' | 'icon' | 'feature-graphic' | 'picture';
  /** Product locale, e.g. `en-US`. */
  locale: string;
  width: number;
  height: number;
  mediaType: 'image/png' | 'image/jpeg';
  hasAlpha: boolean;
  /** Bits per channel, where the header was read: the stores accept 8. */
  bitDepth?: number;
  /** Screenshot slot (domain/screenshots), where the size is one of the stores' slots. */
  slotId?: string;
  /** Description of the picture: the caption of a composed screenshot, and the alternative text. */
  description?: string;
  /** Set for an image that was drawn from the design. Its language is the image's own. */
  drawn?: DrawnFrom | undefined;
  /** Size of the app's screen in it, where it was drawn or cropped from a screen. A raw screenshot has none. */
  screen?: Size | undefined;
  /** Another member of the team drew or added it. */
  isFromTeam?: boolean | undefined;
  blob: Blob;
}

/** An image as the checks see it: of its bytes only their number. */
export type CheckedImage = Omit<DraftImage, 'blob'> & { blob: Pick<Blob, 'size'> };
