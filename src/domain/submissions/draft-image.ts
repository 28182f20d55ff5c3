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
  /** What the picture shows: the caption of a composed screenshot, and the alternative text. */
  description?: string;
  /** Another member of the team drew or added it. */
  isFromTeam?: boolean | undefined;
  blob: Blob;
}

/** An image as the checks see it: of its bytes only their number. */
export type CheckedImage = Omit<DraftImage, 'blob'> & { blob: Pick<Blob, 'size'> };
