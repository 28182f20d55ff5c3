import type { Baseline } from '@/domain/baseline/baseline';
import type { FileChange } from '@/formats/parts/change-scope';

/** SHA-256 of files by path; null for one that was deleted. */
export type Written = Readonly<Record<string, string | null>>;

/** Target content of a file of the folder. */
export interface FileTarget {
  path: string;
  /** Undefined when the file has to be deleted. */
  content?: Blob;
  /** Why it has to be deleted. */
  why?: string;
  /** SHA-256 of the file as it was imported or last written; null when there was none. */
  expected: string | null;
}

/** A file that saving changes, adds or deletes. */
export interface SaveItem {
  kind: 'change' | 'add' | 'delete';
  path: string;
  content?: Blob;
  why?: string;
  /** SHA-256 of the new content; null for a file that is deleted. */
  hash: string | null;
  /** SHA-256 of the file on disk when the list was made; null when there was none. */
  onDisk: string | null;
  /** Change of the file on disk since the import or the last save. */
  conflict?: 'changed' | 'missing' | 'appeared';
}

/**
 * Lists what the folder should contain: the changes against the import, and the imported content of files that were written
 * earlier and that the draft no longer changes.
 * @param originals the imported files by path
 */
export function saveTargets(
  baseline: Baseline,
  changes: readonly FileChange[],
  originals: ReadonlyMap<string, Blob>,
  written: Written,
): FileTarget[] {
  const imported = new Map(baseline.files.map(({ path, hash }) => [path, hash]));
  const expected = (path: string) => {
    const last = written[path];
    return last === undefined ? (imported.get(path) ?? null) : last;
  };
  const targets = new Map<string, FileTarget>();
  for (const path of Object.keys(written)) {
    const original = originals.get(path);
    if (original) targets.set(path, { path, content: original, expected: expected(path) });
    else if (!imported.has(path))
      targets.set(path, {
        path,
        why: 'It was added by an earlier save, and the draft no longer has it.',
        expected: expected(path),
      });
  }
  for (const change of changes) {
    const { path } = change;
    if (change.kind === 'delete') targets.set(path, { path, why: change.why, expected: expected(path) });
    else {
      const { content } = change;
      const blob = content instanceof Blob ? content : new Blob([content]);
      targets.set(path, { path, content: blob, expected: expected(path) });
    }
  }
  return [...targets.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Decides what has to be done to one file; undefined when the file on disk is as it should be.
 * @param hash SHA-256 of the content that the file should have; null when it should not exist
 * @param onDisk SHA-256 of the file on disk; null when there is none
 */
export function saveItem(
  target: FileTarget,
  hash: string | null,
  onDisk: string | null,
): SaveItem | undefined {
  if (hash === onDisk) return undefined;
  const { path, content, why, expected } = target;
  return {
    kind: hash === null ? 'delete' : onDisk === null ? 'add' : 'change',
    path,
    hash,
    onDisk,
    ...(content && { content }),
    ...(why !== undefined && { why }),
    ...(onDisk !== expected && {
      conflict: onDisk === null ? 'missing' : expected === null ? 'appeared' : 'changed',
    }),
  };
}
