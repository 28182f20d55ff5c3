import type { ListingField } from '@/model/listing';
import { DELIVER_LOCALE_FILES, DELIVER_REVIEW_FILES } from '@/formats/deliver/write';
import { SUPPLY_LOCALE_FILES, SUPPLY_SCREENSHOT_FOLDERS } from '@/formats/supply/write';
import {
  GRADLE_DETAIL_FILES,
  GRADLE_LISTING_FILES,
  GRADLE_SCREENSHOT_FOLDERS,
} from '@/formats/gradle-play-publisher/write';
import { pairsOf } from '@/domain/packages/package-locales';
import { ascFileOf, type AscPart } from '../asc/find';
import { screenshotFolder, type ListingSet } from './listing-sets';
import type { DetailField } from '@/model/draft';

/** Role of a picture. The slot of an App Store screenshot follows from its size in pixels (sources 3.1). */
export type PictureRole =
  | { kind: 'screenshot'; slotId?: string }
  | { kind: 'icon' }
  | { kind: 'feature-graphic' };

/**
 * Meaning of a file of a set; `folder` is the locale folder as spelt. A text under another name counts where there is
 * none under the tool’s own.
 */
export type FileRole =
  | { kind: 'text'; folder: string; field: ListingField; isOtherName?: boolean }
  | { kind: 'asc-texts'; folder: string; part: AscPart }
  /** -1 for `default`. */
  | { kind: 'changelog'; folder: string; versionCode: number }
  | { kind: 'detail'; field: DetailField }
  /** A subcategory of the App Store: the first or second of the primary or secondary category. */
  | { kind: 'subcategory'; field: 'primaryCategory' | 'secondaryCategory'; isFirst: boolean }
  | { kind: 'default-language' }
  | { kind: 'picture'; folder: string; picture: PictureRole }
  | { kind: 'other' };

const OTHER: FileRole = { kind: 'other' };
const IMAGE = /\.(?:png|jpe?g)$/i;

const DELIVER_FIELDS = new Map(pairsOf(DELIVER_LOCALE_FILES).map(([field, name]) => [name, field]));
const SUPPLY_FIELDS = new Map(pairsOf(SUPPLY_LOCALE_FILES).map(([field, name]) => [name, field]));
/** F-Droid's own names of supply's files (sources 3.2). */
const FDROID_FIELDS: ReadonlyMap<string, ListingField> = new Map([
  ['name.txt', 'title'],
  ['summary.txt', 'shortDescription'],
  ['description.txt', 'description'],
]);
const GRADLE_FIELDS = new Map(pairsOf(GRADLE_LISTING_FILES).map(([field, name]) => [name, field]));
/** Older trees put `review_` before some of the names (sources 3.1). */
const REVIEW_FIELDS = new Map(
  pairsOf(DELIVER_REVIEW_FILES).flatMap(([field, name]): [string, DetailField][] => [
    [name, field],
    [`review_${name}`, field],
  ]),
);
const DELIVER_SHARED: ReadonlyMap<string, DetailField> = new Map([
  ['copyright.txt', 'copyright'],
  ['primary_category.txt', 'primaryCategory'],
  ['secondary_category.txt', 'secondaryCategory'],
]);
const SUBCATEGORY = /^(primary|secondary)_(first|second)_sub_category\.txt$/;
const GRADLE_SHARED = new Map<string, DetailField>(
  pairsOf(GRADLE_DETAIL_FILES).map(([field, name]) => [name, field]),
);
/** The slot of each screenshot folder of supply and of gradle-play-publisher. */
const SCREENSHOT_SLOTS = new Map(
  [SUPPLY_SCREENSHOT_FOLDERS, GRADLE_SCREENSHOT_FOLDERS].flatMap((folders) =>
    Object.entries(folders).map(([slotId, folder]) => [folder, slotId] as const),
  ),
);

/** Says what a file of a set is for, by its path alone. */
export function classify(set: ListingSet, path: string): FileRole {
  const inside = (set.root === '' ? path : path.slice(set.root.length + 1)).split('/');
  if (set.format === 'deliver') return classifyDeliver(set, path, inside);
  if (set.format === 'asc') {
    const file = ascFileOf(path);
    return file ? { kind: 'asc-texts', folder: file.locale, part: file.part } : OTHER;
  }
  if (set.format === 'upload-google-play') {
    const folder = /^whatsnew-([^.]+)/.exec(inside.join('/'))?.[1];
    return folder === undefined ? OTHER : { kind: 'changelog', folder, versionCode: -1 };
  }
  return set.format === 'supply' ? classifySupply(inside) : classifyGradle(inside);
}

