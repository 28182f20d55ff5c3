import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { readLimited } from './read-limited';
import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, sep } from 'node:path';
import { stageFile, type StagedFile } from './staged-file';

export type FolderEntry = Pick<Dirent, 'name' | 'isDirectory' | 'isFile' | 'isSymbolicLink'>;

/**
 * The files of a project as the program uses them. Each method throws the error of the file system. The reading calls are
 * synchronous, which for thousands of small files is faster than a promise for each.
 */
export interface ProjectFiles {
  list: (folder: string) => FolderEntry[];
  /** Size in bytes. */
  size: (path: string) => number;
  read: (path: string) => Uint8Array<ArrayBuffer>;
  /** Writes a new content beside the file. The file has it after `commit`, and nothing of it before. */
  stage: (path: string, content: string | Uint8Array) => Promise<StagedFile>;
}

/** The files of this computer. */
export const DISK: ProjectFiles = {
  list: (folder) => readdirSync(folder, { withFileTypes: true }),
  size: (path) => lstatSync(path).size,
  read: (path) => readLimited(path),
  stage: (path, content) => stageFile(path, content),
};

/** Whether a path is a folder or below it; both absolute. */
export function isInside(path: string, folder: string): boolean {
  return !isOutside(relative(folder, path));
}

/** Whether a relative path leads out of the folder that it is relative to. */
export function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}

/**
 * Writes a file. A path below the folder stays there, whatever links the project contains.
 * @throws the error of the file system, and one with the code `ELINK` for a link
 */
export async function writeInside(
  files: ProjectFiles,
  path: string,
  content: string,
  folder: string,
): Promise<void> {
  if (isInside(path, folder) && !isInside(await realpath(dirname(path)), await realpath(folder)))
    throw Object.assign(new Error(`${path} is behind a link`), { code: 'ELINK' });
  await (await files.stage(path, content)).commit();
}
