import type { Baseline } from '@/domain/baseline/baseline';
import type { SubmissionDraft } from '@/model/draft';
import type { ChangedFiles, FileChange } from '@/formats/parts/change-scope';
import { changedFiles } from '@/formats/listings/changed-files';

/** Texts, configs, and the release notes of Google Play, whose files have no ending. */
const IS_TEXT = /\.(?:txt|json)$|(?:^|\/)whatsnew-[^./]+$/i;

/**
 * Compares a draft with its import, with the bytes of the text files that the comparison needs.
 * @param files the imported files by path
 */
export async function compareWithImport(
  baseline: Baseline,
  draft: SubmissionDraft,
  files: ReadonlyMap<string, Blob>,
): Promise<ChangedFiles> {
  const originals = new Map<string, Uint8Array>();
  for (const [path, blob] of files) {
    if (IS_TEXT.test(path)) originals.set(path, new Uint8Array(await blob.arrayBuffer()));
  }
  return changedFiles(baseline, draft, originals);
}

/** The whole imported folder with the changes in it, for a zip. Unchanged files are the same bytes as before. */
export function exportedFiles(
  files: ReadonlyMap<string, Blob>,
  changes: readonly FileChange[],
): { path: string; content: Blob }[] {
  const result = new Map(files);
  for (const change of changes) {
    if (change.kind === 'delete') result.delete(change.path);
    else {
      const { content } = change;
      result.set(change.path, content instanceof Blob ? content : new Blob([content]));
    }
  }
  return [...result].map(([path, content]) => ({ path, content }));
}
