import { concat, utf8 } from './bytes';

export function varint(value: number): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest % 128) + (rest >= 128 ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return new Uint8Array(bytes);
}

export const numberField = (field: number, value: number) => concat(varint(field * 8), varint(value));
export const message = (field: number, bytes: Uint8Array) =>
  concat(varint(field * 8 + 2), varint(bytes.length), bytes);
export const textField = (field: number, text: string) => message(field, utf8(text));
