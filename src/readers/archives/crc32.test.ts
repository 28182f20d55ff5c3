import { expect, test } from 'vitest';
import { crc32 } from './crc32';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('%j', (text, expected) => {
  expect(crc32(bytes(text))).toBe(expected);
});

test('continues from the piece before', () => {
  expect(crc32(bytes('6789'), crc32(bytes('12345')))).toBe(0xcbf43926);
});
