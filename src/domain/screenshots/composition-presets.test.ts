import { describe, expect, it } from 'vitest';
import { DEFAULT_FONT } from '../drawing/fonts';
import { contrast, isHexColor, mix } from '../drawing/colors';
import { COMPOSITION_PRESETS, DEFAULT_COMPOSITION_STYLE } from './composition-presets';

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

  it('begin with the default, in the default font', () => {
    expect(DEFAULT_COMPOSITION_STYLE).toBe(COMPOSITION_PRESETS[0].style);
    expect(DEFAULT_COMPOSITION_STYLE.fontFamily).toBe(DEFAULT_FONT.family);
  });
});
