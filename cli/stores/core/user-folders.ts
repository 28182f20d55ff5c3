import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/** Folder of the user's own settings of this program: names of keys, and copies of keys. */
export function configFolder(env: Env): string {
  return (
    env.STOREPILOT_CONFIG_DIR ?? join(baseOf(env, 'XDG_CONFIG_HOME', 'APPDATA', '.config'), 'storepilot')
  );
}

/** Folder of what this program records about its work: journals and locks. */
export function stateFolder(env: Env): string {
  return (
    env.STOREPILOT_STATE_DIR ??
    join(baseOf(env, 'XDG_STATE_HOME', 'LOCALAPPDATA', join('.local', 'state')), 'storepilot')
  );
}

/** Folder of what this program keeps for all projects: newer rules. */
export function dataFolder(env: Env): string {
  return (
    env.STOREPILOT_DATA_DIR ??
    join(baseOf(env, 'XDG_DATA_HOME', 'LOCALAPPDATA', join('.local', 'share')), 'storepilot')
  );
}

function baseOf(env: Env, xdg: string, windows: string, inHome: string): string {
  const named = env[xdg] ?? (process.platform === 'win32' ? env[windows] : undefined);
  return named !== undefined && named !== '' ? named : join(env.HOME ?? homedir(), inHome);
}

/** Makes a folder that only its owner can read. @throws the error of the file system */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
