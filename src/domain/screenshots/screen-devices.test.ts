import { expect, it } from 'vitest';
import { canBeFrom } from './screen-devices';
import { slotById } from './slots';

/** Screen, slot, and whether the screen can be from the slot's kind of device. */
const CASES: readonly [width: number, height: number, slotId: string, expected: boolean][] = [
  // An iPhone's screen is never an iPad's, upright or turned, and the other way round.
  [1179, 2556, 'ipad-13', false],
  [2796, 1290, 'ipad-13', false],
  [1242, 2208, 'ipad-13', false],
  [640, 960, 'ipad-13', false],
  [1398, 2034, 'ipad-13', false],
  [2064, 2752, 'iphone-6.9', false],
  [1488, 2266, 'iphone-6.9', false],
  [2048, 2732, 'ipad-13', true],
  [2388, 1668, 'ipad-13', true],
  [1179, 2556, 'iphone-6.9', true],
  [2007, 2853, 'iphone-duo', true],
  // Android's screens, and those that iPhones have, too: of an iPhone mini, or scaled.
  [1080, 1920, 'iphone-6.9', false],
  [1080, 2400, 'iphone-6.9', false],
  [1440, 3200, 'iphone-6.9', false],
  [1080, 2340, 'iphone-6.9', true],
  [720, 1560, 'iphone-6.9', true],
  [591, 1280, 'iphone-6.9', true],
  // Sizes that no list has: scaled by a messenger, or from a simulator in a window.
  [591, 1280, 'ipad-13', false],
  [960, 1280, 'ipad-13', true],
  [960, 1280, 'iphone-6.9', false],
  // Android's screens overlap.
  [1080, 2400, 'play-tablet-10', false],
  [1080, 1920, 'play-tablet-7', true],
  [1600, 2560, 'play-tablet-10', true],
  [1080, 2400, 'play-phone', true],
  [1600, 2560, 'play-phone', true],
  [1536, 2048, 'play-phone', false],
  [1840, 2208, 'play-phone', true],
  // Screens that are wider than high.
  [1280, 800, 'mac', true],
  [1290, 2796, 'mac', false],
  [1920, 1080, 'play-chromebook', true],
  [2400, 1080, 'play-chromebook', false],
  [1920, 1080, 'apple-tv', true],
  [1080, 1920, 'apple-tv', false],
  [3840, 2160, 'vision-pro', true],
  [1920, 1080, 'iphone-6.9', true],
  // Watches.
  [454, 454, 'play-wear', true],
  [1080, 2400, 'play-wear', false],
  [416, 496, 'watch-ultra', true],
  [1179, 2556, 'watch-ultra', false],
  [416, 496, 'iphone-6.9', false],
  [454, 454, 'play-phone', false],
  // Apple's images of iOS 27 belong to no device.
  [2064, 2752, 'apple-header', true],
];

it('rules a device out only by a shape that it cannot have', () => {
  const wrong = CASES.filter(([width, height, slotId, expected]) => {
    const slot = slotById(slotId);
    return slot === undefined || canBeFrom({ width, height }, slot) !== expected;
  });
  expect(wrong).toEqual([]);
});
