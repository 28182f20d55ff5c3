import { Inflate } from 'fflate';
import { crc32 } from '../../archives/crc32';
import { bytesAt, FormatError, parsed, type Parsed } from '../format';
import { viewOf } from '../../view-of';

const SIGNATURE_LENGTH = 8;
const PIECE_BYTES = 4096;
const MAX_SIDE = 1024;

/** Checks for a PNG as Xcode packs it for iPhones, which no browser shows. */
export function isCgbiPng(bytes: Uint8Array): boolean {
  return chunkName(bytes, SIGNATURE_LENGTH) === 'CgBI';
}

/**
 * Converts Apple's PNG (colours as BGRA, deflate without the zlib header) to an ordinary one. PNG filters work on each
 * colour channel apart, so swapping red and blue in the filtered rows is enough. Half-transparent pixels stay
 * premultiplied; app icons have none. Never rejects.
 */
export async function fromCgbiPng(bytes: Uint8Array): Promise<Parsed<Uint8Array>> {
  const image = parsed(() => {
    if (typeof CompressionStream !== 'function') throw new FormatError('is not readable in this browser');
    return readImage(bytes);
  });
  if (!image.ok) return image;
  const { header, rows } = image.value;
  const data = await deflate(rows);
  return {
    ok: true,
    value: joined([
      bytes.subarray(0, SIGNATURE_LENGTH),
      chunk('IHDR', header),
      chunk('IDAT', data),
      chunk('IEND', new Uint8Array()),
    ]),
  };
}

/** Returns the header and the filtered rows, with the colours as RGBA. */
function readImage(bytes: Uint8Array): { header: Uint8Array; rows: Uint8Array<ArrayBuffer> } {
  const chunks = readChunks(bytes);
  const header = chunks.find((each) => each.name === 'IHDR')?.data ?? new Uint8Array();
  const view = viewOf(header);
  const width = view.getUint32(0);
  const height = view.getUint32(4);
  // 8 bits, RGBA, not interlaced: Xcode writes icons in no other form.
  const isUsual = view.getUint8(8) === 8 && view.getUint8(9) === 6 && view.getUint8(12) === 0;
  if (!isUsual || width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
    throw new FormatError('is an unusual kind of image');
  }
  const rows = inflate(
    chunks.filter((each) => each.name === 'IDAT').map((each) => each.data),
    (width * 4 + 1) * height,
  );
  for (let row = 0; row < rows.length; row += width * 4 + 1) {
    for (let at = row + 1; at < row + 1 + width * 4; at += 4) {
      const blue = rows[at] ?? 0;
      rows[at] = rows[at + 2] ?? 0;
      rows[at + 2] = blue;
    }
  }
  return { header, rows };
}

/** Compresses into one zlib stream, with what browsers and Node have built in. */
async function deflate(rows: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(rows), writer.close()]);
  const pieces: Uint8Array[] = [];
  const reader = readable.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value);
  await written;
  return joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function readChunks(bytes: Uint8Array): { name: string; data: Uint8Array }[] {
  const view = viewOf(bytes);
  const chunks: { name: string; data: Uint8Array }[] = [];
  for (let at = SIGNATURE_LENGTH; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = chunkName(bytes, at);
    chunks.push({ name, data: bytesAt(bytes, at + 8, length) });
    at += 12 + length;
  }
  return chunks;
}

function chunkName(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at + 4, at + 8));
}

function inflate(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const output = new Uint8Array(length);
  let produced = 0;
  const inflater = new Inflate((piece) => {
    if (produced + piece.length > length) throw new FormatError('contains more data than its size allows');
    output.set(piece, produced);
    produced += piece.length;
  });
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += PIECE_BYTES)
      inflater.push(piece.subarray(at, at + PIECE_BYTES));
  }
  if (produced !== length) throw new FormatError('contains less data than its size requires');
  return output;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = viewOf(bytes);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = name.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
