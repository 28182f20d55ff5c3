import { EMPTY_LISTING, type Listing, type ListingField } from '@/domain/listings/listing';
import { findProductLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import type { Platform } from '@/domain/apps/app';
import type { SubmissionDetails } from '@/domain/submissions/draft';
import { DELIVER_LOCALE_FILES, DELIVER_REVIEW_FILES } from '@/domain/packages/fastlane-deliver';
import { SUPPLY_LOCALE_FILES } from '@/domain/packages/fastlane-supply';
import { pairsOf } from '@/domain/packages/package-locales';

/** What was read from a fastlane folder. */
export interface FastlaneImport {
  /** Texts by product locale. */
  listings: Record<string, Listing>;
  details: Partial<SubmissionDetails>;
  /** What was not imported and why, in words for the publisher. */
  notes: string[];
}

/** Longest file name and path that is read, and most notes that are reported. */
const MAX_PATH = 1000;
const MAX_NOTES = 20;

const APPLE_FILES = new Map(pairsOf(DELIVER_LOCALE_FILES).map(([field, name]) => [name, field]));
const PLAY_FILES = new Map(pairsOf(SUPPLY_LOCALE_FILES).map(([field, name]) => [name, field]));
/** Legacy names put `review_` before some of them (sources 3.1). */
const REVIEW_FILES = new Map(
  pairsOf(DELIVER_REVIEW_FILES).flatMap(([field, name]) => [
    [name, field],
    [`review_${name}`, field],
  ]),
);
const SHARED_FILES = new Map<
  string,
  keyof SubmissionDetails & ('copyright' | 'primaryCategory' | 'secondaryCategory')
>([
  ['copyright.txt', 'copyright'],
  ['primary_category.txt', 'primaryCategory'],
  ['secondary_category.txt', 'secondaryCategory'],
]);
/** The subcategory implies its category. */
const SUBCATEGORY_FILES = new Map<string, 'primaryCategory' | 'secondaryCategory'>([
  ['primary_first_sub_category.txt', 'primaryCategory'],
  ['secondary_first_sub_category.txt', 'secondaryCategory'],
]);

/** One text found for a field, and its path. */
interface Found {
  store: Platform;
  folder: string;
  field: ListingField;
  text: string;
}

/**
 * Reads the texts of a fastlane project, of `deliver` and of `supply`, wherever they are in the chosen folder. Locale
 * folders may use any of the known spellings (sources 4.3). Blank files count as missing, as in fastlane.
 * @param files path inside the chosen folder, with slashes or backslashes, to the file's text
 */
export function readFastlane(files: ReadonlyMap<string, string>): FastlaneImport {
  const found: Found[] = [];
  const changelogs: (Found & { versionCode: number })[] = [];
  const details: Partial<SubmissionDetails> = {};
  const subcategories: Partial<SubmissionDetails> = {};
  for (const [path, raw] of files) {
    const text = raw
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .trim();
    const segments = path.length > MAX_PATH ? [] : path.split(/[\\/]/);
    const [folder = '', fileName = ''] = segments.slice(-2);
    if (text === '' || fileName === '') continue;
    const changelog = /^(\d{1,10}|default)\.txt$/.exec(fileName);
    const isReview = folder === 'review_information';
    const review = isReview ? REVIEW_FILES.get(fileName) : undefined;
    const shared = SHARED_FILES.get(fileName);
    const subcategory = SUBCATEGORY_FILES.get(fileName);
    if (folder === 'changelogs' && changelog) {
      const versionCode = changelog[1] === 'default' ? -1 : Number(changelog[1]);
      changelogs.push({
        store: 'android',
        folder: segments.at(-3) ?? '',
        field: 'releaseNotes',
        text,
        versionCode,
      });
    } else if (review) details[review] = text;
    else if (shared) details[shared] = text;
    else if (subcategory) subcategories[subcategory] = text;
    else {
      const apple = APPLE_FILES.get(fileName);
      const play = PLAY_FILES.get(fileName);
      if (apple) found.push({ store: 'ios', folder, field: apple, text });
      else if (play) found.push({ store: 'android', folder, field: play, text });
    }
  }
  // The notes of the newest build are the current ones.
  const newest = new Map<string, Found>();
  for (const log of changelogs.sort((a, b) => a.versionCode - b.versionCode)) newest.set(log.folder, log);
  return { ...merge([...found, ...newest.values()]), details: { ...details, ...subcategories } };
}

/** Merges the texts of both stores into one listing per locale; where they differ, the App Store's text is used. */
function merge(found: readonly Found[]): Pick<FastlaneImport, 'listings' | 'notes'> {
  const listings = new Map<string, Listing>();
  const notes = new Set<string>();
  const isDefault = (each: Found) => each.store === 'ios' && each.folder === 'default';
  const ordered = [...found].sort((a, b) => rank(a) - rank(b));
  for (const each of ordered.filter((one) => !isDefault(one))) {
    const code = findProductLocale(each.folder, each.store);
    if (!code) {
      notes.add(`“${shown(each.folder)}” is no locale of the stores; its texts were left out.`);
      continue;
    }
    const listing = listings.get(code) ?? { ...EMPTY_LISTING };
    if (listing[each.field] === '') listing[each.field] = each.text;
    else if (listing[each.field] !== each.text) notes.add(differs(code, each));
    listings.set(code, listing);
  }
  // fastlane uses the texts in `default` for every language that has none of its own.
  for (const { field, text } of ordered.filter(isDefault)) {
    for (const listing of listings.values()) if (listing[field] === '') listing[field] = text;
  }
  return { listings: Object.fromEntries(listings), notes: [...notes].slice(0, MAX_NOTES) };
}

/** The App Store comes first, then folders with the exact spelling, so that `fr-FR` wins over `fr`. */
function rank({ store, folder }: Found): number {
  const isExact = findProductLocale(folder, store) === folder;
  return (store === 'ios' ? 0 : 2) + (isExact ? 0 : 1);
}

const FIELD_NAMES: Partial<Record<ListingField, string>> = {
  title: 'name',
  description: 'description',
  releaseNotes: 'release notes',
};

function differs(code: string, { store, field, folder }: Found): string {
  const what = FIELD_NAMES[field] ?? field;
  return store === 'android'
    ? `${localeLabel(code)}: ${what}: the texts of the two stores differ; the App Store's was taken.`
    : `${localeLabel(code)}: there are two folders for it; “${shown(folder)}” was left out.`;
}

function shown(name: string): string {
  return name.replace(/\p{C}/gu, '').slice(0, 40);
}
