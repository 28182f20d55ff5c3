import { platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import { offeredFormFactors, type AndroidFormFactor } from '@/domain/builds/android-target';
import { androidBuildOf, iosBuildOf, type BuildInfo } from '@/model/build-info';
import type { Finding, RuleSource, SubjectDraft } from '@/model/finding';
import type { PictureReadings } from '@/model/picture-look';
import { makerOf } from '@/domain/findings';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineRules, type FindingDraft, type Rule } from '../define-rule';

/** The parts of a submission on which its images depend. */
export interface ImageTargets {
  platforms: readonly Platform[];
  /** UIDeviceFamily of the iOS build: 1 iPhone, 2 iPad, 3 TV, 6 Mac, 7 Vision. Unknown counts as iPhone only. */
  deviceFamilies?: readonly number[] | undefined;
  /** Kinds of device that the Android build is for, the main one first. Unknown counts as phones only. */
  formFactors?: readonly AndroidFormFactor[] | undefined;
  /** The locale that the stores fall back to; without it a set in any locale is enough. */
  defaultLocale?: string;
  /** Measurements of the pictures that were looked at. */
  readings?: PictureReadings | undefined;
}

/** Requirements for the images of a submission. */
export function imageTargetsOf({
  platform,
  builds,
  defaultLocale,
}: {
  platform: PlatformChoice;
  builds: readonly BuildInfo[];
  defaultLocale: string;
}): ImageTargets {
  const android = androidBuildOf(builds);
  return {
    platforms: platformsOf(platform),
    deviceFamilies: iosBuildOf(builds)?.deviceFamilies,
    formFactors: android && offeredFormFactors(android),
    defaultLocale,
  };
}

/** Fix that the product can make on one click: draw it again at an exact size, flatten it, or cut it to shape. */
export type ImageFix = 'redraw' | 'remove-alpha' | 'crop';

/** A finding about one image, or about the set of images of one slot and locale. */
export interface ImageFinding extends Finding {
  /** The fix to offer; none when only the publisher can provide another image. */
  offer?: ImageFix;
}

type Draft<Id> = Pick<SubjectDraft, 'store' | 'locale' | 'picture' | 'slot'> &
  Pick<ImageFinding, 'offer'> &
  Omit<FindingDraft, 'ruleDate' | 'value'> & { rule: Id };

/** Completes findings about images by these rules; all of them are fixed in the third step of the wizard. */
export function imageMaker<Id extends string>(family: { rules: Readonly<Record<Id, Rule>> }) {
  const make = makerOf(family);
  return ({ store, locale, picture, slot, offer, ...rest }: Draft<Id>): ImageFinding => ({
    ...make({ area: 'graphics', where: 'screenshots', subject: { store, locale, picture, slot }, ...rest }),
    ...(offer && { offer }),
  });
}

const IMAGE_RULE = {
  severity: 'blocker',
  source: APPLE.screenshots,
  checked: '2026-11-20',
  effort: 'graphics',
} as const;

/** The rules that screenshots and graphics share. */
export const IMAGE_RULES = defineRules({
  'image-size': {
    ...IMAGE_RULE,
    title: 'Size of an image',
    why: 'An image of an unknown size makes the upload of the whole set fail.',
    fix: 'Draw it again in one of the exact sizes.',
    examples: {
      fires: 'a screenshot of 1000 x 2000 pixels for the App Store',
      holds: '1320 x 2868 pixels',
    },
  },
  'image-alpha': {
    ...IMAGE_RULE,
    title: 'Alpha channel of an image',
    why: 'The App Store and Wear OS refuse transparency, even when no pixel is transparent. Elsewhere Google’s help advises against it.',
    fix: 'Remove the alpha channel; transparent parts become white.',
    examples: { fires: 'a PNG with an alpha channel', holds: 'the same PNG without one' },
  },
  'image-weight': {
    ...IMAGE_RULE,
    title: 'File size of an image',
    source: GOOGLE.previewAssets,
    why: 'Google Play refuses a heavier image.',
    fix: 'Save it as JPEG, or use fewer colours.',
    examples: { fires: 'a screenshot of 8.1 MB for Google Play', holds: '7.9 MB' },
  },
  'image-format': {
    ...IMAGE_RULE,
    title: 'Format of an icon',
    source: GOOGLE.previewAssets,
    why: 'The store accepts this image as PNG only.',
    fix: 'Save it as PNG.',
    examples: { fires: 'icon.jpg', holds: 'icon.png' },
  },
  'image-unreadable': {
    ...IMAGE_RULE,
    title: 'File that is not a usable image',
    why: 'The stores accept PNG and JPEG.',
    fix: 'Save it as PNG or JPEG.',
    examples: { fires: '1.png is a WebP file with another name', holds: '1.png is a PNG file' },
  },
  'image-set': {
    ...IMAGE_RULE,
    title: 'Required set of images missing',
    isMissing: true,
    why: 'The store asks for it before the app can be submitted.',
    fix: 'Add the set, or let StorePilot draw it.',
    examples: { fires: 'no screenshots of the iPhone', holds: 'one in the main language' },
  },
});

export const imageFinding = imageMaker(IMAGE_RULES);

/** The page of a store about screenshots. */
export function screenshotSource(store: Platform): RuleSource {
  return store === 'ios' ? APPLE.screenshots : GOOGLE.previewAssets;
}

/** `a`, `a or b`, `a, b or c`. */
export function orList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}
