import { damaged } from './image-failure';
import type { HeaderPiece } from './header-result';
import { viewOf } from '../view-of';

function ascii(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

export function isWebp(bytes: Uint8Array): boolean {
  return ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP';
}

/** Bytes of the file that are needed, by the type of its first chunk. */
const HEADER_BYTES: Record<string, number> = { 'VP8 ': 30, VP8L: 25, VP8X: 30 };

/** Reads the first chunk: `VP8 ` lossy, `VP8L` lossless, `VP8X` extended (alpha, animation; the first frame counts). */
export function readWebpHeader(bytes: Uint8Array): HeaderPiece {
  if (bytes.length < 16) return 'needs-more';
  const kind = ascii(bytes, 12, 4);
  const needed = HEADER_BYTES[kind];
  if (needed === undefined) throw damaged('This WebP has no picture data.');
  if (bytes.length < needed) return 'needs-more';
  const view = viewOf(bytes);
  switch (kind) {
    case 'VP8 ':
      if (ascii(bytes, 23, 3) !== '\u009d\u0001\u002a')
        throw damaged('The picture data of this WebP is damaged.');
      return webp(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff, false);
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) throw damaged('The picture data of this WebP is damaged.');
      const packed = view.getUint32(21, true);
      return webp((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1, ((packed >>> 28) & 1) === 1);
    }
    default:
      return webp(
        uint24(view, 24) + 1,
        uint24(view, 27) + 1,
        (view.getUint8(20) & 0x10) !== 0,
        (view.getUint8(20) & 0x02) !== 0,
      );
  }
}

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
}

function webp(width: number, height: number, hasAlpha: boolean, isAnimated = false): HeaderPiece {
  return {
    mediaType: 'image/webp',
    width,
    height,
    hasAlpha,
    bitDepth: 8,
    colorType: hasAlpha ? 'rgb-alpha' : 'rgb',
    isInterlaced: false,
    isAnimated,
  };
}
