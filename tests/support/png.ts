import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Writes PNGs by hand with Node's own zlib, so that the product's writer and reader do not check themselves. */

export interface PngChunk {
  type: string;
  data: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function bytesOf(type: string): Uint8Array {
  return Uint8Array.from(type, (letter) => letter.charCodeAt(0));
}

export function pngChunk(type: string, data: Uint8Array = new Uint8Array(0)): Buffer {
  const body = Buffer.concat([bytesOf(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export interface PngShape {
  width: number;
  height: number;
  bitDepth?: number;
  colorType?: number;
  interlace?: number;
}

export function pngHeaderChunk({
  width,
  height,
  bitDepth = 8,
  colorType = 2,
  interlace = 0,
}: PngShape): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width >>> 0, 0);
  data.writeUInt32BE(height >>> 0, 4);
  data.set([bitDepth, colorType, 0, 0, interlace], 8);
  return pngChunk('IHDR', data);
}

/** Writes a whole PNG with this header and these unpacked rows. */
export function makePng(
  shape: PngShape,
  rows: Uint8Array = new Uint8Array(0),
  extra: Buffer[] = [],
): Buffer<ArrayBuffer> {
  return Buffer.concat([
    SIGNATURE,
    pngHeaderChunk(shape),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND'),
  ]);
}

/** Splits a PNG into its chunks; throws where a checksum is wrong or bytes are left over. */
export function pngChunks(file: Uint8Array): PngChunk[] {
  const buffer = Buffer.from(file);
  if (!buffer.subarray(0, 8).equals(SIGNATURE)) throw new Error('no PNG signature');
  const chunks: PngChunk[] = [];
  for (let offset = 8; offset < buffer.length;) {
    const length = buffer.readUInt32BE(offset);
    const body = buffer.subarray(offset + 4, offset + 8 + length);
    if (crc32(body) !== buffer.readUInt32BE(offset + 8 + length)) throw new Error('wrong checksum');
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) });
    offset += 12 + length;
  }
  return chunks;
}

export interface DecodedPng {
  width: number;
  height: number;
  bitDepth: number;
  colorType: number;
  /** RGB rows. */
  pixels: Uint8Array;
}

/** Returns the unpacked rows of a PNG, each after its filter byte. */
export function unpackedRows(chunks: readonly PngChunk[]): Buffer {
  return inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
}

/** Decodes an 8-bit RGB PNG with the filters None, Sub and Up. */
export function decodeRgbPng(file: Uint8Array): DecodedPng {
  const chunks = pngChunks(file);
  const header = Buffer.from(chunks[0]?.data ?? []);
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const raw = unpackedRows(chunks);
  const rowBytes = width * 3;
  if (raw.length !== height * (rowBytes + 1)) throw new Error('wrong amount of pixels');
  const pixels = new Uint8Array(height * rowBytes);
  for (let row = 0; row < height; row += 1) {
    const from = row * (rowBytes + 1) + 1;
    const at = row * rowBytes;
    const filter = raw[from - 1] ?? 0;
    if (filter > 2) throw new Error(`filter ${filter}`);
    pixels.set(raw.subarray(from, from + rowBytes), at);
    // Sub adds the pixel to the left, Up the one above; the typed array wraps at 256, as the format requires.
    const back = filter === 1 ? 3 : rowBytes;
    const first = filter === 1 ? at + 3 : Math.max(at, rowBytes);
    if (filter === 0) continue;
    for (let index = first; index < at + rowBytes; index += 1) {
      pixels[index] = (pixels[index] ?? 0) + (pixels[index - back] ?? 0);
    }
  }
  return { width, height, bitDepth: header.readUInt8(8), colorType: header.readUInt8(9), pixels };
}

/** The screen of an app in one grey, by default of an iPhone's size. */
export function screenPng(width = 1206, height = 2622): Uint8Array {
  const rows = new Uint8Array(height * (width + 1)).fill(90);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return makePng({ width, height, colorType: 0 }, rows);
}
