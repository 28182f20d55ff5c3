import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/index.css', import.meta.url), 'utf8');

function tokens(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

function blockAfter(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  return css.slice(start, css.indexOf('}', start));
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

const light = tokens(blockAfter(':root'));
const dark = tokens(blockAfter(":root[data-theme='dark']"));
const darkBySystem = tokens(blockAfter(":root:not([data-theme='light'])"));

describe('the colour tokens', () => {
  it('are the same dark theme whether the system or the user asks for it', () => {
    expect(darkBySystem).toEqual(dark);
  });

  describe.each([
    ['light', light],
    ['dark', dark],
  ])('%s', (_, theme) => {
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
    it.each(pairs)('%s on %s holds %s to 1', (text, ground, least) => {
      expect(contrast(theme[text] ?? '#000000', theme[ground] ?? '#000000')).toBeGreaterThanOrEqual(least);
    });
  });
});
