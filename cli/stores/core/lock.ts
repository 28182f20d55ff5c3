import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Platform } from '@/model/app';
import { isRecord } from '@/domain/is-record';
import { StoreError } from './store-error';
import { makePrivateFolder, stateFolder } from './user-folders';

/**
 * Keeps a second push of the same app on this computer away. The lock of a process that has ended is taken over.
 * @returns releases the lock
 * @throws StoreError while another push runs
 */
export async function lockApp(
  env: Readonly<Record<string, string | undefined>>,
  store: Platform,
  appId: string,
  { pid = process.pid, isRunning = processRuns }: { pid?: number; isRunning?: (pid: number) => boolean } = {},
): Promise<() => Promise<void>> {
  const folder = join(stateFolder(env), 'locks');
  const path = join(folder, `${store}-${appId.replace(/[^\w.-]/g, '_')}.lock`);
  await makePrivateFolder(folder).catch((error: unknown) => {
    throw locked(`the folder ${folder} cannot be used (${codeOf(error)}). Check its permissions.`);
  });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    // The lock appears with its content, so that nobody reads an empty one.
    const beside = `${path}.${pid}.${attempt}`;
    try {
      await writeFile(beside, JSON.stringify({ pid, host: hostname() }), { mode: 0o600 });
      await link(beside, path);
      return () => rm(path, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST')
        throw locked(`${path} cannot be written (${codeOf(error)}). Free some space or check its folder.`);
      const owner = await readOwner(path);
      const isOurs = owner?.host === hostname() && !isRunning(owner.pid);
      if (owner && !isOurs)
        throw locked(
          `another push of this app runs (process ${owner.pid} on ${owner.host}). Wait for its end; if there is none, remove ${path}.`,
        );
      await rm(path, { force: true });
    } finally {
      await rm(beside, { force: true });
    }
  }
  throw locked('another push of this app has just begun. Run the command again.');
}

/** The process that has the lock; undefined for a file that a crash left empty. */
async function readOwner(path: string): Promise<{ pid: number; host: string } | undefined> {
  try {
    const owner: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (isRecord(owner) && typeof owner.pid === 'number' && typeof owner.host === 'string')
      return { pid: owner.pid, host: owner.host };
  } catch {
    // Written by a process that ended before it was done.
  }
  return undefined;
}

function processRuns(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but runs.
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

function locked(message: string): StoreError {
  return new StoreError({ kind: 'other', what: 'Starting the push', message });
}
