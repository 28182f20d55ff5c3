import { playLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import { hasSizeOfStore } from '@/domain/screenshots/store-graphics';
import type { LayoutResult, PackageFile, PackageSource } from '@/domain/packages/package-file';
import { extensionOf, ordinal, playGraphics, screenshotSets } from '@/domain/packages/package-images';
import { readableNames, TOOL_LAYOUT } from '../parts/package-layout';
import { localesFor, notOfferedNotes, pairsOf, textFile } from '@/domain/packages/package-locales';
import {
  playVersionCode,
  SUPPLY_GRAPHIC_FILES,
  SUPPLY_LOCALE_FILES,
  SUPPLY_SCREENSHOT_FOLDERS,
} from './files';

/**
 * Writes the layout that `fastlane supply` uploads to Google Play, for an Android submission; nothing for any other. No
 * text ends in a line break: supply uploads files untrimmed, and 80 characters plus one are refused (sources 1.2).
 */
export function fastlaneSupplyFiles(source: PackageSource, layout = TOOL_LAYOUT): LayoutResult {
  if (source.platform === 'ios') return { files: [], notes: [] };
  const { locales, notOffered } = localesFor(source, 'android', playLocale);
  const notes = notOfferedNotes(notOffered, 'Google Play');
  const screenshots = screenshotSets(source, 'android', locales);
  const changelog = `${playVersionCode(source) ?? 'default'}.txt`;
  const root = layout.supply;
  const files = locales.flatMap((locale): PackageFile[] => [
    ...pairsOf(SUPPLY_LOCALE_FILES).flatMap(([field, fileName]) =>
      textFile(`${root}/${locale.folder}/${fileName}`, locale.listing[field]),
    ),
    ...textFile(`${root}/${locale.folder}/changelogs/${changelog}`, locale.listing.releaseNotes),
    ...playGraphics(source, locale).map(({ id, image }) => ({
      path: `${root}/${locale.folder}/images/${SUPPLY_GRAPHIC_FILES[id] ?? id}.${extensionOf(image)}`,
      content: image.blob,
    })),
  ]);
  for (const set of screenshots.sets) {
    const { locale, slot, images } = set;
    const folder = SUPPLY_SCREENSHOT_FOLDERS[slot.id];
    if (!folder) {
      notes.push(
        `${slot.label}: left out, fastlane supply has no folder for them. Add them in the Play Console.`,
      );
      continue;
    }
    const names = layout.hasReadableNames ? readableNames(set) : undefined;
    images.forEach((image, index) => {
      const name = names?.[index] ?? `${ordinal(index)}.${extensionOf(image)}`;
      files.push({ path: `${root}/${locale.folder}/images/${folder}/${name}`, content: image.blob });
    });
  }
  return { files, notes: [...new Set([...notes, ...screenshots.notes, ...graphicNotes(source)])] };
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
