import { expect, it } from 'vitest';
import { readTable } from './read-table';

const TABLE = 'Locale\tTitle\nja\tランタン';
const utf8 = (text: string) => new TextEncoder().encode(text).buffer;

function utf16(text: string): ArrayBuffer {
  const units = Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0));
  return units.buffer;
}

it.each([
  ['UTF-8', utf8(TABLE)],
  ['UTF-8 with a mark', utf8(`\ufeff${TABLE}`)],
  ['UTF-16', utf16(TABLE)],
])('reads %s', async (_, bytes) => {
  expect(await readTable(new Blob([bytes]))).toEqual({
    ok: true,
    value: { listings: { 'ja-JP': { title: 'ランタン' } }, notes: [] },
  });
});

it.each([
  ['Latin-1', Uint8Array.of(0x4c, 0xe4, 0x6f).buffer, /not UTF-8/],
  ['2 MB of something else', new ArrayBuffer(2 * 1024 * 1024), /no column “Locale”/],
  ['more than 2 MB', new ArrayBuffer(2 * 1024 * 1024 + 1), /larger than 2 MB/],
  ['two million commas', utf8(','.repeat(2_000_000)), /no column “Locale”/],
  ['nothing', new ArrayBuffer(0), /no column “Locale”/],
])('says what is wrong with %s', async (_, bytes, message) => {
  const result = await readTable(new Blob([bytes]));
  expect(result.ok ? '' : result.failure).toMatch(message);
});
