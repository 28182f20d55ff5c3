import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANNER_STYLES, type BannerStyle } from '@/model/artwork-style';
import { layoutBanner, type BannerLayout, type PlacedText } from './banner-layout';
import { BANNER_SIZES } from './banner-sizes';
import type { Rect, Size } from '@/model/geometry';
import type { MeasureText } from './text-fit';

const measure: MeasureText = (text, fontSize) => text.length * fontSize * 0.55;
const MEASURES = { name: measure, tagline: measure };
const STYLES = BANNER_STYLES.map(({ id }) => id);
const LACED_UP = { appName: 'Laced Up', tagline: 'Your running journey starts with one step' };

function layout(style: BannerStyle, text = LACED_UP, size: Size = BANNER_SIZES[1]): BannerLayout {
  return layoutBanner({ width: size.width, height: size.height }, style, text, MEASURES);
}

/** Returns the rectangle that the lines of a text cover. */
function coveredBy({ text, x, firstMiddle, align }: PlacedText): Rect {
  const width = Math.max(...text.lines.map((line) => line.width));
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return {
    x: left,
    y: firstMiddle - text.lineHeight / 2,
    width,
    height: text.lines.length * text.lineHeight,
  };
}

function overlap(a: Rect, b: Rect): boolean {
  return (
    a.x < b.x + b.width - 0.5 &&
    b.x < a.x + a.width - 0.5 &&
    a.y < b.y + b.height - 0.5 &&
    b.y < a.y + a.height - 0.5
  );
}

describe('banner sizes', () => {
  it('are those of the specification', () => {
    expect(BANNER_SIZES.map(({ platform, width, height }) => `${platform} ${width}x${height}`)).toEqual([
      'App Store 1200x628',
      'Google Play 1024x500',
      'Website 1920x1080',
    ]);
  });
});

describe('layoutBanner', () => {
  it('sets a name on one line where it stays large, else on two, else on three', () => {
    const linesOf = (appName: string) => layout('glow', { ...LACED_UP, appName }).name?.text.lines.length;
    expect(linesOf('Laced Up')).toBe(1);
    expect(linesOf('Laced Up Running')).toBe(2);
    expect(linesOf('The Extraordinarily Long Named Companion for Gardeners')).toBe(3);
  });

  it('centres the stage, and mirrors the others for names that read from the right', () => {
    const arabic = { appName: 'مساعد اليوم', tagline: 'خطّط ليومك في دقيقة واحدة' };
    for (const style of STYLES) {
      const latin = layout(style);
      const mirrored = layout(style, arabic);
      expect(mirrored.direction).toBe('rtl');
      expect([latin.name?.align, mirrored.name?.align]).toEqual(
        style === 'stage' ? ['center', 'center'] : ['left', 'right'],
      );
      expect(mirrored.icon.x + mirrored.icon.width / 2).toBeCloseTo(
        1024 - (latin.icon.x + latin.icon.width / 2),
        -0.5,
      );
    }
  });

  it('does without a tagline, and without a name', () => {
    for (const style of STYLES) {
      const nameOnly = layout(style, { appName: 'Laced Up', tagline: ' ' });
      const taglineOnly = layout(style, { appName: '', tagline: LACED_UP.tagline });
      expect(nameOnly.tagline).toBeUndefined();
      expect(nameOnly.name?.text.fontSize).toBeGreaterThanOrEqual(layout(style).name?.text.fontSize ?? 0);
      expect(taglineOnly.name).toBeUndefined();
      expect(taglineOnly.tagline).toBeDefined();
    }
  });

  it('keeps everything inside and apart, whatever the texts', () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 120, unit: 'grapheme' }),
      fc.constantFrom(
        'Laced Up',
        'まいにち手帳アプリケーション',
        'مساعد اليوم',
        'एक मिनट',
        'x'.repeat(80),
        'word '.repeat(400),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...STYLES),
        fc.constantFrom(...BANNER_SIZES),
        anyText,
        anyText,
        (style, size, appName, tagline) => {
          const placed = layout(style, { appName, tagline }, size);
          const texts = [placed.name, placed.tagline].filter((text) => text !== undefined).map(coveredBy);
          for (const rect of [...texts, placed.icon]) {
            expect(rect.x).toBeGreaterThanOrEqual(0);
            expect(rect.y).toBeGreaterThanOrEqual(0);
            expect(rect.x + rect.width).toBeLessThanOrEqual(size.width);
            expect(rect.y + rect.height).toBeLessThanOrEqual(size.height);
          }
          const [first, second] = texts;
          expect(texts.some((text) => overlap(text, placed.icon))).toBe(false);
          expect(first && second && overlap(first, second)).toBeFalsy();
          const nameSize = placed.name?.text.fontSize ?? Infinity;
          expect(placed.tagline?.text.fontSize ?? 0).toBeLessThanOrEqual(nameSize);
        },
      ),
      { numRuns: 1500 },
    );
  });
});
