import { expect, it } from 'vitest';
import { shortcutLetter } from './shortcut-letter';

it.each([
  ['z', 'KeyZ', 'z'],
  ['Z', 'KeyZ', 'z'], // with Shift or caps lock
  ['y', 'KeyZ', 'y'], // a German layout
  ['я', 'KeyZ', 'z'], // Russian
  ['ئ', 'KeyZ', 'z'], // Arabic
  ['Process', 'KeyZ', 'z'],
  [';', 'KeyZ', 'z'], // Dvorak has no letter there
  ['1', 'Digit1', ''],
  ['Delete', 'Delete', ''],
])('the key %s at %s is “%s”', (key, code, letter) => {
  expect(shortcutLetter({ key, code })).toBe(letter);
});

it('a press without a key, as autofill sends it, is none', () => {
  expect(shortcutLetter({} as KeyboardEvent)).toBe('');
});
