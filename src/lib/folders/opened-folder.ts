import { formatNumber } from '@/domain/texts';
import type { Result } from '@/domain/result';
import type { TaskTools } from '@/lib/jobs/use-task';
import type { TreeFile } from '@/formats/parts/tree';

/** A folder, an archive or several files that the user opened. */
export interface OpenedFolder {
  /** Name of the folder or file, shown as text only. */
  name: string;
  /** Files by their path inside it. */
  tree: Map<string, TreeFile>;
  /** Folders in it that the browser could not read. */
  unreadable?: string[];
  /** Where changed files can be written back to. */
  handle?: FileSystemDirectoryHandle;
}

export type OpenResult = Result<OpenedFolder>;

/** How opening reports its progress and is cancelled. */
export type OpenTools = Pick<TaskTools, 'signal' | 'report'>;

/** Largest number of files of a tree that is searched: a checkout of a large app without its dependencies has fewer. */
export const MAX_TREE_FILES = 100_000;
/** Depth of the deepest folder that is searched. */
export const MAX_DEPTH = 32;

/** Folders with other people's or generated files, which contain no listing of the app. */
const SKIPPED_FOLDERS = new Set([
  '.git',
  '.gradle',
  '.svn',
  '__MACOSX',
  'DerivedData',
  'node_modules',
  'Pods',
]);

export function isSkippedFolder(name: string): boolean {
  return SKIPPED_FOLDERS.has(name);
}

/** Whether a file is inside a folder that is not searched. */
export function isInSkippedFolder(path: string): boolean {
  return path.split('/').slice(0, -1).some(isSkippedFolder);
}

export function tooManyFiles(): OpenResult {
  return {
    ok: false,
    failure: `There are more than ${formatNumber(MAX_TREE_FILES)} files in it. Open the folder with the listing, e.g. fastlane or src/main/play.`,
  };
}

export const CANCELLED: OpenResult = { ok: false, failure: 'Opening the folder was cancelled.' };

/** A file that the browser refuses: reading it fails, so that a report names it if it belongs to a listing. */
export function unreadableInTree(path: string): TreeFile {
  return { path, size: 0, read: () => Promise.reject(new Error(`${path} could not be read.`)) };
}

/** Reads a file of the browser only when its bytes are asked for. */
export function fileInTree(path: string, size: number, getFile: () => Promise<Blob>): TreeFile {
  return {
    path,
    size,
    open: getFile,
    read: async () => new Uint8Array(await (await getFile()).arrayBuffer()),
    slice: (start, end) => ({
      arrayBuffer: async () => (await getFile()).slice(start, end).arrayBuffer(),
    }),
  };
}
