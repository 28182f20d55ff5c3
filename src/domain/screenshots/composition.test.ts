import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect, Size } from '../drawing/geometry';
import type { MeasureText } from '../drawing/text-fit';
import { layoutComposition, MAX_PADDING, type CompositionLayout, type CompositionStyle } from './composition';
import { RENDER_TARGETS } from './render-targets';

const measure: MeasureText = (text, fontSize) => text.length * fontSize * 0.52;

const STYLE: CompositionStyle = {
  captionPosition: 'top',
  background: { kind: 'solid', color: '#101828' },
  padding: 0.06,
  frame: 'phone',
  textColor: '#ffffff',
  fontFamily: 'sans-serif',
};
const TARGET: Size = { width: 1320, height: 2868 };
const PICTURE: Size = { width: 1290, height: 2796 };

function layout(caption: string, over: Partial<CompositionStyle> = {}, target = TARGET, picture = PICTURE) {
  return layoutComposition(target, picture, caption, { ...STYLE, ...over }, measure);
}

function outer({ device, picture }: CompositionLayout): Rect {
  return device?.body ?? picture;
}

function bottom(rect: Rect): number {
  return rect.y + rect.height;
}

function isInside(rect: Rect, { width, height }: Size): boolean {
  return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= width && bottom(rect) <= height;
}

