import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { nextTask } from '../next-task';
import type { TaskResult } from '@/lib/jobs/use-task';

/** One file of an archive: a path with forward slashes, and its text (UTF-8) or its bytes. */
export interface ZipInput {
  path: string;
  content: string | Blob;
}

export interface WriteZipOptions {
  signal?: AbortSignal;
  /** Bytes packed so far and in all. */
  onProgress?: (doneBytes: number, totalBytes: number) => void;
}

/** Read from a Blob at once: packing this much keeps the page responsive. */
const SLICE_BYTES = 1024 * 1024;
/** Packed bytes held as an array before they become a Blob, which the browser may keep on disk. */
const FLUSH_BYTES = 16 * 1024 * 1024;
/** The zip format without zip64 ends here, and so does fflate's writer. */
const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3 - 1;
const MAX_FILES = 65_535;
/**
 * Every file carries the first moment the format knows, in local time, since that is what the format stores: the same
 * files make the same bytes anywhere and at any time.
 */
const FIXED_TIME = new Date(1980, 0, 1);
/** What is compressed already is stored as it is. */
const COMPRESSED = /\.(?:png|jpe?g|webp|zip)$/i;

/**
 * Packs files into a zip, one after the other in the order of their paths; Blobs are read in slices of 1 MB, so only
 * the archive itself takes memory. The same files make the same bytes.
 * @returns the archive, or why there is none: cancelled, a file that can't be read, paths no archive may hold, or more
 *   than 4 GB
 */
export async function writeZip(
  files: readonly ZipInput[],
  { signal, onProgress }: WriteZipOptions = {},
): Promise<TaskResult<Blob>> {
  const problem = pathProblem(files);
  if (problem) return { ok: false, message: problem };
  const contents = [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, content }) => ({
      path,
      blob: typeof content === 'string' ? new Blob([content]) : content,
    }));
  const total = contents.reduce((sum, { blob }) => sum + blob.size, 0);
  // Headers and table of contents come on top; a kilobyte for each file is more than they take.
  if (total + files.length * 1024 > MAX_ARCHIVE_BYTES) {
    return {
      ok: false,
      message: 'The package would be larger than 4 GB. Remove some screenshots and try again.',
    };
  }

  const output = new BlobCollector();
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    output.add(chunk);
  });
  let done = 0;
  try {
    for (const { path, blob } of contents) {
      const entry = COMPRESSED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
      entry.mtime = FIXED_TIME;
      zip.add(entry);
      for (let start = 0; start === 0 || start < blob.size; start += SLICE_BYTES) {
        signal?.throwIfAborted();
        const end = Math.min(start + SLICE_BYTES, blob.size);
        entry.push(new Uint8Array(await blob.slice(start, end).arrayBuffer()), end === blob.size);
        done += end - start;
        onProgress?.(done, total);
        await nextTask();
      }
    }
    signal?.throwIfAborted();
    zip.end();
  } catch {
    zip.terminate();
    return {
      ok: false,
      message: signal?.aborted
        ? 'Making the package was cancelled.'
        : 'A file of the package could not be read. Add the image again and try once more.',
    };
  }
  return { ok: true, value: output.finish() };
}

/** The paths come from fixed layouts; whatever else comes here must not leave the folder it is unpacked into. */
function pathProblem(files: readonly ZipInput[]): string | undefined {
  const seen = new Set<string>();
  for (const { path } of files) {
    const segments = path.split('/');
    const isHostile =
      path.length > 1000 ||
      /[\p{Cc}\\:]/u.test(path) ||
      segments.some((segment) => segment === '' || segment === '.' || segment === '..');
    // File systems that ignore case would keep only one of two such files.
    const key = path.toLowerCase();
    if (isHostile || seen.has(key)) return 'Two files of the package share a name, or a name is not allowed.';
    seen.add(key);
  }
  return files.length > MAX_FILES
    ? 'The package would hold more files than a zip can. Remove some screenshots.'
    : undefined;
}

/** Gathers bytes and hands them to the browser in large pieces. */
class BlobCollector {
  private readonly blobs: Blob[] = [];
  private chunks: Uint8Array<ArrayBuffer>[] = [];
  private pending = 0;

  add(chunk: Uint8Array<ArrayBuffer>): void {
    this.chunks.push(chunk);
    this.pending += chunk.length;
    if (this.pending >= FLUSH_BYTES) this.flush();
  }

  finish(): Blob {
    this.flush();
    return new Blob(this.blobs, { type: 'application/zip' });
  }

  private flush(): void {
    this.blobs.push(new Blob(this.chunks));
    this.chunks = [];
    this.pending = 0;
  }
}
