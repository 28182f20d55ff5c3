import { readlink, realpath, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { TreeFile } from '@/formats/parts/tree';
import { isUnreadFormat } from '@/formats/listings/unread-formats';
import { openFileSource } from './file-source';
import { adviceForUnreadBuild, isPrivateKey } from '../unread-files';
import { isIgnoredBy, parseIgnoreFile, type IgnoreFile } from './gitignore';
import { isOutside, type FolderEntry, type ProjectFiles } from './project-files';
import { MAX_CONFIG_BYTES } from './read-limited';

/** Builds and listings found under one given path. */
export interface Found {
  given: string;
  /** Files of listings and pictures by path, as shown to the user. */
  tree: Map<string, TreeFile>;
  /** The paths of builds. */
  builds: string[];
  /** Folders that could not be read. */
  unreadable: string[];
  /** Files of tools whose listings are not read. */
  unknown: string[];
  /** Files and folders with an app that are no builds for a store. */
  unreadBuilds: string[];
  privateKeys: string[];
}

const BUILD = /\.(?:ipa|aab|apk)$/i;
/** Files that a listing may consist of. */
const LISTING_FILE = /\.(?:txt|json|png|jpe?g)$|^whatsnew-[^.]+$|^Deliverfile$/i;
/** Folders with dependencies and with the output of build tools. */
const SKIPPED_FOLDERS = new Set(['node_modules', '.git', 'Pods', '.gradle', 'DerivedData', '__MACOSX']);

/** A path with forward slashes, relative to the working folder where it is inside, as reports show it. */
export function shownPath(path: string, cwd: string): string {
  const inside = relative(cwd, resolve(cwd, path));
  const shown = inside === '' ? '.' : isOutside(inside) ? path : inside;
  return shown.split(sep).join('/');
}

/**
 * Finds builds and the files of listings under a path. Files that a .gitignore at or below the path names are left out,
 * and links are never followed out of it.
 * @throws the error of the file system when the path does not exist or cannot be read
 */
export async function findFiles(given: string, cwd: string, files: ProjectFiles): Promise<Found> {
  const found: Found = {
    given,
    tree: new Map(),
    builds: [],
    unreadable: [],
    unknown: [],
    unreadBuilds: [],
    privateKeys: [],
  };
  const root = resolve(cwd, given);
  const info = await stat(root);
  if (!info.isDirectory()) {
    if (BUILD.test(given)) found.builds.push(shownPath(given, cwd));
    else add(found, files, { path: shownPath(given, cwd), full: root, size: info.size });
    return found;
  }
  const realRoot = await realpath(root);
  const shown = shownPath(root, cwd);
  const before = shown === '.' ? '' : `${shown}/`;
  await walk({ folder: root, before, inside: '', root, realRoot, cwd, files, found, ignores: [] });
  return found;
}

interface Walk {
  folder: string;
  /** Prefix in reports for names in the folder. */
  before: string;
  /** Path below the root, with forward slashes; empty for the root. */
  inside: string;
  root: string;
  realRoot: string;
  cwd: string;
  files: ProjectFiles;
  found: Found;
  /** Ignore files from the root down, each with the path of its folder. */
  ignores: readonly { folder: string; file: IgnoreFile }[];
}

async function walk(step: Walk): Promise<void> {
  const { folder, before, inside, root, files, found } = step;
  let entries: FolderEntry[];
  try {
    // The calls are synchronous; Ctrl+C works between folders.
    await setImmediate();
    entries = files.list(folder);
  } catch (error) {
    if (folder === root) throw error;
    found.unreadable.push(before.slice(0, -1));
    return;
  }
  // Git, too, follows no link from a .gitignore.
  const hasIgnoreFile = entries.some((entry) => entry.name === '.gitignore' && entry.isFile());
  const own = hasIgnoreFile ? readIgnoreFile(folder, files) : [];
  const ignores = own.length > 0 ? [...step.ignores, { folder: inside, file: own }] : step.ignores;
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    const full = `${folder}${sep}${entry.name}`;
    const shown = before + entry.name;
    if (entry.isDirectory()) {
      if (adviceForUnreadBuild(entry.name) !== undefined) found.unreadBuilds.push(shown);
      else if (!SKIPPED_FOLDERS.has(entry.name) && !isIgnored(path, true, ignores))
        await walk({ ...step, folder: full, before: `${shown}/`, inside: path, ignores });
    } else if (!isIgnored(path, false, ignores)) {
      if (BUILD.test(entry.name) && entry.isFile()) found.builds.push(shown);
      else if (LISTING_FILE.test(entry.name)) {
        if (entry.isSymbolicLink()) await addLink(full, shown, step);
        else if (entry.isFile()) addFile(full, shown, step);
      }
      if (isUnreadFormat(shown)) found.unknown.push(shown);
      if (isPrivateKey(shown)) found.privateKeys.push(shown);
      if (entry.isFile() && adviceForUnreadBuild(entry.name) !== undefined) found.unreadBuilds.push(shown);
    }
  }
}

function readIgnoreFile(folder: string, files: ProjectFiles): IgnoreFile {
  const path = join(folder, '.gitignore');
  try {
    if (files.size(path) > MAX_CONFIG_BYTES) return [];
    return parseIgnoreFile(new TextDecoder().decode(files.read(path)));
  } catch {
    return [];
  }
}

function isIgnored(path: string, isFolder: boolean, ignores: Walk['ignores']): boolean {
  // The innermost file with a matching pattern decides.
  for (const { folder, file } of [...ignores].reverse()) {
    const inside = folder === '' ? path : path.slice(folder.length + 1);
    const result = isIgnoredBy(file, inside, isFolder);
    if (result !== undefined) return result;
  }
  return false;
}

function addFile(full: string, shown: string, { files, found }: Walk): void {
  try {
    add(found, files, { path: shown, full, size: files.size(full) });
  } catch {
    found.unreadable.push(shown);
  }
}

async function addLink(full: string, shown: string, step: Walk): Promise<void> {
  const { root, realRoot, cwd, files, found } = step;
  try {
    const target = await realpath(full).catch(() => undefined);
    const below = target === undefined ? '..' : relative(realRoot, target);
    const linkTarget = isOutside(below) ? await readlink(full) : shownPath(join(root, below), cwd);
    add(found, files, { path: shown, full, size: 0, linkTarget });
  } catch {
    found.unreadable.push(shown);
  }
}

interface FoundFile {
  path: string;
  full: string;
  size: number;
  linkTarget?: string;
}

function add({ tree }: Found, files: ProjectFiles, { path, full, size, linkTarget }: FoundFile): void {
  tree.set(path, {
    path,
    size,
    ...(linkTarget !== undefined && { linkTarget }),
    read: () => Promise.resolve().then(() => files.read(full)),
    slice: (start, end) => ({
      arrayBuffer: async () => {
        const source = await openFileSource(full);
        try {
          return await source.slice(start, end).arrayBuffer();
        } finally {
          await source.close();
        }
      },
    }),
  });
}
