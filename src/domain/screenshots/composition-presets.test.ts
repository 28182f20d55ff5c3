import { describe, expect, it } from 'vitest';
import { contrast, isHexColor, mix } from '../drawing/colors';
import { COMPOSITION_PRESETS, DEFAULT_COMPOSITION_STYLE, FONT_CHOICES } from './composition-presets';

describe('composition presets', () => {
  it.each(COMPOSITION_PRESETS.map(({ label, style }) => [label, style] as const))(
    '%s: the caption reads on every part of the background',
    (_, { background, textColor }) => {
      const colors =
        background.kind === 'solid'
          ? [background.color]
          : [0, 0.25, 0.5, 0.75, 1].map((share) => mix(background.from, background.to, share));
      expect([textColor, ...colors].every(isHexColor)).toBe(true);
      expect(Math.min(...colors.map((color) => contrast(color, textColor)))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('begin with the default, in the first font', () => {
    expect(DEFAULT_COMPOSITION_STYLE).toBe(COMPOSITION_PRESETS[0].style);
    expect(DEFAULT_COMPOSITION_STYLE.fontFamily).toBe(FONT_CHOICES[0].family);
  });
});

describe('font choices', () => {
  it('are lists of fonts that end in a generic family', () => {
    for (const { family } of FONT_CHOICES) expect(family).toMatch(/, (?:sans-serif|serif|monospace)$/);
  });
});
