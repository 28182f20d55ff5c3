import { describe, expect, it } from 'vitest';
import { availability, launchHint, launchNews, launchOf } from './launch';
import { formatLongDay } from '@/domain/long-dates';
import { itEvery } from '@tests/support/it-every';

const TODAY = '2026-11-20';

describe('launchOf', () => {
  itEvery([
    ['2026-11-19', 'past'],
    ['2026-11-20', 'today'],
    ['2026-11-21', 'future'],
    ['2025-12-31', 'past'],
    ['2027-01-01', 'future'],
    ['0001-01-01', 'past'],
    ['', 'unknown'],
    ['next week', 'unknown'],
  ])('every row of the table', (day, launch) => {
    expect(launchOf(day, TODAY)).toBe(launch);
  });
});

describe('the words', () => {
  it.each([
    ['2026-11-19', 'PawPal is out now', 'since November 19, 2026.'],
    ['2026-11-20', 'PawPal launches today', 'from today, November 20, 2026.'],
    ['2026-12-01', 'PawPal launches on December 1, 2026', 'on December 1, 2026.'],
    ['', 'PawPal is here', 'on the App Store and Google Play.'],
  ])('%s', (day, news, end) => {
    expect(launchNews('PawPal', day, TODAY)).toBe(news);
    expect(availability('PawPal', day, TODAY)).toMatch(new RegExp(`^PawPal .*${end}$`));
  });

  it('hint at a day in the past only', () => {
    expect(launchHint('2026-11-19', TODAY)).toContain('in the past');
    expect(launchHint('2026-11-20', TODAY)).not.toContain('in the past');
    expect(launchHint('', TODAY)).not.toContain('in the past');
  });

  it('leave a text that is not a day unchanged', () => {
    expect(formatLongDay('soon')).toBe('soon');
    expect(formatLongDay('2026-13-45')).toBe('2026-13-45');
  });
});
