import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fflateDeflater } from './deflater';

/** Zeros, 255 and other bytes in an order for which fflate 0.8.3 refers to bytes before the first one if it streams. */
const ROWS = Uint8Array.from({ length: 600 }, (_, index) => {
  const value = (Math.imul(index * index + 7, 45 * 2654435761) >>> 16) & 255;
  return value < 64 ? 0 : value < 128 ? 255 : value;
});

it.each([[[600]], [[200, 400]], [[1, 599]]])(
  'writes a stream that every decoder reads without CompressionStream, in pieces of %j',
  async (lengths) => {
    const deflater = fflateDeflater();
    let at = 0;
    for (const length of lengths) await deflater.write(ROWS.slice(at, (at += length)));
    expect(new Uint8Array(inflateSync(Buffer.concat(await deflater.finish())))).toEqual(ROWS);
  },
);
