import type { Platform } from '../apps/app';
import type { Finding, RuleSource } from '../findings';

/** What the submission is for, as far as the images depend on it. */
export interface ImageTargets {
  platforms: readonly Platform[];
  /** UIDeviceFamily of the iOS build: 1 iPhone, 2 iPad, 3 TV, 6 Mac, 7 Vision. Unknown counts as iPhone only. */
  deviceFamilies?: readonly number[];
  /** The locale the stores fall back to; without it a set in any locale will do. */
  defaultLocale?: string;
}

/** What the product can do about it on one click: draw it anew at an exact size, flatten it, or cut it to shape. */
export type ImageFix = 'redraw' | 'remove-alpha' | 'crop';

/** A finding about one image, or about the set of images of one slot and locale. */
export interface ImageFinding extends Finding {
  /** The image, when it is about one. */
  imageId?: string;
  /** The screenshot slot or store graphic it is about. */
  slotId?: string;
  /** The fix to offer; none when only the publisher can mend it. */
  offer?: ImageFix;
}

export const APPLE_SPECIFICATIONS: RuleSource = {
  label: 'App Store Connect: screenshot specifications',
  url: 'https://developer.apple.com/help/app-store-connect/reference/app-information/screenshot-specifications',
};

export const PLAY_PREVIEW_ASSETS: RuleSource = {
  label: 'Google Play: preview assets',
  url: 'https://support.google.com/googleplay/android-developer/answer/1078870',
};

/** Shared by all findings about images: they are mended in the wizard's third step. */
export const IMAGE_FINDING = { area: 'graphics', where: 3 } as const;

/** `a`, `a or b`, `a, b or c`. */
export function orList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}
