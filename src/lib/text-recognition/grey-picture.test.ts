import { describe, expect, it } from 'vitest';
import { pgmFile, recognitionScale, toGrey } from './grey-picture';

const picture = (...greys: number[]) => ({
  width: greys.length,
  height: 1,
  data: new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255])),
});

describe('a picture for text recognition', () => {
  it('is dark text on a light ground: light text is inverted', () => {
    expect([...toGrey(picture(255, 255, 0)).pixels]).toEqual([255, 255, 0]);
    expect([...toGrey(picture(20, 20, 250)).pixels]).toEqual([235, 235, 5]);
  });

  it('is enlarged when small, reduced when large, and never above 12 million pixels', () => {
    const faults: string[] = [];
    for (const [width, height, least, most] of [
      [400, 300, 3, 3],
      [1800, 900, 1, 1],
      [3600, 900, 0.5, 0.5],
      [1170, 20_000, 0, 0.72],
    ] as const) {
      const scale = recognitionScale(width, height);
      if (scale < least - 0.001 || scale > most + 0.001) faults.push(`${width}x${height}: ${scale}`);
      if (width * height * scale * scale > 12_000_001) faults.push(`${width}x${height} is too large`);
    }
    expect(faults).toEqual([]);
  });

  it('is a PGM file', () => {
    const file = pgmFile({ width: 2, height: 1, pixels: new Uint8Array([7, 9]) });
    expect(new TextDecoder().decode(file.subarray(0, -2))).toBe('P5\n2 1\n255\n');
    expect([...file.subarray(-2)]).toEqual([7, 9]);
  });
});
