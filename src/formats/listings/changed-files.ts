import type { Baseline, BaselineSource } from '@/domain/baseline/baseline';
import { platformsOf } from '@/model/app';
import { STORES } from '@/domain/stores/stores';
import type { SubmissionDraft } from '@/model/draft';
import { writeBackAsc } from '../asc/write-back';
import { writeBackTable } from '../csv/write-back';
import { writeBackDeliver } from '../deliver/write-back';
import { writeBackEas } from '../eas/write-back';
import type { WriteBackFormat } from '../parts/format';
import { writeBackGradle } from '../gradle-play-publisher/write-back';
import { writeBackSupply } from '../supply/write-back';
import { writeBackWhatsnew } from '../whatsnew/write-back';
import type { ChangedFiles, FileChange } from '../parts/change-scope';

const WRITE_BACKS: Readonly<Record<BaselineSource['format'], WriteBackFormat>> = {
  deliver: writeBackDeliver,
  supply: writeBackSupply,
  'gradle-play-publisher': writeBackGradle,
  eas: writeBackEas,
  asc: writeBackAsc,
  'upload-google-play': writeBackWhatsnew,
  csv: writeBackTable,
};

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
    const parts = WRITE_BACKS[source.format](scope);
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
