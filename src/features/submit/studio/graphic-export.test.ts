import { describe, expect, it } from 'vitest';
import { EMPTY_LISTING } from '@/model/listing';
import { EMPTY_SHOT_TEXT, type Graphic } from '@/domain/studio/design';
import { GRAPHIC_SHOT, graphicOf } from '@/domain/studio/graphics';
import { setText } from '@/domain/studio/edits';
import { image, submissionDraft } from '@tests/support/drafts';
import {
  foreignImage,
  graphicFacts,
  outdatedGraphics,
  plannedGraphics,
  type GraphicSources,
} from './graphic-export';

const DRAWN = { blob: new Blob(['drawn']), width: 1, height: 2, mediaType: 'image/png' } as const;
const OWN = 'a'.repeat(64);
const DRAFT = submissionDraft();
const FACTS = graphicFacts(DRAFT, 'sans');
const ICON = graphicOf({}, 'icon', FACTS);
const FEATURE = graphicOf({}, 'feature', FACTS);
const SOURCES: GraphicSources = {
  draftId: 'draft-1',
  mainLocale: 'en-US',
  locales: ['en-US', 'de-DE'],
  appName: FACTS.appName,
  output: { format: 'jpeg', quality: 0.8 },
  icon: ICON.design,
  assets: new Map([[OWN, new Blob(['own'])]]),
};

describe('the facts of a graphic', () => {
  it('are the app’s name, line and colours', () => {
    expect(FACTS).toMatchObject({
      appName: 'Lantern: Evening Journal',
      tagline: 'Calm notes before you sleep',
      primary: expect.stringMatching(/^#/) as string,
    });
  });

  it.each([
    [{ listings: {}, bundleId: 'com.a' }, 'com.a'],
    [{ listings: { 'en-US': EMPTY_LISTING }, bundleId: '' }, 'App'],
  ])('find a name for %j', (changes, appName) => {
    expect(graphicFacts(submissionDraft(changes), 'sans').appName).toBe(appName);
  });
});

describe('the files of a graphic', () => {
  it('are both icons, which are PNG whatever the format of the screenshots', () => {
    const plans = plannedGraphics(SOURCES, 'icon', ICON);
    expect(plans.map(({ job }) => [job.size.width, job.size.height, job.format])).toEqual([
      [1024, 1024, 'png'],
      [512, 512, 'png'],
    ]);
    expect(plans.map(({ toImage }) => toImage(DRAWN))).toMatchObject([
      { id: 'draft-1:icon-1024', kind: 'icon', locale: 'en-US', hasAlpha: false, fileName: 'icon-1024.png' },
      { id: 'draft-1:icon-512', kind: 'icon', locale: 'en-US', hasAlpha: false, fileName: 'icon-512.png' },
    ]);
  });

  it('are the feature graphic in the format of the screenshots, with the icon', () => {
    const [plan, ...others] = plannedGraphics(SOURCES, 'feature', FEATURE);
    expect(others).toEqual([]);
    expect(plan?.job).toMatchObject({
      size: { width: 1024, height: 500 },
      format: 'jpeg',
      quality: 0.8,
      icon: ICON.design,
    });
    expect(plan?.toImage({ ...DRAWN, mediaType: 'image/jpeg' })).toMatchObject({
      id: 'draft-1:feature-graphic',
      fileName: 'feature-graphic.jpg',
      kind: 'feature-graphic',
      description: 'Lantern: Evening Journal: Calm notes before you sleep',
    });
  });

  it('are one feature graphic for each language with a text of its own', () => {
    const design = setText(FEATURE.design, [GRAPHIC_SHOT], 'de-DE', { caption: 'Laterne' });
    const plans = plannedGraphics(SOURCES, 'feature', { ...FEATURE, design });
    expect(plans.map(({ job, toImage }) => [job.locale, toImage(DRAWN).id])).toEqual([
      ['en-US', 'draft-1:feature-graphic'],
      ['de-DE', 'draft-1:feature-graphic@de-DE'],
    ]);
  });

  it.each(['icon', 'feature'] as const)('are made of the own picture where it is used: %s', (id) => {
    const graphic: Graphic = { ...graphicOf({}, id, FACTS), own: OWN, isOwnUsed: true };
    const [plan] = plannedGraphics(SOURCES, id, graphic);
    expect(plan?.job.design.style.fill).toEqual({ kind: 'image', asset: OWN });
    expect(plan?.job.design.shots[GRAPHIC_SHOT]?.texts['en-US'] ?? EMPTY_SHOT_TEXT).toEqual(EMPTY_SHOT_TEXT);
    expect(plan?.job.pictures.map((picture) => picture.id)).toEqual([OWN]);
    const [unused] = plannedGraphics(SOURCES, id, { ...graphic, isOwnUsed: false });
    expect(unused?.job.pictures).toEqual([]);
  });
});

describe('images that were not drawn from a design', () => {
  const drawn = image({ id: 'draft-1:icon-1024', kind: 'icon', width: 1024, height: 1024 });
  const imported = image({ id: 'x', kind: 'icon', width: 512, height: 512 });

  it.each([
    ['were drawn or dropped before there were designs of graphics', [drawn], false, drawn.id],
    ['are none once the design is stored', [drawn], true, undefined],
    ['were imported', [drawn, imported], true, imported.id],
    ['are the larger of two', [imported, drawn], false, drawn.id],
  ])('%s', (_, images, hasDesign, expected) => {
    expect(foreignImage(submissionDraft({ images }), 'icon', hasDesign)?.id).toBe(expected);
  });

  it('are replaced by the drawn ones of the same language', () => {
    const german = image({ id: 'de', kind: 'icon', locale: 'de-DE' });
    const feature = image({ id: 'f', kind: 'feature-graphic' });
    expect(outdatedGraphics([imported, drawn, german, feature], 'icon', [drawn])).toEqual(['x']);
  });
});
