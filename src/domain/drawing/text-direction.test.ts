import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { textDirection } from './text-direction';

describe('textDirection', () => {
  itEvery([
    ['Hello', 'ltr'],
    ['مرحبا', 'rtl'],
    ['שלום', 'rtl'],
    ['123 – مرحبا', 'rtl'],
    ['App مرحبا', 'ltr'],
    ['日本', 'ltr'],
    ['2026!', 'ltr'],
    ['', 'ltr'],
  ])('every row of the table', (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});
