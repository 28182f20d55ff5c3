import { Unzlib } from 'fflate';
import type { ImageHeader } from '@/readers/images/header-result';
import { damaged } from '@/readers/images/image-failure';
import { nextTask } from '../next-task';
import { viewOf } from '@/readers/view-of';

const CHANNELS: Record<ImageHeader['colorType'], number> = {
  gray: 1,
  palette: 1,
  'gray-alpha': 2,
  rgb: 3,
  'rgb-alpha': 4,
  cmyk: 4,
};

/** Adam7: first column, first row, column step, row step of each of the seven passes (PNG specification, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Bytes of filtered rows that a PNG with this header unpacks to: one filter byte and the pixels, per row and pass. */
function unpackedLength({ width, height, bitDepth, colorType, isInterlaced }: ImageHeader): number {
  const bitsPerPixel = CHANNELS[colorType] * bitDepth;
  const passBytes = (columns: number, rows: number) =>
    columns > 0 ? rows * (1 + Math.ceil((columns * bitsPerPixel) / 8)) : 0;
  if (!isInterlaced) return passBytes(width, height);
  return PASSES.reduce(
    (sum, [left, top, across, down]) =>
      sum + passBytes(Math.ceil((width - left) / across), Math.ceil((height - top) / down)),
    0,
  );
}

/**
 * Largest number of bytes inflated at a time: deflate expands up to 1024 times, so one piece unpacks to 4 MB at most
 * (sources 6.4).
 */
const PIECE_BYTES = 4096;

/**
 * Checks that a PNG contains as many pixels as its header declares. Decoders do not report it: they leave the rest
 * black, or drop it. Unpacks no more than the declared size.
 * @throws ImageError when there are more or fewer pixels
 */
export async function checkPixelCount(file: Uint8Array, header: ImageHeader): Promise<void> {
  const expected = unpackedLength(header);
  const found = await countUnpacked(pictureData(file), expected);
  if (found === expected) return;
  const size = `${header.width}x${header.height} pixels`;
  throw damaged(
    found < expected
      ? `This PNG claims ${size} but contains fewer: it is cut off or mislabelled.`
      : `This PNG claims ${size} but contains more: it is mislabelled.`,
  );
}

/** Yields the data of the IDAT chunks, in pieces. A length beyond the file ends it. */
function* pictureData(file: Uint8Array): Generator<Uint8Array> {
  const view = viewOf(file);
  for (let offset = 8; offset + 8 <= file.length;) {
    const length = view.getUint32(offset);
    const start = offset + 8;
    const end = Math.min(start + length, file.length);
    if (view.getUint32(offset + 4) === IDAT) {
      for (let at = start; at < end; at += PIECE_BYTES)
        yield file.subarray(at, Math.min(at + PIECE_BYTES, end));
    }
    offset = start + length + 4;
  }
}

const IDAT = 0x49444154;

/** Unpacked bytes after which the page gets a turn: a few milliseconds of work. */
const BYTES_PER_TURN = 1024 * 1024;

/**
 * Counts the bytes that the zlib stream unpacks to, no further than just beyond the limit. Damaged data ends the count.
 */
async function countUnpacked(pieces: Iterable<Uint8Array>, cap: number): Promise<number> {
  let count = 0;
  let nextTurn = BYTES_PER_TURN;
  const unzlib = new Unzlib((unpacked) => {
    count += unpacked.length;
  });
  try {
    for (const piece of pieces) {
      unzlib.push(piece);
      if (count > cap) break;
      if (count >= nextTurn) {
        nextTurn = count + BYTES_PER_TURN;
        await nextTask();
      }
    }
  } catch {
    // Damaged data: the count shows how far it went.
  }
  return count;
}
