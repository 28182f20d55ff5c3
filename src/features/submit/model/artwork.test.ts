import { describe, expect, it } from 'vitest';
import type { PlatformChoice } from '@/domain/apps/app';
import { COMPOSITION_PRESETS } from '@/domain/screenshots/composition-presets';
import { EMPTY_LISTING } from '@/domain/listings/listing';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { image, submissionDraft } from '@tests/support/drafts';
import {
  artworkOf,
  composedImage,
  fontIdOf,
  plannedFeatureGraphic,
  plannedIcons,
  plannedScreenshots,
  presetOf,
  screenshotJob,
  setArtwork,
  setCaption,
  targetById,
  targetsFor,
} from './artwork';

const DRAWN = { blob: new Blob(['drawn']), width: 1, height: 2, mediaType: 'image/png' } as const;

function targets(...ids: string[]) {
  return ids.map((id) => targetById(id)).filter((target) => target !== undefined);
}

describe('the artwork of a draft', () => {
  it.each<[PlatformChoice, number[], string[]]>([
    ['both', [1], ['iphone-6.9', 'play-phone']],
    ['both', [1, 2], ['iphone-6.9', 'ipad-13', 'play-phone']],
    ['ios', [1], ['iphone-6.9']],
    ['android', [1, 2], ['play-phone']],
  ])('for %s and device families %j begins with what the stores require', (platform, deviceFamilies, ids) => {
    const draft = submissionDraft({
      platform,
      builds: platform === 'android' ? [] : [iosBuild({ deviceFamilies })],
    });
    expect(artworkOf(draft).targetIds).toEqual(ids);
  });

  it('keeps what was chosen, and takes one change at a time', () => {
    const one = setArtwork({ tagline: 'Calm' })(submissionDraft());
    const two = setCaption('p1', 'First')(setCaption('p2', 'Second')(one));
    expect(two.artwork).toMatchObject({ tagline: 'Calm', captions: { p1: 'First', p2: 'Second' } });
    expect(artworkOf(two)).toBe(two.artwork);
  });

  it('knows which look and font it shows', () => {
    for (const { id, style } of COMPOSITION_PRESETS) expect(presetOf(style)).toBe(id);
    expect(presetOf({ ...COMPOSITION_PRESETS[0].style, textColor: '#010203' })).toBeUndefined();
    expect(fontIdOf('Papyrus')).toBe('sans');
  });

  it.each([
    ['ios', false, true],
    ['android', true, false],
    ['both', true, true],
  ] as const)('offers %s the sizes of its stores', (platform, hasPlay, hasApple) => {
    const ids = targetsFor({ platform }).map(({ id }) => id);
    expect([ids.includes('play-phone'), ids.includes('iphone-6.9')]).toEqual([hasPlay, hasApple]);
  });
});

describe('screenshots to draw', () => {
  const pictures = [image({ id: 'p1', kind: 'picture' }), image({ id: 'p2', kind: 'picture' })];
  const artwork = artworkOf(setCaption('p1', ' Write each evening ')(submissionDraft()));

  it('are every picture at every size, set by set, with ids of their own', () => {
    const planned = plannedScreenshots(pictures, targets('iphone-6.9', 'play-phone'));
    expect(planned.map(({ id }) => id)).toEqual([
      'p1@iphone-6.9',
      'p2@iphone-6.9',
      'p1@play-phone',
      'p2@play-phone',
    ]);
  });

  it.each([
    ['phone', 'iphone-6.9', 'phone'],
    ['phone', 'ipad-13', 'tablet'],
    ['tablet', 'play-phone', 'phone'],
    ['none', 'ipad-13', 'none'],
  ] as const)('with a frame of %s at %s get one of %s', (frame, target, drawnFrame) => {
    const [planned] = plannedScreenshots(pictures, targets(target));
    if (!planned) throw new Error('Nothing planned');
    const job = screenshotJob(planned, { ...artwork, style: { ...artwork.style, frame } });
    expect(job.style.frame).toBe(drawnFrame);
    expect(job.size).toEqual({ width: planned.target.width, height: planned.target.height });
  });

  it('become opaque images of the slot, named after picture and size, described by the caption', () => {
    const [first, second] = plannedScreenshots(pictures, targets('iphone-6.9'));
    if (!first || !second) throw new Error('Nothing planned');
    expect(composedImage(first, artwork, DRAWN)).toEqual({
      id: 'p1@iphone-6.9',
      fileName: 'p1-iphone-6.9.png',
      kind: 'screenshot',
      locale: 'en-US',
      slotId: 'iphone-6.9',
      description: 'Write each evening',
      hasAlpha: false,
      bitDepth: 8,
      ...DRAWN,
    });
    expect(composedImage(second, artwork, DRAWN)).not.toHaveProperty('description');
  });
});

describe('graphics to draw', () => {
  it('are both icons, from the initials or from a picture', () => {
    const picture = new Blob(['icon']);
    const plans = plannedIcons(submissionDraft(), picture);
    expect(plans.map(({ job }) => job)).toMatchObject([
      { kind: 'icon', side: 1024, picture },
      { kind: 'icon', side: 512, picture },
    ]);
    expect(plans[1]?.toImage(DRAWN)).toMatchObject({ id: 'draft-1:icon-512', kind: 'icon', locale: 'en-US' });
    expect(plannedIcons(submissionDraft())[0]?.job).not.toHaveProperty('picture');
  });

  it('are the feature graphic with name, line and icon', () => {
    const { job, toImage } = plannedFeatureGraphic(submissionDraft());
    expect(job).toMatchObject({
      kind: 'banner',
      size: { width: 1024, height: 500 },
      design: { appName: 'Lantern: Evening Journal', tagline: 'Calm notes before you sleep' },
    });
    expect(job).toHaveProperty('icon');
    expect(toImage(DRAWN)).toMatchObject({ kind: 'feature-graphic', id: 'draft-1:feature-graphic' });
  });

  it.each([
    [{ listings: {}, bundleId: 'com.a' }, 'com.a'],
    [{ listings: { 'en-US': EMPTY_LISTING }, bundleId: '' }, 'App'],
  ])('find a name for %j', (changes, appName) => {
    expect(plannedFeatureGraphic(submissionDraft(changes)).job).toMatchObject({ design: { appName } });
  });
});
