import { expect, test } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { formatDay, formatInstant } from './dates';
import { formatLongDay, formatMonth } from './long-dates';

itEvery([
  ['2026-11-02', 'Nov 2, 2026'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2026-02-31', '2026-02-31'],
  ['2026-13-02', '2026-13-02'],
  ['2026-11-2', '2026-11-2'],
  ['soon', 'soon'],
  ['', ''],
])('every row of the table', (day, expected) => {
  expect(formatDay(day)).toBe(expected);
});

test('a day and a month in full', () => {
  expect(formatLongDay('2026-12-01')).toBe('December 1, 2026');
  expect(formatMonth('2026-05')).toBe('May 2026');
});

test.each(['2026-01-31T00:05:00', '2026-05-02T11:59:59', '2026-09-09T12:00:00', '2026-12-31T23:09:00'])(
  'the instant %s reads as Intl writes it',
  (instant) => {
    const byIntl = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
    expect(formatInstant(instant)).toBe(byIntl.format(new Date(instant)).replace('\u202f', ' '));
  },
);
