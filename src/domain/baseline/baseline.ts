import type { Platform } from '@/model/app';
import type { ListingField } from '@/model/listing';
import type { DetailField } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';

/**
 * Formats of listings that upload tools read (sources 3.1 to 3.4, 3.6 and 3.7): `asc` is that of the App Store Connect
 * CLI, and upload-google-play has release notes only.
 */
export type ListingFormat =
  | 'deliver'
  | 'supply'
  | 'gradle-play-publisher'
  | 'eas'
  | 'asc'
  | 'upload-google-play';

/** A text as it was imported, and its file. */
export interface BaselineText {
  /** The text as in the draft: line feeds only, trimmed. */
  text: string;
  path: string;
  /** Line of the value in a file with several, from 1. */
  line?: number | undefined;
  /** From deliver's `default` folder, which serves every language without a text of its own. */
  isInherited?: boolean | undefined;
}

/** A picture that was imported, in the order of upload within its locale and slot. */
export interface BaselinePicture {
  path: string;
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string;
  /** Product locale. */
  locale: string;
  kind: DraftImage['kind'];
  slotId?: string | undefined;
  /** The image of the draft that was made of it. */
  imageId: string;
}

/** The listing of one store as it was imported: what is in the store now, as far as the folder says. */
export interface BaselineSource {
  store: Platform;
  /** `csv` is the table of Localization. */
  format: ListingFormat | 'csv';
  /** Folder that contains the locale folders, or the path of the one file. */
  root: string;
  /** Product locale to the name of its folder, or key, as spelt. */
  folders: Record<string, string>;
  /** Texts by product locale. */
  texts: Record<string, Partial<Record<ListingField, BaselineText>>>;
  details: Partial<Record<DetailField, BaselineText>>;
  version?: BaselineText | undefined;
  pictures: BaselinePicture[];
}

/** A file of the imported folder. */
export interface BaselineFile {
  path: string;
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** The state that a draft was imported from: what an update is compared with, and what unchanged files are written as. */
export interface Baseline {
  /** Id of the draft. */
  id: string;
  /** ISO instant. */
  importedAt: string;
  /** Name of the folder or file that was opened, shown as text only. */
  name: string;
  /** At most one per store. */
  sources: BaselineSource[];
  /** Every file that belongs to the listings, also those that have no place in a draft. */
  files: BaselineFile[];
}

/** The imported listing of a store; undefined when nothing was imported for it. */
export function baselineSource(baseline: Baseline | undefined, store: Platform): BaselineSource | undefined {
  return baseline?.sources.find((source) => source.store === store);
}

/** The imported text of a field; undefined where the folder has none. */
export function baselineText(
  baseline: Baseline | undefined,
  store: Platform,
  locale: string,
  field: ListingField,
): BaselineText | undefined {
  return baselineSource(baseline, store)?.texts[locale]?.[field];
}
