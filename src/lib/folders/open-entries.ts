import type { TreeFile } from '@/formats/parts/tree';
import {
  CANCELLED,
  fileInTree,
  isSkippedFolder,
  MAX_DEPTH,
  MAX_TREE_FILES,
  tooManyFiles,
  unreadableInTree,
  type OpenResult,
  type OpenTools,
} from './opened-folder';

/**
 * Opens dropped folders where the browser gives entries instead of handles.
 * @returns the files by path; the name of a single dropped folder is not part of the paths
 */
export async function openEntries(
  entries: readonly FileSystemEntry[],
  { signal, report }: OpenTools,
): Promise<OpenResult> {
  const tree = new Map<string, TreeFile>();
  const unreadable: string[] = [];
  const walk = async (entry: FileSystemEntry, path: string, depth: number): Promise<void> => {
    if (signal.aborted || tree.size > MAX_TREE_FILES) return;
    if (entry.isFile) {
      tree.set(path, await fileOf(entry as FileSystemFileEntry, path));
      if (tree.size % 200 === 0) report(`Looking through the folder: ${tree.size} files`, 0);
    } else if (depth < MAX_DEPTH && !isSkippedFolder(entry.name)) {
      const children = await childrenOf(entry as FileSystemDirectoryEntry).catch(() => undefined);
      if (children === undefined) unreadable.push(path);
      for (const child of children ?? [])
        await walk(child, path === '' ? child.name : `${path}/${child.name}`, depth + 1);
    }
  };
  const [first] = entries;
  const isOneFolder = entries.length === 1 && first?.isDirectory === true;
  for (const entry of entries) await walk(entry, isOneFolder ? '' : entry.name, 0);
  if (tree.size === 0 && unreadable.length > 0)
    return { ok: false, failure: 'The browser could not read what was dropped. Drop the folder again.' };
  if (signal.aborted) return CANCELLED;
  if (tree.size > MAX_TREE_FILES) return tooManyFiles();
  return { ok: true, value: { name: first?.name ?? '', tree, unreadable } };
}

async function fileOf(entry: FileSystemFileEntry, path: string): Promise<TreeFile> {
  try {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    return fileInTree(path, file.size, () => Promise.resolve(file));
  } catch {
    return unreadableInTree(path);
  }
}

/** All entries of a folder: `readEntries` gives them in parts, the last of which is empty. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return all;
    all.push(...part);
  }
}
