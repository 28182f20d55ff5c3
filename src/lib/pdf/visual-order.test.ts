import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { visualOrder } from './visual-order';

describe('visualOrder', () => {
  // Hebrew, one letter per cluster: the first letter in reading order is the rightmost one on the page.
  itEvery([
    ['left to right stays', 'abc 12', 'ltr', 'abc 12'],
    ['right to left turns', 'אבג', 'rtl', 'גבא'],
    ['words turn as a whole', 'אב גד', 'rtl', 'דג בא'],
    ['a foreign word inside keeps its order', 'אב pal גד', 'rtl', 'דג pal בא'],
    ['a number inside keeps its order', 'אב 25 גד', 'rtl', 'דג 25 בא'],
    ['so does one with a point', 'אב 2.5', 'rtl', '2.5 בא'],
    ['right-to-left words in a left-to-right line', 'see אב גד ok', 'ltr', 'see דג בא ok'],
    ['a full stop ends the line at its left', 'אב.', 'rtl', '.בא'],
  ] as const)('every row of the table', (_, text, base, visual) => {
    expect(visualOrder(Array.from(text), base).join('')).toBe(visual);
  });
});
