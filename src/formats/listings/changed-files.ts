import type { Baseline } from '@/domain/baseline/baseline';
import { platformsOf } from '@/model/app';
import { STORES } from '@/domain/stores/stores';
import type { SubmissionDraft } from '@/model/draft';
import type { ChangedFiles, ChangeScope, FileChange } from './change-scope';
import { changedAscFiles } from '../asc/write-back';
import { changedConfig } from '../eas/write-back';
import { changedPictures } from './changed-pictures';
import { changedRatingFile } from './changed-ratings';
import { changedTexts } from './changed-texts';

/**
 * Compares a draft with what was imported, file by file. Files whose content did not change are not listed, and a file
 * is deleted only by an entry of its own. A changed text keeps the byte order mark, line ends and final line break of its
 * file.
 * @param originals bytes of the imported text files and of `store.config.json`, by path; pictures are not needed
 */
export function changedFiles(
  baseline: Baseline,
  draft: SubmissionDraft,
  originals: ReadonlyMap<string, Uint8Array>,
): ChangedFiles {
  const paths = new Set(baseline.files.map(({ path }) => path));
  const byPath = new Map<string, FileChange>();
  const notes: string[] = [];
  for (const source of baseline.sources) {
    const scope = { source, draft, originals, paths };
    const parts =
      source.format === 'csv'
        ? [csvNote(scope)]
        : source.format === 'eas'
          ? [changedConfig(scope)]
          : source.format === 'asc'
            ? [changedAscFiles(scope), changedPictures(scope)]
            : [changedTexts(scope), changedPictures(scope), changedRatingFile(scope)];
    for (const part of parts) {
      notes.push(...part.notes);
      for (const change of part.changes) {
        // A picture may take the name of one that is removed.
        const before = byPath.get(change.path);
        if (before?.kind !== 'write' || change.kind === 'write') byPath.set(change.path, change);
      }
    }
  }
  for (const store of platformsOf(draft.platform)) {
    if (!baseline.sources.some((source) => source.store === store))
      notes.push(
        `What was opened contains no listing for ${STORES[store].name}. Its texts and pictures are in the submission package.`,
      );
  }
  return {
    changes: [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    notes: [...new Set(notes)],
  };
}

function csvNote({ source }: ChangeScope): ChangedFiles {
  return {
    changes: [],
    notes: [
      `${source.root} is a table of texts. Export it again in Localization to get one with the changes.`,
    ],
  };
}
