import { damaged } from '../image-failure';
import type { ImageHeader } from '../header-result';
import { viewOf } from '../../view-of';
import { sampledAt, sampleSizes, type Pixels, type PictureSample } from './picture-sample';

const CHANNELS = { gray: 1, palette: 1, 'gray-alpha': 2, rgb: 3, 'rgb-alpha': 4 } as const;
const IDAT = 0x49444154;
const PLTE = 0x504c5445;
const TRNS = 0x74524e53;

/** Whether a PNG can be sampled row by row: interlaced ones and depths below a byte are rare, and are left out. */
export function canSamplePng({ mediaType, isInterlaced, bitDepth, colorType }: ImageHeader): boolean {
  return mediaType === 'image/png' && !isInterlaced && bitDepth >= 8 && colorType !== 'cmyk';
}

/**
 * Samples a PNG without a canvas, for the terminal: unpacks it row by row and keeps two rows and the sample.
 * @param file whole file, whose header passed the limits
 * @throws ImageError when it ends early or is damaged
 */
export async function samplePng(file: Uint8Array<ArrayBuffer>, header: ImageHeader): Promise<PictureSample> {
  const { width, height, bitDepth, colorType } = header;
  const { small, corner } = sampleSizes(header);
  const sample: PictureSample = {
    size: { width, height },
    small: blank(small.width, small.height),
    left: blank(corner.width, corner.height),
    right: blank(corner.width, corner.height),
  };
  const chunks = chunksOf(file);
  const channels = CHANNELS[colorType as keyof typeof CHANNELS];
  const bytesPerPixel = (channels * bitDepth) / 8;
  const rowBytes = width * bytesPerPixel;
  const toPixel = pixelReader(colorType, bitDepth / 8, chunks);
  const columns = Array.from({ length: small.width }, (_, x) => sampledAt(x, small.width, width));
  let row = new Uint8Array(rowBytes);
  let before = new Uint8Array(rowBytes);
  let y = 0;
  let smallY = 0;

  const takeRow = () => {
    while (smallY < small.height && sampledAt(smallY, small.height, height) === y) {
      columns.forEach((x, smallX) =>
        toPixel(row, x * bytesPerPixel, sample.small.data, (smallY * small.width + smallX) * 4),
      );
      smallY += 1;
    }
    if (y < corner.height) {
      for (let x = 0; x < corner.width; x += 1) {
        const at = (y * corner.width + x) * 4;
        toPixel(row, x * bytesPerPixel, sample.left.data, at);
        toPixel(row, (width - corner.width + x) * bytesPerPixel, sample.right.data, at);
      }
    }
  };

  let filter = -1;
  let filled = 0;
  for await (const piece of inflated(chunks.data)) {
    for (let at = 0; at < piece.length && y < height;) {
      if (filter < 0) {
        filter = piece[at] ?? 0;
        at += 1;
        continue;
      }
      const part = piece.subarray(at, at + rowBytes - filled);
      row.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < rowBytes) continue;
      unfilter(row, before, filter, bytesPerPixel);
      takeRow();
      [row, before] = [before, row];
      filter = -1;
      filled = 0;
      y += 1;
    }
  }
  if (y < height) throw damaged('This PNG contains fewer pixels than it claims.');
  return sample;
}

function blank(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4) };
}

interface Chunks {
  data: Uint8Array<ArrayBuffer>[];
  palette: Uint8Array;
  transparency: Uint8Array;
}

function chunksOf(file: Uint8Array<ArrayBuffer>): Chunks {
  const view = viewOf(file);
  const chunks: Chunks = { data: [], palette: new Uint8Array(), transparency: new Uint8Array() };
  for (let offset = 8; offset + 8 <= file.length;) {
    const length = view.getUint32(offset);
    const content = file.subarray(offset + 8, Math.min(offset + 8 + length, file.length));
    switch (view.getUint32(offset + 4)) {
      case IDAT:
        chunks.data.push(content);
        break;
      case PLTE:
        chunks.palette = content;
        break;
      case TRNS:
        chunks.transparency = content;
    }
    offset += 12 + length;
  }
  return chunks;
}

/** Unpacks the picture data as a stream, so that no more of it is in memory than needed. */
async function* inflated(data: readonly Uint8Array<ArrayBuffer>[]): AsyncGenerator<Uint8Array> {
  const reader = new Blob([...data]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    throw damaged('The picture data of this PNG is damaged.');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

type PixelReader = (row: Uint8Array, from: number, target: Pixels['data'], at: number) => void;

/** Returns what writes one pixel of a row as RGBA. Of 16 bits per channel the upper 8 count. */
function pixelReader(
  colorType: ImageHeader['colorType'],
  bytes: number,
  { palette, transparency }: Chunks,
): PixelReader {
  switch (colorType) {
    case 'palette':
      return (row, from, target, at) => {
        const index = row[from] ?? 0;
        for (let channel = 0; channel < 3; channel += 1)
          target[at + channel] = palette[index * 3 + channel] ?? 0;
        target[at + 3] = transparency[index] ?? 255;
      };
    case 'gray':
    case 'gray-alpha':
      return (row, from, target, at) => {
        for (let channel = 0; channel < 3; channel += 1) target[at + channel] = row[from] ?? 0;
        target[at + 3] = colorType === 'gray' ? 255 : (row[from + bytes] ?? 255);
      };
    default:
      return (row, from, target, at) => {
        for (let channel = 0; channel < 3; channel += 1)
          target[at + channel] = row[from + channel * bytes] ?? 0;
        target[at + 3] = colorType === 'rgb-alpha' ? (row[from + 3 * bytes] ?? 255) : 255;
      };
  }
}

/** Undoes the filter of a row in place (PNG specification, 9.2). @param before the row above, without its filter */
function unfilter(row: Uint8Array, before: Uint8Array, filter: number, bytesPerPixel: number): void {
  const length = row.length;
  switch (filter) {
    case 1:
      for (let at = bytesPerPixel; at < length; at += 1)
        row[at] = (row[at] ?? 0) + (row[at - bytesPerPixel] ?? 0);
      return;
    case 2:
      for (let at = 0; at < length; at += 1) row[at] = (row[at] ?? 0) + (before[at] ?? 0);
      return;
    case 3:
      for (let at = 0; at < length; at += 1)
        row[at] = (row[at] ?? 0) + (((row[at - bytesPerPixel] ?? 0) + (before[at] ?? 0)) >> 1);
      return;
    case 4:
      for (let at = 0; at < length; at += 1) {
        const left = row[at - bytesPerPixel] ?? 0;
        const above = before[at] ?? 0;
        const corner = before[at - bytesPerPixel] ?? 0;
        const guess = left + above - corner;
        const [toLeft, toAbove, toCorner] = [
          Math.abs(guess - left),
          Math.abs(guess - above),
          Math.abs(guess - corner),
        ];
        row[at] =
          (row[at] ?? 0) +
          (toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner);
      }
  }
}
