import { playLocale } from '@/domain/locales/locale-map';
import type { LayoutResult, PackageFile, PackageSource } from '@/domain/packages/package-file';
import { extensionOf, ordinal, playGraphics, screenshotSets } from '@/domain/packages/package-images';
import { localesFor, notOfferedNotes, pairsOf, textFile } from '@/domain/packages/package-locales';
import { TOOL_LAYOUT } from '../parts/package-layout';
import {
  GRADLE_DETAIL_FILES,
  GRADLE_GRAPHIC_FOLDERS,
  GRADLE_LISTING_FILES,
  GRADLE_SCREENSHOT_FOLDERS,
} from './files';

import { gradleProducts } from './products';

/**
 * Writes the tree that gradle-play-publisher reads (sources 3.4), for an Android submission; nothing for any other.
 * `listings` and `release-notes` contain locale folders only: a stray file there fails the build.
 */
export function gradlePlayPublisherFiles(source: PackageSource, layout = TOOL_LAYOUT): LayoutResult {
  if (source.platform === 'ios') return { files: [], notes: [] };
  const root = layout.gradle;
  const { details } = source;
  const { locales, notOffered } = localesFor(source, 'android', playLocale);
  const screenshots = screenshotSets(source, 'android', locales);
  const products = gradleProducts(source, root);
  const files: PackageFile[] = [
    ...pairsOf(GRADLE_DETAIL_FILES).flatMap(([field, name]) => textFile(`${root}/${name}`, details[field])),
    ...textFile(`${root}/default-language.txt`, playLocale(source.defaultLocale) ?? ''),
  ];
  for (const locale of locales) {
    const listings = `${root}/listings/${locale.folder}`;
    for (const [field, fileName] of pairsOf(GRADLE_LISTING_FILES)) {
      files.push(...textFile(`${listings}/${fileName}`, locale.listing[field]));
    }
    files.push(
      ...textFile(`${root}/release-notes/${locale.folder}/default.txt`, locale.listing.releaseNotes),
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
        path: `${root}/listings/${locale.folder}/graphics/${folder}/${ordinal(index)}.${extensionOf(image)}`,
        content: image.blob,
      }),
    );
  }
  files.push(...products.files);
  return {
    files,
    notes: [...notOfferedNotes(notOffered, 'Google Play'), ...screenshots.notes, ...products.notes],
  };
}
