import type { Rect } from '../drawing/geometry';
import type { PixelSize } from './slots';

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
 * What the composer offers: one exact size per slot, the largest that the slot takes, upright and turned; the assets of
 * iOS 27, and the four sizes of the product's size overview. Safe areas: App Store Connect Help, creative assets, read
 * 2026-11-22. The first of a slot is what a picture of another size is redrawn at.
 */
export const RENDER_TARGETS: readonly RenderTarget[] = [
  { id: 'iphone-6.9', slotId: 'iphone-6.9', label: 'iPhone 6.9"', width: 1320, height: 2868 },
  { id: 'iphone-6.5', slotId: 'iphone-6.5', label: 'iPhone 6.5"', width: 1284, height: 2778 },
  { id: 'ipad-13', slotId: 'ipad-13', label: 'iPad 13"', width: 2064, height: 2752 },
  {
    id: 'play-phone',
    slotId: 'play-phone',
    label: 'Google Play phone',
    specLabel: 'Android phone',
    width: 1080,
    height: 1920,
  },
  { id: 'play-tablet-7', slotId: 'play-tablet-7', label: 'Google Play 7" tablet', width: 1080, height: 1920 },
  {
    id: 'play-tablet-10',
    slotId: 'play-tablet-10',
    label: 'Google Play 10" tablet',
    width: 1440,
    height: 2560,
  },
  {
    id: 'spec-iphone-6.7',
    slotId: 'iphone-6.9',
    label: 'iPhone 6.7 inch',
    specLabel: 'iPhone 6.7 inch',
    width: 1290,
    height: 2796,
  },
  {
    id: 'spec-iphone-6.1',
    slotId: 'iphone-6.3',
    label: 'iPhone 6.1 inch',
    specLabel: 'iPhone 6.1 inch',
    width: 1179,
    height: 2556,
  },
  {
    id: 'spec-ipad-12.9',
    slotId: 'ipad-13',
    label: 'iPad 12.9 inch',
    specLabel: 'iPad 12.9 inch',
    width: 2048,
    height: 2732,
  },
  {
    id: 'iphone-duo-outer',
    slotId: 'iphone-duo',
    label: 'iPhone Duo, outer screen',
    width: 1398,
    height: 2034,
  },
  {
    id: 'iphone-duo-inner',
    slotId: 'iphone-duo',
    label: 'iPhone Duo, inner screen',
    width: 2007,
    height: 2853,
  },
  {
    id: 'apple-header',
    slotId: 'apple-header',
    label: 'iOS 27 product page header',
    width: 3840,
    height: 1646,
    safeArea: { x: 1097, y: 493, width: 1646, height: 661 },
  },
  {
    id: 'apple-search',
    slotId: 'apple-search',
    label: 'iOS 27 search results image',
    width: 3840,
    height: 2560,
    safeArea: { x: 836, y: 765, width: 2168, height: 1030 },
  },
  { id: 'play-chromebook', slotId: 'play-chromebook', label: 'Chromebook', width: 1920, height: 1080 },
  { id: 'play-tv', slotId: 'play-tv', label: 'Android TV', width: 1920, height: 1080 },
  { id: 'play-wear', slotId: 'play-wear', label: 'Wear OS', width: 454, height: 454 },
  { id: 'iphone-6.3', slotId: 'iphone-6.3', label: 'iPhone 6.3"', width: 1206, height: 2622 },
  { id: 'iphone-6.1', slotId: 'iphone-6.1', label: 'iPhone 6.1"', width: 1170, height: 2532 },
  { id: 'iphone-5.5', slotId: 'iphone-5.5', label: 'iPhone 5.5"', width: 1242, height: 2208 },
  { id: 'iphone-4.7', slotId: 'iphone-4.7', label: 'iPhone 4.7"', width: 750, height: 1334 },
  { id: 'iphone-4', slotId: 'iphone-4', label: 'iPhone 4"', width: 640, height: 1136 },
  { id: 'iphone-3.5', slotId: 'iphone-3.5', label: 'iPhone 3.5"', width: 640, height: 960 },
  { id: 'ipad-12.9', slotId: 'ipad-12.9', label: 'iPad 12.9" (2nd gen.)', width: 2048, height: 2732 },
  { id: 'ipad-11', slotId: 'ipad-11', label: 'iPad 11"', width: 1668, height: 2420 },
  { id: 'ipad-10.5', slotId: 'ipad-10.5', label: 'iPad 10.5"', width: 1668, height: 2224 },
  { id: 'ipad-9.7', slotId: 'ipad-9.7', label: 'iPad 9.7"', width: 1536, height: 2048 },
  { id: 'mac', slotId: 'mac', label: 'Mac', width: 2880, height: 1800 },
  { id: 'apple-tv', slotId: 'apple-tv', label: 'Apple TV', width: 3840, height: 2160 },
  { id: 'vision-pro', slotId: 'vision-pro', label: 'Apple Vision Pro', width: 3840, height: 2160 },
  { id: 'watch-ultra', slotId: 'watch-ultra', label: 'Apple Watch Ultra', width: 422, height: 514 },
  { id: 'watch-10', slotId: 'watch-10', label: 'Apple Watch Series 10', width: 416, height: 496 },
  { id: 'watch-7', slotId: 'watch-7', label: 'Apple Watch Series 7', width: 396, height: 484 },
  { id: 'watch-4', slotId: 'watch-4', label: 'Apple Watch Series 4', width: 368, height: 448 },
  { id: 'watch-3', slotId: 'watch-3', label: 'Apple Watch Series 3', width: 312, height: 390 },
  turned('iphone-6.9', 'iPhone 6.9" landscape', 2868, 1320),
  turned('iphone-6.5', 'iPhone 6.5" landscape', 2778, 1284),
  turned('ipad-13', 'iPad 13" landscape', 2752, 2064),
  turned('play-phone', 'Google Play phone landscape', 1920, 1080),
  turned('play-tablet-7', 'Google Play 7" tablet landscape', 1920, 1080),
  turned('play-tablet-10', 'Google Play 10" tablet landscape', 2560, 1440),
];

/** The size of a slot turned by a quarter, for apps that are used in landscape. */
function turned(slotId: string, label: string, width: number, height: number): RenderTarget {
  return { id: `${slotId}-landscape`, slotId, label, width, height };
}
