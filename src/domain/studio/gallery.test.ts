import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { contrast, isHexColor, mix } from '../drawing/colors';
import { FONT_CHOICES } from '../drawing/fonts';
import { PATTERN_IDS, type Fill, type ShotStyle } from './design';
import { TEMPLATES } from './gallery';
import { LAYOUTS } from './layouts';

/** The colours that can be behind a caption: patterns are laid over their ground at up to half their strength. */
function grounds(fill: Fill): string[] {
  switch (fill.kind) {
    case 'color':
      return [fill.color];
    case 'gradient':
      return [0, 0.25, 0.5, 0.75, 1].map((share) => mix(fill.from, fill.to, share));
    case 'pattern':
      return [fill.color, mix(fill.color, fill.ink, fill.pattern === 'glow' ? 0.5 : 0.3)];
    case 'image':
      return [];
  }
}

/** The style of every picture that a template gives a set. */
const styles = TEMPLATES.flatMap(({ name, style, variations }) =>
  [{}, ...variations].map((variation, index): [string, number, ShotStyle] => [
    name,
    index,
    { ...style, ...variation },
  ]),
);

describe('the templates', () => {
  it('are at least twelve, each with a name of its own', () => {
    expect(TEMPLATES.length).toBeGreaterThanOrEqual(12);
    for (const key of ['id', 'name'] as const) {
      expect(new Set(TEMPLATES.map((template) => template[key])).size).toBe(TEMPLATES.length);
    }
  });

  it('show every layout and every pattern', () => {
    const layouts = new Set(styles.map(([, , { layout }]) => layout));
    const patterns = new Set(
      styles.flatMap(([, , { fill }]) => (fill.kind === 'pattern' ? [fill.pattern] : [])),
    );
    expect([...layouts].sort()).toEqual(LAYOUTS.map(({ id }) => id).sort());
    expect([...patterns].sort()).toEqual([...PATTERN_IDS].sort());
  });

  itEvery(styles)('have a caption and a highlight that are legible on every part', (_, __, style) => {
    const behind = grounds(style.fill);
    expect(behind.length).toBeGreaterThan(0);
    expect([style.textColor, style.highlightColor, ...behind].every(isHexColor)).toBe(true);
    const least = (color: string) => Math.min(...behind.map((ground) => contrast(ground, color)));
    expect(least(style.textColor)).toBeGreaterThanOrEqual(4.5);
    if (style.highlight === 'marker') {
      expect(contrast(style.highlightColor, style.textColor)).toBeGreaterThanOrEqual(4.5);
    } else {
      expect(least(style.highlightColor)).toBeGreaterThanOrEqual(3);
    }
  });

  it('use fonts that exist', () => {
    const known = FONT_CHOICES.map(({ id }) => id);
    expect(styles.filter(([, , { font }]) => !known.includes(font))).toEqual([]);
  });
});
