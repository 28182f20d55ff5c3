import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import type { Size } from '@/model/geometry';
import { designWithScreens } from '@tests/support/images/designs';
import { type Design, type DesignTarget } from './design';
import { drawingCommands } from './drawing/draw-design';
import { TEMPLATES } from './gallery';
import { legibilityNotes } from './legibility';
import { applyTemplate } from './templates';

const TALL: DesignTarget = { id: 'iphone-6.9', width: 1320, height: 2868, gap: 0.036 };
const WIDE: DesignTarget = { id: 'wide', width: 2868, height: 1320, gap: 0.036 };

function notesOf(
  design: Design,
  target = TALL,
  locales: readonly string[] = ['en-US'],
  pictureSize = (_id: string): Size | undefined => ({ width: 1206, height: 2622 }),
) {
  const locale = 'en-US';
  const request = {
    design,
    target,
    locale,
    mainLocale: 'en-US',
    pictureSize,
    assetSize: () => ({ width: 2000, height: 2000 }),
    measure: () => (text: string, size: number) => text.length * size * 0.5,
  };
  const drawings = design.order.map((_, index) => drawingCommands(request, index));
  return legibilityNotes({ design, target, locale, mainLocale: 'en-US', locales, drawings, pictureSize });
}

const idsOf = (...request: Parameters<typeof notesOf>) => notesOf(...request).map(({ id }) => id);

const GOOD = ['Plan your walk', 'See the map', 'Share the day', ''];
const LONG = 'Plan every walk with all your friends and their dogs before the rain comes back in the evening';

describe('screens of another device', () => {
  const WATCH: DesignTarget = { id: 'play-wear', width: 454, height: 454, gap: 0, device: 'watch' };
  const TV: DesignTarget = { id: 'play-tv', width: 1920, height: 1080, gap: 0, device: 'tv' };
  const idsWith = (target: DesignTarget, width: number, height: number) => {
    const design = designWithScreens(GOOD.slice(0, 1));
    const pictureSize = () => ({ width, height });
    const drawing = drawingCommands(
      {
        ...{ design, target, locale: 'en-US', mainLocale: 'en-US' },
        pictureSize,
        assetSize: () => undefined,
        measure: () => (text, size) => text.length * size * 0.5,
      },
      0,
    );
    const set = { design, target, locale: 'en-US', mainLocale: 'en-US', locales: ['en-US'] };
    return legibilityNotes({ ...set, drawings: [drawing], pictureSize }).map(({ id }) => id);
  };
  itEvery<[string, DesignTarget, number, number, string[]]>([
    ['a watch’s on a watch', WATCH, 450, 450, []],
    ['a square watch’s on a watch', WATCH, 396, 484, []],
    ['a phone’s on a watch', WATCH, 1206, 2622, ['other-device']],
    ['a television’s on a television', TV, 1920, 1080, []],
    ['a phone’s on a television', TV, 1206, 2622, ['other-device']],
    ['a phone’s on a phone', TALL, 1206, 2622, []],
  ])('every row of the table', (_, target, width, height, ids) => {
    expect(idsWith(target, width, height)).toEqual(ids);
  });
});

describe('a screen that is drawn larger than it is', () => {
  const notesWith = (design: Design, sizes: readonly (Size | undefined)[]) =>
    notesOf(design, TALL, ['en-US'], (id) => sizes[Number(id.split('-')[1])]);
  const CAPTIONS = GOOD.slice(0, 2);
  const FULL = designWithScreens(CAPTIONS, { layout: 'full' });
  const NATIVE = { width: 1320, height: 2868 };
  const width = (pixels: number) => ({ width: pixels, height: Math.ceil((pixels * 2868) / 1320) });

  it.each([
    ['1.5 times', FULL, [width(880), NATIVE]],
    ['a screen that is not stored', FULL, [undefined, NATIVE]],
    ['a small one in a small device', designWithScreens(CAPTIONS, { deviceZoom: 0.5 }), [width(390), NATIVE]],
  ])('is no fault: %s', (_, design, sizes) => {
    expect(notesWith(design, sizes)).toEqual([]);
  });

  it.each([
    ['more than 1.5 times', FULL, [width(870), NATIVE], 1],
    ['what a messenger leaves', designWithScreens(CAPTIONS), [NATIVE, width(390)], 2],
    ['in a tilted device', designWithScreens(CAPTIONS, { tilt: 5 }), [NATIVE, width(390)], 2],
    ['a part of it', designWithScreens(CAPTIONS, { layout: 'full', cropZoom: 2 }), [NATIVE, width(1500)], 1],
  ])('has a note: %s', (_, design, sizes, number) => {
    expect(notesWith(design, sizes)).toMatchObject([{ id: 'blurred', goTo: { number } }]);
  });

  it('names all of them', () => {
    const sizes = [width(300), width(300)];
    expect(notesWith(FULL, sizes)[0]?.title).toBe(
      'Pictures 1 and 2 enlarge their screens so much that they look blurred.',
    );
  });
});

