import type { Baseline } from '@/domain/baseline/baseline';
import { productLocale } from '@/domain/locales/product-locales';
import { extensionOf, ordinal, type ScreenshotSet } from '@/domain/packages/package-images';

/** Where a package has the files that each upload tool reads. */
export interface PackageLayout {
  /** deliver's texts, and the screenshots with a folder per language. */
  deliverTexts: string;
  deliverPictures: string;
  deliverRatings: string;
  /** supply's texts, with the pictures in a folder `images` per language. */
  supply: string;
  /** Folder of the configs of EAS; empty for the top of the package. */
  eas: string;
  gradle: string;
  /** Names pictures for people, e.g. `iPhone 6.9 - English (US) - 1.png`, instead of as the tools do. */
  hasReadableNames: boolean;
}

/** The folders that the tools look into by themselves, to be copied over a project. */
export const TOOL_LAYOUT: PackageLayout = {
  deliverTexts: 'fastlane/metadata',
  deliverPictures: 'fastlane/screenshots',
  deliverRatings: 'fastlane/app_rating_config.json',
  supply: 'fastlane/metadata/android',
  eas: '',
  gradle: 'src/main/play',
  hasReadableNames: false,
};

/** A folder per store for people, which fastlane reads as well, so that no picture is in the package twice. */
export const PEOPLE_LAYOUT: PackageLayout = {
  deliverTexts: 'app-store',
  deliverPictures: 'app-store',
  deliverRatings: 'for-tools/app_rating_config.json',
  supply: 'google-play',
  eas: 'for-tools/eas/',
  gradle: 'for-tools/src/main/play',
  hasReadableNames: true,
};

/** The layout of a draft's package: an imported listing keeps that of its tools. */
export function layoutFor(baseline: Pick<Baseline, 'sources'> | null | undefined): PackageLayout {
  const isOfTools = (baseline?.sources ?? []).some(
    ({ format, root }) => format !== 'csv' && !PEOPLE_FOLDERS.includes(root.split('/').at(-1) ?? ''),
  );
  return isOfTools ? TOOL_LAYOUT : PEOPLE_LAYOUT;
}

const PEOPLE_FOLDERS = [PEOPLE_LAYOUT.deliverTexts, PEOPLE_LAYOUT.supply];

/**
 * Names the pictures of a set for people, in an order that tools keep: a set of ten or more gets numbers of two digits,
 * because supply sorts as plain text (sources 3.2). deliver knows a device by the size of the picture since 2.230.0.
 */
export function readableNames({ locale, slot, images }: ScreenshotSet): string[] {
  const place = slot.label.replace(/ screenshots$/i, '');
  const language = productLocale(locale.code)?.name ?? locale.code;
  return images.map((image, index) => {
    const number = images.length < 10 ? String(index + 1) : ordinal(index);
    return `${fileSafe(`${place} - ${language} - ${number}`)}.${extensionOf(image)}`;
  });
}

/** Leaves out what Windows does not take in a file name, such as the inch sign. */
function fileSafe(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '').trim();
}