function classifyDeliver({ root }: ListingSet, path: string, inside: readonly string[]): FileRole {
  if (root !== '' && !path.startsWith(`${root}/`)) return classifyDeliverScreenshot(root, path);
  const [folder = '', name = '', ...deeper] = inside;
  if (deeper.length > 0) return OTHER;
  if (name === '') {
    const field = DELIVER_SHARED.get(folder);
    const [, rank, place] = SUBCATEGORY.exec(folder) ?? [];
    if (rank) {
      const of = rank === 'primary' ? 'primaryCategory' : 'secondaryCategory';
      return { kind: 'subcategory', field: of, isFirst: place === 'first' };
    }
    return field ? { kind: 'detail', field } : OTHER;
  }
  if (folder === 'review_information') {
    const field = REVIEW_FIELDS.get(name);
    return field ? { kind: 'detail', field } : OTHER;
  }
  const field = DELIVER_FIELDS.get(name);
  return field ? { kind: 'text', folder, field } : OTHER;
}

/** `…/screenshots/<locale>/<file>`, with a folder above the locales for Apple TV and iMessage. */
function classifyDeliverScreenshot(root: string, path: string): FileRole {
  const [top = ''] = screenshotFolder(root);
  const segments = path.slice(top.length + 1).split('/');
  // A picture beside the locales does not belong to a locale, e.g. a background for frames.
  const folder = segments.at(-2);
  if (folder === undefined || !IMAGE.test(path) || segments.includes('iMessage')) return OTHER;
  const picture: PictureRole = segments.includes('appleTV')
    ? { kind: 'screenshot', slotId: 'apple-tv' }
    : { kind: 'screenshot' };
  return { kind: 'picture', folder, picture };
}

function classifySupply([folder = '', name = '', third, fourth]: readonly string[]): FileRole {
  if (third === undefined) {
    const field = SUPPLY_FIELDS.get(name);
    if (field) return { kind: 'text', folder, field };
    const other = FDROID_FIELDS.get(name);
    return other ? { kind: 'text', folder, field: other, isOtherName: true } : OTHER;
  }
  if (name === 'changelogs' && fourth === undefined) {
    const code = /^(\d{1,10}|default)\.txt$/.exec(third)?.[1];
    if (code === undefined) return OTHER;
    return { kind: 'changelog', folder, versionCode: code === 'default' ? -1 : Number(code) };
  }
  if (name !== 'images' || !IMAGE.test(fourth ?? third)) return OTHER;
  if (fourth === undefined) return graphicRole(folder, third.replace(IMAGE, ''));
  const slotId = SCREENSHOT_SLOTS.get(third);
  return slotId ? { kind: 'picture', folder, picture: { kind: 'screenshot', slotId } } : OTHER;
}

function classifyGradle([top = '', folder, name, third, fourth]: readonly string[]): FileRole {
  if (folder === undefined) {
    if (top === 'default-language.txt') return { kind: 'default-language' };
    const field = GRADLE_SHARED.get(top);
    return field ? { kind: 'detail', field } : OTHER;
  }
  if (top === 'release-notes' && name !== undefined && third === undefined) {
    // Notes for a track are taken after those for all tracks.
    return /^[a-z]+\.txt$/.test(name)
      ? { kind: 'changelog', folder, versionCode: name === 'default.txt' ? 0 : -1 }
      : OTHER;
  }
  if (top !== 'listings' || name === undefined) return OTHER;
  if (third === undefined) {
    const field = GRADLE_FIELDS.get(name);
    return field ? { kind: 'text', folder, field } : OTHER;
  }
  if (name !== 'graphics' || fourth === undefined || !IMAGE.test(fourth)) return OTHER;
  const slotId = SCREENSHOT_SLOTS.get(third);
  if (slotId) return { kind: 'picture', folder, picture: { kind: 'screenshot', slotId } };
  return graphicRole(folder, third);
}

function graphicRole(folder: string, name: string): FileRole {
  if (name === 'icon') return { kind: 'picture', folder, picture: { kind: 'icon' } };
  if (name === 'featureGraphic' || name === 'feature-graphic')
    return { kind: 'picture', folder, picture: { kind: 'feature-graphic' } };
  return OTHER;
}
