import { makeFinding, type Finding, type FindingDraft } from '@/domain/findings';
import { localePath } from './listing-sets';
import type { ReadSet, SkippedFile } from './set-contents';

/** A finding about a file or folder of a set that could not be read, and where it is. */
export interface SkippedFinding {
  finding: Finding;
  path: string;
  line?: number;
}

type Draft = Pick<FindingDraft, 'rule' | 'title' | 'why' | 'fix'>;

/** Reports what an upload tool would stop at or misread. What was left out on purpose is not a finding. */
export function skippedFindings({ set, skipped }: ReadSet): SkippedFinding[] {
  return skipped.flatMap((skip): SkippedFinding[] => {
    const draft = draftFor(skip);
    if (!draft) return [];
    const path = skip.folder === undefined ? skip.path : localePath(set, skip.folder);
    const line = /line (\d+)$/.exec(skip.detail ?? '')?.[1];
    const finding = makeFinding({
      area: 'listing',
      where: 2,
      subject: { store: set.store, file: path, detail: skip.folder },
      ...draft,
    });
    return [{ finding, path, ...(line !== undefined && { line: Number(line) }) }];
  });
}

function draftFor({ path, reason, folder = '', nearest = [], detail = '' }: SkippedFile): Draft | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  switch (reason) {
    case 'unknown-locale':
      return {
        rule: 'listing-locale-unknown',
        title: `“${folder}” is not a language of the store`,
        why: 'Upload tools read the language from the name of the folder or file and fail on one that the store does not have.',
        fix:
          nearest.length > 0
            ? `Rename it, e.g. to ${nearest.slice(0, 3).join(', ')}.`
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
        title: `${name} is not valid JSON: ${detail}`,
        why: 'The upload tool cannot read it, and nothing of it was checked.',
        fix: 'Correct the JSON at this place.',
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
        title: `${name} is listed in ${detail}, but there is no such file`,
        why: 'A missing screenshot makes the upload fail.',
        fix: 'Add the file, or remove it from the list.',
      };
    default:
      return undefined;
  }
}
