import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { shortcutLetter } from './shortcut-letter';

itEvery([
  ['z', 'KeyZ', 'z'],
  ['Z', 'KeyZ', 'z'], // with Shift or caps lock
  ['y', 'KeyZ', 'y'], // a German layout
  ['я', 'KeyZ', 'z'], // Russian
  ['ئ', 'KeyZ', 'z'], // Arabic
  ['Process', 'KeyZ', 'z'],
  [';', 'KeyZ', 'z'], // Dvorak has no letter there
  ['1', 'Digit1', ''],
  ['Delete', 'Delete', ''],
])('every row of the table', (key, code, letter) => {
  expect(shortcutLetter({ key, code })).toBe(letter);
});

it('a press without a key, as autofill sends it, is none', () => {
  expect(shortcutLetter({} as KeyboardEvent)).toBe('');
});
