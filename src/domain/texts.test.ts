import { describe, expect, it, test } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { clipText, foldText, formatNumber, initialOf, listOf } from './texts';

describe('foldText', () => {
  itEvery([
    ['LacedUp', 'lacedup', true],
    ['COM.BreadLedger', 'com.breadledger', true],
    ['Straße', 'STRASSE', true],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος', true],
    ['İstanbul', 'istanbul', true],
    ['Café', 'cafe', true],
    ['Cafe\u0301', 'Café', true],
    ['ＡＢＣ', 'abc', true],
    ['किताब', 'कताब', false],
    ['PawPal', 'PawPai', false],
  ])('every row of the table', (one, other, isSame) => {
    expect(foldText(one) === foldText(other)).toBe(isSame);
  });
});

describe('clipText', () => {
  itEvery([
    ['', 3, ''],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['ab d', 4, 'ab d'],
    ['ab de', 4, 'ab…'],
    ['abc\u0301', 3, 'abc\u0301'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
    ['e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301e\u0301'],
  ])('every row of the table', (text, limit, expected) => {
    expect(clipText(text, limit)).toBe(expected);
  });

  it('looks at the beginning of a long text only', () => {
    expect(clipText('x'.repeat(10_000), 40)).toBe(`${'x'.repeat(39)}…`);
  });
});

test.each([
  ['lacedUp', 'L'],
  ['  🦊 Fox', '🦊'],
  ['👩‍👩‍👧 Family', '👩‍👩‍👧'],
  ['', ''],
  ['   ', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

itEvery([0, 7, 999, 1000, 45_678, 1_234_567, 2.5, 1234.5, -1200])('… reads as Intl writes it', (number) => {
  expect(formatNumber(number)).toBe(new Intl.NumberFormat('en-US').format(number));
});

test.each([[[]], [['A']], [['A', 'B']], [['A', 'B', 'C']]])('%j in a sentence', (names) => {
  expect(listOf(names)).toBe(new Intl.ListFormat('en').format(names));
});
