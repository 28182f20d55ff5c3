import { describe, expect, it } from 'vitest';
import type { Platform } from '@/model/app';
import type { FindingSubject } from '@/model/finding';
import type { DraftImage } from '@/model/draft-image';
import { itEvery } from '@tests/support/it-every';
import { checkImages } from './check-images';

let count = 0;
function image(width: number, height: number, over: Partial<DraftImage> = {}): DraftImage {
  count += 1;
  return {
    id: `i${count}`,
    fileName: 'shot.png',
    kind: 'screenshot',
    locale: 'en-US',
    width,
    height,
    mediaType: 'image/png',
    hasAlpha: false,
    blob: new Blob(['x']),
    ...over,
  };
}

function times(amount: number, make: () => DraftImage): DraftImage[] {
  return Array.from({ length: amount }, make);
}

const iphone = () => image(1320, 2868);
const ipad = () => image(2064, 2752);
const phone = () => image(1080, 1920, { slotId: 'play-phone' });
const playGraphics = () => [image(512, 512, { kind: 'icon' }), image(1024, 500, { kind: 'feature-graphic' })];

const IOS: Platform[] = ['ios'];
const ANDROID: Platform[] = ['android'];
const BOTH: Platform[] = ['ios', 'android'];

/** `image-count:iphone-6.9:en-US`: the rule with slot and locale. */
function keyOf(rule: string, { slot, locale }: FindingSubject): string {
  return [rule, slot, rule === 'image-set' ? undefined : locale].filter(Boolean).join(':');
}

/** Rule and severity of each finding, e.g. `blocker image-size redraw`. */
function summary(images: DraftImage[], targets: Parameters<typeof checkImages>[1]): string[] {
  return checkImages(images, targets).map(({ severity, rule, subject, offer }) =>
    [severity, subject.picture ? rule : keyOf(rule, subject), offer].filter(Boolean).join(' '),
  );
}

