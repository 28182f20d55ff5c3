import type { Result } from '@/domain/result';
import { ZipError } from '@/readers/archives/zip-failures';
import { openZip } from '@/readers/archives/zip-reader';
import { MAX_TEXT_BYTES, type TreeFile } from '@/formats/parts/tree';
import { openFileSource } from './file-source';

/** Largest picture of a package that is read, in bytes. */
const MAX_PICTURE_BYTES = 32 * 1024 * 1024;

export interface OpenPackage {
  tree: Map<string, TreeFile>;
  close: () => Promise<void>;
}

/**
 * Opens a zip archive, such as a submission package of StorePilot, as a tree.
 * @param shown path of the archive as reports show it
 * @throws the error of the file system when the file cannot be opened
 */
export async function openPackage(path: string, shown: string): Promise<Result<OpenPackage>> {
  const source = await openFileSource(path);
  const archive = await openZip(source).catch(async (error: unknown) => {
    await source.close();
    if (error instanceof ZipError) return error;
    throw error;
  });
  if (archive instanceof ZipError) return { ok: false, failure: archive.message };
  const tree = new Map<string, TreeFile>();
  for (const entry of archive.entries) {
    if (entry.name.endsWith('/')) continue;
    const name = `${shown}/${entry.name}`;
    tree.set(name, {
      path: name,
      size: entry.size,
      read: () => archive.read(entry, Math.max(MAX_TEXT_BYTES, MAX_PICTURE_BYTES)),
    });
  }
  return { ok: true, value: { tree, close: () => source.close() } };
}
