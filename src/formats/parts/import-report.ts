import type { SkippedFile, SkipReason } from '@/model/skipped-file';
import type { Platform } from '@/model/app';
import type { SharedField } from '@/model/listing';
import { localeLabel } from '@/domain/locales/product-locales';
import { MAX_TEXT_BYTES } from './tree';

/** Fields taken of one locale for one store. */
export interface ImportedLocale {
  store: Platform;
  /** Product locale. */
  locale: string;
  texts: number;
  pictures: number;
}

/** Something that was not taken, and why. */
export interface LeftOut {
  store?: Platform;
  /** A file, or the folder of a locale. */
  path: string;
  reason: SkipReason | 'picture' | 'table';
  /** The fault and the remedy, in one or two sentences. */
  message: string;
  /** The folder whose locale is unknown: the key of `localeChoices` for a second reading. */
  folder?: string;
  /** Product locales to choose for the folder with one click, the likeliest first. */
  choices?: readonly string[];
}

/** A file that has no place in a draft. It is written back as it was. */
export interface UnchangedFile {
  path: string;
  /** Content of the file, for a list: "App Privacy answers". */
  what: string;
}

/** A field whose texts are not the same for the two stores. */
export interface StoreDifference {
  /** Product locale. */
  locale: string;
  field: SharedField;
  /** The store's text; undefined where that store has none. */
  ios?: string;
  android?: string;
}

/** Result of an import, as data. Nothing is left unmentioned, and no list is cut. */
export interface ImportReport {
  taken: ImportedLocale[];
  /** Number of details such as the copyright, the categories and the review contact. */
  details: number;
  /** Number of age rating answers; undefined for reports stored before they were read. */
  ratings?: number | undefined;
  /** Number of products; undefined without any. */
  products?: number | undefined;
  leftOut: LeftOut[];
  kept: UnchangedFile[];
  differences: StoreDifference[];
}

/** Whether an import would make a draft without content. */
export function isNothingTaken({ taken, details, ratings = 0 }: ImportReport): boolean {
  return details + ratings === 0 && taken.every(({ texts, pictures }) => texts + pictures === 0);
}

const MAX_TEXT_KB = MAX_TEXT_BYTES / 1024;

const UNREADABLE =
  'It could not be read: it may have been moved or changed since the folder was opened, the browser has no permission to read it, or it is damaged or packed in an unusual way inside its zip. Everything else was imported. To add it, open the folder again, or unpack the zip and open the folder.';

/** A file or folder that the browser could not read. */
export function unreadableFile(path: string): LeftOut {
  return { path, reason: 'unreadable', message: UNREADABLE };
}

const REASONS: Record<
  Exclude<SkipReason, 'older-changelog' | 'not-in-product'>,
  (skip: SkippedFile) => string
> = {
  'too-large': () =>
    `The file has more than ${MAX_TEXT_KB} KB, far more than any text of a listing. It was not read.`,
  'utf-16': () => 'The file is saved as UTF-16, which the upload tools do not read. Save it as UTF-8.',
  'git-lfs': () =>
    'The file is a pointer of Git LFS instead of the text. Run “git lfs pull” and open the folder again.',
  'web-page': () => 'The file is a saved web page instead of the text. Download the text again.',
  binary: () => 'The file is not UTF-8 text. Save it as UTF-8, or remove it if it is not text.',
  empty: () => 'The file is empty, so the text in the store does not change.',
  unreadable: () => UNREADABLE,
  link: ({ detail = '' }) =>
    `The file is a link to ${shown(detail)}, which is outside the opened folder. Open the folder above it.`,
  'duplicate-text': ({ detail = '' }) =>
    `There is a second file for the same text: ${shown(detail)}. That one was used.`,
  'missing-picture': ({ listedIn }) =>
    `${shown(listedIn?.path ?? '')} lists this picture, but there is no such file.`,
  'not-framed': () =>
    'Other pictures of this folder are framed (_framed), and fastlane then uploads only those.',
  'unknown-locale': ({ folder = '', nearest = [] }) =>
    nearest.length > 0
      ? `“${shown(folder)}” is not a locale of the store. It may mean ${nearest.map(localeLabel).join(' or ')}.`
      : `“${shown(folder)}” is not a locale of the store.`,
  'duplicate-locale': ({ folder = '', detail = '' }) =>
    detail === ''
      ? `There are two entries for the locale of “${shown(folder)}”. The first was used.`
      : `“${shown(folder)}” and “${shown(detail)}” are the same locale in the store. “${shown(detail)}” was used.`,
  'default-language': () =>
    'These texts are for every language without its own. No folder is for English, so they were also taken as English (US). If they are in another language, add a folder with the name of that language, e.g. de-DE, and import again.',
  'unknown-category': ({ detail = '' }) =>
    `“${shown(detail)}” is not a category of the App Store. Choose one in step 2.`,
  'unknown-answer': ({ detail = '' }) =>
    `${shown(detail)} is not an age rating answer that Apple accepts today, so it was not imported. Answer the question in step 2.`,
  'broken-config': ({ detail = '' }) => `The file cannot be read: ${shown(detail)}.`,
  'no-listing': () =>
    'The file has no “apple” section, so it is no config of EAS Metadata. Choose another file.',
  'private-key': () =>
    'The file is a private key. It was not imported, so that neither this browser nor an export contains it.',
  'not-text': ({ detail = '' }) =>
    `${shown(detail)} is not a text, so it was not imported. Write it in double quotes and import the file again.`,
  'not-list': ({ detail = '' }) =>
    `${shown(detail)} is not a list, so it was not imported. Write it as ["one", "two"] and import the file again.`,
};

