import type { SkippedFile } from '@/model/skipped-file';
import type { Finding } from '@/model/finding';
import { FILE_RULES, unreadFile } from '@/checks/files/unread-files';
import { makerOf } from '@/domain/findings';
import { findListingLocale } from '../parts/listing-locale';
import { localePath } from './listing-sets';
import type { ReadSet } from '../parts/set-contents';

/** A finding about a file or folder of a set that could not be read, and where it is. */
export interface SkippedFinding {
  finding: Finding;
  path: string;
  line?: number;
}

const makeFinding = makerOf(FILE_RULES);

/** Reports what an upload tool would stop at or misread. What was left out on purpose is not a finding. */
export function skippedFindings(read: ReadSet): SkippedFinding[] {
  const { set } = read;
  return [...read.skipped, ...misspeltFolders(read)].flatMap((skip): SkippedFinding[] => {
    const draft = unreadFile(skip, set.store);
    if (!draft) return [];
    const path = skip.folder === undefined ? skip.path : localePath(set, skip.folder);
    const ofParser = /line (\d+)$/.exec(skip.detail ?? '')?.[1];
    const finding = makeFinding({
      area: 'listing',
      where: 'listing',
      subject: { store: set.store, file: path, detail: skip.folder },
      ...draft,
    });
    const line = skip.listedIn?.line ?? (ofParser === undefined ? undefined : Number(ofParser));
    return [{ finding, path: skip.listedIn?.path ?? path, ...(line !== undefined && { line }) }];
  });
}

/** Formats whose tools send the name of a folder or file to the store as the language, unchanged (sources 3). */
const SENT_UNCHANGED: readonly ReadSet['set']['format'][] = [
  'deliver',
  'supply',
  'gradle-play-publisher',
  'upload-google-play',
];

/** Folders that an import understands, but at which an upload stops because the store spells them differently. */
function misspeltFolders({ set, folders }: ReadSet): SkippedFile[] {
  if (!SENT_UNCHANGED.includes(set.format)) return [];
  return Object.entries(folders).flatMap(([folder, locale]): SkippedFile[] => {
    const path = localePath(set, folder);
    const isOwn = set.paths.some((each) => each === path || each.startsWith(`${path}/`));
    if (!isOwn || findListingLocale(folder, set.store).isExact) return [];
    return [{ path, reason: 'unknown-locale', folder, nearest: [locale] }];
  });
}
