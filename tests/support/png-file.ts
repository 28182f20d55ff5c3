import { makePng } from './png';

/** Colour types of PNG. */
export const GRAY = 0;
export const GRAY_ALPHA = 4;

/** A PNG file of this size, all black. */
export function pngFile(name: string, width: number, height: number, colorType = GRAY): File {
  const bytesPerPixel = colorType === GRAY ? 1 : 2;
  const rows = new Uint8Array(height * (width * bytesPerPixel + 1));
  return new File([makePng({ width, height, colorType }, rows)], name, { type: 'image/png' });
}