describe('layoutComposition', () => {
  it('puts the caption above the picture, or below it', () => {
    const above = layout('Plan your day');
    const below = layout('Plan your day', { captionPosition: 'bottom' });
    expect(bottom(above.caption?.box ?? above.picture)).toBeLessThanOrEqual(outer(above).y);
    expect(below.caption?.box.y).toBeGreaterThanOrEqual(bottom(outer(below)));
    expect(above.caption?.centerX).toBe(660);
  });

  it('gives the picture all the room when there is no caption', () => {
    const bare = layout('  ');
    expect(bare.caption).toBeUndefined();
    expect(outer(bare).height).toBeGreaterThan(
      outer(layout('Plan your day in one minute and keep the evening')).height,
    );
  });

  it('fills the target with a picture of its shape, without caption, frame and margin', () => {
    const full = layout('', { frame: 'none', padding: 0 }, TARGET, TARGET);
    expect(full.picture).toEqual({ x: 0, y: 0, ...TARGET });
    expect(full.pictureRadius).toBe(0);
  });

  it.each(
    RENDER_TARGETS.flatMap((target) =>
      target.safeArea ? [[target.id, target, target.safeArea] as const] : [],
    ),
  )('keeps caption and picture of %s in its safe area', (_, target, area) => {
    for (const caption of [
      '',
      'Plan your day',
      'Plan your day in one minute and keep the evening for yourself',
    ]) {
      const drawn = layoutComposition(target, PICTURE, caption, STYLE, measure);
      for (const rect of [outer(drawn), ...(drawn.caption ? [drawn.caption.box] : [])]) {
        expect(rect.x).toBeGreaterThanOrEqual(area.x);
        expect(rect.y).toBeGreaterThanOrEqual(area.y);
        expect(rect.x + rect.width).toBeLessThanOrEqual(area.x + area.width);
        expect(bottom(rect)).toBeLessThanOrEqual(bottom(area) + 1);
      }
    }
  });

  it('keeps the margin clear', () => {
    const margin = Math.round(0.06 * 1320);
    const { caption, device } = layout('Plan your day in one minute and have the evening to yourself');
    for (const rect of [caption?.box, device?.body]) {
      expect(rect?.x).toBeGreaterThanOrEqual(margin);
      expect(rect?.y).toBeGreaterThanOrEqual(margin);
      expect((rect?.x ?? 0) + (rect?.width ?? 0)).toBeLessThanOrEqual(1320 - margin);
      expect(rect && bottom(rect)).toBeLessThanOrEqual(2868 - margin);
    }
  });

  it.each<[string, number, number]>([
    ['below none', -1, 0],
    ['none', 0, 0],
    ['the most', MAX_PADDING, Math.round(MAX_PADDING * 1320)],
    ['beyond the most', 0.5, Math.round(MAX_PADDING * 1320)],
  ])('takes a margin of %s', (_, padding, expected) => {
    expect(outer(layout('', { padding, frame: 'none' }, TARGET, { width: 1320, height: 1320 })).x).toBe(
      expected,
    );
  });

  it('draws a body around the picture, thicker for tablets, with buttons on upright phones only', () => {
    const phone = layout('', { frame: 'phone' });
    const tablet = layout('', { frame: 'tablet' }, TARGET, { width: 2064, height: 2752 });
    const lying = layout(
      '',
      { frame: 'phone' },
      { width: 2868, height: 1320 },
      { width: 2796, height: 1290 },
    );
    for (const { device, picture } of [phone, tablet, lying]) {
      expect(device && picture.x - device.body.x).toBeGreaterThan(0);
      expect(device && picture.y - device.body.y).toBeGreaterThan(0);
    }
    expect([phone, tablet, lying].map(({ device }) => device?.buttons.length)).toEqual([3, 0, 0]);
    expect(layout('', { frame: 'none' }).device).toBeUndefined();
  });

  it('shrinks a long caption, and cuts one that is far too long', () => {
    const short = layout('Plan your day').caption?.text;
    const long = layout('Plan your day in one minute and have the whole long evening to yourself again')
      .caption?.text;
    const endless = layout('Plan your day '.repeat(700)).caption?.text;
    expect(short?.fontSize).toBeGreaterThan(long?.fontSize ?? 0);
    expect(long?.isCut).toBe(false);
    expect(endless?.isCut).toBe(true);
    expect(endless?.lines).toHaveLength(3);
  });

  it('holds its rules for every target, picture, style and text', () => {
    const scene = fc.record({
      target: fc.oneof(
        fc.constantFrom<Size>(
          ...RENDER_TARGETS,
          { width: 2868, height: 1320 },
          { width: 1920, height: 1080 },
        ),
        fc.record({
          width: fc.integer({ min: 320, max: 4000 }),
          height: fc.integer({ min: 320, max: 4000 }),
        }),
      ),
      picture: fc.record({
        width: fc.integer({ min: 50, max: 4000 }),
        height: fc.integer({ min: 50, max: 4000 }),
      }),
      caption: fc.oneof(
        fc.string({ maxLength: 200, unit: 'grapheme' }),
        fc.constantFrom('', 'Plan', '予定を一分で', 'خطّط ليومك', 'a\nb\nc'),
      ),
      style: fc.record({
        captionPosition: fc.constantFrom<CompositionStyle['captionPosition'][]>('top', 'bottom'),
        padding: fc.double({ min: 0, max: 0.15, noNaN: true }),
        frame: fc.constantFrom<CompositionStyle['frame'][]>('none', 'phone', 'tablet'),
      }),
    });
    fc.assert(
      fc.property(scene, ({ target, picture, caption, style }) => {
        const placed = layout(caption, style, target, picture);
        const body = outer(placed);
        expect(isInside(body, target)).toBe(true);
        expect(
          isInside(placed.picture, body === placed.picture ? target : { width: Infinity, height: Infinity }),
        ).toBe(true);
        // Whole pixels, and the picture's shape within a rounding of one pixel.
        const { width, height } = placed.picture;
        expect([width, height].every((side) => Number.isInteger(side) && side > 0)).toBe(true);
        const exact = Math.min(
          Math.abs(width - (height * picture.width) / picture.height),
          Math.abs(height - (width * picture.height) / picture.width),
        );
        expect(exact).toBeLessThanOrEqual(1);
        if (placed.caption) {
          const { box, text, firstMiddle } = placed.caption;
          expect(isInside(box, target)).toBe(true);
          expect(box.y >= bottom(body) || bottom(box) <= body.y).toBe(true);
          expect(text.lines.every((line) => line.width <= box.width)).toBe(true);
          const lastBottom = firstMiddle + (text.lines.length - 0.5) * text.lineHeight;
          expect(firstMiddle - text.lineHeight / 2).toBeGreaterThanOrEqual(box.y - 1);
          expect(lastBottom).toBeLessThanOrEqual(bottom(box) + 1);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