/** Sorts what a reader skipped into files that are written back as they were and those that need a look. */
export function reportSkipped(
  skipped: readonly SkippedFile[],
  store: Platform,
): Pick<ImportReport, 'leftOut' | 'kept'> {
  const leftOut: LeftOut[] = [];
  const kept: UnchangedFile[] = [];
  for (const skip of skipped) {
    const { path, reason, folder, nearest = [] } = skip;
    if (reason === 'older-changelog') kept.push({ path, what: 'Release notes of another build' });
    else if (reason === 'not-in-product') kept.push({ path, what: contentOf(path) });
    else
      leftOut.push({
        store,
        path,
        reason,
        message: REASONS[reason](skip),
        ...(folder !== undefined && { folder }),
        ...(reason === 'unknown-locale' && { choices: nearest }),
      });
  }
  return { leftOut, kept };
}

/** Files with answers and material that a draft has no place for, by their paths (sources 3.1, 3.3 and 3.5). */
const KNOWN_CONTENT: readonly (readonly [RegExp, string])[] = [
  [/(?:app_rating|rating_config|age_?rating)[^/]*\.json$/i, 'Age rating answers'],
  [/app_privacy_details\.json$/i, 'App Privacy answers'],
  [/data[-_ ]?safety[^/]*\.csv$/i, 'Data safety answers'],
  [/(?:^|\/)trade_representative_contact_information\//, 'Trade representative contact'],
  [/(?:^|\/)app_clip_review_information\//, 'App Clip review information'],
  [/apple_tv_privacy_policy\.txt$/, 'Apple TV privacy policy'],
  [/(?:^|\/)iMessage\//, 'iMessage screenshots'],
  [/tv-?[bB]anner/, 'TV banner'],
  [/(?:^|\/)(?:products|subscriptions)\/[^/]+\.json$/, 'In-app product'],
  [/(?:^|\/)release-names\//, 'Name of a release'],
  [/\/changelogs\/[^/]+\.txt$/, 'Release notes that upload tools do not find'],
  [/\/images\/.+\.(?:png|jpe?g)$/i, 'Picture under a name that upload tools do not know'],
  [/\.(?:mp4|mov|m4v)$/i, 'App preview'],
  [/(?:^|\/)\.DS_Store$/, 'Folder view of macOS'],
  [/\.(?:png|jpe?g|gif|webp)$/i, 'Picture'],
];

/** Names what a file contains that a draft has no field for. */
export function contentOf(path: string): string {
  return KNOWN_CONTENT.find(([pattern]) => pattern.test(path))?.[1] ?? 'File of another kind';
}

const ANSWER_FILES = KNOWN_CONTENT.slice(0, 3).map(([pattern]) => pattern);

/** Files beside a listing with the publisher's answers to the stores' questions. */
export function isAnswerFile(path: string): boolean {
  return ANSWER_FILES.some((pattern) => pattern.test(path));
}

function shown(text: string): string {
  const printable = text.replace(/\p{C}/gu, '');
  return printable.length > 120 ? `${printable.slice(0, 119)}…` : printable;
}
