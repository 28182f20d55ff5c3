import type { ListingField } from '@/model/listing';
import { playLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import { hasSizeOfStore, STORE_GRAPHICS } from '@/domain/screenshots/store-graphics';
import type { LayoutResult, PackageFile, PackageSource } from '@/domain/packages/package-file';
import { extensionOf, graphicOf, ordinal, screenshotSets } from '@/domain/packages/package-images';
import {
  localesFor,
  notOfferedNotes,
  pairsOf,
  textFile,
  type LocaleTexts,
} from '@/domain/packages/package-locales';

const ROOT = 'fastlane/metadata/android';

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
 * Writes the layout that `fastlane supply` uploads to Google Play, for an Android submission; nothing for any other. No
 * text ends in a line break: supply uploads files untrimmed, and 80 characters plus one are refused (sources 1.2).
 */
export function fastlaneSupplyFiles(source: PackageSource): LayoutResult {
  if (source.platform === 'ios') return { files: [], notes: [] };
  const { locales, notOffered } = localesFor(source, 'android', playLocale);
  const notes = notOfferedNotes(notOffered, 'Google Play');
  const screenshots = screenshotSets(source, 'android', locales);
  const changelog = `${playVersionCode(source) ?? 'default'}.txt`;
  const files = locales.flatMap((locale): PackageFile[] => [
    ...pairsOf(SUPPLY_LOCALE_FILES).flatMap(([field, fileName]) =>
      textFile(`${ROOT}/${locale.folder}/${fileName}`, locale.listing[field]),
    ),
    ...textFile(`${ROOT}/${locale.folder}/changelogs/${changelog}`, locale.listing.releaseNotes),
    ...playGraphics(source, locale).map(({ id, image }) => ({
      path: `${ROOT}/${locale.folder}/images/${SUPPLY_GRAPHIC_FILES[id] ?? id}.${extensionOf(image)}`,
      content: image.blob,
    })),
  ]);
  for (const { locale, slot, images } of screenshots.sets) {
    const folder = SUPPLY_SCREENSHOT_FOLDERS[slot.id];
    if (!folder) {
      notes.push(
        `${slot.label}: left out, fastlane supply has no folder for them. Add them in the Play Console.`,
      );
      continue;
    }
    images.forEach((image, index) =>
      files.push({
        path: `${ROOT}/${locale.folder}/images/${folder}/${ordinal(index)}.${extensionOf(image)}`,
        content: image.blob,
      }),
    );
  }
  return { files, notes: [...new Set([...notes, ...screenshots.notes, ...graphicNotes(source)])] };
}

/**
 * Returns the version code of the Android build as text, if Google Play accepts it: 1 to 2,100,000,000 (sources 5.5).
 */
export function playVersionCode(source: Pick<PackageSource, 'builds'>): string | undefined {
  const code =
    source.builds.find((build) => build.platform === 'android')?.identity.buildNumber?.trim() ?? '';
  return /^[1-9]\d{0,9}$/.test(code) && Number(code) <= 2_100_000_000 ? code : undefined;
}

/** Names the icons and feature graphics of a size that no store accepts: they are left out. */
function graphicNotes({ images }: Pick<PackageSource, 'images'>): string[] {
  return images
    .filter((image) => (image.kind === 'icon' || image.kind === 'feature-graphic') && !hasSizeOfStore(image))
    .map(
      ({ kind, width, height, locale }) =>
        `${kind === 'icon' ? 'App icon' : 'Feature graphic'} left out because Google Play does not accept its size: ${width}x${height} (${localeLabel(locale)}).`,
    );
}

/** Adds the icon and the feature graphic of a locale at Play's exact sizes. */
export function playGraphics(
  source: Pick<PackageSource, 'images'>,
  locale: Pick<LocaleTexts, 'code'>,
): { id: string; image: PackageSource['images'][number] }[] {
  return STORE_GRAPHICS.flatMap((graphic) => {
    if (graphic.store !== 'android' || !graphic.kind) return [];
    const image = graphicOf(source, graphic.kind, locale.code, graphic.size);
    return image && graphic.mediaTypes.includes(image.mediaType) ? [{ id: graphic.id, image }] : [];
  });
}
