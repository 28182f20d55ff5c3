import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { readLimited } from './read-limited';
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
