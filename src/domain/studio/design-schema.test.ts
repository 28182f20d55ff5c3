import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { DEFAULT_COMPOSITION_STYLE } from '../screenshots/composition-presets';
import { DEFAULT_SHOT_STYLE, EMPTY_DESIGN } from './default-design';
import { EMPTY_SHOT_TEXT, styleOf, type Design } from './design';
import { readDesign } from './design-schema';
import { firstDesign, placePictures } from './draft-design';
import { withPictureIds } from './picture-ids';
import { placeScreens, setStyleAtSize } from './size-edits';
import { TEMPLATES } from './gallery';
import { applyTemplate, templateOf } from './templates';

function shot(pictures: Record<string, string>, style: Design['style'] | object = {}) {
  return { pictures, texts: {}, style };
}

const DESIGN: Design = {
  ...EMPTY_DESIGN,
  order: ['a', 'b'],
  shots: {
    a: { ...shot({ 'en-US': '1' }), texts: { 'en-US': { ...EMPTY_SHOT_TEXT, caption: 'Plan' } } },
    b: shot({ 'en-US': '2' }, { tilt: 5, cropZoom: 2 }),
  },
};

describe('reading a design', () => {
  it('gives back what was written', () => {
    const screens = [{ id: '9', locale: 'en-US' }];
    const { design } = placeScreens(setStyleAtSize(DESIGN, 'ipad-13', { tilt: 9 }), 'ios-tablet', screens);
    for (const written of [DESIGN, design])
      expect(readDesign(JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: written });
  });

  it.each([
    ['of a later version', { ...DESIGN, version: 2, shots: 'unknown' }, 'later'],
    ['that is none', { hello: 1 }, 'damaged'],
    ['that is a text', 'design', 'damaged'],
    ['with damaged shots', { ...DESIGN, shots: 3 }, 'damaged'],
  ])('refuses one %s', (_, stored, reason) => {
    expect(readDesign(stored)).toMatchObject({ ok: false, failure: { reason } });
  });

  it('resets single values that cannot be read', () => {
    const stored = {
      ...DESIGN,
      style: { ...DESIGN.style, tilt: 900, layout: 'spiral' },
      shots: { ...DESIGN.shots, b: shot({ 'en-US': '2' }, { tilt: 'much', cropZoom: 2 }) },
      perTarget: { 'ipad-13': { tilt: 'much', padding: 0.1 } },
    };
    const read = readDesign(stored);
    expect(read.ok && read.value.style).toEqual(DEFAULT_SHOT_STYLE);
    expect(read.ok && read.value.shots['b']?.style).toEqual({ cropZoom: 2 });
    expect(read.ok && styleOf(read.value, 'b', 'ipad-13')).toMatchObject({ tilt: 0, padding: 0.1 });
  });

  it('lists every picture once, whatever two tabs made of the order', () => {
    const read = readDesign({ ...DESIGN, order: ['b', 'b', 'gone'] });
    expect(read.ok && read.value.order).toEqual(['b', 'a']);
  });
});

describe('a draft without a design', () => {
  const pictures = [
    { id: '1', locale: 'en-US' },
    { id: '2', locale: 'en-US' },
    { id: '3', locale: 'de-DE' },
  ];

  it('takes over the look and the captions of its composer', () => {
    const artwork = {
      style: { ...DEFAULT_COMPOSITION_STYLE, captionPosition: 'bottom', frame: 'none' } as const,
      captions: { '1': 'Plan', '3': 'Planen' },
    };
    const design = firstDesign(artwork, pictures, 'en-US');
    expect(design.style).toMatchObject({ layout: 'below', frame: 'none', textColor: '#ffffff' });
    expect(design.order).toEqual(['1', '2']);
    expect(design.shots['1']).toMatchObject({
      pictures: { 'en-US': '1', 'de-DE': '3' },
      texts: { 'en-US': { caption: 'Plan' }, 'de-DE': { caption: 'Planen' } },
    });
  });

  it('places new pictures and leaves the others where they are', () => {
    const design = firstDesign(undefined, pictures, 'en-US');
    expect(placePictures(design, pictures, 'en-US')).toBe(design);
    const more = placePictures(design, [...pictures, { id: '4', locale: 'de-DE' }], 'en-US');
    expect(more.shots['2']?.pictures).toEqual({ 'en-US': '2', 'de-DE': '4' });
  });

  it('fill the pictures of another language that was first, and no title', () => {
    const german = {
      ...DESIGN,
      order: ['1', 'title'],
      shots: { 1: shot({ 'de-DE': '1' }), title: shot({}) },
    };
    const english = ['2', '3'].map((id) => ({ id, locale: 'en-US' }));
    const both = placePictures(german, [{ id: '1', locale: 'de-DE' }, ...english], 'en-US');
    expect(both.order.map((id) => both.shots[id]?.pictures)).toEqual([
      { 'de-DE': '1', 'en-US': '2' },
      {},
      { 'en-US': '3' },
    ]);
  });
});

describe('a copy of a draft', () => {
  it('refers to the copies of its pictures', () => {
    const copy = withPictureIds(DESIGN, (id) => `copy of ${id}`);
    expect(copy.shots['a']?.pictures).toEqual({ 'en-US': 'copy of 1' });
    const { design } = placeScreens(DESIGN, 'android-watch', [{ id: '9', locale: 'en-US' }], 'a');
    expect(withPictureIds(design, (id) => `copy of ${id}`).shots['a']?.screens).toEqual({
      'android-watch': { 'en-US': 'copy of 9' },
    });
    expect(withPictureIds({ version: 7 }, (id) => id)).toEqual({ version: 7 });
  });
});

describe('templates', () => {
  it('have ids of their own', () => {
    expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
  });

  itEvery(TEMPLATES)('keeps texts, pictures, order and crop', (template) => {
    const styled = applyTemplate(DESIGN, template);
    expect(styled.order).toEqual(DESIGN.order);
    expect(styled.shots['a']?.texts).toEqual(DESIGN.shots['a']?.texts);
    expect(styled.shots['b']?.pictures).toEqual(DESIGN.shots['b']?.pictures);
    expect(styled.shots['b']?.style).toMatchObject({ cropZoom: 2 });
    expect(styled.shots['b']?.style.tilt).toBe(template.variations[1]?.tilt);
    expect(readDesign(styled).ok).toBe(true);
  });

  it('are made of a set’s own look', () => {
    const own = templateOf(DESIGN, 'own', 'Mine');
    expect(own.variations).toEqual([{}, { tilt: 5 }]);
    expect(applyTemplate(DESIGN, own).shots['b']?.style).toEqual({ tilt: 5, cropZoom: 2 });
  });
});
