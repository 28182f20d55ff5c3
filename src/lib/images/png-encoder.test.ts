import { decodeRgbPng, pngChunks, unpackedRows } from '@tests/support/png';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encodePng, type PixelRows } from './png-encoder';

function pixelRows(width: number, height: number, rgba: Uint8Array): PixelRows {
  return {
    width,
    height,
    readRows: (top, count) => rgba.subarray(top * width * 4, (top + count) * width * 4),
  };
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Returns the RGB values of opaque RGBA pixels. */
function opaque(rgba: Uint8Array): Uint8Array {
  return rgba.filter((_, index) => index % 4 !== 3);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const anyPicture = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 20 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      rgba: fc
        // Few values make flat rows, many make noise: both filters are used.
        .array(fc.oneof(fc.constantFrom(0, 255), fc.nat(255)), {
          minLength: width * height * 4,
          maxLength: width * height * 4,
        })
        .map((values) => Uint8Array.from(values, (value, index) => (index % 4 === 3 ? 255 : value))),
    }),
  );

describe('encodePng', () => {
  it('keeps every pixel', async () => {
    await fc.assert(
      fc.asyncProperty(anyPicture, async ({ width, height, rgba }) => {
        const decoded = decodeRgbPng(await bytesOf(await encodePng(pixelRows(width, height, rgba))));
        expect(decoded).toEqual({ width, height, bitDepth: 8, colorType: 2, pixels: opaque(rgba) });
      }),
      { numRuns: 200 },
    );
  });

  it('keeps every pixel where the browser has no CompressionStream', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    await fc.assert(
      fc.asyncProperty(anyPicture, async ({ width, height, rgba }) => {
        const decoded = decodeRgbPng(await bytesOf(await encodePng(pixelRows(width, height, rgba))));
        expect(decoded.pixels).toEqual(opaque(rgba));
      }),
      { numRuns: 50 },
    );
  });

  it('writes colour type 2 with 8 bits and no transparency, whatever it is given', async () => {
    const file = await encodePng(pixelRows(2, 1, Uint8Array.of(10, 20, 30, 0, 255, 255, 255, 255)));
    const chunks = pngChunks(await bytesOf(file));
    expect(file.type).toBe('image/png');
    expect([...new Set(chunks.map(({ type }) => type))]).toEqual(['IHDR', 'sRGB', 'IDAT', 'IEND']);
    expect([...(chunks[0]?.data ?? [])]).toEqual([0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  });

  it.each<[string, number[], readonly [number, number, number] | undefined, number[]]>([
    ['opaque', [10, 20, 30, 255], undefined, [10, 20, 30]],
    ['clear on white', [10, 20, 30, 0], undefined, [255, 255, 255]],
    ['clear on a colour', [10, 20, 30, 0], [1, 2, 3], [1, 2, 3]],
    ['half', [255, 0, 100, 128], [0, 0, 0], [128, 0, 50]],
    ['nearly opaque', [200, 200, 200, 254], [0, 0, 0], [199, 199, 199]],
  ])('lays %s pixels over the background', async (_, rgba, background, expected) => {
    const source = pixelRows(1, 1, Uint8Array.from(rgba));
    const file = await encodePng(source, background && { background });
    expect([...decodeRgbPng(await bytesOf(file)).pixels]).toEqual(expected);
  });

  it('reads large pictures strip by strip, each row once, and lets the page work in between', async () => {
    const width = 300;
    const height = 1000;
    const rgba = Uint8Array.from({ length: width * height * 4 }, (_, index) =>
      index % 4 === 3 ? 255 : (index * 7) & 255,
    );
    const reads: [number, number][] = [];
    const pauses: number[] = [];
    const whole = pixelRows(width, height, rgba);
    const file = await encodePng(
      {
        ...whole,
        readRows: (top, count) => {
          reads.push([top, count]);
          return whole.readRows(top, count);
        },
      },
      { afterStrip: (rows) => void pauses.push(rows) },
    );
    expect(reads.length).toBeGreaterThan(1);
    expect(reads.map(([top]) => top)).toEqual([0, ...pauses.slice(0, -1)]);
    expect(pauses.at(-1)).toBe(height);
    expect(Buffer.compare(decodeRgbPng(await bytesOf(file)).pixels, opaque(rgba))).toBe(0);
  });

  it('leaves flat rows unchanged and stores noisy ones as differences', async () => {
    const flat = new Uint8Array(100 * 4).fill(255);
    const ramp = Uint8Array.from({ length: 100 * 4 }, (_, index) => (index % 4 === 3 ? 255 : index >> 1));
    const file = await encodePng(pixelRows(100, 2, Uint8Array.from([...flat, ...ramp])));
    const raw = unpackedRows(pngChunks(await bytesOf(file)));
    expect([raw[0], raw[301]]).toEqual([0, 1]);
  });

  it('fails with the reason when the pixels can’t be read', async () => {
    const source: PixelRows = {
      width: 1,
      height: 1,
      readRows: () => {
        throw new Error('gone');
      },
    };
    await expect(encodePng(source)).rejects.toThrow('gone');
  });
});
