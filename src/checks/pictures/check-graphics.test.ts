import { describe, expect } from 'vitest';
import type { Platform } from '@/model/app';
import type { DraftImage } from '@/model/draft-image';
import { image } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { checkImages } from './check-images';

const IOS: Platform[] = ['ios'];
const ANDROID: Platform[] = ['android'];

const iphone = () => image();
const shots = () =>
  [1, 2, 3, 4].map((count) => image({ id: `${count}`, slotId: 'play-phone', width: 1080, height: 1920 }));
const icon = (over?: Partial<DraftImage>) =>
  image({ kind: 'icon', slotId: undefined, width: 512, height: 512, ...over });
const feature = (over?: Partial<DraftImage>) =>
  image({ kind: 'feature-graphic', slotId: undefined, width: 1024, height: 500, ...over });

describe('checkGraphics', () => {
  itEvery<[string, DraftImage[], Platform[], string[]]>([
    ['no icon', [...shots(), feature()], ANDROID, ['blocker image-set:play-icon redraw']],
    ['no feature graphic', [...shots(), icon()], ANDROID, ['blocker image-set:play-feature-graphic redraw']],
    [
      'an icon of 511 px',
      [...shots(), icon(), icon({ width: 511, height: 512 }), feature()],
      ANDROID,
      ['blocker image-size redraw'],
    ],
    [
      'an icon of 511 px alone, which is wrong and not missing',
      [...shots(), icon({ width: 511, height: 512 }), feature()],
      ANDROID,
      ['blocker image-size redraw'],
    ],
    [
      'the App Store’s icon alone',
      [...shots(), icon({ width: 1024, height: 1024 }), feature()],
      ANDROID,
      ['blocker image-set:play-icon redraw'],
    ],
    [
      'a feature graphic of 1024x501',
      [...shots(), icon(), feature(), feature({ width: 1024, height: 501 })],
      ANDROID,
      ['blocker image-size redraw'],
    ],
    ['the 512 icon may have alpha', [...shots(), icon({ hasAlpha: true }), feature()], ANDROID, []],
    [
      'the 1024 icon may not',
      [iphone(), icon({ width: 1024, height: 1024, hasAlpha: true })],
      IOS,
      ['blocker image-alpha remove-alpha'],
    ],
    ['the 1024 icon without alpha', [iphone(), icon({ width: 1024, height: 1024 })], IOS, []],
    [
      'the 1024 icon is of no concern to Google Play',
      [...shots(), icon(), icon({ width: 1024, height: 1024, hasAlpha: true }), feature()],
      ANDROID,
      [],
    ],
    [
      'the feature graphic should not have alpha',
      [...shots(), icon(), feature({ hasAlpha: true })],
      ANDROID,
      ['note image-alpha remove-alpha'],
    ],
    [
      'an icon as JPEG, which the Play Console takes',
      [...shots(), icon({ mediaType: 'image/jpeg' }), feature()],
      ANDROID,
      [],
    ],
    [
      'the App Store’s icon as JPEG',
      [iphone(), icon({ width: 1024, height: 1024, mediaType: 'image/jpeg' })],
      IOS,
      ['blocker image-format redraw'],
    ],
    ['a feature graphic as JPEG', [...shots(), icon(), feature({ mediaType: 'image/jpeg' })], ANDROID, []],
    [
      'an icon of 1024 KB',
      [...shots(), icon({ blob: new Blob([new Uint8Array(1048576)]) }), feature()],
      ANDROID,
      [],
    ],
    [
      'an icon a byte heavier',
      [...shots(), icon({ blob: new Blob([new Uint8Array(1048577)]) }), feature()],
      ANDROID,
      ['blocker image-weight redraw'],
    ],
    ['a feature graphic of the App Store alone', [iphone(), feature({ width: 1024, height: 501 })], IOS, []],
  ])('every row of the table', (_, images, platforms, expected) => {
    const findings = checkImages(images, { platforms });
    const rows = findings.map(({ severity, rule, subject, offer }) => {
      const key = rule === 'image-set' ? `${rule}:${subject.slot}` : rule;
      return `${severity} ${key} ${offer}`;
    });
    expect(rows).toEqual(expected);
  });
});
