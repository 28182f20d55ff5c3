/** A part of a picture, in shares of its width and height from 0 to 1. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Facts that are measured in the pixels of a picture. */
export interface PictureLook {
  /** Brightness of 16 x 16 cells, two hexadecimal digits each: two pictures with the same values look the same. */
  cells: string;
  /** The only colour in it, as `#rrggbb`. */
  plainColor?: string;
  /** The top corner that has the banner of a Flutter debug build. */
  debugBanner?: 'left' | 'right';
  /** The part between two bars of one colour. */
  betweenBars?: PicturePart;
  /** An upright screen with the shape of a phone's, framed or not, with something around it on all sides. */
  phoneScreen?: PicturePart;
  /** Whether some of its pixels are transparent; an alpha channel alone says nothing. */
  isTransparent: boolean;
  /** Whether its four corners are cut off: transparent or white. */
  hasRoundCorners: boolean;
}

/** A line of words that were read in a picture. */
export interface PictureLine {
  text: string;
  /** The recognizer's own confidence, 0 to 100. */
  confidence: number;
  part: PicturePart;
}

/** Everything known about the pixels of one picture. */
export interface PictureReading {
  look?: PictureLook | undefined;
  /** The words in it, once the user had them read. */
  lines?: readonly PictureLine[] | undefined;
}

/** Readings by the id of the image. */
export type PictureReadings = ReadonlyMap<string, PictureReading>;
