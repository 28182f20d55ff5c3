import { describe, expect, it } from 'vitest';
import { RENDER_TARGETS } from '@/domain/screenshots/render-targets';
import { EMPTY_DESIGN } from '@/domain/studio/default-design';
import { EMPTY_SHOT_TEXT, type Design, type Shot } from '@/domain/studio/design';
import { image } from '@tests/support/drafts';
import { drawnScreenshot, localesToDraw, plannedShots, shotJob, type SetSources } from './studio-export';

const DRAWN = { blob: new Blob(['drawn']), width: 1, height: 2, mediaType: 'image/png' } as const;

function targets(...ids: string[]) {
  return RENDER_TARGETS.filter(({ id }) => ids.includes(id));
}

function shot(changes: Partial<Shot>): Shot {
  return { pictures: {}, texts: {}, style: {}, ...changes };
}

function caption(text: string) {
  return { ...EMPTY_SHOT_TEXT, caption: text };
}

const DESIGN: Design = {
  ...EMPTY_DESIGN,
  order: ['a', 'b', 'title'],
  shots: {
    a: shot({
      pictures: { 'en-US': 'p1', 'de-DE': 'p3' },
      texts: { 'en-US': caption(' Plan '), 'ja-JP': caption('計画') },
    }),
    b: shot({ pictures: { 'en-US': 'p2' } }),
    title: shot({ style: { layout: 'text-only' }, texts: { 'en-US': caption('Hello') } }),
  },
};
const SOURCES: SetSources = {
  design: DESIGN,
  mainLocale: 'en-US',
  screens: ['p1', 'p2', 'p3'].map((id) => image({ id, kind: 'picture' })),
  assets: new Map(),
};

it('gives each picture an image of its own, whichever language was first', () => {
  const design: Design = {
    ...DESIGN,
    order: ['p1', 'b'],
    shots: {
      // The German picture came first and named the shot; English has a screen of the device alone.
      p1: shot({ pictures: { 'de-DE': 'p1' }, screens: { 'ios-phone': { 'en-US': 'p2' } } }),
      b: shot({ pictures: { 'en-US': 'p3', 'de-DE': 'p3' } }),
    },
  };
  const planned = plannedShots({ ...SOURCES, design }, targets('iphone-6.9'), ['en-US', 'de-DE']);
  expect(planned.map(({ id, locale }) => [id, locale])).toEqual([
    ['p1@iphone-6.9@en-US', 'en-US'],
    ['p3@iphone-6.9', 'en-US'],
    ['p1@iphone-6.9', 'de-DE'],
    ['b@iphone-6.9@de-DE', 'de-DE'],
  ]);
});

describe('screens of one kind of device', () => {
  const WATCH = targets('play-wear');
  const design: Design = {
    ...DESIGN,
    shots: {
      ...DESIGN.shots,
      b: shot({
        pictures: { 'en-US': 'p2' },
        screens: { 'android-watch': { 'en-US': 'w2', 'fr-FR': 'w3' } },
      }),
    },
  };
  const screens = [
    ...['p1', 'p2'].map((id) => image({ id, kind: 'picture' })),
    ...['w2', 'w3'].map((id) => image({ id, kind: 'picture', width: 454, height: 454 })),
  ];
  const sources = { ...SOURCES, design, screens };

  it('are drawn on that device only, under the same id; a title has no screen there', () => {
    const planned = plannedShots(sources, WATCH, ['en-US']);
    expect(planned.map(({ id }) => id)).toEqual(['p2@play-wear']);
    const used = planned.map((each) => shotJob(sources, each).pictures.map(({ id }) => id));
    expect(used).toEqual([['w2']]);
    const [, onPhone] = plannedShots(sources, targets('play-phone'), ['en-US']);
    expect(onPhone && shotJob(sources, onPhone).pictures.map(({ id }) => id)).toEqual(['p2']);
  });

  it('leave a set empty where there are none, titles included, unless the publisher wants other screens', () => {
    const ids = (now: Design, ...names: string[]) =>
      plannedShots({ ...SOURCES, design: now }, targets(...names), ['en-US']).map(({ id }) => id);
    expect(ids(DESIGN, 'ipad-13')).toEqual([]);
    expect(ids(DESIGN, 'play-tablet-10', 'mac', 'apple-tv', 'play-chromebook')).toEqual([]);
    expect(ids({ ...DESIGN, borrowing: ['ipad-13'] }, 'ipad-13', 'ipad-11')).toEqual([
      'p1@ipad-13',
      'p2@ipad-13',
      'title@ipad-13',
    ]);
    const onlyTitles = { ...DESIGN, order: ['title'] };
    expect(ids(onlyTitles, 'ipad-13')).toEqual(['title@ipad-13']);
  });

  it('make a language one that is drawn', () => {
    expect(localesToDraw(design, ['en-US', 'fr-FR', 'it-IT'], 'en-US')).toEqual(['en-US', 'fr-FR']);
  });
});

