import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { DEFAULT_FONT, FONT_CHOICES } from '../drawing/fonts';
import { fontFamilyOf, fontIdOf, isOwnFont, ownFontId } from './fonts';

const HASH = 'a1'.repeat(32);

itEvery(FONT_CHOICES.map(({ id }) => id))('a font is found by its id and by its family', (id) => {
  expect(fontIdOf(fontFamilyOf(id))).toBe(id);
  expect(isOwnFont(id)).toBe(false);
});

it('an own font has a family of its own that ends in the fonts of the device', () => {
  expect(isOwnFont(ownFontId(HASH))).toBe(true);
  expect(fontFamilyOf(ownFontId(HASH))).toMatch(new RegExp(`^"StorePilot own ${HASH}", .*sans-serif$`));
});

it.each(['own-', 'own-1', `own-${HASH}0`, 'later'])(
  'the unknown font “%s” is drawn with the default',
  (id) => {
    expect(isOwnFont(id)).toBe(false);
    expect(fontFamilyOf(id)).toBe(DEFAULT_FONT.family);
  },
);
