import { describe, expect, it } from 'vitest';
import type { PlatformChoice } from '@/model/app';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { image } from '@tests/support/drafts';
import { asScreenshot, sizeVerdict, slotForPicture } from './picture-intake';

describe('a dropped picture', () => {
  it.each<[number, number, PlatformChoice, string | undefined, string]>([
    [1290, 2796, 'both', 'iphone-6.9', '1290x2796: Apple App Store, iPhone 6.9"'],
    [1080, 1920, 'android', 'play-phone', '1080x1920: Google Play, Phone screenshots'],
    [
      1080,
      2600,
      'both',
      undefined,
      '1080x2600 is not a screenshot size of Apple App Store or Google Play; it is drawn to size below',
    ],
    [
      1200,
      2796,
      'android',
      undefined,
      '1200x2796 is not a screenshot size of Google Play; it is drawn to size below',
    ],
    [1080, 2400, 'both', 'play-phone', '1080x2400: Google Play, Phone screenshots'],
  ])('of %ix%i for %s is for %s', (width, height, platform, slotId, words) => {
    const slot = slotForPicture({ width, height }, { platform, builds: [] });
    expect(slot?.id).toBe(slotId);
    expect(sizeVerdict({ width, height }, slot, platform)).toBe(words);
  });

  it('of a size that several devices share goes by the build', () => {
    const size = { width: 1920, height: 1080 };
    const tvBuild = iosBuild({ deviceFamilies: [3] });
    expect(slotForPicture(size, { platform: 'both', builds: [] })?.id).toBe('play-phone');
    expect(slotForPicture(size, { platform: 'both', builds: [tvBuild] })?.id).toBe('apple-tv');
  });

  it('is used unchanged under an id of its own', () => {
    const picture = image({ id: 'p', kind: 'picture', slotId: undefined });
    const slot = slotForPicture(picture, { platform: 'ios', builds: [] });
    expect(slot && asScreenshot(picture, slot, 'new')).toEqual({
      ...picture,
      id: 'new',
      kind: 'screenshot',
      slotId: 'iphone-6.9',
    });
  });
});
