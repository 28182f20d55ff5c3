import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ByteSource } from '@/readers/archives/byte-source';

/** An open file of any size; slices are read where they are asked for. */
export interface FileSource extends ByteSource {
  readonly name: string;
  close(): Promise<void>;
}

/**
 * Opens a file for reading in slices. `fs.openAsBlob` is not used, because it returns wrong sizes and empty slices
 * beyond 2 GiB (nodejs/node issue 52585).
 * @throws the error of the file system when the file cannot be opened
 */
export async function openFileSource(path: string): Promise<FileSource> {
  // Opening a pipe to which nobody writes would wait for a writer.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const info = await handle.stat();
  if (!info.isFile()) {
    await handle.close();
    // A folder can be opened like a file; only reading it fails.
    const code = info.isDirectory() ? 'EISDIR' : 'ENOTFILE';
    throw Object.assign(new Error(`${path} is no regular file`), { code });
  }
  const { size } = info;
  return {
    name: basename(path),
    size,
    slice: (start, end) => ({ arrayBuffer: () => readSlice(handle, start, Math.min(end, size)) }),
    close: () => handle.close(),
  };
}

async function readSlice(handle: FileHandle, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let done = 0;
  while (done < bytes.length) {
    const { bytesRead } = await handle.read(bytes, done, bytes.length - done, start + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return bytes.buffer.slice(0, done);
}
