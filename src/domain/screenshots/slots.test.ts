import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { RENDER_TARGETS } from './render-targets';
import { SCREENSHOT_SLOTS, likeliestSlot, slotAccepts, slotById, slotsForSize } from './slots';
import { STORE_GRAPHICS } from './store-graphics';

describe('slotsForSize', () => {
  // A size, then every slot that accepts it, the likeliest first.
  itEvery<[number, number, string[]]>([
    [1260, 2736, ['iphone-6.9', 'play-phone']],
    [1290, 2796, ['iphone-6.9', 'play-phone']],
    [1320, 2868, ['iphone-6.9', 'play-phone']],
    [2868, 1320, ['iphone-6.9', 'play-phone']],
    [1320, 2867, ['play-phone']],
    [1321, 2868, ['play-phone']],
    [1242, 2688, ['iphone-6.5', 'play-phone']],
    [1284, 2778, ['iphone-6.5', 'play-phone']],
    [1179, 2556, ['iphone-6.3', 'play-phone']],
    [1206, 2622, ['iphone-6.3', 'play-phone']],
    [1170, 2532, ['iphone-6.1', 'play-phone']],
    [1125, 2436, ['iphone-6.1', 'play-phone']],
    [1080, 2340, ['iphone-6.1', 'play-phone']],
    [640, 1096, ['iphone-4', 'play-phone']],
    [1096, 640, ['play-phone']],
    [1136, 600, ['iphone-4', 'play-phone']],
    [640, 960, ['iphone-3.5', 'play-phone']],
    [2064, 2752, ['ipad-13', 'play-phone']],
    [2048, 2732, ['ipad-13', 'ipad-12.9', 'play-phone']],
    [2732, 2048, ['ipad-13', 'ipad-12.9', 'play-phone']],
    [1640, 2360, ['ipad-11', 'play-phone']],
    [1668, 2224, ['ipad-10.5', 'play-phone']],
    [2048, 1536, ['ipad-9.7', 'play-phone']],
    [2048, 1496, ['ipad-9.7', 'play-phone']],
    [1496, 2048, ['play-phone']],
    [2880, 1800, ['mac', 'play-phone']],
    [1800, 2880, ['play-phone']],
    [1920, 1080, ['apple-tv', 'play-phone', 'play-tablet-7', 'play-tablet-10', 'play-chromebook', 'play-tv']],
    [1080, 1920, ['play-phone', 'play-tablet-7', 'play-tablet-10', 'play-chromebook']],
    [
      3840,
      2160,
      [
        'apple-tv',
        'vision-pro',
        'play-phone',
        'play-tablet-7',
        'play-tablet-10',
        'play-chromebook',
        'play-tv',
      ],
    ],
    [422, 514, ['watch-ultra', 'play-phone']],
    [416, 496, ['watch-10', 'play-phone']],
    [396, 484, ['watch-7', 'play-phone']],
    [368, 448, ['watch-4', 'play-phone']],
    [312, 390, ['watch-3']],
    [500, 500, ['play-phone', 'play-wear']],
    // Play phone: shortest and longest side, and the ratio, on both sides of the limit.
    [320, 640, ['play-phone']],
    [319, 638, []],
    [320, 736, ['play-phone']],
    [320, 737, []],
    [3840, 3000, ['play-phone']],
    [3841, 3000, []],
    [1000, 2000, ['play-phone']],
    [1000, 2300, ['play-phone']],
    [1000, 2301, []],
    // Tablets are recognised at exactly 16:9; a 10-inch one from 1080 px.
    [1440, 2560, ['play-phone', 'play-tablet-7', 'play-tablet-10', 'play-chromebook']],
    [1440, 2561, ['play-phone']],
    [1071, 1904, ['play-phone', 'play-tablet-7']],
    [4320, 7680, ['play-tablet-10', 'play-chromebook']],
    [4329, 7696, []],
    // Wear OS: square, 384 px or more.
    [384, 384, ['play-phone', 'play-wear']],
    [383, 383, ['play-phone']],
    [384, 385, ['play-phone']],
    // iPhone Duo, both screens, upright and turned.
    [1398, 2034, ['iphone-duo', 'play-phone']],
    [2034, 1398, ['iphone-duo', 'play-phone']],
    [2007, 2853, ['iphone-duo', 'play-phone']],
    [2853, 2007, ['iphone-duo', 'play-phone']],
    [1398, 2035, ['play-phone']],
    // Assets of iOS 27: the header in one size, search in 3:2 between two sizes, never upright.
    [3840, 1646, ['apple-header']],
    [3840, 1647, []],
    [1646, 3840, []],
    [1920, 1280, ['play-phone', 'apple-search']],
    [3840, 2560, ['play-phone', 'apple-search']],
    [1917, 1278, ['play-phone']],
    [3843, 2562, []],
    [2560, 3840, ['play-phone']],
    [5244, 2950, ['apple-universal']],
    [5244, 2949, []],
    [0, 0, []],
  ])('finds every slot of a size, the likeliest first', (width, height, expected) => {
    expect(slotsForSize(width, height).map((slot) => slot.id)).toEqual(expected);
  });
});

