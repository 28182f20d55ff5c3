import { bytesAt, FormatError, TreeBudget } from '../format';
import { viewOf } from '../../view-of';
import { emptyDict, MAX_PLIST_DEPTH, MAX_PLIST_NODES, type PlistValue } from './plist-values';

const MAGIC = 'bplist00';
const TRAILER_LENGTH = 32;
/** Text and data of all values together, in bytes; shared values count as often as they are used. */
const MAX_PAYLOAD_BYTES = 16 * 1024 * 1024;
/** 2001-01-01 UTC, from which dates are counted in seconds. */
const EPOCH_MS = Date.UTC(2001, 0, 1);

const ascii = new TextDecoder('latin1');
const utf16 = new TextDecoder('utf-16be');

export function isBinaryPlist(bytes: Uint8Array): boolean {
  return bytes.length >= MAGIC.length && [...MAGIC].every((char, at) => bytes[at] === char.charCodeAt(0));
}

/**
 * Reads a binary property list (the format is documented in Apple's CFBinaryPList.c). Values are read as often as they
 * are referred to, within a budget: a list may contain itself, or share its parts a billion times.
 * @throws FormatError or RangeError for anything that is not a plain, finite list.
 */
export function readBinaryPlist(bytes: Uint8Array): PlistValue {
  if (bytes.length < MAGIC.length + TRAILER_LENGTH) throw new FormatError('is cut off');
  const view = viewOf(bytes);
  const trailer = bytes.length - TRAILER_LENGTH;
  const offsetSize = view.getUint8(trailer + 6);
  const refSize = view.getUint8(trailer + 7);
  const count = uint(view, trailer + 8, 8);
  const top = uint(view, trailer + 16, 8);
  const tableOffset = uint(view, trailer + 24, 8);
  if (tableOffset + count * offsetSize > trailer) throw new FormatError('is damaged or cut off');

  const budget = new TreeBudget(MAX_PLIST_NODES, MAX_PLIST_DEPTH);
  let payload = 0;

  /** Reads the length of a text, data, array or dictionary, and the offset of its content. */
  function lengthAt(at: number): { length: number; start: number } {
    const info = view.getUint8(at) & 0x0f;
    if (info !== 0x0f) return { length: info, start: at + 1 };
    const marker = view.getUint8(at + 1);
    if (marker >> 4 !== 1 || (marker & 0x0f) > 3) throw new FormatError('is damaged');
    const size = 1 << (marker & 0x0f);
    return { length: uint(view, at + 2, size), start: at + 2 + size };
  }

  function payloadAt(at: number, bytesPerUnit: number): Uint8Array {
    const { length, start } = lengthAt(at);
    payload += length * bytesPerUnit;
    if (payload > MAX_PAYLOAD_BYTES) throw new FormatError('contains far more than such a file ever does');
    return bytesAt(bytes, start, length * bytesPerUnit);
  }

  /** Reads `length` values by their references. */
  function valuesAt(start: number, length: number, depth: number): PlistValue[] {
    bytesAt(bytes, start, length * refSize);
    return Array.from({ length }, (_, index) => read(uint(view, start + index * refSize, refSize), depth));
  }

  function dictionaryAt(at: number, depth: number): PlistValue {
    const { length, start } = lengthAt(at);
    // Keys first, then as many values.
    const keys = valuesAt(start, length, depth);
    const values = valuesAt(start + length * refSize, length, depth);
    const dict = emptyDict();
    keys.forEach((key, index) => {
      if (typeof key !== 'string') throw new FormatError('is damaged');
      dict[key] = values[index];
    });
    return dict;
  }

  function read(ref: number, depth: number): PlistValue {
    budget.enter(depth);
    if (ref >= count) throw new FormatError('is damaged');
    const at = uint(view, tableOffset + ref * offsetSize, offsetSize);
    const marker = view.getUint8(at);
    const info = marker & 0x0f;
    switch (marker >> 4) {
      case 0x0:
        if (info === 8 || info === 9) return info === 9;
        return null;
      case 0x1:
        if (info <= 4) return integer(bytesAt(bytes, at + 1, 1 << info));
        break;
      case 0x2:
        if (info === 2) return view.getFloat32(at + 1);
        if (info === 3) return view.getFloat64(at + 1);
        break;
      case 0x3:
        if (info === 3) return new Date(EPOCH_MS + view.getFloat64(at + 1) * 1000);
        break;
      case 0x4:
        return payloadAt(at, 1).slice();
      case 0x5:
        return ascii.decode(payloadAt(at, 1));
      case 0x6:
        return utf16.decode(payloadAt(at, 2));
      case 0x8:
        return integer(bytesAt(bytes, at + 1, info + 1));
      case 0xa: {
        const { length, start } = lengthAt(at);
        return valuesAt(start, length, depth + 1);
      }
      case 0xd:
        return dictionaryAt(at, depth + 1);
    }
    throw new FormatError('is damaged');
  }
  return read(top, 0);
}

/** Reads a big-endian number of 1 to 8 bytes, as offsets, lengths and references are stored. */
function uint(view: DataView, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index += 1) value = value * 256 + view.getUint8(at + index);
  if (size < 1 || size > 8 || !Number.isSafeInteger(value)) throw new FormatError('is damaged');
  return value;
}

/** Reads an integer value: signed from 8 bytes on, rounded beyond 2^53. */
function integer(bytes: Uint8Array): number {
  const value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return Number(bytes.length >= 8 ? BigInt.asIntN(bytes.length * 8, value) : value);
}
