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
import type { TreeFile } from '@/formats/parts/tree';

/** Opens a folder of the File System API: one that was picked, dropped, or is in the origin-private file system. */
export async function openHandle(
  handle: FileSystemDirectoryHandle,
  { signal, report }: OpenTools,
): Promise<OpenResult> {
  const tree = new Map<string, TreeFile>();
  const unreadable: string[] = [];
  const walk = async (folder: FileSystemDirectoryHandle, path: string, depth: number): Promise<void> => {
    for await (const [name, entry] of folder.entries()) {
      if (signal.aborted || tree.size > MAX_TREE_FILES) return;
      const inside = `${path}${name}`;
      if (entry.kind === 'directory') {
        if (depth >= MAX_DEPTH || isSkippedFolder(name)) continue;
        await walk(entry, `${inside}/`, depth + 1).catch(() => void unreadable.push(inside));
        continue;
      }
      tree.set(inside, await fileOf(entry, inside));
      if (tree.size % 200 === 0) report(`Looking through the folder: ${tree.size} files`, 0);
    }
  };
  try {
    await walk(handle, '', 0);
  } catch {
    return {
      ok: false,
      failure: `The browser may not read the folder “${handle.name}”. Open it again and allow reading.`,
    };
  }
  if (signal.aborted) return CANCELLED;
  if (tree.size > MAX_TREE_FILES) return tooManyFiles();
  return { ok: true, value: { name: handle.name, tree, unreadable, handle } };
}

async function fileOf(handle: FileSystemFileHandle, path: string): Promise<TreeFile> {
  try {
    const { size } = await handle.getFile();
    return fileInTree(path, size, () => handle.getFile());
  } catch {
    return unreadableInTree(path);
  }
}
