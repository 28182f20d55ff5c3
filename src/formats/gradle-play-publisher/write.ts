import type { ListingField } from '@/model/listing';
import { playLocale } from '@/domain/locales/locale-map';
import { playGraphics } from '../supply/write';
import type { DetailField } from '@/model/draft';
import type { LayoutResult, PackageFile, PackageSource } from '@/domain/packages/package-file';
import { extensionOf, ordinal, screenshotSets } from '@/domain/packages/package-images';
import { localesFor, notOfferedNotes, pairsOf, textFile } from '@/domain/packages/package-locales';

const ROOT = 'src/main/play';

/** File names of `listings/<locale>/` (sources 3.4). */
export const GRADLE_LISTING_FILES = {
  title: 'title.txt',
  shortDescription: 'short-description.txt',
  description: 'full-description.txt',
  videoUrl: 'video-url.txt',
} as const satisfies Partial<Record<ListingField, string>>;

/** File names beside `listings`. */
export const GRADLE_DETAIL_FILES = {
  contactEmail: 'contact-email.txt',
  contactPhone: 'contact-phone.txt',
  contactWebsite: 'contact-website.txt',
} as const satisfies Partial<Record<DetailField, string>>;

export const GRADLE_SCREENSHOT_FOLDERS: Record<string, string> = {
  'play-phone': 'phone-screenshots',
  'play-tablet-7': 'tablet-screenshots',
  'play-tablet-10': 'large-tablet-screenshots',
  'play-tv': 'tv-screenshots',
  'play-wear': 'wear-screenshots',
};

/** Folders of single images, each with one file, unlike supply's. */
export const GRADLE_GRAPHIC_FOLDERS: Record<string, string> = {
  'play-icon': 'icon',
  'play-feature-graphic': 'feature-graphic',
};

/**
 * Writes the tree that gradle-play-publisher reads (sources 3.4), for an Android submission; nothing for any other.
 * `listings` and `release-notes` contain locale folders only: a stray file there fails the build.
 */
export function gradlePlayPublisherFiles(source: PackageSource): LayoutResult {
  if (source.platform === 'ios') return { files: [], notes: [] };
  const { details } = source;
  const { locales, notOffered } = localesFor(source, 'android', playLocale);
  const screenshots = screenshotSets(source, 'android', locales);
  const files: PackageFile[] = [
    ...pairsOf(GRADLE_DETAIL_FILES).flatMap(([field, name]) => textFile(`${ROOT}/${name}`, details[field])),
    ...textFile(`${ROOT}/default-language.txt`, playLocale(source.defaultLocale) ?? ''),
  ];
  for (const locale of locales) {
    const listings = `${ROOT}/listings/${locale.folder}`;
    for (const [field, fileName] of pairsOf(GRADLE_LISTING_FILES)) {
      files.push(...textFile(`${listings}/${fileName}`, locale.listing[field]));
    }
    files.push(
      ...textFile(`${ROOT}/release-notes/${locale.folder}/default.txt`, locale.listing.releaseNotes),
      ...playGraphics(source, locale).map(({ id, image }) => ({
        path: `${listings}/graphics/${GRADLE_GRAPHIC_FOLDERS[id] ?? id}/${ordinal(0)}.${extensionOf(image)}`,
        content: image.blob,
      })),
    );
  }
  for (const { locale, slot, images } of screenshots.sets) {
    const folder = GRADLE_SCREENSHOT_FOLDERS[slot.id];
    if (!folder) continue;
    images.forEach((image, index) =>
      files.push({
        path: `${ROOT}/listings/${locale.folder}/graphics/${folder}/${ordinal(index)}.${extensionOf(image)}`,
        content: image.blob,
      }),
    );
  }
  return { files, notes: [...notOfferedNotes(notOffered, 'Google Play'), ...screenshots.notes] };
}
