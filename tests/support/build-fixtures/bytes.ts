/** Small writers for binary fixtures. Little-endian unless the name says otherwise. */

export function concat(...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

export const utf8 = (text: string) => new TextEncoder().encode(text);

export function utf16(text: string): Uint8Array<ArrayBuffer> {
  return concat(...Array.from({ length: text.length }, (_, index) => u16(text.charCodeAt(index))));
}

const written = (length: number, write: (view: DataView) => void) => {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
};
// Without a view: archives of 20,000 files have a million of these.
export const u8 = (value: number) => Uint8Array.of(value);
export const u16 = (value: number) => Uint8Array.of(value, value >>> 8);
export const u32 = (value: number) => Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
export const u64 = (value: number) => written(8, (view) => view.setBigUint64(0, BigInt(value), true));
export const u16be = (value: number) => written(2, (view) => view.setUint16(0, value));
export const u32be = (value: number) => written(4, (view) => view.setUint32(0, value));
export const u64be = (value: number) => written(8, (view) => view.setBigUint64(0, BigInt(value)));
export const f64be = (value: number) => written(8, (view) => view.setFloat64(0, value));

/** Pads with zeros to the next multiple. */
export const padTo = (bytes: Uint8Array, multiple: number) =>
  concat(bytes, new Uint8Array((multiple - (bytes.length % multiple)) % multiple));
