import { makePng, pngChunk } from '../png';

/** Colour types of PNG. */
export const GRAY = 0;
export const GRAY_ALPHA = 4;

/** A PNG file of this size, all black. */
export function pngFile(name: string, width: number, height: number, colorType = GRAY): File {
  const bytesPerPixel = colorType === GRAY ? 1 : 2;
  const rows = new Uint8Array(height * (width * bytesPerPixel + 1));
  return new File([makePng({ width, height, colorType }, rows)], name, { type: 'image/png' });
}

/** Bytes up to the end of the header chunk of a PNG. */
const HEADER_END = 33;

/** The bytes of an animated PNG, as far as they say that it is one. */
export function animatedPng(width: number, height: number, rows?: Uint8Array): Buffer<ArrayBuffer> {
  const still = makePng({ width, height, colorType: GRAY }, rows);
  return Buffer.concat([
    still.subarray(0, HEADER_END),
    pngChunk('acTL', new Uint8Array(8)),
    still.subarray(HEADER_END),
  ]);
}

/** The header of a JPEG in the four colours of print. */
export function cmykJpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const channels = [1, 2, 3, 4].flatMap((id) => [id, 0x11, 0]);
  return Uint8Array.of(
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    8 + channels.length,
    8,
    ...size,
    4,
    ...channels,
    0xff,
    0xda,
  );
}
