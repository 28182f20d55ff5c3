import { deflateSync } from 'node:zlib';
import { makePng, pngChunk, pngHeaderChunk, type PngShape } from '@tests/support/png';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeImage, inspectImage } from './decode-image';

/** Simulates a browser whose decoder returns this size, or fails. Returns how many bitmaps are still open. */
function browserThatDecodes(size: { width: number; height: number } | 'fails'): { open: number } {
  const state = { open: 0 };
  vi.stubGlobal('createImageBitmap', (file: unknown, options: unknown) => {
    expect(file).toBeInstanceOf(Blob);
    expect(options).toEqual({ imageOrientation: 'from-image' });
    if (size === 'fails') return Promise.reject(new DOMException('The source image could not be decoded.'));
    state.open += 1;
    return Promise.resolve({ ...size, close: () => (state.open -= 1) });
  });
  return state;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function rows(bytes: number): Uint8Array {
  return new Uint8Array(bytes);
}

describe('inspectImage: whether a PNG contains the pixels it declares', () => {
  // Bytes of unpacked rows: one filter byte and the pixels per row; a little less or more is refused.
  it.each<[string, PngShape, number]>([
    ['RGB', { width: 10, height: 4 }, 4 * 31],
    ['RGB with alpha, 16 bits', { width: 3, height: 2, bitDepth: 16, colorType: 6 }, 2 * 25],
    ['gray, 1 bit', { width: 9, height: 3, bitDepth: 1, colorType: 0 }, 3 * 3],
    ['gray with alpha', { width: 5, height: 1, colorType: 4 }, 11],
    ['palette, 2 bits', { width: 5, height: 2, bitDepth: 2, colorType: 3 }, 2 * 3],
    // 1x1 has pass 1 alone; 8x8 has all seven passes: rows of 1,1,2,2,4,4,8 pixels, 1,1,1,2,2,4,4 of them.
    ['interlaced, one pixel', { width: 1, height: 1, interlace: 1 }, 4],
    ['interlaced, 8x8', { width: 8, height: 8, interlace: 1 }, 4 + 4 + 7 + 2 * 7 + 2 * 13 + 4 * 13 + 4 * 25],
    ['more than a turn of work', { width: 1000, height: 1000 }, 1000 * 3001],
  ])('%s', async (_, shape, length) => {
    const state = browserThatDecodes(shape);
    const inspect = (bytes: number) => inspectImage(new Blob([makePng(shape, rows(bytes))]));
    expect(await inspect(length)).toMatchObject({
      ok: true,
      value: { width: shape.width, height: shape.height },
    });
    expect(await inspect(length - 1)).toMatchObject({
      failure: { reason: 'damaged', message: expect.stringMatching(/contains fewer/) as string },
    });
    expect(await inspect(length + 1)).toMatchObject({
      failure: { reason: 'damaged', message: expect.stringMatching(/contains more/) as string },
    });
    expect(state.open).toBe(0);
  });

  it('reads picture data in many chunks, and ignores what follows its end', async () => {
    browserThatDecodes({ width: 10, height: 4 });
    const data = deflateSync(rows(124));
    const pieces = [...data].map((byte) => pngChunk('IDAT', Uint8Array.of(byte)));
    const start = makePng({ width: 10, height: 4 }).subarray(0, 33);
    const file = Buffer.concat([start, ...pieces, pngChunk('IDAT', rows(9)), pngChunk('IEND')]);
    expect(await inspectImage(new Blob([file]))).toMatchObject({ ok: true });
  });

  it('stops a bomb at the size it declares', async () => {
    browserThatDecodes({ width: 1, height: 1 });
    const bomb = makePng({ width: 1, height: 1 }, rows(200 * 1024 * 1024));
    const before = process.memoryUsage().arrayBuffers;
    expect(await inspectImage(new Blob([bomb]))).toMatchObject({ failure: { reason: 'damaged' } });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  });

  it('answers for any picture data', async () => {
    browserThatDecodes({ width: 10, height: 4 });
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (data) => {
        const file = Buffer.concat([
          makePng({ width: 10, height: 4 }).subarray(0, 8),
          pngHeaderChunk({ width: 10, height: 4 }),
          pngChunk('IDAT', data),
        ]);
        expect((await inspectImage(new Blob([file]))).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('decodeImage', () => {
  const png = () => new Blob([makePng({ width: 4, height: 2 }, rows(26))]);

  it('gives the picture, which the caller closes', async () => {
    const state = browserThatDecodes({ width: 4, height: 2 });
    const decoded = await decodeImage(png());
    expect(decoded).toMatchObject({ ok: true, value: { width: 4, height: 2 } });
    expect(state.open).toBe(1);
  });

  it('accepts a picture that the browser rotated, with its size as shown', async () => {
    browserThatDecodes({ width: 2, height: 4 });
    expect(await inspectImage(png())).toMatchObject({ ok: true, value: { width: 2, height: 4 } });
  });

  it('refuses a picture that decodes to another size, and closes it', async () => {
    const state = browserThatDecodes({ width: 4, height: 3 });
    expect(await decodeImage(png())).toMatchObject({
      ok: false,
      failure: {
        reason: 'damaged',
        message: expect.stringMatching(/claims 4x2 pixels but contains 4x3/) as string,
      },
    });
    expect(state.open).toBe(0);
  });

  it('says so when the browser can’t decode it', async () => {
    browserThatDecodes('fails');
    expect(await decodeImage(png())).toMatchObject({
      failure: { reason: 'damaged', message: expect.not.stringMatching(/source image/) as string },
    });
  });

  it('decodes nothing that the header rules out', async () => {
    browserThatDecodes('fails');
    expect(await decodeImage(new Blob(['text']))).toMatchObject({ failure: { reason: 'not-an-image' } });
    const huge = new Blob([makePng({ width: 20_000, height: 20_000 })]);
    expect(await decodeImage(huge)).toMatchObject({ failure: { reason: 'too-large' } });
  });

  it('opens no file beyond 128 MB', async () => {
    browserThatDecodes({ width: 4, height: 2 });
    const heavy = png();
    let size = 128 * 1024 * 1024 + 1;
    Object.defineProperty(heavy, 'size', { get: () => size });
    expect(await decodeImage(heavy)).toMatchObject({
      failure: { reason: 'too-large', message: expect.stringMatching(/129 MB/) as string },
    });
    size -= 1;
    expect(await decodeImage(heavy)).toMatchObject({ ok: true });
  });
});
