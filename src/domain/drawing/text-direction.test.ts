import { describe, expect, it } from 'vitest';
import { textDirection } from './text-direction';

describe('textDirection', () => {
  it.each([
    ['Hello', 'ltr'],
    ['مرحبا', 'rtl'],
    ['שלום', 'rtl'],
    ['123 – مرحبا', 'rtl'],
    ['App مرحبا', 'ltr'],
    ['日本', 'ltr'],
    ['2026!', 'ltr'],
    ['', 'ltr'],
  ])('%s reads %s', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});
