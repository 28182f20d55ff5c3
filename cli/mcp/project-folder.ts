import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { DISK, isInside, type ProjectFiles } from '../files/project-files';
import { printable, type Terminal } from '../terminal/terminal';
import { fileProblem, UsageError } from '../terminal/usage-error';

/** Longest path that is taken from an assistant, in characters. */
export const MAX_PATH = 1000;

/** Resolves the folder that the server was started in, through links. */
export function projectFolder(cwd: string): string {
  return realpathSync(cwd);
}

/**
 * Resolves a path that an assistant gave, through all links.
 * @returns the path relative to the folder, `.` for the folder itself
 * @throws UsageError when it leads out of the folder, has control characters, or does not exist
 */
export function pathInside(given: string, folder: string): string {
  const shown = printable(given.slice(0, MAX_PATH));
  if (given === '' || given.length > MAX_PATH || /\p{Cc}/u.test(given))
    throw new UsageError(`“${shown.slice(0, 80)}” is not a path. Give one inside the project folder.`);
  let real: string;
  try {
    real = realpathSync(resolve(folder, given));
  } catch (error) {
    // Whether a file outside exists is none of the assistant's business.
    if (!isInside(resolve(folder, given), folder)) throw outside(shown);
    throw new UsageError(`${shown}: ${fileProblem(error)}`);
  }
  if (!isInside(real, folder)) throw outside(shown);
  return relative(folder, real).split(sep).join('/') || '.';
}

function outside(shown: string): UsageError {
  return new UsageError(
    `${shown}: it is outside the folder in which storepilot mcp was started. Nothing outside is read.`,
  );
}

/** The files of the disk inside a folder. What links lead out of it is refused, and nothing is written. */
export function filesInside(folder: string): ProjectFiles {
  const inside = (path: string) => {
    if (isInside(realpathSync(path), folder)) return path;
    throw Object.assign(new Error(`${path} leads out of the project`), { code: 'ELINK' });
  };
  return {
    list: (path) => DISK.list(inside(path)),
    size: (path) => DISK.size(inside(path)),
    read: (path) => DISK.read(inside(path)),
    stage: (path) => Promise.reject(new Error(`${path}: an assistant's tool writes nothing`)),
  };
}

/** A terminal for the commands behind the tools: it prints nothing and reads inside the folder only. */
export function terminalInside(folder: string, { env, today }: Pick<Terminal, 'env' | 'today'>): Terminal {
  return {
    out: () => {},
    err: () => {},
    columns: 80,
    hasColor: false,
    cwd: folder,
    root: folder,
    files: filesInside(folder),
    env,
    stdin: () => Promise.resolve(''),
    isInteractive: false,
    today,
    network: {
      fetch: () => Promise.reject(new Error('An assistant’s tool uses no network.')),
      wait: () => Promise.resolve(),
      now: Date.now,
    },
    interrupted: () => new AbortController().signal,
  };
}
