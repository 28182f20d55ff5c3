import type { Baseline } from '@/domain/baseline/baseline';
import type { Result } from '@/domain/result';
import type { SubmissionDraft } from '@/model/draft';
import { deleteFileAt, readFileAt, writeFileAt } from '@/lib/folders/folder-files';
import type { TaskTools } from '@/lib/jobs/use-task';
import { hashOfBlob } from './hash-bytes';
import { saveItem, saveTargets, type SaveItem, type Written } from './save-plan';
import { compareWithImport } from './write-back';

/** Changes that saving a draft to a folder makes. */
export interface SavePlan {
  items: SaveItem[];
  /** Parts of the draft that have no place in the folder. */
  notes: readonly string[];
}

/** Which files were written and which not. */
export interface SaveOutcome {
  /** SHA-256 by path of what was written; null for a file that was deleted. */
  written: Record<string, string | null>;
  /** Files that were not written, with the reason where it is their own. */
  left: { path: string; why?: string }[];
}

/** Compares a draft with its import and with the files of the folder. Only files that may have to change are read. */
export async function planSave(
  folder: FileSystemDirectoryHandle,
  {
    baseline,
    draft,
    files,
    written,
  }: {
    baseline: Baseline;
    draft: SubmissionDraft;
    /** The imported files by path. */
    files: ReadonlyMap<string, Blob>;
    written: Written;
  },
  { signal, report }: TaskTools,
): Promise<Result<SavePlan>> {
  const { changes, notes } = await compareWithImport(baseline, draft, files);
  const targets = saveTargets(baseline, changes, files, written);
  const items: SaveItem[] = [];
  try {
    if (!(await holdsImport(folder, baseline)))
      return {
        ok: false,
        failure: `“${folder.name}” contains none of the imported files. Press “Save to folder” again and choose the one whose files were imported (“${baseline.name}”).`,
      };
    for (const [index, target] of targets.entries()) {
      if (signal.aborted) return { ok: false, failure: 'Saving was cancelled. Nothing was written.' };
      report(`Comparing ${target.path} (${index + 1} of ${targets.length})`, index / targets.length);
      const hash = target.content ? await hashOfBlob(target.content) : null;
      const item = saveItem(target, hash, await hashAt(folder, target.path));
      if (item) items.push(item);
    }
  } catch {
    return {
      ok: false,
      failure: `The browser could not read the folder “${folder.name}”. It may have been moved, or reading is not allowed. Press “Save to folder” again and choose it.`,
    };
  }
  return { ok: true, value: { items, notes } };
}

/**
 * Writes and deletes exactly the given files, deletions last. Stops at the first error. A file that changed since the
 * list was shown is left unchanged.
 */
export async function saveFiles(
  folder: FileSystemDirectoryHandle,
  items: readonly SaveItem[],
  report: TaskTools['report'],
): Promise<SaveOutcome> {
  const outcome: SaveOutcome = { written: {}, left: [] };
  const ordered = [
    ...items.filter(({ kind }) => kind !== 'delete'),
    ...items.filter(({ kind }) => kind === 'delete'),
  ];
  for (const [index, { path, content, hash, onDisk }] of ordered.entries()) {
    report(`Saving ${path} (${index + 1} of ${ordered.length})`, index / ordered.length);
    try {
      if ((await hashAt(folder, path)) !== onDisk) {
        outcome.left.push({ path, why: 'It changed while the list was shown.' });
        continue;
      }
      await (content ? writeFileAt(folder, path, content) : deleteFileAt(folder, path));
      outcome.written[path] = hash;
    } catch (error) {
      outcome.left.push(
        { path, why: reasonOf(error) },
        ...ordered.slice(index + 1).map((rest) => ({ path: rest.path })),
      );
      return outcome;
    }
  }
  return outcome;
}

/** Guards against another folder than the imported one, to which every file would seem to be missing. */
async function holdsImport(folder: FileSystemDirectoryHandle, { files }: Baseline): Promise<boolean> {
  for (const { path } of files) if (await readFileAt(folder, path)) return true;
  return files.length === 0;
}

async function hashAt(folder: FileSystemDirectoryHandle, path: string): Promise<string | null> {
  const file = await readFileAt(folder, path);
  return file ? hashOfBlob(file) : null;
}

function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'The browser no longer allows writing in this folder.';
  if (name === 'QuotaExceededError') return 'The disk is full.';
  if (name === 'NoModificationAllowedError') return 'Another program or tab is writing to it.';
  return 'The browser could not write to it.';
}
