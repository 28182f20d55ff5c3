import { concat, f64be, u16be, u64be, u8, utf8 } from './bytes';

export type FixturePlist =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | FixturePlist[]
  | { [key: string]: FixturePlist };

const isDict = (value: FixturePlist): value is { [key: string]: FixturePlist } =>
  typeof value === 'object' &&
  !(value instanceof Date) &&
  !(value instanceof Uint8Array) &&
  !Array.isArray(value);

/** Objects of a binary property list, already encoded; a reference has two bytes. */
export function encodeBinaryPlist(objects: readonly Uint8Array[], top = 0): Uint8Array<ArrayBuffer> {
  let at = 8;
  const offsets = objects.map((object) => {
    const offset = u64be(at).slice(4);
    at += object.length;
    return offset;
  });
  const trailer = concat(new Uint8Array(6), u8(4), u8(2), u64be(objects.length), u64be(top), u64be(at));
  return concat(utf8('bplist00'), ...objects, ...offsets, trailer);
}

/** Writes the marker and the length of a text, data, array or dictionary. */
export const sized = (kind: number, length: number) =>
  length < 15 ? u8((kind << 4) | length) : concat(u8((kind << 4) | 15), u8(0x11), u16be(length));

export function binaryPlist(root: FixturePlist): Uint8Array<ArrayBuffer> {
  const objects: Uint8Array[] = [];
  const add = (value: FixturePlist): number => {
    const index = objects.length;
    objects.push(new Uint8Array());
    objects[index] = encode(value);
    return index;
  };
  const encode = (value: FixturePlist): Uint8Array => {
    if (typeof value === 'boolean') return u8(value ? 0x09 : 0x08);
    if (typeof value === 'number') {
      return Number.isInteger(value) ? concat(u8(0x13), u64be(value)) : concat(u8(0x23), f64be(value));
    }
    if (value instanceof Date)
      return concat(u8(0x33), f64be((value.getTime() - Date.UTC(2001, 0, 1)) / 1000));
    if (value instanceof Uint8Array) return concat(sized(4, value.length), value);
    if (typeof value === 'string') {
      const isAscii = [...value].every((char) => char.charCodeAt(0) < 128);
      if (isAscii) return concat(sized(5, value.length), utf8(value));
      return concat(
        sized(6, value.length),
        ...Array.from({ length: value.length }, (_, at) => u16be(value.charCodeAt(at))),
      );
    }
    if (Array.isArray(value))
      return concat(sized(0xa, value.length), ...value.map((each) => u16be(add(each))));
    const entries = Object.entries(value);
    const keys = entries.map(([key]) => u16be(add(key)));
    return concat(sized(0xd, entries.length), ...keys, ...entries.map(([, each]) => u16be(add(each))));
  };
  add(root);
  return encodeBinaryPlist(objects);
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function xmlValue(value: FixturePlist): string {
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (typeof value === 'number')
    return Number.isInteger(value) ? `<integer>${value}</integer>` : `<real>${value}</real>`;
  if (typeof value === 'string') return `<string>${escape(value)}</string>`;
  if (value instanceof Date) return `<date>${value.toISOString().replace('.000Z', 'Z')}</date>`;
  if (value instanceof Uint8Array) return `<data>\n\t${btoa(String.fromCharCode(...value))}\n\t</data>`;
  if (Array.isArray(value)) return `<array>\n${value.map(xmlValue).join('\n')}\n</array>`;
  return `<dict>\n${Object.entries(value)
    .map(([key, each]) => `<key>${escape(key)}</key>\n${xmlValue(each)}`)
    .join('\n')}\n</dict>`;
}

/** Writes an XML property list with the DOCTYPE that Apple's tools write. */
export function xmlPlist(root: FixturePlist): string {
  if (!isDict(root) && !Array.isArray(root)) throw new Error('a list or a dictionary');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${xmlValue(root)}
</plist>
`;
}

/** Writes a provisioning profile: clear text in the middle of a signed envelope, whose bytes are random here. */
export function mobileProvision(profile: { [key: string]: FixturePlist }): Uint8Array<ArrayBuffer> {
  const before = new Uint8Array([0x30, 0x82, 0x2f, 0x00, 0x06, 0x09, 0x2a, 0x3c, 0x3f, 0x78, 0x00, 0x3c]);
  const after = new Uint8Array([0xa0, 0x82, 0x0d, 0x3f, 0x30, 0x82, 0x00, 0x3e]);
  return concat(before, utf8(xmlPlist(profile)), after);
}
