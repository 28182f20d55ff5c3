import { dates } from 'virtual:catalog/deadline-dates';
import type { Platform } from '@/model/app';
import { OFFICIAL, type Certainty } from '../certainty';

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

const APPLE_SOURCE = 'fastlane deliver app_screenshot.rb; App Store Connect CLI catalog.go';
/** fastlane deliver stops at ten per display type and locale (sources 2.1). */
const APPLE_COUNT = { minCount: 1, maxCount: 10 } as const;

interface AppleExtras {
  requiredWhen?: RequiredWhen;
  allowsRotation?: boolean;
}

function apple(
  id: string,
  label: string,
  device: SlotDevice,
  displayType: string,
  sizes: string,
  { requiredWhen = 'optional', allowsRotation = true }: AppleExtras = {},
): ScreenshotSlot {
  return {
    id,
    store: 'ios',
    label,
    device,
    displayType,
    sizes: sizesOf(sizes),
    allowsRotation,
    requiredWhen,
    ...APPLE_COUNT,
    source: APPLE_SOURCE,
  };
}

/** For sizes that are accepted only as listed. */
const AS_LISTED: AppleExtras = { allowsRotation: false };

/** Reads sizes such as `1290x2796 1320x2868`. */
function sizesOf(text: string): PixelSize[] {
  return text.split(' ').map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { width, height };
  });
}

/** iOS 27 shows one of each above the product page and in search (App Store Connect Help, read 2026-11-22). */
const CREATIVE_ASSET = {
  store: 'ios',
  device: 'phone',
  allowsRotation: false,
  requiredWhen: 'optional',
  minCount: 1,
  maxCount: 1,
  source: 'App Store Connect Help: creative assets specifications',
  certainty: OFFICIAL,
  takesAnyScreen: true,
  isUploadedByHand: true,
} as const;

/**
 * Google's help asks for at most 2:1, but the Play Console names this ratio in its error, and takes 20:9 screenshots
 * (sources 2.4).
 */
export const PLAY_MAX_RATIO = 2.3;
const PLAY_SIDE = { minSide: 320, maxSide: 3840, maxRatio: PLAY_MAX_RATIO } as const;
const SIXTEEN_TO_NINE = { long: 16, short: 9 } as const;
const PLAY_LARGE_SIDE: SizeRule = {
  minSide: 1080,
  maxSide: 7680,
  maxRatio: PLAY_MAX_RATIO,
  recognisedRatio: SIXTEEN_TO_NINE,
};
/** Values that most slots of Google Play share. */
const PLAY = {
  store: 'android',
  sizes: [],
  allowsRotation: true,
  requiredWhen: 'targeted',
  minCount: 1,
  maxCount: 8,
} as const;
const LARGE_SCREEN = {
  ...PLAY,
  sizeRule: PLAY_LARGE_SIDE,
  source: 'Play Console, as three public projects quote its form (2023 to 2025)',
} as const;

/**
 * Every screenshot slot, in the order in which a size is recognised: exact App Store sizes first, then Play by rule.
 */
