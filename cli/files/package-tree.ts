import { openZip } from '@/readers/archives/zip-reader';
import { MAX_TEXT_BYTES, type TreeFile } from '@/readers/listings/tree';
import { openFileSource } from './file-source';

/** Largest picture of a package that is read, in bytes. */
const MAX_PICTURE_BYTES = 32 * 1024 * 1024;

export type PackageResult =
  { ok: true; tree: Map<string, TreeFile>; close: () => Promise<void> } | { ok: false; message: string };

/**
 * Opens a zip archive, such as a submission package of StorePilot, as a tree.
 * @param shown path of the archive as reports show it
 * @throws the error of the file system when the file cannot be opened
 */
export async function openPackage(path: string, shown: string): Promise<PackageResult> {
  const source = await openFileSource(path);
  const opened = await openZip(source);
  if (!opened.ok) {
    await source.close();
    return { ok: false, message: opened.failure.message };
  }
  const archive = opened.value;
  const tree = new Map<string, TreeFile>();
  for (const entry of archive.entries) {
    if (entry.name.endsWith('/')) continue;
    const name = `${shown}/${entry.name}`;
    tree.set(name, {
      path: name,
      size: entry.size,
      read: async () => {
        const bytes = await archive.read(entry, Math.max(MAX_TEXT_BYTES, MAX_PICTURE_BYTES));
        if (!bytes.ok) throw new Error(bytes.failure.message);
        return bytes.value;
      },
    });
  }
  return { ok: true, tree, close: () => source.close() };
}
