import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { formatByteChange, formatBytes } from './format-bytes';

describe('formatBytes', () => {
  itEvery([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1024 ** 2 - 1, '1024 KB'],
    [1024 ** 2, '1.0 MB'],
    [38.24 * 1024 ** 2, '38.2 MB'],
    [250 * 1024 ** 2, '250 MB'],
    [1024 ** 3, '1.0 GB'],
    [5000 * 1024 ** 3, '5000 GB'],
    [-1, 'unknown size'],
    [Number.NaN, 'unknown size'],
  ])('every row of the table', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('formatByteChange', () => {
  it.each([
    [0, '±0'],
    [-1, '−1 byte'],
    [2.5 * 1024 ** 2, '+2.5 MB'],
    [-300 * 1024, '−300 KB'],
  ])('%d is %s', (bytes, text) => {
    expect(formatByteChange(bytes)).toBe(text);
  });
});
