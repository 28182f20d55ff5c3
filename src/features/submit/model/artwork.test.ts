import { describe, expect, it } from 'vitest';
import type { PlatformChoice } from '@/domain/apps/app';
import { EMPTY_LISTING } from '@/domain/listings/listing';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft } from '@tests/support/drafts';
import { artworkOf, plannedFeatureGraphic, plannedIcons, setArtwork } from './artwork';

const DRAWN = { blob: new Blob(['drawn']), width: 1, height: 2, mediaType: 'image/png' } as const;

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
    const two = setArtwork({ primary: '#123456' })(one);
    expect(two.artwork).toMatchObject({ tagline: 'Calm', primary: '#123456' });
    expect(artworkOf(two)).toBe(two.artwork);
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
