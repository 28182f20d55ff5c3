import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';

/** Largest .gitignore and config that is read, in bytes. */
export const MAX_CONFIG_BYTES = 1024 * 1024;
/** Largest file that is read as a whole, in bytes: pictures are the largest. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

interface ReadOptions {
  limit?: number;
  /** Whether the file may be a link. */
  followsLinks?: boolean;
}

/**
 * Reads a regular file as a whole. Devices and pipes are refused, as they may never end, without waiting for them.
 * @throws the error of the file system; the codes `ENOTFILE`, `ELINK` and `E2BIG` say why a file is refused
 */
export function readLimited(
  path: string,
  { limit = MAX_FILE_BYTES, followsLinks = true }: ReadOptions = {},
): Uint8Array<ArrayBuffer> {
  if (!followsLinks && lstatSync(path).isSymbolicLink()) throw refused(path, 'ELINK');
  // Opening a pipe to which nobody writes would wait for a writer.
  const handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const info = fstatSync(handle);
    if (info.isDirectory()) throw refused(path, 'EISDIR');
    if (!info.isFile()) throw refused(path, 'ENOTFILE');
    if (info.size > limit) throw refused(path, 'E2BIG');
    // Some files, such as those of /proc, are larger than they say.
    let bytes = new Uint8Array(info.size + 1);
    let length = 0;
    for (;;) {
      const count = readSync(handle, bytes, length, bytes.length - length, null);
      if (count === 0) return bytes.slice(0, length);
      length += count;
      if (length > limit) throw refused(path, 'E2BIG');
      if (length === bytes.length) {
        const larger = new Uint8Array(Math.min(bytes.length * 2, limit + 1));
        larger.set(bytes);
        bytes = larger;
      }
    }
  } finally {
    closeSync(handle);
  }
}

function refused(path: string, code: 'ELINK' | 'EISDIR' | 'ENOTFILE' | 'E2BIG'): Error {
  return Object.assign(new Error(`${path}: ${code}`), { code });
}
