/** The value of an attribute or a resource, as both of Android's binary formats define it. */
export type AndroidValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'flag'; flag: boolean }
  /** A reference to a resource by its id, 0xPPTTEEEE. */
  | { kind: 'reference'; id: number };

export interface AndroidAttribute {
  name: string;
  /** Resource id of the attribute's name, e.g. 0x0101021b for `android:versionCode`; 0 for one without. */
  resourceId: number;
  value: AndroidValue;
}

/** An element of a manifest or another XML resource; both binary readers build this tree. */
export interface AndroidElement {
  name: string;
  attributes: AndroidAttribute[];
  children: AndroidElement[];
}

/**
 * Largest number of elements and attributes in an XML file that is read, and its greatest depth. A manifest has some
 * thousands, six levels deep.
 */
export const MAX_XML_NODES = 50_000;
export const MAX_XML_DEPTH = 64;

/** Largest manifest that is read, in bytes. */
export const MAX_MANIFEST_BYTES = 8 * 1024 * 1024;

const RESOURCE_VALUE = {
  reference: 0x01,
  decimal: 0x10,
  hex: 0x11,
  flag: 0x12,
  dynamicReference: 0x07,
} as const;
const TEXT = 0x03;
const FLOAT = 0x04;

/**
 * Converts Android's `Res_value` (type and data) to a value; types that no manifest check needs become their raw
 * number.
 */
export function resourceValue(type: number, data: number, text: string | undefined): AndroidValue {
  switch (type) {
    case RESOURCE_VALUE.reference:
    case RESOURCE_VALUE.dynamicReference:
      return { kind: 'reference', id: data };
    case TEXT:
      return { kind: 'text', text: text ?? '' };
    case FLOAT:
      return { kind: 'number', number: floatOf(data) };
    case RESOURCE_VALUE.flag:
      return { kind: 'flag', flag: data !== 0 };
    default:
      return { kind: 'number', number: data };
  }
}

/** The number whose 32 bits are `data`, to the seven digits of a float: `7.1` instead of `7.099999904632568`. */
function floatOf(data: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, data);
  return Number(view.getFloat32(0).toPrecision(7));
}
