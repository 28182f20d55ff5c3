/** Picture in shades of grey, one byte per pixel, dark text on a light ground. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Mean brightness, of 255, below which a picture counts as dark: light text on a dark ground. */
const DARK_BELOW = 110;
/** Side at which the recognizer is given a picture, in pixels: letters of a message are then 20 to 40 pixels tall. */
const WANTED_WIDTH = 1800;
const MAX_SCALE = 3;
/** Largest picture that is recognized, in pixels. A long screenshot of a phone has 10 million. */
const MAX_PIXELS = 12_000_000;

/**
 * How much a picture is enlarged or reduced before its text is read.
 * @param extra further enlargement, for a second try with small letters
 */
export function recognitionScale(width: number, height: number, extra = 1): number {
  const wanted = Math.min(MAX_SCALE, (WANTED_WIDTH * extra) / width);
  return Math.min(wanted, Math.sqrt(MAX_PIXELS / (width * height)));
}

/** Converts canvas pixels to grey, and inverts a picture of light text. @param data RGBA, four bytes per pixel */
export function toGrey({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): GreyPicture {
  const pixels = new Uint8Array(width * height);
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    const red = data[at * 4] ?? 0;
    const green = data[at * 4 + 1] ?? 0;
    const blue = data[at * 4 + 2] ?? 0;
    // Weights of ITU-R BT.601.
    const grey = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    pixels[at] = grey;
    sum += grey;
  }
  if (sum / Math.max(1, pixels.length) < DARK_BELOW) pixels.forEach((grey, at) => (pixels[at] = 255 - grey));
  return { width, height, pixels };
}

/** Returns the picture as a binary PGM file, which the recognizer reads without a decoder. */
export function pgmFile({ width, height, pixels }: GreyPicture): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
