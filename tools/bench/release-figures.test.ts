import { describe, expect, it } from 'vitest';
import { worseFigures } from './release-figures.mjs';

const figure = (kind: 'counted' | 'processor' | 'time', value: number, unit = 'KB') => ({
  what: 'landing',
  kind,
  unit,
  value,
});

describe('worseFigures', () => {
  it.each([
    ['counted', 87, 88],
    ['processor', 2, 2.5],
    ['time', 500, 700],
  ] as const)('names what got worse: %s', (kind, before, now) => {
    expect(worseFigures([figure(kind, before)], [figure(kind, now)], false)).toEqual([
      `landing: ${now} KB, was ${before} KB`,
    ]);
  });

  it.each([
    ['counted', 87, 87.1],
    ['counted', 0, 0.1],
    ['processor', 2, 2.3],
    ['time', 500, 600],
    ['counted', 87, 80],
  ] as const)('does not report what varies, or got better: %s from %d to %d', (kind, before, now) => {
    expect(worseFigures([figure(kind, before)], [figure(kind, now)], false)).toEqual([]);
  });

  it('has the same verdict on a busy machine for all but times', () => {
    const before = [figure('counted', 87), { ...figure('time', 500, 'ms'), what: 'paint' }];
    const now = [figure('counted', 99), { ...figure('time', 5000, 'ms'), what: 'paint' }];
    expect(worseFigures(before, now, true)).toEqual(['landing: 99 KB, was 87 KB']);
    expect(worseFigures(before, now, false)).toHaveLength(2);
  });

  it('compares nothing with a figure of another unit', () => {
    expect(worseFigures([figure('counted', 1, 'MB')], [figure('counted', 900)], false)).toEqual([]);
  });
});
