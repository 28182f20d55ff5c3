import type { Platform } from '@/model/app';
import { appleLocale, playLocale } from '@/domain/locales/locale-map';
import type { Finding } from '@/model/finding';
import { makeFinding, type FindingDraft } from '@/domain/findings';
import { findListingLocale } from '../parts/listing-locale';
import { localePath } from './listing-sets';
import type { ReadSet, SkippedFile } from '../parts/set-contents';

/** A finding about a file or folder of a set that could not be read, and where it is. */
export interface SkippedFinding {
  finding: Finding;
  path: string;
  line?: number;
}

type Draft = Pick<FindingDraft, 'rule' | 'title' | 'why' | 'fix'>;

/** Reports what an upload tool would stop at or misread. What was left out on purpose is not a finding. */
export function skippedFindings(read: ReadSet): SkippedFinding[] {
  const { set } = read;
  return [...read.skipped, ...misspeltFolders(read)].flatMap((skip): SkippedFinding[] => {
    const draft = draftFor(skip, set.store);
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

function draftFor(
  { path, reason, folder = '', nearest = [], detail = '', listedIn }: SkippedFile,
  store: Platform,
): Draft | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  switch (reason) {
    case 'unknown-locale':
      return {
        rule: 'listing-locale-unknown',
        title: `“${folder}” is not a language of the store`,
        why: 'Upload tools read the language from the name of the folder or file and fail on one that the store does not have.',
        fix:
          nearest.length > 0
            ? `Rename it, e.g. to ${nearest
                .slice(0, 3)
                .map(store === 'ios' ? appleLocale : playLocale)
                .join(', ')}.`
            : 'Rename or remove it.',
      };
    case 'duplicate-locale':
      return {
        rule: 'listing-locale-twice',
        title: `“${folder}” is the same language as ${detail === '' ? 'another entry' : `“${detail}”`}`,
        why: 'Only one of the two reaches the store, and which one depends on the upload tool.',
        fix: 'Keep one of them.',
      };
    case 'utf-16':
    case 'binary':
      return {
        rule: 'listing-encoding',
        title: `${name} is not encoded as UTF-8`,
        why: 'Upload tools read texts as UTF-8; they fail on this one or send it garbled.',
        fix: 'Save the file as UTF-8.',
      };
    case 'too-large':
    case 'unreadable':
      return {
        rule: 'listing-unreadable',
        title:
          reason === 'too-large' ? `${name} is far larger than any store text` : `${name} cannot be read`,
        why: 'It was not checked, and an upload would fail on it.',
        fix:
          reason === 'too-large'
            ? 'Check what the file contains.'
            : 'Check that the file exists and that you have permission to read it.',
      };
    case 'git-lfs':
      return {
        rule: 'listing-unreadable',
        title: `${name} is a pointer of Git LFS instead of the text`,
        why: 'It was not checked, and an upload would send the pointer.',
        fix: 'Run “git lfs pull”; in GitHub Actions, set “lfs: true” for actions/checkout.',
      };
    case 'web-page':
      return {
        rule: 'listing-unreadable',
        title: `${name} is a saved web page instead of the text`,
        why: 'It was not checked, and an upload would send the page.',
        fix: 'Download the text again; the page may have asked to sign in.',
      };
    case 'link':
      return {
        rule: 'listing-link',
        title: `${name} is a link that points to nothing in the folder`,
        why: 'Where the target is missing, the file is missing too. It was not checked.',
        fix: 'Replace the link with the file that it should point to.',
      };
    case 'broken-config':
      return {
        rule: 'listing-config-broken',
        title: `${name} cannot be read: ${detail}`,
        why: 'The upload tool cannot read it, and nothing of it was checked.',
        fix: 'Correct the JSON at this place.',
      };
    case 'not-text':
    case 'not-list':
      return {
        rule: 'listing-config-broken',
        title: `${detail} in ${name} is not a ${reason === 'not-text' ? 'text' : 'list'}`,
        why: 'The upload tool refuses the value, so nothing of the file is uploaded. It was not checked.',
        fix: reason === 'not-text' ? 'Write it in double quotes.' : 'Write it as ["one", "two"].',
      };
    case 'unknown-category':
      return {
        rule: 'details-category-unknown',
        title: `“${detail}” is not a category of the App Store`,
        why: 'An unknown category makes the upload fail.',
        fix: 'Choose another.',
      };
    case 'missing-picture':
      return {
        rule: 'listing-unreadable',
        title: `${path} is listed in ${listedIn?.path}, but there is no such file`,
        why: 'A missing screenshot makes the upload fail.',
        fix: 'Add the file, or remove it from the list.',
      };
    default:
      return undefined;
  }
}
