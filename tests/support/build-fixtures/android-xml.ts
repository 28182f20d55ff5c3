import { concat, padTo, u16, u32, u8, utf16, utf8 } from './bytes';
import { message, textField, numberField } from './protobuf';

/** An element of a fixture manifest. A value is text, a whole number, a flag or a reference to a resource. */
export interface FixtureElement {
  name: string;
  attributes?: Record<string, FixtureValue>;
  children?: FixtureElement[];
}
export type FixtureValue = string | number | boolean | { ref: number };

/** Resource ids of the attributes that fixtures use; a name that is missing here is written without one. */
const ATTRIBUTE_IDS: Record<string, number> = {
  label: 0x01010001,
  icon: 0x01010002,
  name: 0x01010003,
  permission: 0x01010006,
  debuggable: 0x0101000f,
  exported: 0x01010010,
  value: 0x01010024,
  resource: 0x01010025,
  drawable: 0x01010199,
  minSdkVersion: 0x0101020c,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  targetSdkVersion: 0x01010270,
  testOnly: 0x01010272,
  required: 0x0101028e,
  usesCleartextTraffic: 0x010104ec,
  appCategory: 0x01010545,
  foregroundServiceType: 0x01010599,
  compileSdkVersion: 0x01010572,
};
const NONE = 0xffffffff;

/** Writes a chunk of Android's binary files: type, header size, size, then the rest of the header and the body. */
export function chunk(type: number, headerRest: Uint8Array, ...body: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = concat(...body);
  const headerSize = 8 + headerRest.length;
  return concat(u16(type), u16(headerSize), u32(headerSize + content.length), headerRest, content);
}

export function stringPool(texts: readonly string[], isUtf8 = false): Uint8Array<ArrayBuffer> {
  const encoded = texts.map((text) => (isUtf8 ? utf8Entry(text) : utf16Entry(text)));
  let at = 0;
  const offsets = encoded.map((bytes) => {
    const offset = u32(at);
    at += bytes.length;
    return offset;
  });
  const textsStart = 28 + offsets.length * 4;
  const header = concat(u32(texts.length), u32(0), u32(isUtf8 ? 0x100 : 0), u32(textsStart), u32(0));
  return chunk(1, header, ...offsets, padTo(concat(...encoded), 4));
}

function utf16Entry(text: string): Uint8Array {
  const length =
    text.length > 0x7fff
      ? [u16(0x8000 | (text.length >>> 16)), u16(text.length & 0xffff)]
      : [u16(text.length)];
  return concat(...length, utf16(text), u16(0));
}

function utf8Entry(text: string): Uint8Array {
  const bytes = utf8(text);
  const length = (value: number) =>
    value > 0x7f ? [u8(0x80 | (value >>> 8)), u8(value & 0xff)] : [u8(value)];
  return concat(...length(text.length), ...length(bytes.length), bytes, u8(0));
}

/** Writes Android's binary XML, the format in an APK. */
export function binaryXml(root: FixtureElement, isUtf8 = false): Uint8Array<ArrayBuffer> {
  const names = new Set<string>();
  const texts = new Set<string>();
  const collect = (element: FixtureElement) => {
    texts.add(element.name);
    for (const [name, value] of Object.entries(element.attributes ?? {})) {
      if (name in ATTRIBUTE_IDS) names.add(name);
      else texts.add(name);
      if (typeof value === 'string') texts.add(value);
    }
    element.children?.forEach(collect);
  };
  collect(root);
  // The resource map goes by index, so attribute names come first, even if the same text is used elsewhere too.
  const pool = [...names, ...texts];
  const nameIndex = (name: string) => (names.has(name) ? [...names].indexOf(name) : pool.lastIndexOf(name));
  const textIndex = (text: string) => pool.lastIndexOf(text);
  const nodeHeader = concat(u32(1), u32(NONE));
  const write = (element: FixtureElement): Uint8Array => {
    const attributes = Object.entries(element.attributes ?? {});
    const start = chunk(
      0x0102,
      nodeHeader,
      u32(NONE),
      u32(textIndex(element.name)),
      ...[20, 20, attributes.length, 0, 0, 0].map(u16),
      ...attributes.map(([name, value]) => {
        const [type, data] = typedValue(value, textIndex);
        const raw = typeof value === 'string' ? data : NONE;
        return concat(u32(NONE), u32(nameIndex(name)), u32(raw), u16(8), u8(0), u8(type), u32(data));
      }),
    );
    const end = chunk(0x0103, nodeHeader, u32(NONE), u32(textIndex(element.name)));
    return concat(start, ...(element.children ?? []).map(write), end);
  };
  const ids = chunk(0x0180, new Uint8Array(), ...[...names].map((name) => u32(ATTRIBUTE_IDS[name] ?? 0)));
  return chunk(3, new Uint8Array(), stringPool(pool, isUtf8), ids, write(root));
}

/** Android's `Res_value` type and data. */
export function typedValue(value: FixtureValue, textIndex: (text: string) => number): [number, number] {
  if (typeof value === 'string') return [0x03, textIndex(value)];
  if (typeof value === 'number') return [0x10, value];
  if (typeof value === 'boolean') return [0x12, value ? NONE : 0];
  return [0x01, value.ref];
}

/** Writes aapt2's XmlNode, the format in an app bundle. */
export function protoXml(root: FixtureElement): Uint8Array<ArrayBuffer> {
  return message(1, protoElement(root));
}

function protoElement(element: FixtureElement): Uint8Array {
  return concat(
    textField(3, element.name),
    ...Object.entries(element.attributes ?? {}).map(([name, value]) =>
      message(4, protoAttribute(name, value)),
    ),
    ...(element.children ?? []).map((child) => message(5, protoXml(child))),
  );
}

function protoAttribute(name: string, value: FixtureValue): Uint8Array {
  return concat(
    textField(2, name),
    textField(3, typeof value === 'object' ? '' : String(value)),
    name in ATTRIBUTE_IDS ? numberField(5, ATTRIBUTE_IDS[name] ?? 0) : new Uint8Array(),
    message(6, protoItem(value)),
  );
}

/** aapt2's Item. */
export function protoItem(value: FixtureValue): Uint8Array<ArrayBuffer> {
  if (typeof value === 'string') return message(2, textField(1, value));
  if (typeof value === 'number') return message(7, numberField(6, value));
  if (typeof value === 'boolean') return message(7, numberField(8, value ? 1 : 0));
  return message(1, numberField(2, value.ref));
}
