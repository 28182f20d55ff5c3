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
 * What the composer offers: one exact size per slot the stores ask for today or soon, the assets of iOS 27, and the
 * four of the product's size overview. Safe areas: App Store Connect Help, creative assets, read 2026-11-22.
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
];
