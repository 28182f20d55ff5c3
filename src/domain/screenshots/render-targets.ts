import type { Rect } from '@/model/geometry';
import { OVERVIEW_SIZES } from './overview-sizes';
import type { PixelSize } from './slots';

const [IPHONE_67, IPHONE_61, IPAD_129, ANDROID_PHONE] = OVERVIEW_SIZES;

/** One size that the composer offers. */
export interface RenderTarget extends PixelSize {
  id: string;
  /** Slot that accepts the result. */
  slotId: string;
  label: string;
  /** Where the store's own interface never covers or cuts the image (sources of the slot), pixels. */
  safeArea?: Rect;
  /** Name of the size in the product's size overview, for the four listed there. */
  specLabel?: string;
}

/**
 * Sizes that the composer offers: one exact size per slot, the largest that the slot takes, upright and turned; the
 * assets of iOS 27, and the four sizes of the product's size overview. Safe areas: App Store Connect Help, creative
 * assets, read 2026-11-22. The first of a slot is the size at which a picture of another size is redrawn.
 */
export const RENDER_TARGETS: readonly RenderTarget[] = [
  target('iphone-6.9', 'iPhone 6.9"', 1320, 2868),
  target('iphone-6.5', 'iPhone 6.5"', 1284, 2778),
  target('ipad-13', 'iPad 13"', 2064, 2752),
  overview('play-phone', ANDROID_PHONE, 'play-phone', 'Google Play phone'),
  target('play-tablet-7', 'Google Play 7" tablet', 1080, 1920),
  target('play-tablet-10', 'Google Play 10" tablet', 1440, 2560),
  overview('spec-iphone-6.7', IPHONE_67, 'iphone-6.9', 'iPhone 6.9"'),
  overview('spec-iphone-6.1', IPHONE_61, 'iphone-6.3', 'iPhone 6.3"'),
  overview('spec-ipad-12.9', IPAD_129, 'ipad-13', 'iPad 13"'),
  target('iphone-duo-outer', 'iPhone Duo, outer screen', 1398, 2034, { slotId: 'iphone-duo' }),
  target('iphone-duo-inner', 'iPhone Duo, inner screen', 2007, 2853, { slotId: 'iphone-duo' }),
  target('apple-header', 'iOS 27 product page header', 3840, 1646, {
    safeArea: { x: 1097, y: 493, width: 1646, height: 661 },
  }),
  target('apple-search', 'iOS 27 search results image', 3840, 2560, {
    safeArea: { x: 836, y: 765, width: 2168, height: 1030 },
  }),
  target('play-chromebook', 'Chromebook', 1920, 1080),
  target('play-tv', 'Android TV', 1920, 1080),
  target('play-wear', 'Wear OS', 454, 454),
  target('iphone-6.3', 'iPhone 6.3"', 1206, 2622),
  target('iphone-6.1', 'iPhone 6.1"', 1170, 2532),
  target('iphone-5.5', 'iPhone 5.5"', 1242, 2208),
  target('iphone-4.7', 'iPhone 4.7"', 750, 1334),
  target('iphone-4', 'iPhone 4"', 640, 1136),
  target('iphone-3.5', 'iPhone 3.5"', 640, 960),
  target('ipad-12.9', 'iPad 12.9" (2nd gen.)', 2048, 2732),
  target('ipad-11', 'iPad 11"', 1668, 2420),
  target('ipad-10.5', 'iPad 10.5"', 1668, 2224),
  target('ipad-9.7', 'iPad 9.7"', 1536, 2048),
  target('mac', 'Mac', 2880, 1800),
  target('apple-tv', 'Apple TV', 3840, 2160),
  target('vision-pro', 'Apple Vision Pro', 3840, 2160),
  target('watch-ultra', 'Apple Watch Ultra', 422, 514),
  target('watch-10', 'Apple Watch Series 10', 416, 496),
  target('watch-7', 'Apple Watch Series 7', 396, 484),
  target('watch-4', 'Apple Watch Series 4', 368, 448),
  target('watch-3', 'Apple Watch Series 3', 312, 390),
  turned('iphone-6.9', 'iPhone 6.9" landscape', 2868, 1320),
  turned('iphone-6.5', 'iPhone 6.5" landscape', 2778, 1284),
  turned('ipad-13', 'iPad 13" landscape', 2752, 2064),
  turned('play-phone', 'Google Play phone landscape', 1920, 1080),
  turned('play-tablet-7', 'Google Play 7" tablet landscape', 1920, 1080),
  turned('play-tablet-10', 'Google Play 10" tablet landscape', 2560, 1440),
];

/** A size whose slot has the same id, unless another is given. */
function target(
  id: string,
  label: string,
  width: number,
  height: number,
  rest: Partial<RenderTarget> = {},
): RenderTarget {
  return { id, slotId: id, label, width, height, ...rest };
}

/** One of the four sizes of the overview. Its label is the name of the store’s set, like that of the other sizes. */
function overview(
  id: string,
  { label: specLabel, width, height }: (typeof OVERVIEW_SIZES)[number],
  slotId: string,
  label: string,
): RenderTarget {
  return target(id, label, width, height, { slotId, specLabel });
}

/** The size of a slot turned by a quarter, for apps that are used in landscape. */
function turned(slotId: string, label: string, width: number, height: number): RenderTarget {
  return target(`${slotId}-landscape`, label, width, height, { slotId });
}
