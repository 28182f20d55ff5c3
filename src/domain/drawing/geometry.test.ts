import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containIn, coverFrom } from './geometry';

describe('containIn', () => {
  it.each<[string, [number, number, number, number], [number, number], [number, number, number, number]]>([
    ['same shape', [0, 0, 100, 200], [50, 100], [0, 0, 100, 200]],
    ['too wide', [0, 0, 100, 200], [100, 100], [0, 50, 100, 100]],
    ['too high', [0, 0, 200, 100], [100, 100], [50, 0, 100, 100]],
    ['in an area that does not begin at 0', [10, 20, 100, 100], [100, 50], [10, 45, 100, 50]],
    ['a hair stays a pixel wide', [0, 0, 100, 100], [1, 1000], [50, 0, 1, 100]],
  ])('%s', (_, [x, y, width, height], [w, h], expected) => {
    const placed = containIn({ x, y, width, height }, { width: w, height: h });
    expect([placed.x, placed.y, placed.width, placed.height]).toEqual(expected);
  });
});

describe('coverFrom', () => {
  it.each<[string, [number, number], [number, number], [number, number, number, number]]>([
    ['same shape', [200, 100], [20, 10], [0, 0, 200, 100]],
    ['wide to square', [200, 100], [512, 512], [50, 0, 100, 100]],
    ['20:9 to 9:16', [1080, 2400], [1080, 1920], [0, 240, 1080, 1920]],
    ['high to wide', [100, 300], [1024, 512], [0, 125, 100, 50]],
  ])('%s', (_, [width, height], [w, h], expected) => {
    const part = coverFrom({ width, height }, { width: w, height: h });
    expect([part.x, part.y, part.width, part.height]).toEqual(expected);
  });

  it('stays inside the picture', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(side, side, side, side, (width, height, w, h) => {
        const part = coverFrom({ width, height }, { width: w, height: h });
        expect(part.x).toBeGreaterThanOrEqual(-1e-9);
        expect(part.x + part.width).toBeLessThanOrEqual(width + 1e-9);
        expect(part.y + part.height).toBeLessThanOrEqual(height + 1e-9);
      }),
    );
  });
});
