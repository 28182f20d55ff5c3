import { describe, expect, it } from 'vitest';
import { formatDay, formatMoney } from './format';

describe('formatMoney', () => {
  it.each([
    [0, '$0'],
    [29, '$29'],
    [29.5, '$29.50'],
    [1234567.891, '$1,234,567.89'],
  ])('%d reads %s', (amount, text) => expect(formatMoney(amount)).toBe(text));
});

describe('formatDay', () => {
  it.each([
    ['2026-11-20', 'Nov 20, 2026'],
    ['2026-01-01', 'Jan 1, 2026'],
    ['2026-13-01', '2026-13-01'],
    ['soon', 'soon'],
    ['', ''],
  ])('%s reads %s', (value, text) => expect(formatDay(value)).toBe(text));
});
