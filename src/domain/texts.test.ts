import { describe, expect, it, test } from 'vitest';
import { clipText, foldText, initialOf } from './texts';

describe('foldText', () => {
  test.each([
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
  ])('%s and %s', (one, other, isSame) => {
    expect(foldText(one) === foldText(other)).toBe(isSame);
  });
});

describe('clipText', () => {
  test.each([
    ['', 3, ''],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['ab d', 4, 'ab d'],
    ['ab de', 4, 'ab…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
    ['e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301e\u0301'],
  ])('%j at %i', (text, limit, expected) => {
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