describe('checkImages: one image', () => {
  itEvery<[string, DraftImage, Platform[], string[]]>([
    ['an exact size', image(1320, 2868), IOS, []],
    ['turned', image(2868, 1320), IOS, []],
    ['a pixel short', image(1320, 2867), IOS, ['blocker image-size redraw']],
    ['a Play size, App Store only', image(1080, 1921), IOS, ['blocker image-size redraw']],
    [
      'in a slot that does not take it',
      image(1320, 2868, { slotId: 'iphone-6.5' }),
      IOS,
      ['blocker image-size redraw'],
    ],
    ['in a slot of an older record', image(1320, 2868, { slotId: 'gone' }), IOS, []],
    ['of the store that is not chosen', image(1, 1, { slotId: 'play-phone' }), IOS, []],
    ['2:1 exactly', image(1000, 2000), ANDROID, []],
    [
      'beyond 2:1, which Google advises against and takes',
      image(1000, 2001),
      ANDROID,
      ['note image-ratio crop'],
    ],
    ['a 20:9 phone', image(1080, 2400), BOTH, ['note image-ratio crop']],
    ['a 20:9 phone, turned', image(3120, 1440), ANDROID, ['note image-ratio crop']],
    ['2.3:1 exactly', image(1000, 2300), ANDROID, ['note image-ratio crop']],
    ['beyond 2.3:1', image(1000, 2301), ANDROID, ['blocker image-ratio crop']],
    ['a 21:9 phone', image(1080, 2520), BOTH, ['blocker image-ratio crop']],
    [
      'of an iPhone in a Play slot',
      image(1320, 2868, { slotId: 'play-phone' }),
      BOTH,
      ['note image-ratio crop'],
    ],
    [
      'beyond 2.3:1 in a Play slot',
      image(1320, 3040, { slotId: 'play-phone' }),
      BOTH,
      ['blocker image-ratio crop'],
    ],
    ['a 16:10 tablet', image(1200, 1920, { slotId: 'play-tablet-7' }), ANDROID, []],
    ['a 16:10 tablet, turned', image(2560, 1600, { slotId: 'play-tablet-10' }), ANDROID, []],
    ['an old 7-inch tablet', image(600, 1024, { slotId: 'play-tablet-7' }), ANDROID, []],
    [
      'the same as a 10-inch one, which starts at 1080 px',
      image(600, 1024, { slotId: 'play-tablet-10' }),
      ANDROID,
      ['blocker image-size redraw'],
    ],
    [
      'a watch that is not square',
      image(450, 454, { slotId: 'play-wear' }),
      ANDROID,
      ['blocker image-size redraw'],
    ],
    ['shortest side', image(320, 320), ANDROID, []],
    ['below the shortest side', image(319, 320), ANDROID, ['blocker image-size redraw']],
    ['longest side', image(3840, 1920), ANDROID, []],
    ['above the longest side', image(3841, 3000), ANDROID, ['blocker image-size redraw']],
    ['alpha, App Store', image(1320, 2868, { hasAlpha: true }), IOS, ['blocker image-alpha remove-alpha']],
    [
      'alpha, Google Play, which takes it',
      image(1080, 1920, { hasAlpha: true }),
      ANDROID,
      ['note image-alpha remove-alpha'],
    ],
    [
      'alpha, Wear OS, which does not',
      image(454, 454, { slotId: 'play-wear', hasAlpha: true }),
      ANDROID,
      ['blocker image-alpha remove-alpha'],
    ],
    ['8 bits', image(1320, 2868, { bitDepth: 8 }), IOS, []],
    ['16 bits', image(1320, 2868, { bitDepth: 16 }), IOS, ['note image-depth remove-alpha']],
    ['16 bits, Google Play', image(1080, 1920, { bitDepth: 16 }), ANDROID, ['note image-depth remove-alpha']],
    ['8 MB', image(1080, 1920, { blob: new Blob([new Uint8Array(8388608)]) }), ANDROID, []],
    [
      'a byte more',
      image(1080, 1920, { blob: new Blob([new Uint8Array(8388609)]) }),
      ANDROID,
      ['blocker image-weight redraw'],
    ],
    ['the same, App Store', image(1320, 2868, { blob: new Blob([new Uint8Array(8388609)]) }), IOS, []],
  ])('every row of the table', (_, subject, platforms, expected) => {
    const findings = checkImages([subject], { platforms }).filter(
      (finding) => finding.subject.picture === subject.id,
    );
    expect(findings.map(({ severity, rule, offer }) => `${severity} ${rule} ${offer}`)).toEqual(expected);
  });

  it('says what was read, what is asked and where it would fit', () => {
    const inSlot = image(1320, 2867, { slotId: 'iphone-6.9' });
    const elsewhere = image(1080, 1920, { fileName: 'android.png' });
    const tablet = image(1079, 1920, { slotId: 'play-tablet-10' });
    const [first] = checkImages([inSlot], { platforms: IOS });
    expect(first?.title).toBe('shot.png is 1320x2867, which iPhone 6.9" does not take');
    expect(first?.fix).toContain('1260x2736, 1290x2796 or 1320x2868, portrait or landscape');
    expect(checkImages([elsewhere], { platforms: IOS })[0]?.title).toContain(
      'android.png is 1080x1920, no screenshot size of the App Store (it would fit Phone screenshots',
    );
    expect(checkImages([tablet], { platforms: ANDROID })[0]?.fix).toContain('1080 to 7680 px, at most 2.3:1');
    const [long] = checkImages([image(1000, 2400)], { platforms: ANDROID });
    expect(long?.title).toBe('shot.png is 1000x2400, longer than 2.3:1');
  });
});

describe('checkImages: the assets of iOS 27', () => {
  it.each<[string, Partial<DraftImage>, string[]]>([
    ['a PNG', {}, []],
    ['a JPEG', { mediaType: 'image/jpeg' }, ['image-format']],
    ['a PNG with alpha', { hasAlpha: true }, ['image-alpha']],
    ['another size', { height: 2949 }, ['image-size']],
  ])('%s', (_, changes, expected) => {
    const found = checkImages([image(5244, 2950, { id: 'asset', slotId: 'apple-universal', ...changes })], {
      platforms: ['ios'],
    });
    expect(found.filter(({ subject }) => subject.picture === 'asset').map(({ rule }) => rule)).toEqual(
      expected,
    );
  });

  it('are one of each', () => {
    const two = ['a', 'b'].map((id) => image(3840, 1646, { id, slotId: 'apple-header' }));
    const found = checkImages(two, { platforms: ['ios'] });
    expect(found.filter(({ subject }) => subject.slot === 'apple-header').map(({ rule }) => rule)).toEqual([
      'image-count',
    ]);
  });
});

