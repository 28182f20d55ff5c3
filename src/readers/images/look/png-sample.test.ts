import { describe, expect, it } from 'vitest';
import { makePng, pngChunk } from '@tests/support/png';
import { sampleOf, type Paint } from '@tests/support/images/pixels';
import { readImageHeader } from '../image-header';
import { canSamplePng, samplePng } from './png-sample';

const WIDTH = 351;
const HEIGHT = 453;
const paint: Paint = (x, y) => [
  (x * 3 + y) & 255,
  (y * 5) & 255,
  (x ^ y) & 255,
  (x + y) % 200 < 20 ? 90 : 255,
];

/** Filtered rows of a picture, with another filter in each row. */
function rowsOf(
  channels: number,
  depth: number,
  values: (x: number, y: number) => readonly number[],
): Uint8Array {
  const bytesPerPixel = channels * depth;
  const length = WIDTH * bytesPerPixel;
  const rows = new Uint8Array(HEIGHT * (length + 1));
  let before = new Uint8Array(length);
  for (let y = 0; y < HEIGHT; y += 1) {
    const row = new Uint8Array(length);
    for (let x = 0; x < WIDTH; x += 1) {
      values(x, y).forEach((value, channel) => (row[x * bytesPerPixel + channel * depth] = value));
    }
    const filter = y % 5;
    rows[y * (length + 1)] = filter;
    for (let at = 0; at < length; at += 1) {
      const left = at < bytesPerPixel ? 0 : (row[at - bytesPerPixel] ?? 0);
      const above = before[at] ?? 0;
      const corner = at < bytesPerPixel ? 0 : (before[at - bytesPerPixel] ?? 0);
      const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)];
      rows[y * (length + 1) + 1 + at] = (row[at] ?? 0) - (guesses[filter] ?? 0);
    }
    before = row;
  }
  return rows;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const nearest = [left, above, corner].sort((a, b) => Math.abs(guess - a) - Math.abs(guess - b));
  return nearest[0] ?? 0;
}

function sampled(file: Buffer<ArrayBuffer>) {
  const header = readImageHeader(file);
  if (header === 'needs-more' || !header.ok) throw new Error('No header');
  return { header: header.value, sample: () => samplePng(new Uint8Array(file), header.value) };
}

describe('a PNG without a canvas', () => {
  it('gives the pixels that were drawn, whatever the filters, depth and kind of colour', async () => {
    const opaque: Paint = (x, y) => [...paint(x, y).slice(0, 3), 255] as unknown as ReturnType<Paint>;
    const gray: Paint = (x, y) => Array(3).fill((x + y) & 255) as unknown as ReturnType<Paint>;
    const palette = Uint8Array.from({ length: 768 }, (_, at) => (at * 7) & 255);
    const fromPalette: Paint = (x, y) => {
      const index = (x + 2 * y) & 255;
      return [palette[index * 3] ?? 0, palette[index * 3 + 1] ?? 0, palette[index * 3 + 2] ?? 0];
    };
    const kinds: [
      string,
      number,
      number,
      number,
      Paint,
      (x: number, y: number) => readonly number[],
      Buffer[]?,
    ][] = [
      ['rgb', 2, 3, 1, opaque, (x, y) => opaque(x, y).slice(0, 3) as number[]],
      ['rgb of 16 bits', 2, 3, 2, opaque, (x, y) => opaque(x, y).slice(0, 3) as number[]],
      ['rgb and alpha', 6, 4, 1, paint, (x, y) => paint(x, y) as readonly number[]],
      ['gray', 0, 1, 1, gray, (x, y) => [(x + y) & 255]],
      ['palette', 3, 1, 1, fromPalette, (x, y) => [(x + 2 * y) & 255], [pngChunk('PLTE', palette)]],
    ];
    const wrong: string[] = [];
    for (const [name, colorType, channels, depth, expected, values, extra] of kinds) {
      const shape = { width: WIDTH, height: HEIGHT, colorType, bitDepth: depth * 8 };
      const { sample } = sampled(makePng(shape, rowsOf(channels, depth, values), extra));
      const [found, wanted] = [await sample(), sampleOf(WIDTH, HEIGHT, expected)];
      for (const part of ['small', 'left', 'right'] as const)
        if (Buffer.compare(Buffer.from(found[part].data), Buffer.from(wanted[part].data)) !== 0)
          wrong.push(`${name}: ${part}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is refused where it ends early or is damaged, and not tried where it is interlaced', async () => {
    const shape = { width: WIDTH, height: HEIGHT };
    const half = sampled(makePng(shape, rowsOf(3, 1, () => [1, 2, 3]).subarray(0, 9000)));
    await expect(half.sample()).rejects.toThrow('fewer pixels');
    const whole = makePng(
      shape,
      rowsOf(3, 1, () => [1, 2, 3]),
    );
    whole.fill(0xff, 60, 90);
    await expect(sampled(whole).sample()).rejects.toThrow('damaged');
    const { header } = sampled(makePng({ ...shape, interlace: 1 }, new Uint8Array(9)));
    expect(canSamplePng(header)).toBe(false);
  });
});
