import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { writeFile } from 'node:fs/promises';

export type FolderEntry = Pick<Dirent, 'name' | 'isDirectory' | 'isFile' | 'isSymbolicLink'>;

/**
 * The files of a project as the program uses them. Each method throws the error of the file system. The calls are
 * synchronous, which for thousands of small files is faster than a promise for each.
 */
export interface ProjectFiles {
  list: (folder: string) => FolderEntry[];
  /** Size in bytes. */
  size: (path: string) => number;
  read: (path: string) => Uint8Array<ArrayBuffer>;
  write: (path: string, content: string | Uint8Array) => Promise<void>;
}

/** The files of this computer. */
export const DISK: ProjectFiles = {
  list: (folder) => readdirSync(folder, { withFileTypes: true }),
  size: (path) => lstatSync(path).size,
  read: (path) => readFileSync(path),
  write: (path, content) => writeFile(path, content),
};
