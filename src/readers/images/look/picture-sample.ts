import type { Size } from '@/model/geometry';

/** Pixels of four bytes each: red, green, blue, alpha. */
export interface Pixels extends Size {
  data: Uint8ClampedArray | Uint8Array;
}

/** The pixels of a picture that are looked at: few enough for any picture to take some megabytes. */
export interface PictureSample {
  /** Of the whole picture. */
  size: Size;
  /** Every n-th pixel of it. */
  small: Pixels;
  /** The two top corners, pixel by pixel. */
  left: Pixels;
  right: Pixels;
}

/** Longest side of the small copy, in pixels. */
const SMALL_SIDE = 640;
/** Side of the corners: the banner of a debug build ends 223 pixels from the corner at the highest density. */
const CORNER_SIDE = 230;

/** Sizes of the parts of a sample. */
export function sampleSizes({ width, height }: Size): { small: Size; corner: Size } {
  const scale = Math.min(1, SMALL_SIDE / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return {
    small: { width: side(width), height: side(height) },
    corner: { width: Math.min(CORNER_SIDE, width), height: Math.min(CORNER_SIDE, height) },
  };
}

/** The row or column of the picture that one of the small copy shows. */
export function sampledAt(index: number, smallSide: number, side: number): number {
  return Math.min(side - 1, Math.floor(((index + 0.5) * side) / smallSide));
}
