import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DISK, type ProjectFiles } from '../../cli/files/project-files';
import { run } from '../../cli/run';
import type { Network } from '../../cli/stores/core/http';
import type { Terminal } from '../../cli/terminal/terminal';

/** Writes files into a new temporary folder and returns its path. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'storepilot-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The files of this computer, where files whose path ends so refuse to be written, also for a superuser. */
export function writableExcept(end: string, code = 'EACCES'): ProjectFiles {
  return {
    ...DISK,
    stage: (path, content) =>
      path.endsWith(end)
        ? Promise.reject(Object.assign(new Error(`${code}: open '${path}'`), { code }))
        : DISK.stage(path, content),
  };
}

export interface CliResult {
  code: number;
  out: string;
  err: string;
}

/** A computer without a network. */
const OFFLINE: Network = {
  fetch: () => Promise.reject(new TypeError('fetch failed')),
  wait: () => Promise.resolve(),
  now: Date.now,
};

/** The terminal of a program that prints nothing, in a folder. */
export function terminalFor(cwd: string, changes: Partial<Terminal> = {}): Terminal {
  return {
    out: () => undefined,
    err: () => undefined,
    columns: 100,
    hasColor: false,
    cwd,
    files: DISK,
    env: {},
    stdin: () => Promise.resolve(''),
    isInteractive: false,
    today: '2026-11-22',
    network: OFFLINE,
    interrupted: () => new AbortController().signal,
    ...changes,
  };
}

/** Runs the terminal program in this process. */
export async function runCli(
  args: readonly string[],
  cwd: string,
  changes: Partial<Terminal> = {},
): Promise<CliResult> {
  let out = '';
  let err = '';
  const print = { out: (text: string) => (out += text), err: (text: string) => (err += text) };
  const code = await run(args, terminalFor(cwd, { ...print, ...changes }));
  return { code, out, err };
}