describe('what is drawn', () => {
  it('is every picture at every size, set by set, with ids of their own', () => {
    const planned = plannedShots(SOURCES, targets('iphone-6.9', 'play-phone'), ['en-US']);
    expect(planned.map(({ id }) => id)).toEqual([
      'p1@iphone-6.9',
      'p2@iphone-6.9',
      'title@iphone-6.9',
      'p1@play-phone',
      'p2@play-phone',
      'title@play-phone',
    ]);
  });

  it('is named by a language’s own screen, otherwise by the picture and the language', () => {
    const ids = (locale: string) =>
      plannedShots(SOURCES, targets('iphone-6.9'), [locale]).map(({ id }) => id);
    expect(ids('de-DE')).toEqual(['p3@iphone-6.9', 'b@iphone-6.9@de-DE', 'title@iphone-6.9@de-DE']);
  });

  it('is at most what the store takes', () => {
    expect(plannedShots(SOURCES, targets('apple-header'), ['en-US'])).toHaveLength(1);
  });

  it('leaves out what would be empty', () => {
    const design = {
      ...DESIGN,
      shots: {
        ...DESIGN.shots,
        title: shot({ style: { layout: 'text-only' } }),
        b: shot({ pictures: { 'en-US': 'gone' } }),
      },
    };
    expect(plannedShots({ ...SOURCES, design }, targets('iphone-6.9'), ['en-US'])).toHaveLength(1);
  });

  it('is in the main language and in those with a text or a screen of their own', () => {
    const locales = ['en-US', 'de-DE', 'ja-JP', 'fr-FR'];
    expect(localesToDraw(DESIGN, locales, 'en-US')).toEqual(['en-US', 'de-DE', 'ja-JP']);
  });
});

describe('a job', () => {
  it('has the pixels that its picture shows, and those of the next one where both are shown', () => {
    const pictures = (style: Partial<Design['style']>) => {
      const sources = { ...SOURCES, design: { ...DESIGN, style: { ...DESIGN.style, ...style } } };
      const [planned] = plannedShots(sources, targets('iphone-6.9'), ['en-US']);
      return planned && shotJob(sources, planned).pictures.map(({ id }) => id);
    };
    expect(pictures({})).toEqual(['p1']);
    expect(pictures({ layout: 'two' })).toEqual(['p1', 'p2']);
    const asset = 'a'.repeat(64);
    SOURCES.assets = new Map([[asset, new Blob(['background'])]]);
    expect(pictures({ fill: { kind: 'image', asset } })).toEqual(['p1', asset]);
  });
});

describe('the file format', () => {
  const output = { format: 'jpeg', quality: 0.8 } as const;
  const sources = { ...SOURCES, design: { ...DESIGN, output } };
  const [planned] = plannedShots(sources, targets('iphone-6.9'), ['en-US']);

  it('and its quality are those of the design', () => {
    expect(planned && shotJob(sources, planned)).toMatchObject(output);
    expect(planned && shotJob(SOURCES, planned)).toMatchObject({ format: 'png' });
  });

  it('names the file by what was written', () => {
    const drawn = { ...DRAWN, mediaType: 'image/jpeg' } as const;
    expect(planned && drawnScreenshot(sources, planned, drawn).fileName).toBe('p1-iphone-6.9.jpg');
  });
});

describe('a finished screenshot', () => {
  const planned = plannedShots(SOURCES, targets('iphone-6.9'), ['en-US']);

  it('is an opaque image of the slot, named after screen and size, described by the caption', () => {
    const [first, second, title] = planned.map((each) => drawnScreenshot(SOURCES, each, DRAWN));
    expect(first).toEqual({
      id: 'p1@iphone-6.9',
      fileName: 'p1-iphone-6.9.png',
      kind: 'screenshot',
      locale: 'en-US',
      slotId: 'iphone-6.9',
      description: 'Plan',
      screen: { width: 1320, height: 2868 },
      hasAlpha: false,
      bitDepth: 8,
      ...DRAWN,
    });
    expect(second).not.toHaveProperty('description');
    expect(title?.fileName).toBe('picture-3-iphone-6.9.png');
    expect(title).not.toHaveProperty('screen');
  });
});
