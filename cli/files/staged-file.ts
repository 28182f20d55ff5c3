import { randomBytes } from 'node:crypto';
import { lstat, open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A content that is on the disk beside the file that it will replace. */
export interface StagedFile {
  /** Puts it in the place of the file. */
  commit: () => Promise<void>;
  /** Removes it; the file stays as it was. */
  discard: () => Promise<void>;
}

/** Devices and pipes that a shell names, such as /dev/stdout: they are written, not replaced. */
const STREAM = /^\/(?:dev|proc\/self\/fd)\//;

/**
 * Writes a content beside a file, so that a full disk or a crash leaves the file whole.
 * @param openNew opens the file beside it for writing
 * @throws the error of the file system, and one with the code `ELINK` when the path is a link or no regular file
 */
export async function stageFile(
  path: string,
  content: string | Uint8Array,
  openNew: (path: string, mode: number) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>> = (
    beside,
    mode,
  ) => open(beside, 'wx', mode),
): Promise<StagedFile> {
  if (STREAM.test(path)) return { commit: () => writeFile(path, content), discard: () => Promise.resolve() };
  const info = await lstat(path).catch(() => undefined);
  if (info?.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' });
  if (info && !info.isFile())
    throw Object.assign(new Error(`${path} is not a regular file`), { code: 'ELINK' });
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  const discard = () => rm(beside, { force: true });
  try {
    const handle = await openNew(beside, info ? info.mode & 0o777 : 0o666);
    try {
      await handle.writeFile(content);
      // Some file systems report a full disk only here.
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    commit: async () => {
      try {
        await rename(beside, path);
      } catch (error) {
        await discard();
        throw error;
      }
    },
    discard,
  };
}
