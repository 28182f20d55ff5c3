import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { promotableCrop } from './crop';

describe('promotableCrop', () => {
  itEvery([
    [1080, 2400, 1080, 1920],
    [2400, 1080, 1920, 1080],
    [1080, 1920, 1080, 1920],
    [1079, 1920, 1071, 1904],
    [1440, 3200, 1440, 2560],
    [2000, 2000, 1125, 2000],
    [1000, 1700, 954, 1696],
    [5, 5, 9, 16],
  ])('every row of the table', (width, height, w, h) => {
    expect(promotableCrop({ width, height })).toEqual({ width: w, height: h });
  });
});
