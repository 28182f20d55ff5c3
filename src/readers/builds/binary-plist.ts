import { parse } from '@plist/binary.parse';
import { bytesAt, FormatError, TreeBudget, viewOf } from './format';
import { emptyDict, MAX_PLIST_DEPTH, MAX_PLIST_NODES, type PlistValue } from './plist-values';

const MAGIC = 'bplist00';
const TRAILER_LENGTH = 32;
/** Largest list that `@plist/binary.parse` supports. */
const MAX_OBJECTS = 32_768;
/** Text and data of all values together; shared values count as often as they are used. */
const MAX_PAYLOAD_BYTES = 16 * 1024 * 1024;

type LibraryValue = ReturnType<typeof parse>;

/**
 * Reads a binary property list with `@plist/binary.parse` after a walk of our own: the library follows references
 * without end, so a list that contains itself, or one that shares its parts a billion times, would hang it.
 * @throws FormatError or RangeError for anything that is not a plain, finite list.
 */
export function readBinaryPlist(bytes: Uint8Array): PlistValue {
  checkTree(bytes);
  return withoutPrototypes(parse(bytes.slice().buffer));
}

export function isBinaryPlist(bytes: Uint8Array): boolean {
  return bytes.length >= MAGIC.length && [...MAGIC].every((char, at) => bytes[at] === char.charCodeAt(0));
}

/** Visits every value as often as the library would, and stops when that exceeds the limit. */
function checkTree(bytes: Uint8Array): void {
  if (bytes.length < MAGIC.length + TRAILER_LENGTH) throw new FormatError('is cut off');
  const view = viewOf(bytes);
  const trailer = bytes.length - TRAILER_LENGTH;
  const offsetSize = view.getUint8(trailer + 6);
  const refSize = view.getUint8(trailer + 7);
  const count = uint(view, trailer + 8, 8);
  const top = uint(view, trailer + 16, 8);
  const tableOffset = uint(view, trailer + 24, 8);
  if (count > MAX_OBJECTS) throw new FormatError('holds far more than such a file ever does');
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

  function checkPayload(at: number, bytesPerUnit: number): void {
    const { length, start } = lengthAt(at);
    bytesAt(bytes, start, length * bytesPerUnit);
    payload += length * bytesPerUnit;
    if (payload > MAX_PAYLOAD_BYTES) throw new FormatError('holds far more than such a file ever does');
  }

  function visitAll(start: number, length: number, depth: number): void {
    bytesAt(bytes, start, length * refSize);
    for (let index = 0; index < length; index += 1)
      visit(uint(view, start + index * refSize, refSize), depth);
  }

  function offsetOf(ref: number): number {
    if (ref >= count) throw new FormatError('is damaged');
    return uint(view, tableOffset + ref * offsetSize, offsetSize);
  }

  function visit(ref: number, depth: number): void {
    budget.enter(depth);
    const at = offsetOf(ref);
    const marker = view.getUint8(at);
    const info = marker & 0x0f;
    switch (marker >> 4) {
      case 0x0:
        return;
      case 0x1:
        if (info <= 4) return void bytesAt(bytes, at + 1, 1 << info);
        break;
      case 0x2:
        if (info === 2 || info === 3) return void bytesAt(bytes, at + 1, 1 << info);
        break;
      case 0x3:
        if (info === 3) return void bytesAt(bytes, at + 1, 8);
        break;
      case 0x8:
        return void bytesAt(bytes, at + 1, info + 1);
      case 0x4:
      case 0x5:
        return checkPayload(at, 1);
      case 0x6:
        return checkPayload(at, 2);
      case 0xa: {
        const { length, start } = lengthAt(at);
        return visitAll(start, length, depth + 1);
      }
      case 0xd: {
        const { length, start } = lengthAt(at);
        // Keys first, then as many values.
        return visitAll(start, length * 2, depth + 1);
      }
    }
    throw new FormatError('is damaged');
  }
  visit(top, 0);
}

/** Reads a big-endian number of 1 to 8 bytes. */
function uint(view: DataView, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index += 1) value = value * 256 + view.getUint8(at + index);
  if (size < 1 || size > 8 || !Number.isSafeInteger(value)) throw new FormatError('is damaged');
  return value;
}

function withoutPrototypes(value: LibraryValue): PlistValue {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  const dict = emptyDict();
  for (const [key, each] of Object.entries(value)) dict[key] = withoutPrototypes(each);
  return dict;
}
