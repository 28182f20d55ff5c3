import { describe, expect, it } from 'vitest';
import { formatMoney } from './money';

describe('formatMoney', () => {
  it.each([
    [0, '$0'],
    [29, '$29'],
    [29.5, '$29.50'],
    [1234567.891, '$1,234,567.89'],
  ])('formats %d as %s', (amount, text) => expect(formatMoney(amount)).toBe(text));
});
