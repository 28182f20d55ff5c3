import { damaged, ImageError } from './image-failure';
import type { HeaderPiece } from './header-result';
import { viewOf } from '../view-of';

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** Frame headers of the encodings that browsers decode: baseline, extended and progressive. */
const DECODABLE_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/**
 * Markers in the range of frame headers that are not frame headers: Huffman tables, a reserved one, arithmetic
 * conditioning.
 */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP1 = 0xe1;

/** Finds the frame header; an EXIF orientation that rotates the image swaps its sides. */
export function readJpegHeader(bytes: Uint8Array): HeaderPiece {
  const view = viewOf(bytes);
  let isTurned = false;
  for (let offset = 2; ;) {
    // Any number of 0xff may precede a marker.
    while (offset < bytes.length && bytes[offset] === 0xff && bytes[offset + 1] === 0xff) offset += 1;
    if (offset + 4 > bytes.length) return 'needs-more';
    const marker = view.getUint8(offset + 1);
    if (view.getUint8(offset) !== 0xff || marker === 0) throw damaged('Parts of this JPEG are damaged.');
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) throw damaged('This JPEG has no header.');
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      offset += 2;
      continue;
    }
    const length = view.getUint16(offset + 2);
    if (length < 2) throw damaged('Parts of this JPEG are damaged.');
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)) {
      return offset + 10 > bytes.length ? 'needs-more' : readFrame(view, offset, isTurned);
    }
    if (marker === APP1) {
      const end = offset + 2 + length;
      if (end > bytes.length) return 'needs-more';
      isTurned =
        readOrientation(new DataView(bytes.buffer, bytes.byteOffset + offset + 4, length - 2)) >= 5 ||
        isTurned;
    }
    offset += 2 + length;
  }
}

function readFrame(view: DataView, offset: number, isTurned: boolean): HeaderPiece {
  const precision = view.getUint8(offset + 4);
  const height = view.getUint16(offset + 5);
  const width = view.getUint16(offset + 7);
  const components = view.getUint8(offset + 9);
  if (!DECODABLE_FRAMES.has(view.getUint8(offset + 1)) || precision !== 8) {
    throw new ImageError(
      'unsupported',
      'This JPEG is encoded in a way browsers can’t read (lossless, arithmetic or 12 bits). Save it as PNG.',
    );
  }
  if (![1, 3, 4].includes(components)) throw damaged(`This JPEG claims ${components} colour channels.`);
  return {
    mediaType: 'image/jpeg',
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    hasAlpha: false,
    bitDepth: precision,
    colorType: components === 1 ? 'gray' : components === 3 ? 'rgb' : 'cmyk',
    isInterlaced: false,
    isAnimated: false,
  };
}

const EXIF_START = [0x45, 0x78, 0x69, 0x66, 0, 0] as const;
const ORIENTATION_TAG = 0x0112;
const TIFF_START = EXIF_START.length;

/** EXIF orientation 1 to 8; 5 and above mean rotated by 90 degrees. 1 when there is none or it is unreadable. */
function readOrientation(view: DataView): number {
  const hasExif = EXIF_START.every((byte, index) => index < view.byteLength && view.getUint8(index) === byte);
  if (!hasExif || view.byteLength < TIFF_START + 8) return 1;
  const isLittleEndian = view.getUint16(TIFF_START) === 0x4949;
  const directory = TIFF_START + view.getUint32(TIFF_START + 4, isLittleEndian);
  if (directory + 2 > view.byteLength) return 1;
  const entries = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > view.byteLength) return 1;
    if (view.getUint16(entry, isLittleEndian) === ORIENTATION_TAG) {
      const orientation = view.getUint16(entry + 8, isLittleEndian);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  }
  return 1;
}
