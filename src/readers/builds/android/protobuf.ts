import { bytesAt, FormatError } from '../format';

/** A field's value: a number (varint, up to 2^53; larger ones lose their low bits) or the bytes of the rest. */
export type ProtoValue = number | Uint8Array;

const VARINT = 0;
const FIXED_64 = 1;
const LENGTH = 2;
const FIXED_32 = 5;
const MAX_VARINT_BYTES = 10;

/**
 * Calls `visit` with every field of one protobuf message, in order. Fixed-size numbers are passed as their bytes.
 * @throws FormatError when the bytes are not a message.
 */
export function forEachField(bytes: Uint8Array, visit: (field: number, value: ProtoValue) => void): void {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let index = 0; index < MAX_VARINT_BYTES; index += 1) {
      const byte = bytes[at];
      if (byte === undefined) break;
      at += 1;
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return value;
    }
    throw new FormatError('is damaged or cut off');
  };
  while (at < bytes.length) {
    const tag = varint();
    const field = Math.floor(tag / 8);
    switch (tag % 8) {
      case VARINT:
        visit(field, varint());
        break;
      case FIXED_64:
      case FIXED_32: {
        const length = tag % 8 === FIXED_64 ? 8 : 4;
        visit(field, bytesAt(bytes, at, length));
        at += length;
        break;
      }
      case LENGTH: {
        const length = varint();
        visit(field, bytesAt(bytes, at, length));
        at += length;
        break;
      }
      default:
        throw new FormatError('is damaged');
    }
  }
}

export function protoText(value: ProtoValue): string {
  if (typeof value === 'number') throw new FormatError('is damaged');
  return new TextDecoder().decode(value);
}

export function protoBytes(value: ProtoValue): Uint8Array {
  if (typeof value === 'number') throw new FormatError('is damaged');
  return value;
}

/** The low 32 bits of a varint, unsigned. */
export function protoUint32(value: ProtoValue): number {
  if (typeof value !== 'number') throw new FormatError('is damaged');
  return value % 2 ** 32;
}
