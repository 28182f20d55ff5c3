import type { Platform } from '@/model/app';
import type { SkippedFile } from '@/model/skipped-file';
import { appleLocale, playLocale } from '@/domain/locales/locale-map';
import { TOOLS } from 'virtual:catalog/sources';
import { CATEGORIES } from '../details/categories';
import { defineRules, type FindingDraft } from '../define-rule';

const FILE_RULE = {
  severity: 'warning',
  source: TOOLS.folders,
  checked: '2026-11-20',
  effort: 'texts',
} as const;

/** Files and folders at which an upload tool would stop, or which it would misread. */
export const UNREAD_FILES = defineRules({
  'listing-locale-unknown': {
    ...FILE_RULE,
    title: 'Folder of an unknown language',
    why: 'Upload tools read the language from the name of the folder or file and fail on one that the store does not have.',
    fix: 'Rename or remove it.',
    examples: { fires: 'fastlane/metadata/en-NZ/name.txt', holds: 'fastlane/metadata/en-GB/name.txt' },
  },
  'listing-locale-twice': {
    ...FILE_RULE,
    title: 'Two folders of one language',
    why: 'Only one of the two reaches the store, and which one depends on the upload tool.',
    fix: 'Keep one of them.',
    examples: { fires: 'fastlane/metadata/de and fastlane/metadata/de-DE', holds: 'fastlane/metadata/de-DE' },
  },
  'listing-encoding': {
    ...FILE_RULE,
    title: 'Text that is not UTF-8',
    severity: 'blocker',
    why: 'Upload tools read texts as UTF-8; they fail on this one or send it garbled.',
    fix: 'Save the file as UTF-8.',
    examples: { fires: 'description.txt saved as UTF-16', holds: 'description.txt saved as UTF-8' },
  },
  'listing-unreadable': {
    ...FILE_RULE,
    title: 'Text that cannot be read',
    severity: 'blocker',
    why: 'It could not be checked, and the store would refuse it.',
    fix: 'Check that the file exists and that you have permission to read it.',
    examples: { fires: 'name.txt is a pointer of Git LFS', holds: 'name.txt contains the name' },
  },
  'listing-link': {
    ...FILE_RULE,
    title: 'Link instead of a text',
    why: 'Where the target is missing, the file is missing too. It was not checked.',
    fix: 'Replace the link with the file that it should point to.',
    examples: { fires: 'name.txt links to ../../../shared/name.txt', holds: 'name.txt contains the name' },
  },
  'listing-config-broken': {
    ...FILE_RULE,
    title: 'Broken store.config.json',
    severity: 'blocker',
    source: TOOLS.easMetadata,
    why: 'The upload tool cannot read it, and nothing of it was checked.',
    fix: 'Correct the JSON at this place.',
    examples: { fires: '{ "apple": { "info": }', holds: '{ "apple": { "info": {} } }' },
  },
});

/** The rules by which files of a listing are judged, with that of a category in such a file. */
export const FILE_RULES = { rules: { ...UNREAD_FILES.rules, ...CATEGORIES.rules } };

type FileFound = FindingDraft & { rule: keyof typeof UNREAD_FILES.rules | 'details-category-unknown' };

/** Says why a file was not taken; undefined where it was left out on purpose. */
export function unreadFile(
  { path, reason, folder = '', nearest = [], detail = '', listedIn }: SkippedFile,
  store: Platform,
): FileFound | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  switch (reason) {
    case 'unknown-locale':
      return {
        rule: 'listing-locale-unknown',
        title: `“${folder}” is not a language of the store`,
        fix:
          nearest.length > 0
            ? `Rename it, e.g. to ${nearest
                .slice(0, 3)
                .map(store === 'ios' ? appleLocale : playLocale)
                .join(', ')}.`
            : undefined,
      };
    case 'duplicate-locale':
      return {
        rule: 'listing-locale-twice',
        title: `“${folder}” is the same language as ${detail === '' ? 'another entry' : `“${detail}”`}`,
      };
    case 'utf-16':
    case 'binary':
      return {
        rule: 'listing-encoding',
        title: `${name} is not encoded as UTF-8`,
      };
    case 'too-large':
    case 'unreadable':
      return {
        rule: 'listing-unreadable',
        title:
          reason === 'too-large' ? `${name} is far larger than any store text` : `${name} cannot be read`,
        fix: reason === 'too-large' ? 'Check what the file contains.' : undefined,
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
      };
    case 'broken-config':
      return {
        rule: 'listing-config-broken',
        title: `${name} cannot be read: ${detail}`,
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
