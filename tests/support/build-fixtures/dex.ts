import { concat, padTo, u32, utf8 } from './bytes';

interface DexOptions {
  /** Types that the code mentions without defining them. */
  referenced?: readonly string[];
  /** Bytes between the tables and the text. */
  code?: Uint8Array;
  /** Puts the text before the tables, which the format allows and no tool does. */
  isTextFirst?: boolean;
}

const HEADER_BYTES = 112;

/** Writes a dex file that defines the given classes, e.g. `com.example.pay.Checkout`. */
export function dexFile(classes: readonly string[], options: DexOptions = {}): Uint8Array<ArrayBuffer> {
  const { referenced = [], code = new Uint8Array(64), isTextFirst = false } = options;
  const descriptor = (name: string) => `L${name.replaceAll('.', '/')};`;
  const types = [...classes, ...referenced].map(descriptor);
  // Tools sort all strings; those of other kinds come before and after the type names.
  const strings = [...new Set(['<init>', ...types, 'zebra'])].sort();
  const places = new Map(strings.map((each, index) => [each, index]));
  const tableBytes = strings.length * 4 + types.length * 4 + classes.length * 32;
  let at = isTextFirst ? HEADER_BYTES : HEADER_BYTES + tableBytes + code.length;
  const offsets = new Map<string, number>();
  const text = strings.map((each) => {
    offsets.set(each, at);
    const bytes = concat(uleb128(each.length), utf8(each), new Uint8Array(1));
    at += bytes.length;
    return bytes;
  });
  const allText = padTo(concat(...text), 4);
  const tablesAt = isTextFirst ? HEADER_BYTES + allText.length : HEADER_BYTES;
  const typesAt = tablesAt + strings.length * 4;
  const classesAt = typesAt + types.length * 4;
  const tables = concat(
    ...strings.map((each) => u32(offsets.get(each) ?? 0)),
    ...types.map((each) => u32(places.get(each) ?? 0)),
    ...classes.map((_, index) => concat(u32(index), new Uint8Array(28))),
  );
  const size = HEADER_BYTES + tables.length + code.length + allText.length;
  const header = padEnd(
    concat(
      utf8('dex\n035\0'),
      new Uint8Array(24),
      u32(size),
      u32(HEADER_BYTES),
      u32(0x12345678),
      new Uint8Array(12),
      u32(strings.length),
      u32(tablesAt),
      u32(types.length),
      u32(typesAt),
      new Uint8Array(24),
      u32(classes.length),
      u32(classesAt),
    ),
    HEADER_BYTES,
  );
  return isTextFirst ? concat(header, allText, tables, code) : concat(header, tables, code, allText);
}

/** Writes a number in seven bits a byte, the lowest first. */
export function uleb128(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    if (rest <= 0x7f) return new Uint8Array(bytes);
  }
}

const padEnd = (bytes: Uint8Array, length: number) => concat(bytes, new Uint8Array(length - bytes.length));