describe('checkImages: sets', () => {
  const promoted = () => times(4, phone);

  itEvery<[string, DraftImage[], Parameters<typeof checkImages>[1], string[]]>([
    ['App Store: none', [], { platforms: IOS }, ['blocker image-set:iphone-6.9 redraw']],
    ['App Store: one', [iphone()], { platforms: IOS }, []],
    ['App Store: ten', times(10, iphone), { platforms: IOS }, []],
    ['App Store: eleven', times(11, iphone), { platforms: IOS }, ['blocker image-count:iphone-6.9:en-US']],
    [
      'App Store: eleven in two sizes of one slot',
      [...times(6, iphone), ...times(5, () => image(1290, 2796))],
      { platforms: IOS },
      ['blocker image-count:iphone-6.9:en-US'],
    ],
    [
      'App Store: ten in each of two languages',
      [...times(10, iphone), ...times(10, () => image(1320, 2868, { locale: 'de-DE' }))],
      { platforms: IOS },
      [],
    ],
    ['App Store: the 6.5" set is used instead', [image(1284, 2778)], { platforms: IOS }, []],
    [
      'App Store: the 6.3" set does not',
      [image(1179, 2556)],
      { platforms: IOS },
      ['blocker image-set:iphone-6.9 redraw'],
    ],
    [
      'runs on iPad, no set',
      [iphone()],
      { platforms: IOS, deviceFamilies: [1, 2] },
      ['blocker image-set:ipad-13 redraw'],
    ],
    ['runs on iPad, with a set', [iphone(), ipad()], { platforms: IOS, deviceFamilies: [1, 2] }, []],
    ['runs on iPad only', [ipad()], { platforms: IOS, deviceFamilies: [2] }, []],
    ['runs on TV', [], { platforms: IOS, deviceFamilies: [3] }, ['blocker image-set:apple-tv redraw']],
    [
      'set in another language than the main one',
      [image(1320, 2868, { locale: 'de-DE' })],
      { platforms: IOS, defaultLocale: 'en-US' },
      ['blocker image-set:iphone-6.9 redraw'],
    ],
    ['set in the main language', [iphone()], { platforms: IOS, defaultLocale: 'en-US' }, []],
    [
      'one watch size',
      [iphone(), image(416, 496), image(416, 496, { locale: 'de-DE' })],
      { platforms: IOS },
      [],
    ],
    [
      'two watch sizes',
      [iphone(), image(416, 496), image(396, 484)],
      { platforms: IOS },
      ['warning image-watches'],
    ],
    ['Play: none', playGraphics(), { platforms: ANDROID }, ['blocker image-set:play-phone redraw']],
    [
      'Play: one',
      [phone(), ...playGraphics()],
      { platforms: ANDROID },
      ['blocker image-count:play-phone:en-US redraw'],
    ],
    [
      'Play: two, without promotion',
      [...times(2, phone), ...playGraphics()],
      { platforms: ANDROID },
      ['note image-promotion:play-phone:en-US redraw'],
    ],
    [
      'Play: three',
      [...times(3, phone), ...playGraphics()],
      { platforms: ANDROID },
      ['note image-promotion:play-phone:en-US redraw'],
    ],
    ['Play: four', [...promoted(), ...playGraphics()], { platforms: ANDROID }, []],
    [
      'Play: four, one of them 1079 px',
      [...times(3, phone), image(1071, 1904, { slotId: 'play-phone' }), ...playGraphics()],
      { platforms: ANDROID },
      ['note image-promotion:play-phone:en-US redraw'],
    ],
    [
      'Play: four, one of them a pixel off 9:16',
      [...times(3, phone), image(1080, 1921, { slotId: 'play-phone' }), ...playGraphics()],
      { platforms: ANDROID },
      ['note image-promotion:play-phone:en-US redraw'],
    ],
    [
      'Play: four turned',
      [...times(4, () => image(1920, 1080, { slotId: 'play-phone' })), ...playGraphics()],
      { platforms: ANDROID },
      [],
    ],
    ['Play: eight', [...times(8, phone), ...playGraphics()], { platforms: ANDROID }, []],
    [
      'Play: nine',
      [...times(9, phone), ...playGraphics()],
      { platforms: ANDROID },
      ['blocker image-count:play-phone:en-US'],
    ],
    [
      'Play: one phone screenshot beside one of a tablet, two in all',
      [phone(), image(1440, 2560, { slotId: 'play-tablet-10' }), ...playGraphics()],
      { platforms: ANDROID },
      ['warning image-count:play-phone:en-US redraw', 'note image-promotion:play-tablet-10:en-US redraw'],
    ],
    [
      'Play: one phone screenshot, the tablet’s in another language',
      [phone(), image(1440, 2560, { slotId: 'play-tablet-10', locale: 'de-DE' }), ...playGraphics()],
      { platforms: ANDROID },
      ['blocker image-count:play-phone:en-US redraw', 'note image-promotion:play-tablet-10:de-DE redraw'],
    ],
    [
      'Play: three for tablets, which are enough except for promotion',
      [...promoted(), ...times(3, () => image(1440, 2560, { slotId: 'play-tablet-10' })), ...playGraphics()],
      { platforms: ANDROID },
      ['note image-promotion:play-tablet-10:en-US redraw'],
    ],
    [
      'Play: four for tablets of 16:10',
      [...promoted(), ...times(4, () => image(1600, 2560, { slotId: 'play-tablet-10' })), ...playGraphics()],
      { platforms: ANDROID },
      ['note image-promotion:play-tablet-10:en-US redraw'],
    ],
    [
      'Play: three for Chromebooks',
      [...promoted(), ...times(3, () => image(1920, 1080, { slotId: 'play-chromebook' })), ...playGraphics()],
      { platforms: ANDROID },
      ['warning image-count:play-chromebook:en-US redraw'],
    ],
    [
      'Play: four for tablets',
      [...promoted(), ...times(4, () => image(1440, 2560, { slotId: 'play-tablet-10' })), ...playGraphics()],
      { platforms: ANDROID },
      [],
    ],
    [
      'Play: only tablets',
      [...times(4, () => image(1440, 2560, { slotId: 'play-tablet-10' })), ...playGraphics()],
      { platforms: ANDROID },
      ['warning image-set:play-phone redraw'],
    ],
    [
      'Play: a watch app without its set',
      playGraphics(),
      { platforms: ANDROID, formFactors: ['wear'] },
      ['blocker image-set:play-wear redraw'],
    ],
    [
      'Play: a watch app with one of its set needs none of phones',
      [image(454, 454, { slotId: 'play-wear' }), ...playGraphics()],
      { platforms: ANDROID, formFactors: ['wear'] },
      [],
    ],
    [
      'Play: a TV app with phone screenshots only',
      [...promoted(), ...playGraphics()],
      { platforms: ANDROID, formFactors: ['tv'] },
      ['warning image-set:play-tv redraw'],
    ],
    [
      'Play: a phone app that also runs on TVs',
      [...promoted(), ...playGraphics()],
      { platforms: ANDROID, formFactors: ['phone', 'tv'] },
      ['note image-set:play-tv redraw'],
    ],
    [
      'Play: a phone app that also runs on TVs, with both sets',
      [...promoted(), image(1920, 1080, { slotId: 'play-tv' }), ...playGraphics()],
      { platforms: ANDROID, formFactors: ['phone', 'tv'] },
      [],
    ],
    [
      'Play: an app for cars is shown with phone screenshots',
      playGraphics(),
      { platforms: ANDROID, formFactors: ['automotive'] },
      ['blocker image-set:play-phone redraw'],
    ],
    [
      'both stores, nothing',
      [],
      { platforms: BOTH },
      [
        'blocker image-set:iphone-6.9 redraw',
        'blocker image-set:play-phone redraw',
        'blocker image-set:play-icon redraw',
        'blocker image-set:play-feature-graphic redraw',
      ],
    ],
    ['both stores, complete', [iphone(), ...promoted(), ...playGraphics()], { platforms: BOTH }, []],
  ])('every row of the table', (_, images, targets, expected) => {
    expect(summary(images, targets)).toEqual(expected);
  });

  it.each([
    ['three of four that qualify', times(3, phone), 'Add 1 more.'],
    [
      'four, one of a size that does not count',
      [...times(3, phone), image(1080, 1921, { slotId: 'play-phone' })],
      'Draw them at 1080x1920.',
    ],
    [
      'two, one of them of such a size',
      [phone(), image(1080, 1921, { slotId: 'play-phone' })],
      'Draw them at 1080x1920, and add 2 more.',
    ],
  ])('says what Google Play needs to promote the app: %s', (_, images, fix) => {
    const found = checkImages([...images, ...playGraphics()], { platforms: ANDROID });
    expect(found.find(({ rule }) => rule === 'image-promotion')?.fix).toBe(fix);
  });

  it('findings can be told apart', () => {
    const images = [
      ...times(11, iphone),
      ...times(3, () => image(9, 9)),
      ...times(9, phone),
      image(512, 512, { kind: 'icon', hasAlpha: true }),
    ];
    const ids = checkImages(images, { platforms: BOTH, deviceFamilies: [1, 2] }).map((finding) => finding.id);
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