describe('a set is legible', () => {
  itEvery(TEMPLATES.map((template) => [template.name, template] as const))(
    'in every template',
    (_, template) => {
      const ids = idsOf(applyTemplate(designWithScreens(GOOD), template));
      // The tilted device of one template crosses the edge on purpose; the note says what that costs.
      expect(ids.filter((id) => id !== 'over-seam')).toEqual([]);
    },
  );

  itEvery([
    ['without pictures', designWithScreens([])],
    ['with a light text on a dark gradient', designWithScreens(GOOD)],
    [
      'when a gradient has the text’s colour only at the other end',
      designWithScreens(GOOD, { fill: { kind: 'gradient', from: '#101020', to: '#ffffff', angle: 180 } }),
    ],
    [
      'on a picture, whose colours are unknown',
      designWithScreens(GOOD, { fill: { kind: 'image', asset: 'a'.repeat(64) } }),
    ],
    [
      'when a device bleeds below',
      { ...designWithScreens(GOOD, { layout: 'bleed-below' }), isPanorama: true },
    ],
    ['when a device crosses an edge without a panorama', designWithScreens(GOOD, { deviceX: 0.6 })],
    ['with a picture without a caption after the first three', designWithScreens(GOOD)],
  ])('every row of the table', (_, design) => {
    expect(idsOf(design)).toEqual([]);
  });

  it.each([
    ['a phone of Google Play', { id: 'play-phone', width: 1080, height: 1920, gap: 0.14 }],
    ['an iPad', { id: 'ipad-13', width: 2064, height: 2752, gap: 0.036 }],
  ])('at the default size on %s', (_, target) => {
    expect(idsOf(designWithScreens(GOOD), target)).toEqual([]);
  });

  it('in landscape with small type, because search shows it wider', () => {
    expect(idsOf(designWithScreens([LONG, ...GOOD]), WIDE)).not.toContain('small-caption');
  });
});

describe('a note', () => {
  itEvery([
    [
      'a caption that shrinks the set below 9 pt',
      designWithScreens([...GOOD.slice(0, 1), LONG, 'Share']),
      'small-caption',
      1,
    ],
    [
      'white on yellow',
      designWithScreens(GOOD, { textColor: '#ffffff', fill: { kind: 'color', color: '#ffe680' } }),
      'low-contrast',
      1,
    ],
    [
      'a gradient that is light behind the caption',
      designWithScreens(GOOD, {
        textColor: '#ffffff',
        fill: { kind: 'gradient', from: '#ffffff', to: '#101020', angle: 180 },
      }),
      'low-contrast',
      1,
    ],
    [
      'a device over the seam of a panorama',
      { ...designWithScreens(GOOD, { deviceX: 0.4 }), isPanorama: true },
      'over-seam',
      1,
    ],
    [
      'a caption over the seam of a panorama',
      { ...designWithScreens(GOOD, { textX: 0.5 }), isPanorama: true },
      'over-seam',
      1,
    ],
    ['a third picture without a caption', designWithScreens(['Plan', 'See', '', 'Share']), 'no-caption', 3],
  ] as const)('names …', (_, design, id, number) => {
    const notes = notesOf(design);
    expect(notes.map((note) => note.id)).toEqual([id]);
    expect(notes[0]?.goTo).toMatchObject({ number });
  });

  it('names all pictures that it concerns', () => {
    expect(notesOf(designWithScreens(['', '', 'Share'])).map(({ title }) => title)).toEqual([
      'Pictures 1 and 2 have no caption, and most people see only the first three.',
    ]);
  });

  it('names the languages without captions of their own', () => {
    const notes = notesOf(designWithScreens(GOOD), TALL, ['en-US', 'de-DE', 'fr-FR']);
    expect(notes).toMatchObject([{ id: 'no-own-captions', goTo: { locale: 'de-DE' } }]);
    expect(idsOf(designWithScreens(['', '', '']), TALL, ['en-US', 'de-DE'])).toEqual(['no-caption']);
  });
});
