import type { ListingField } from '@/model/listing';
import { pairsOf } from '@/domain/packages/package-locales';
import { appleCategoryChoice } from '@/domain/stores/apple-categories';
import type { DetailField } from '@/model/draft';
import type { ReadFormat } from '../parts/format';
import { pathInside } from '../parts/paths';
import { ratingFileOf, readRatingFile } from '../parts/rating-json';
import type {
  FileRole,
  ListingSet,
  PictureRole,
  ReadPicture,
  ReadSet,
  Subcategories,
} from '../parts/set-contents';
import { addDefaultLocales } from './default-texts';
import { DELIVER_LOCALE_FILES, DELIVER_REVIEW_FILES } from './files';
import { screenshotFolder } from './find';

export const READ_DELIVER: ReadFormat = {
  hasDefault: true,
  knownFiles: {
    tool: 'fastlane deliver',
    names: [...Object.values(DELIVER_LOCALE_FILES), 'apple_tv_privacy_policy.txt'],
  },
  classify,
  async finish(result, { tree, choices, subcategories }) {
    await addDefaultLocales(result, tree, choices);
    settleCategories(subcategories, result);
    const ratingFile = tree.get(ratingFileOf(tree.keys(), result.set.project) ?? '');
    if (ratingFile) await readRatingFile(ratingFile, result);
    result.pictures = inUploadOrder(result);
  },
};

const OTHER: FileRole = { kind: 'other' };
const IMAGE = /\.(?:png|jpe?g)$/i;

const DELIVER_FIELDS = new Map<string, ListingField>(
  pairsOf(DELIVER_LOCALE_FILES).map(([field, name]) => [name, field]),
);
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

function classify({ root }: ListingSet, path: string): FileRole {
  const isBeside = IMAGE.test(path) && screenshotFolder(root)[0] === root;
  if (isBeside || (root !== '' && !path.startsWith(`${root}/`))) return classifyScreenshot(root, path);
  const [folder = '', name = '', ...deeper] = pathInside(root, path).split('/');
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
function classifyScreenshot(root: string, path: string): FileRole {
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

/** A subcategory implies its category; two of one category fill both fields of a draft, if the second is free. */
function settleCategories(subcategories: Subcategories, { details, skipped }: ReadSet) {
  for (const field of ['primaryCategory', 'secondaryCategory'] as const) {
    const category = details[field];
    if (!category) continue;
    category.text = modernCategory(category.text);
    if (!appleCategoryChoice(category.text)) {
      skipped.push({ path: category.path, reason: 'unknown-category', detail: category.text });
      delete details[field];
      continue;
    }
    const [first, second] = [true, false].map((isFirst) => subcategories[`${field} ${isFirst}`]);
    const own = [first, second].filter(
      (each) => each !== undefined && appleCategoryChoice(each.text)?.category === category.text,
    );
    if (own[0]) details[field] = own[0];
    if (own[1] && field === 'primaryCategory' && !details.secondaryCategory) {
      details.secondaryCategory = own[1];
      break;
    }
  }
}

/** Older names of categories that are not the newer id in other letters (sources 3.1). */
const RENAMED_CATEGORIES: Readonly<Record<string, string>> = {
  BOOK: 'BOOKS',
  FOOD_DRINK: 'FOOD_AND_DRINK',
  GRAPHICS_DESIGN: 'GRAPHICS_AND_DESIGN',
  HEALTHCARE_FITNESS: 'HEALTH_AND_FITNESS',
  NEWSSTAND: 'MAGAZINES_AND_NEWSPAPERS',
  PHOTOGRAPHY: 'PHOTO_AND_VIDEO',
};

/** The id of a category that an older fastlane wrote as `MZGenre.SocialNetworking` or `Healthcare_Fitness`. */
function modernCategory(text: string): string {
  const name = text.replace(/^(?:MZGenre\.)?(?:Apps\.)?/, '');
  const id = name.replace(/([a-z])(?=[A-Z])/g, '$1_').toUpperCase();
  return RENAMED_CATEGORIES[id] ?? id;
}

/** Sorts pictures by the numbers in their names, as deliver does (sources 3.1). */
function inUploadOrder({ pictures, skipped }: ReadSet): ReadPicture[] {
  const natural = new Intl.Collator('en', { numeric: true });
  const sorted = pictures.toSorted((a, b) => natural.compare(a.path, b.path));
  // deliver takes only framed screenshots of a locale that has any.
  const framed = new Set(sorted.filter(isFramed).map(({ path }) => folderOf(path)));
  return sorted.filter((picture) => {
    const isTaken = !framed.has(folderOf(picture.path)) || isFramed(picture);
    if (!isTaken) skipped.push({ path: picture.path, reason: 'not-framed' });
    return isTaken;
  });
}

function isFramed({ path }: ReadPicture): boolean {
  return /_framed\.\w+$/.test(path);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
