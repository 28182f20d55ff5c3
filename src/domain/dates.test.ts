import { expect, test } from 'vitest';
import { formatDay } from './dates';

test.each([
  ['2026-11-02', 'Nov 2, 2026'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2026-02-31', '2026-02-31'],
  ['2026-13-02', '2026-13-02'],
  ['2026-11-2', '2026-11-2'],
  ['soon', 'soon'],
  ['', ''],
])('%j reads %j', (day, expected) => {
  expect(formatDay(day)).toBe(expected);
});
