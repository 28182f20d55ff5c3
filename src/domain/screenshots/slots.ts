import { slots } from 'virtual:catalog/screenshot-slots';
import type { Platform } from '@/model/app';
import type { Certainty } from '../certainty';

/** Screenshots and graphics that the two stores accept, as data (sources 2.1 and 2.4). */

export interface PixelSize {
  width: number;
  height: number;
}

/** The kind of device a slot is for; the composer picks the frame by it. */
export type SlotDevice = 'phone' | 'tablet' | 'desktop' | 'tv' | 'vision' | 'watch';

/**
 * When a set is required. `unless-6.9`: iPhone apps without a 6.9" set. `targeted`: only if the app is offered there.
 */
export type RequiredWhen =
  | 'iphone'
  | 'iphone-unless-6.9'
  | 'ipad'
  | 'mac'
  | 'apple-tv'
  | 'vision'
  | 'android'
  | 'targeted'
  | 'optional';

/** Sizes accepted by rule instead of by list (Google Play). Sides in pixels, ratios long side to short side. */
export interface SizeRule {
  minSide: number;
  maxSide: number;
  /** Largest accepted ratio, e.g. 2 for 2:1. */
  maxRatio: number;
  /** The only accepted ratio, e.g. 16 to 9, in whole numbers so that the test is exact. */
  exactRatio?: { long: number; short: number };
  /** The ratio that an image needs to be recognised for the slot by its size alone; any other has to be assigned. */
  recognisedRatio?: { long: number; short: number };
  landscapeOnly?: boolean;
}

export interface ScreenshotSlot {
  id: string;
  store: Platform;
  /** Label as the store writes it. */
  label: string;
  device: SlotDevice;
  /** App Store Connect display type (API); also a file-name key that fastlane knows. */
  displayType?: string;
  /** Exact sizes as listed (portrait where the slot has a portrait). */
  sizes: readonly PixelSize[];
  /** Whether each listed size is also accepted rotated by 90 degrees. */
  allowsRotation: boolean;
  sizeRule?: SizeRule;
  requiredWhen: RequiredWhen;
  /** Per locale. */
  minCount: number;
  maxCount: number;
  source: string;
  /** Given where the slot is new or its sizes are not confirmed. */
  certainty?: Certainty;
  /** Formats the store takes, where it does not take both PNG and JPEG. */
  mediaTypes?: readonly ('image/png' | 'image/jpeg')[];
  /** It belongs to no kind of device, so that it may show any screen of the app. */
  takesAnyScreen?: boolean;
  /** No upload tool knows the slot yet, so its images are uploaded in the store's console. */
  isUploadedByHand?: boolean;
}

/**
 * Google's help asks for at most 2:1, but the Play Console names this ratio in its error, and takes 20:9 screenshots
 * (sources 2.4).
 */
export const PLAY_MAX_RATIO = 2.3;

/**
 * Every screenshot slot (catalog/screenshot-slots.yaml), in the order in which a size is recognised: exact App Store sizes
 * first, then Play by rule.
 */
export const SCREENSHOT_SLOTS: readonly ScreenshotSlot[] = slots;

/** Whether the slot accepts an image of this size (pixels, as the image is shown). */
export function slotAccepts(slot: ScreenshotSlot, width: number, height: number): boolean {
  const isListed = slot.sizes.some(
    (listed) =>
      (listed.width === width && listed.height === height) ||
      (slot.allowsRotation && listed.width === height && listed.height === width),
  );
  return isListed || (slot.sizeRule !== undefined && fitsRule(slot.sizeRule, width, height));
}

function fitsRule(rule: SizeRule, width: number, height: number): boolean {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  return (
    short >= rule.minSide &&
    long <= rule.maxSide &&
    long <= short * rule.maxRatio &&
    hasRatio(rule.exactRatio, width, height) &&
    !(rule.landscapeOnly && height > width)
  );
}

function hasRatio(ratio: SizeRule['exactRatio'], width: number, height: number): boolean {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  return !ratio || long * ratio.short === short * ratio.long;
}

/**
 * Recognises a screenshot by its size alone, as fastlane does.
 * @param width, height pixels, as the image is shown (EXIF orientation applied)
 * @returns the slots that accept it, the likeliest first: exact App Store sizes before Play's rules, 2048x2732 as
 * iPad 13", 3840x2160 as Apple TV. Empty when no store accepts the size.
 */
export function slotsForSize(width: number, height: number): ScreenshotSlot[] {
  return SCREENSHOT_SLOTS.filter(
    (slot) => slotAccepts(slot, width, height) && hasRatio(slot.sizeRule?.recognisedRatio, width, height),
  );
}

/**
 * Finds the likeliest slot of an image for which the publisher has not chosen one. Sizes that Android phones in
 * landscape share with Mac, Apple TV and Vision Pro go to those only when the build runs there, or when no other slot
 * accepts them.
 * @param platforms stores the submission is for; only their slots are considered
 * @param deviceFamilies UIDeviceFamily of the build, where known: 3 TV, 6 Mac, 7 Vision
 */
export function likeliestSlot(
  { width, height }: PixelSize,
  platforms: readonly Platform[],
  deviceFamilies: readonly number[] = [],
): ScreenshotSlot | undefined {
  const candidates = slotsForSize(width, height).filter((slot) => platforms.includes(slot.store));
  const isExpected = (slot: ScreenshotSlot) => {
    const family = slot.store === 'ios' ? FAMILY_OF_RARE_DEVICE[slot.device] : undefined;
    return family === undefined || deviceFamilies.includes(family);
  };
  return candidates.find(isExpected) ?? candidates[0];
}

const FAMILY_OF_RARE_DEVICE: Partial<Record<SlotDevice, number>> = { tv: 3, desktop: 6, vision: 7 };

/** Returns the slot of that id, or undefined for an id of an older record. */
export function slotById(id: string | undefined): ScreenshotSlot | undefined {
  return SCREENSHOT_SLOTS.find((slot) => slot.id === id);
}