export const SCREENSHOT_SLOTS: readonly ScreenshotSlot[] = [
  // There is no APP_IPHONE_69 in the API: the 6.9" slot still has the type of the 6.7" one.
  apple('iphone-6.9', 'iPhone 6.9"', 'phone', 'APP_IPHONE_67', '1260x2736 1290x2796 1320x2868', {
    requiredWhen: 'iphone',
  }),
  apple('iphone-6.5', 'iPhone 6.5"', 'phone', 'APP_IPHONE_65', '1242x2688 1284x2778', {
    requiredWhen: 'iphone-unless-6.9',
  }),
  apple('iphone-6.3', 'iPhone 6.3"', 'phone', 'APP_IPHONE_61', '1179x2556 1206x2622'),
  apple('iphone-6.1', 'iPhone 6.1"', 'phone', 'APP_IPHONE_58', '1170x2532 1125x2436 1080x2340'),
  apple('iphone-5.5', 'iPhone 5.5"', 'phone', 'APP_IPHONE_55', '1242x2208'),
  apple('iphone-4.7', 'iPhone 4.7"', 'phone', 'APP_IPHONE_47', '750x1334'),
  // In landscape the two oldest slots leave out the status bar differently, so every size is listed.
  apple('iphone-4', 'iPhone 4"', 'phone', 'APP_IPHONE_40', '640x1096 640x1136 1136x600 1136x640', AS_LISTED),
  apple('iphone-3.5', 'iPhone 3.5"', 'phone', 'APP_IPHONE_35', '640x920 640x960 960x600 960x640', AS_LISTED),
  {
    id: 'iphone-duo',
    store: 'ios',
    label: 'iPhone Duo',
    device: 'phone',
    // Outer and inner screen; one set may contain both.
    sizes: sizesOf('1398x2034 2007x2853'),
    allowsRotation: true,
    requiredWhen: 'optional',
    ...APPLE_COUNT,
    source: 'A public upload tool that asked App Store Connect on 2026-10-06',
    certainty: {
      level: 'reported',
      note: `For builds with the iOS 27.1 SDK or later, from ${dates['apple-iphone-duo-screenshots'] ?? 'a later date'}. A public tool found the sizes in App Store Connect; the date was not seen on Apple’s page.`,
    },
    isUploadedByHand: true,
  },
  // 2048x2732 belongs to two slots. The 13" one comes first: fastlane 2.230.0 and later chooses it by default.
  apple('ipad-13', 'iPad 13"', 'tablet', 'APP_IPAD_PRO_3GEN_129', '2064x2752 2048x2732', {
    requiredWhen: 'ipad',
  }),
  apple('ipad-12.9', 'iPad 12.9" (2nd generation)', 'tablet', 'APP_IPAD_PRO_129', '2048x2732'),
  apple('ipad-11', 'iPad 11"', 'tablet', 'APP_IPAD_PRO_3GEN_11', '1488x2266 1668x2420 1668x2388 1640x2360'),
  apple('ipad-10.5', 'iPad 10.5"', 'tablet', 'APP_IPAD_105', '1668x2224'),
  apple(
    'ipad-9.7',
    'iPad 9.7"',
    'tablet',
    'APP_IPAD_97',
    '1536x2048 1536x2008 768x1024 768x1004 2048x1536 2048x1496 1024x768 1024x748',
    AS_LISTED,
  ),
  apple('mac', 'Mac', 'desktop', 'APP_DESKTOP', '1280x800 1440x900 2560x1600 2880x1800', {
    ...AS_LISTED,
    requiredWhen: 'mac',
  }),
  // 3840x2160 belongs to two slots as well; fastlane takes it for Apple TV unless the path contains "vision".
  apple('apple-tv', 'Apple TV', 'tv', 'APP_APPLE_TV', '1920x1080 3840x2160', {
    ...AS_LISTED,
    requiredWhen: 'apple-tv',
  }),
  apple('vision-pro', 'Apple Vision Pro', 'vision', 'APP_APPLE_VISION_PRO', '3840x2160', {
    ...AS_LISTED,
    requiredWhen: 'vision',
  }),
  apple('watch-ultra', 'Apple Watch Ultra', 'watch', 'APP_WATCH_ULTRA', '410x502 422x514', AS_LISTED),
  apple('watch-10', 'Apple Watch Series 10', 'watch', 'APP_WATCH_SERIES_10', '416x496', AS_LISTED),
  apple('watch-7', 'Apple Watch Series 7', 'watch', 'APP_WATCH_SERIES_7', '396x484', AS_LISTED),
  apple('watch-4', 'Apple Watch Series 4', 'watch', 'APP_WATCH_SERIES_4', '368x448', AS_LISTED),
  apple('watch-3', 'Apple Watch Series 3', 'watch', 'APP_WATCH_SERIES_3', '312x390', AS_LISTED),
  {
    ...PLAY,
    id: 'play-phone',
    label: 'Phone screenshots',
    device: 'phone',
    sizeRule: PLAY_SIDE,
    requiredWhen: 'android',
    minCount: 2,
    source: 'Google Play screenshots: gradle-play-publisher README and six agreeing pages (secondary)',
  },
  {
    ...LARGE_SCREEN,
    id: 'play-tablet-7',
    label: '7-inch tablet screenshots',
    device: 'tablet',
    sizeRule: { ...PLAY_SIDE, recognisedRatio: SIXTEEN_TO_NINE },
  },
  { ...LARGE_SCREEN, id: 'play-tablet-10', label: '10-inch tablet screenshots', device: 'tablet' },
  { ...LARGE_SCREEN, id: 'play-chromebook', label: 'Chromebook screenshots', device: 'desktop', minCount: 4 },
  {
    ...PLAY,
    id: 'play-tv',
    label: 'Android TV screenshots',
    device: 'tv',
    allowsRotation: false,
    sizeRule: {
      minSide: 1080,
      maxSide: 3840,
      maxRatio: 16 / 9,
      exactRatio: SIXTEEN_TO_NINE,
      landscapeOnly: true,
    },
    source: 'A public guide and the validator of fastlane supply metadata: 16:9, at least 1920x1080',
  },
  {
    ...PLAY,
    id: 'play-wear',
    label: 'Wear OS screenshots',
    device: 'watch',
    sizeRule: { minSide: 384, maxSide: 3840, maxRatio: 1, exactRatio: { long: 1, short: 1 } },
    source: 'A public guide: 1:1, at least 384x384',
  },
  // After Google Play: a draft for both stores takes a landscape picture of 3:2 as an Android screenshot.
  {
    ...CREATIVE_ASSET,
    id: 'apple-header',
    label: 'Product page header (iOS 27)',
    sizes: sizesOf('3840x1646'),
  },
  {
    ...CREATIVE_ASSET,
    id: 'apple-search',
    label: 'Search results image (iOS 27)',
    sizes: [],
    sizeRule: {
      minSide: 1280,
      maxSide: 3840,
      maxRatio: 3 / 2,
      exactRatio: { long: 3, short: 2 },
      landscapeOnly: true,
    },
  },
  {
    ...CREATIVE_ASSET,
    id: 'apple-universal',
    label: 'Header and search in one image (iOS 27)',
    sizes: sizesOf('5244x2950'),
    mediaTypes: ['image/png'],
  },
];

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
