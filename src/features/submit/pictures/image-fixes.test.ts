import { describe, expect, it } from 'vitest';
import { platformsOf, type PlatformChoice } from '@/model/app';
import { checkImages } from '@/checks/pictures/check-images';
import type { ImageFinding } from '@/checks/pictures/image-rules';
import type { DraftImage } from '@/model/draft-image';
import { image } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { fixFor } from './image-fixes';

/** The fixes offered for one image, by what the checks say of it. */
function fixesFor(changes: Partial<DraftImage>, platform: PlatformChoice = 'both') {
  const subject = image({ id: 'subject', ...changes });
  return checkImages([subject], { platforms: platformsOf(platform) })
    .filter(({ subject: { picture } }) => picture === 'subject')
    .map((finding) => fixFor(finding, subject));
}

describe('the fix for an image', () => {
  itEvery<[string, Partial<DraftImage>, PlatformChoice, string, object, string | undefined]>([
    [
      'with alpha',
      { hasAlpha: true },
      'ios',
      'Remove the alpha channel',
      { kind: 'flatten', format: 'png' },
      'iphone-6.9',
    ],
    [
      'of another size in the header’s place',
      { slotId: 'apple-header', width: 1920, height: 1080 },
      'ios',
      'Fit to 3840x1646',
      { kind: 'crop', size: { width: 3840, height: 1646 } },
      'apple-header',
    ],
    [
      'with 16 bits',
      { bitDepth: 16 },
      'ios',
      'Write it with 8 bits',
      { kind: 'flatten', format: 'png' },
      'iphone-6.9',
    ],
    [
      'of a modern phone for Google Play',
      { slotId: undefined, width: 1080, height: 2400 },
      'android',
      'Crop to 1080x1920',
      { kind: 'crop', size: { width: 1080, height: 1920 } },
      'play-phone',
    ],
    [
      'of a tablet that is longer than Google advises',
      { slotId: 'play-tablet-10', width: 1200, height: 2600 },
      'android',
      'Crop to 1197x2128',
      { kind: 'crop', size: { width: 1197, height: 2128 } },
      'play-tablet-10',
    ],
    [
      'of no size the App Store knows',
      { slotId: undefined, width: 1000, height: 1500, mediaType: 'image/jpeg' },
      'ios',
      'Fit to 1320x2868',
      { kind: 'crop', format: 'jpeg', size: { width: 1320, height: 2868 } },
      'iphone-6.9',
    ],
    [
      'in landscape',
      { slotId: undefined, width: 1500, height: 1000 },
      'ios',
      'Fit to 2868x1320',
      { kind: 'crop', size: { width: 2868, height: 1320 } },
      'iphone-6.9',
    ],
    [
      'of a wrong size for its place',
      { slotId: 'ipad-13', width: 1000, height: 1500 },
      'ios',
      'Fit to 2064x2752',
      { kind: 'crop', size: { width: 2064, height: 2752 } },
      'ipad-13',
    ],
    [
      'that is too heavy for Google Play',
      {
        slotId: 'play-phone',
        width: 1080,
        height: 1920,
        blob: new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]),
      },
      'android',
      'Write it as JPEG',
      { kind: 'flatten', format: 'jpeg' },
      'play-phone',
    ],
    [
      'that is an icon of another size',
      { kind: 'icon', slotId: undefined, width: 300, height: 300 },
      'android',
      'Fit to 512x512',
      { kind: 'crop', size: { width: 512, height: 512 } },
      undefined,
    ],
    [
      'that is an icon as JPEG',
      { kind: 'icon', slotId: undefined, width: 1024, height: 1024, mediaType: 'image/jpeg' },
      'ios',
      'Write it as PNG',
      { kind: 'flatten', format: 'png' },
      undefined,
    ],
  ])('every row of the table', (_, changes, platform, label, job, slotId) => {
    const [fix] = fixesFor(changes, platform);
    expect(fix).toMatchObject({ label, job: { id: 'subject', ...job }, slotId });
  });

  it('is none for an icon that is too heavy, and for a finding without an offer', () => {
    const heavy = { kind: 'icon', slotId: undefined, width: 512, height: 512 } as const;
    expect(fixesFor({ ...heavy, blob: new Blob([new Uint8Array(1024 * 1024 + 1)]) }, 'android')).toEqual([
      undefined,
    ]);
    const [finding] = checkImages([image({ hasAlpha: true })], { platforms: ['ios'] });
    const withoutOffer: ImageFinding | undefined = finding && { ...finding, offer: undefined };
    expect(withoutOffer && fixFor(withoutOffer, image())).toBeUndefined();
  });
});
