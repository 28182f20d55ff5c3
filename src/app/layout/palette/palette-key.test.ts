import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { isPaletteKey, paletteKeyNames } from './palette-key';

const PRESS = {
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
};

describe('the keys of the palette', () => {
  itEvery([
    ['Linux x86_64', { ctrlKey: true }, true],
    ['Win32', { ctrlKey: true }, true],
    ['', { ctrlKey: true }, true],
    ['Win32', { metaKey: true }, false],
    ['Win32', { ctrlKey: true, metaKey: true }, false],
    ['MacIntel', { metaKey: true }, true],
    ['iPad', { metaKey: true }, true],
    ['MacIntel', { ctrlKey: true }, false], // deletes to the end of the line
    ['MacIntel', { ctrlKey: true, metaKey: true }, false], // the emoji picker's neighbour
    ['Win32', {}, false],
    ['Win32', { ctrlKey: true, key: 'K' }, true], // caps lock
    ['Win32', { ctrlKey: true, shiftKey: true, key: 'K' }, false],
    ['Win32', { ctrlKey: true, altKey: true }, false], // AltGr
    ['Win32', { ctrlKey: true, isComposing: true }, false],
    ['Win32', { ctrlKey: true, key: 'j', code: 'KeyJ' }, false],
    ['Win32', { ctrlKey: true, key: 'л' }, true], // the same key on a Russian layout
    ['Win32', { ctrlKey: true, key: 't' }, false], // the same key on Dvorak
    ['Win32', { ctrlKey: true, key: 'k', code: 'KeyV' }, true], // K on Dvorak
    ['Win32', { ctrlKey: true, key: 'Process' }, true],
  ])('every row of the table', (platform, press, expected) => {
    expect(isPaletteKey({ ...PRESS, ...press }, platform)).toBe(expected);
  });

  it.each([
    ['MacIntel', '⌘ K'],
    ['iPhone', '⌘ K'],
    ['Win32', 'Ctrl K'],
    ['Linux armv81', 'Ctrl K'],
  ])('are called on %s %s', (platform, expected) => {
    expect(paletteKeyNames(platform).shown).toBe(expected);
  });
});
