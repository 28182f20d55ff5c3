import { describe, expect, it } from 'vitest';
import type { PlatformChoice } from '@/model/app';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft } from '@tests/support/drafts';
import { artworkOf, setArtwork } from './artwork';

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
