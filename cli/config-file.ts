import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CheckConfig } from '@/model/check-config';
import { readCheckConfig } from '@/readers/check-config/read-check-config';
import { shownPath } from './files/node-tree';
import { isInside } from './files/project-files';
import { MAX_CONFIG_BYTES, readLimited } from './files/read-limited';
import { printable } from './terminal/terminal';
import { fileProblem, UsageError } from './terminal/usage-error';

/** The config of a project and where it was found. */
export interface FoundConfig {
  config: CheckConfig;
  /** Path of the file as reports show it; undefined when there is none. */
  path?: string;
  /** Folder to which the config's paths are relative. */
  folder: string;
  /** Line of each ignore entry. */
  ignoreLines: readonly number[];
}

const NAMES: readonly { name: string; key?: string }[] = [
  { name: 'storepilot.config.json' },
  { name: 'storepilot.config.jsonc' },
  { name: 'package.json', key: 'storepilot' },
];

/**
 * Finds the config in the working folder or above it, up to the root of the repository.
 * @param given path of a config that was named
 * @param root highest folder to look in; by default the root of the repository
 * @throws UsageError with line and column when the config cannot be used
 */
export function findConfig(cwd: string, given?: string, root?: string): FoundConfig {
  if (given !== undefined) {
    const path = resolve(cwd, given);
    const found = parse(
      readText(path, given, true) ?? '',
      path,
      cwd,
      given.endsWith('package.json') ? 'storepilot' : undefined,
    );
    if (!found)
      throw new UsageError(`${printable(given)}: it has no “storepilot”. Expected the config there.`);
    return found;
  }
  for (let folder = cwd; ; folder = dirname(folder)) {
    for (const { name, key } of NAMES) {
      const path = join(folder, name);
      const text = readText(path, shownPath(path, cwd));
      const found = text === undefined ? undefined : parse(text, path, cwd, key);
      if (found) return found;
    }
    const isRoot = folder === root || existsSync(join(folder, '.git'));
    if (isRoot || dirname(folder) === folder) return { config: {}, folder: cwd, ignoreLines: [] };
  }
}

/**
 * Reads a config of at most 1 MB. Links are followed for one that was named on the command line.
 * @returns undefined when there is no file and none was named
 */
function readText(path: string, shown: string, isNamed = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      readLimited(path, { limit: MAX_CONFIG_BYTES, followsLinks: isNamed || isLinkInside(path) }),
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!isNamed && (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR')) return undefined;
    throw new UsageError(`${printable(shown)}: ${fileProblem(error)}`);
  }
}

/** Whether the file is below the folder in which it was found, so that a link shows nothing of another project. */
function isLinkInside(path: string): boolean {
  try {
    return isInside(realpathSync(path), realpathSync(dirname(path)));
  } catch {
    return false;
  }
}

function parse(text: string, path: string, cwd: string, key: string | undefined): FoundConfig | undefined {
  const shown = shownPath(path, cwd);
  const read = readCheckConfig(text, key);
  if (!read) return undefined;
  if (!read.ok) {
    throw new UsageError(
      read.problems
        .map(({ line, column, message }) => `${printable(shown)}:${line}:${column}: ${printable(message)}`)
        .join('\n'),
    );
  }
  return { config: read.config, path: shown, folder: dirname(path), ignoreLines: read.ignoreLines };
}
