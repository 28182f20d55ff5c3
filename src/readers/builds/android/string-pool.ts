import { bytesAt, FormatError } from '../format';
import { viewOf } from '../../view-of';

/** A string pool of Android's binary files; strings are decoded when they are requested. */
export interface StringPool {
  /** The string at an index; undefined for the index that means "none" and for one outside the pool. */
  at(index: number): string | undefined;
}

export const STRING_POOL_CHUNK = 0x0001;
const UTF8_FLAG = 1 << 8;
/**
 * Longest string in UTF-16 units: manifest texts and paths are shorter, and a longer one must not be copied again and
 * again.
 */
const MAX_TEXT = 16_384;
/** Total of all strings in UTF-16 units: strings may overlap in the file, so their sum is limited too. */
const MAX_DECODED = 8 * 1024 * 1024;

/** Reads the string pool of a whole chunk, header included. */
export function readStringPool(chunk: Uint8Array): StringPool {
  const view = viewOf(chunk);
  if (view.getUint16(0, true) !== STRING_POOL_CHUNK) throw new FormatError('is damaged');
  const offsets = view.getUint16(2, true);
  const count = view.getUint32(8, true);
  const isUtf8 = (view.getUint32(16, true) & UTF8_FLAG) !== 0;
  const textsStart = view.getUint32(20, true);
  bytesAt(chunk, offsets, count * 4);
  const decoded = new Map<number, string>();
  let decodedUnits = 0;
  return {
    at(index) {
      if (index >= count) return undefined;
      const known = decoded.get(index);
      if (known !== undefined) return known;
      const start = textsStart + view.getUint32(offsets + index * 4, true);
      const text = isUtf8 ? utf8Text(chunk, start) : utf16Text(chunk, start);
      decodedUnits += text.length;
      if (decodedUnits > MAX_DECODED) throw new FormatError('contains far more than such a file ever does');
      decoded.set(index, text);
      return text;
    },
  };
}

/** Length in UTF-16 units, then in bytes, each in one byte or two; then the bytes. */
function utf8Text(chunk: Uint8Array, start: number): string {
  const view = viewOf(chunk);
  const unitsSize = view.getUint8(start) & 0x80 ? 2 : 1;
  const at = start + unitsSize;
  const first = view.getUint8(at);
  const isLong = (first & 0x80) !== 0;
  const length = isLong ? ((first & 0x7f) << 8) | view.getUint8(at + 1) : first;
  return new TextDecoder().decode(bytesAt(chunk, at + (isLong ? 2 : 1), Math.min(length, MAX_TEXT)));
}

/** Length in units in two bytes or four, then the units. */
function utf16Text(chunk: Uint8Array, start: number): string {
  const view = viewOf(chunk);
  const first = view.getUint16(start, true);
  const isLong = (first & 0x8000) !== 0;
  const length = isLong ? (first & 0x7fff) * 0x10000 + view.getUint16(start + 2, true) : first;
  const text = bytesAt(chunk, start + (isLong ? 4 : 2), Math.min(length, MAX_TEXT) * 2);
  return new TextDecoder('utf-16le').decode(text);
}
