import { crc32 } from '../archives/crc32';
import { damaged, ImageError } from './image-failure';
import type { ImageHeader, HeaderPiece } from './header-result';
import { viewOf } from '../view-of';

/** The eight bytes every PNG starts with. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

export function isPng(bytes: Uint8Array): boolean {
  return PNG_SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** PNG colour types: their meaning, and the bit depths the format allows with each (PNG specification, table 11.1). */
const COLOR_TYPES: Record<number, { name: ImageHeader['colorType']; depths: readonly number[] }> = {
  0: { name: 'gray', depths: [1, 2, 4, 8, 16] },
  2: { name: 'rgb', depths: [8, 16] },
  3: { name: 'palette', depths: [1, 2, 4, 8] },
  4: { name: 'gray-alpha', depths: [8, 16] },
  6: { name: 'rgb-alpha', depths: [8, 16] },
};

const IHDR_END = 33;

/** Reads IHDR, then the chunks up to the pixel data: a transparent colour (tRNS), and frames (acTL). */
export function readPngHeader(bytes: Uint8Array): HeaderPiece {
  if (bytes.length < 16) return 'needs-more';
  const view = viewOf(bytes);
  if (chunkType(bytes, 12) === 'CgBI') {
    throw new ImageError(
      'unsupported',
      'This PNG was packed by Xcode for iPhones, and no browser can show it. Use the original image.',
    );
  }
  if (chunkType(bytes, 12) !== 'IHDR' || view.getUint32(8) !== 13)
    throw damaged('This PNG has no valid header.');
  if (bytes.length < IHDR_END) return 'needs-more';
  if (crc32(bytes.subarray(12, 29)) !== view.getUint32(29)) {
    throw damaged('The header of this PNG is damaged: its checksum is wrong.');
  }
  const bitDepth = view.getUint8(24);
  const colorType = COLOR_TYPES[view.getUint8(25)];
  const interlace = view.getUint8(28);
  if (
    !colorType?.depths.includes(bitDepth) ||
    view.getUint8(26) !== 0 ||
    view.getUint8(27) !== 0 ||
    interlace > 1
  ) {
    throw damaged('The header of this PNG names a format that does not exist.');
  }
  const types = chunksBeforePixels(bytes, view);
  if (types === 'needs-more') return types;
  return {
    mediaType: 'image/png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    hasAlpha: colorType.name.endsWith('alpha') || types.has('tRNS'),
    bitDepth,
    colorType: colorType.name,
    isInterlaced: interlace === 1,
    isAnimated: types.has('acTL'),
  };
}

function chunkType(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

function chunksBeforePixels(bytes: Uint8Array, view: DataView): ReadonlySet<string> | 'needs-more' {
  const types = new Set<string>();
  for (let offset = IHDR_END; ;) {
    if (offset + 8 > bytes.length) return 'needs-more';
    const type = chunkType(bytes, offset + 4);
    if (type === 'IDAT') return types;
    if (type === 'IEND') throw damaged('This PNG contains no picture data.');
    const length = view.getUint32(offset);
    if (length > 0x7fffffff || !/^[A-Za-z]{4}$/.test(type)) throw damaged('Parts of this PNG are damaged.');
    types.add(type);
    offset += 12 + length;
  }
}
