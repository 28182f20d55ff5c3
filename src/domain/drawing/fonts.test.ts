import { describe, expect, it } from 'vitest';
import { BUNDLED_FONTS, DEFAULT_FONT, FONT_CHOICES, ownFontFamily } from './fonts';

describe('font choices', () => {
  it('are lists of fonts that end in a generic family', () => {
    for (const { family } of FONT_CHOICES) expect(family).toMatch(/, (?:sans-serif|serif|monospace)$/);
    expect(ownFontFamily('a1')).toMatch(/, sans-serif$/);
  });

  it('have an id, a label and a family each of their own', () => {
    for (const key of ['id', 'label', 'family'] as const) {
      expect(new Set(FONT_CHOICES.map((choice) => choice[key])).size).toBe(FONT_CHOICES.length);
    }
    expect(FONT_CHOICES).toContain(DEFAULT_FONT);
  });

  it('name the scripts of each bundled font', () => {
    expect(BUNDLED_FONTS.map(({ scripts = '' }) => scripts.startsWith('Latin'))).not.toContain(false);
  });

  it('cannot be broken out of by the id of an own font', () => {
    expect(ownFontFamily('x", serif; "')).toMatch(/^"StorePilot own xserif", /);
  });
});
