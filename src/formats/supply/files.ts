import type { ListingField } from '@/model/listing';
import type { PackageSource } from '@/domain/packages/package-file';

/** File names of `fastlane/metadata/android/<locale>/` (sources 3.2). */
export const SUPPLY_LOCALE_FILES = {
  title: 'title.txt',
  shortDescription: 'short_description.txt',
  description: 'full_description.txt',
  videoUrl: 'video.txt',
} as const satisfies Partial<Record<ListingField, string>>;

/** Folder of each screenshot slot; supply has none for Chromebooks. */
export const SUPPLY_SCREENSHOT_FOLDERS: Record<string, string> = {
  'play-phone': 'phoneScreenshots',
  'play-tablet-7': 'sevenInchScreenshots',
  'play-tablet-10': 'tenInchScreenshots',
  'play-tv': 'tvScreenshots',
  'play-wear': 'wearScreenshots',
};

/**
 * Single images are files next to the screenshot folders: supply skips folders of that name without a message (sources
 * 3.2).
 */
export const SUPPLY_GRAPHIC_FILES: Record<string, string> = {
  'play-icon': 'icon',
  'play-feature-graphic': 'featureGraphic',
};

/**
 * Returns the version code of the Android build as text, if Google Play accepts it: 1 to 2,100,000,000 (sources 5.5).
 */
export function playVersionCode(source: Pick<PackageSource, 'builds'>): string | undefined {
  const code =
    source.builds.find((build) => build.platform === 'android')?.identity.buildNumber?.trim() ?? '';
  return /^[1-9]\d{0,9}$/.test(code) && Number(code) <= 2_100_000_000 ? code : undefined;
}
