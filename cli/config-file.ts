import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { CheckConfig } from '@/domain/check-config/check-config';
import { readCheckConfig } from '@/readers/check-config/read-check-config';
import { shownPath } from './files/node-tree';
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
 * @throws UsageError with line and column when the config cannot be used
 */
export async function findConfig(cwd: string, given?: string): Promise<FoundConfig> {
  if (given !== undefined) {
    const text = await readFile(resolve(cwd, given), 'utf8').catch((error: unknown) => {
      throw new UsageError(`${printable(given)}: ${fileProblem(error)}`);
    });
    const found = parse(
      text,
      resolve(cwd, given),
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
      const text = await readFile(path, 'utf8').catch(() => undefined);
      const found = text === undefined ? undefined : parse(text, path, cwd, key);
      if (found) return found;
    }
    const isRoot = await readFile(join(folder, '.git/HEAD')).then(
      () => true,
      () => false,
    );
    if (isRoot || dirname(folder) === folder) return { config: {}, folder: cwd, ignoreLines: [] };
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
