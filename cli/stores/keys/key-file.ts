import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readLimited } from '../../files/read-limited';

/** Largest file of a key, in bytes. A service account's JSON has 2,400. */
const MAX_KEY_BYTES = 64 * 1024;

/** Reads the text of a key. @throws the error of the file system */
export function readKeyFile(path: string): string {
  return new TextDecoder().decode(readLimited(path, { limit: MAX_KEY_BYTES })).replace(/^\uFEFF/, '');
}

/** Warnings about where a key lies: others on this computer can read it, or a repository contains it. */
export function keyFileWarnings(path: string, platform: NodeJS.Platform = process.platform): string[] {
  const warnings: string[] = [];
  // Windows reports the same mode for every file.
  if (platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    warnings.push(`${path}: other users of this computer can read this key. Run: chmod 600 '${path}'`);
  const repository = repositoryOf(path);
  if (repository !== undefined)
    warnings.push(
      `${path}: this key is inside the repository ${repository}. Move it out; if it was ever committed, revoke it.`,
    );
  return warnings;
}

/** The repository that contains a path. */
export function repositoryOf(path: string): string | undefined {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (['.git', '.hg', '.svn'].some((name) => existsSync(join(folder, name)))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