describe('likeliestSlot', () => {
  itEvery<[string, number, number, ('ios' | 'android')[], number[] | undefined, string | undefined]>([
    ['a landscape Android screenshot', 1920, 1080, ['ios', 'android'], undefined, 'play-phone'],
    ['the same for an app that runs on TV', 1920, 1080, ['ios', 'android'], [3], 'apple-tv'],
    ['the same for the App Store alone', 1920, 1080, ['ios'], [1, 2], 'apple-tv'],
    ['a Mac size', 2560, 1600, ['ios', 'android'], [1, 2], 'play-phone'],
    ['a Mac size of a Mac app', 2560, 1600, ['ios', 'android'], [6], 'mac'],
    ['Vision and TV share a size', 3840, 2160, ['ios'], [7], 'vision-pro'],
    ['neither is targeted', 3840, 2160, ['ios'], undefined, 'apple-tv'],
    ['a watch comes with an iPhone app', 416, 496, ['ios', 'android'], [1], 'watch-10'],
    ['an iPad image for Google Play alone', 2064, 2752, ['android'], undefined, 'play-phone'],
    ['an iPhone image for Google Play alone', 1320, 2868, ['android'], undefined, 'play-phone'],
    ['one that is too long for Google Play', 1080, 2520, ['android'], undefined, undefined],
    ['a picture of 3:2 for both stores', 3840, 2560, ['ios', 'android'], [1], 'play-phone'],
    ['a picture of 3:2 for the App Store alone', 3840, 2560, ['ios'], [1], 'apple-search'],
    ['a screen of iPhone Duo', 2007, 2853, ['ios', 'android'], [1], 'iphone-duo'],
    ['no store', 1320, 2868, [], undefined, undefined],
  ])('every row of the table', (_, width, height, platforms, deviceFamilies, expected) => {
    expect(likeliestSlot({ width, height }, platforms, deviceFamilies)?.id).toBe(expected);
  });
});

describe('slots', () => {
  it('have ids of their own, and counts that can be met', () => {
    expect(new Set(SCREENSHOT_SLOTS.map((slot) => slot.id)).size).toBe(SCREENSHOT_SLOTS.length);
    for (const slot of SCREENSHOT_SLOTS) {
      const appleMax = slot.id.startsWith('apple-') && slot.isUploadedByHand ? 1 : 10;
      expect([slot.minCount, slot.maxCount], slot.id).toEqual(
        slot.store === 'ios' ? [1, appleMax] : [expect.any(Number), 8],
      );
      expect(slot.minCount).toBeLessThanOrEqual(slot.maxCount);
    }
  });

  it('every App Store slot names its display type once, and takes every size it lists', () => {
    const appleSlots = SCREENSHOT_SLOTS.filter((slot) => slot.store === 'ios' && !slot.isUploadedByHand);
    expect(new Set(appleSlots.map((slot) => slot.displayType)).size).toBe(appleSlots.length);
    for (const slot of appleSlots) {
      for (const { width, height } of slot.sizes) {
        expect(slotAccepts(slot, width, height)).toBe(true);
        const isTurnedListed = slot.sizes.some(
          (listed) => listed.width === height && listed.height === width,
        );
        expect(slotAccepts(slot, height, width)).toBe(slot.allowsRotation || isTurnedListed);
      }
    }
  });

  it('each name a source, and the new ones how sure they are', () => {
    for (const slot of SCREENSHOT_SLOTS) expect(slot.source, slot.id).not.toBe('');
    const certainty = SCREENSHOT_SLOTS.flatMap((slot) =>
      slot.certainty ? [[slot.id, slot.certainty.level]] : [],
    );
    expect(certainty).toEqual([
      ['iphone-duo', 'reported'],
      ['apple-header', 'official'],
      ['apple-search', 'official'],
      ['apple-universal', 'official'],
    ]);
  });

  it('an unknown id finds nothing', () => {
    expect(slotById('iphone-6.9')?.displayType).toBe('APP_IPHONE_67');
    expect(slotById('iphone-7.7')).toBeUndefined();
    expect(slotById(undefined)).toBeUndefined();
  });
});

describe('render targets', () => {
  it('have a safe area inside the image, centred from side to side', () => {
    for (const { id, width, height, safeArea } of RENDER_TARGETS) {
      if (!safeArea) continue;
      expect(Math.abs(2 * safeArea.x + safeArea.width - width), id).toBeLessThanOrEqual(1);
      expect(safeArea.y + safeArea.height, id).toBeLessThan(height);
    }
    expect(RENDER_TARGETS.filter(({ safeArea }) => safeArea).map(({ id }) => id)).toEqual([
      'apple-header',
      'apple-search',
    ]);
  });

  it('are taken by the slot they are for', () => {
    for (const target of RENDER_TARGETS) {
      const slot = slotById(target.slotId);
      expect(slot && slotAccepts(slot, target.width, target.height), target.id).toBe(true);
    }
  });

  it('contain the four sizes of the overview to the pixel', () => {
    const named = RENDER_TARGETS.flatMap(({ specLabel, width, height }) =>
      specLabel ? [`${specLabel} ${width}x${height}`] : [],
    );
    expect(named.sort()).toEqual([
      'Android phone 1080x1920',
      'iPad 12.9 inch 2048x2732',
      'iPhone 6.1 inch 1179x2556',
      'iPhone 6.7 inch 1290x2796',
    ]);
  });

  it('contain every set that a store takes', () => {
    const offered = new Set(RENDER_TARGETS.map((target) => target.slotId));
    const missing = SCREENSHOT_SLOTS.map(({ id }) => id).filter((id) => !offered.has(id));
    // One image for both places is made by hand from the two others.
    expect(missing).toEqual(['apple-universal']);
  });

  it('have ids of their own', () => {
    expect(new Set(RENDER_TARGETS.map(({ id }) => id)).size).toBe(RENDER_TARGETS.length);
  });
});

describe('graphics', () => {
  it('have the sizes and the alpha rule of the stores', () => {
    expect(
      STORE_GRAPHICS.map(({ id, size, allowsAlpha }) => [id, `${size.width}x${size.height}`, allowsAlpha]),
    ).toEqual([
      ['apple-icon', '1024x1024', false],
      ['play-icon', '512x512', true],
      ['play-feature-graphic', '1024x500', false],
      ['play-tv-banner', '1280x720', false],
    ]);
  });
});
