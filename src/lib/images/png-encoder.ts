import { crc32 } from '@/readers/archives/crc32';
import { PNG_SIGNATURE } from '@/readers/images/png-header';
import { createDeflater } from './deflater';
import { flattenRow, filterRow, type Rgb } from './png-rows';

/** Pixels that are read a few rows at a time, so that no second copy of the whole picture is needed. */
export interface PixelRows {
  width: number;
  height: number;
  /** Returns RGBA, 8 bits each, not premultiplied: `count` rows from row `top` on. */
  readRows: (top: number, count: number) => Uint8Array | Uint8ClampedArray;
}

interface PngOptions {
  /** Colour behind transparent pixels. White by default. */
  background?: Rgb;
  /** Called after each strip of rows; return a promise to give the page time in between. */
  afterStrip?: (rowsDone: number) => Promise<void> | void;
}

/** Bytes of raw pixels handled at a time: large enough for speed, a few milliseconds of work. */
const STRIP_BYTES = 512 * 1024;
const WHITE: Rgb = [255, 255, 255];

/**
 * Writes a PNG of colour type 2 (RGB, 8 bits, no alpha): App Store Connect refuses an alpha channel, and canvases
 * always write one (sources 2.5). Transparent pixels are drawn over the background.
 * @returns the file; the promise is rejected only when the pixels cannot be read or memory runs out
 */
export async function encodePng(source: PixelRows, options: PngOptions = {}): Promise<Blob> {
  const { background = WHITE, afterStrip } = options;
  const { width, height } = source;
  const rowBytes = width * 3;
  const deflater = createDeflater();
  const rgb = new Uint8Array(rowBytes);
  const rowsPerStrip = Math.max(1, Math.floor(STRIP_BYTES / (width * 4)));
  for (let top = 0; top < height; top += rowsPerStrip) {
    const count = Math.min(rowsPerStrip, height - top);
    const rgba = source.readRows(top, count);
    const strip = new Uint8Array(count * (rowBytes + 1));
    for (let row = 0; row < count; row += 1) {
      flattenRow(rgba, row * width * 4, rgb, background);
      filterRow(rgb, strip, row * (rowBytes + 1));
    }
    await deflater.write(strip);
    await afterStrip?.(top + count);
  }
  const data = await deflater.finish();
  return new Blob(
    [
      new Uint8Array(PNG_SIGNATURE),
      ...chunk('IHDR', header(width, height)),
      // Declares the colours as sRGB, which canvas pixels are (rendering intent 0, perceptual).
      ...chunk('sRGB', new Uint8Array([0])),
      ...data.flatMap((piece) => chunk('IDAT', piece)),
      ...chunk('IEND', new Uint8Array(0)),
    ],
    { type: 'image/png' },
  );
}

function header(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Bit depth 8, colour type 2; deflate, adaptive filters and no interlacing are 0.
  view.setUint8(8, 8);
  view.setUint8(9, 2);
  return bytes;
}

/** Length and type, data, checksum: as parts of the file, so that the data is not copied. */
function chunk(type: string, data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const start = new Uint8Array(8);
  new DataView(start.buffer).setUint32(0, data.length);
  start.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  const end = new Uint8Array(4);
  new DataView(end.buffer).setUint32(0, crc32(data, crc32(start.subarray(4))));
  return [start, data, end];
}
