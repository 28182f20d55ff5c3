import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/index.css', import.meta.url), 'utf8');

/** The colour tokens of one theme: each is declared once, as `light-dark(light, dark)`. */
function tokens(theme: 'light' | 'dark'): Record<string, string> {
  const declared = css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g);
  return Object.fromEntries(
    [...declared].map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark]),
  );
}

/** WCAG relative luminance of a #rrggbb colour. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colour tokens', () => {
  describe.each(['light', 'dark'] as const)('%s', (name) => {
    const theme = tokens(name);
    const pairs = [
      ...['ink', 'ink-soft', 'ink-faint', 'accent', 'good', 'warn', 'bad', 'info'].flatMap((text) =>
        ['canvas', 'surface', 'sunken'].map((ground) => [text, ground, 4.5] as const),
      ),
      ...['good', 'warn', 'bad', 'info'].map((tone) => [tone, `${tone}-soft`, 4.5] as const),
      ...['good', 'warn', 'bad', 'info', 'accent'].map((tone) => ['ink', `${tone}-soft`, 4.5] as const),
      ['accent-strong', 'accent-soft', 4.5] as const,
      ['on-accent', 'accent', 4.5] as const,
      ['on-accent', 'accent-strong', 4.5] as const,
      // Borders of controls and the focus ring: 3 to 1.
      ...['canvas', 'surface', 'sunken'].map((ground) => ['line-strong', ground, 3] as const),
    ];
    it('has enough contrast in every pair', () => {
      const faint = pairs.filter(
        ([text, ground, least]) => !(contrast(theme[text] ?? '', theme[ground] ?? '') >= least),
      );
      expect(faint).toEqual([]);
    });
  });
});
