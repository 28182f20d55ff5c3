import type { Platform } from '@/model/app';
import type { ListingFormat } from '@/domain/baseline/baseline';
import type { ListingField } from '@/model/listing';
import type { AppleQuestionId, AppleRatingAnswers, AppleRatingOptions } from '@/model/rating-answers';
import type { Product } from '@/model/purchases';
import type { DetailField } from '@/model/draft';
import type { SkippedFile } from '@/model/skipped-file';

/** Content of a file of the App Store Connect CLI: texts of the app, or of one version (sources 3.6). */
export type AscPart = 'app-info' | 'version';

/** One listing for one store, found in a folder or archive. */
export interface ListingSet {
  /** Unique in the tree. */
  id: string;
  format: ListingFormat;
  store: Platform;
  /** Folder that contains the locale folders, or the path of `store.config.json`. */
  root: string;
  /** Folder of the app or flavor: sets of the same project belong together. */
  project: string;
  /** Paths that belong to the set. */
  paths: string[];
}

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
  /** A product, which the format reads when all other files are read. */
  | { kind: 'product' }
  | { kind: 'picture'; folder: string; picture: PictureRole }
  | { kind: 'other' };

/** A text and the file it was read from. */
export interface ReadText {
  text: string;
  path: string;
  /** Line of the file in which the text begins, from 1; none for the first one. */
  line?: number;
}

/** A picture of a set, in the order of upload within its folder. */
export interface ReadPicture {
  path: string;
  /** The file with the picture, where the one at the path is a symbolic link to it. */
  linkedPath?: string;
  /** Size in bytes. */
  size: number;
  /** Product locale. */
  locale: string;
  role: PictureRole;
}

/** Age rating answers that were read from a file. */
export interface ReadRatings {
  path: string;
  apple: AppleRatingAnswers;
  options: AppleRatingOptions;
  /** Where each answer was read: its key as written, and whether its value is a number of the older form. */
  keys: Readonly<Partial<Record<AppleQuestionId, { key: string; isNumber: boolean }>>>;
}

/** The content of a set. */
export interface ReadSet {
  set: ListingSet;
  /** Product locale to its texts. */
  texts: Record<string, Partial<Record<ListingField, ReadText>>>;
  /** Texts given once for all locales that lack their own (deliver's `default` folder). */
  fallbackTexts: Partial<Record<ListingField, ReadText>>;
  details: Partial<Record<DetailField, ReadText>>;
  version?: ReadText;
  /** Product locale that the store falls back to, where the folder names it. */
  defaultLocale?: string;
  pictures: ReadPicture[];
  /** Answers for Apple's age rating. */
  ratings?: ReadRatings;
  /** Products of the store, by keys in their order. */
  products?: Record<string, Product>;
  skipped: SkippedFile[];
  /** Locale folder, as spelt, to product locale. */
  folders: Record<string, string>;
}

/** Texts of the files of subcategories, by category and place. */
export type Subcategories = Partial<Record<string, ReadText>>;
