import { describe, expect, it } from 'vitest';
import { promotableCrop } from './crop';

describe('promotableCrop', () => {
  it.each([
    [1080, 2400, 1080, 1920],
    [2400, 1080, 1920, 1080],
    [1080, 1920, 1080, 1920],
    [1079, 1920, 1071, 1904],
    [1440, 3200, 1440, 2560],
    [2000, 2000, 1125, 2000],
    [1000, 1700, 954, 1696],
    [5, 5, 9, 16],
  ])('%i x %i: %i x %i', (width, height, w, h) => {
    expect(promotableCrop({ width, height })).toEqual({ width: w, height: h });
  });
});
