import { deflateSync } from 'fflate';
import { nextTask } from '../next-task';
import type { Result } from '@/domain/result';
import { crc32 } from '@/readers/archives/crc32';

/** One file of an archive: a path with slashes, and its text (UTF-8) or its bytes. */
export interface ZipInput {
  path: string;
  content: string | Blob;
}

export interface WriteZipOptions {
  signal?: AbortSignal;
  /** Called with the bytes packed so far and in all. */
  onProgress?: (doneBytes: number, totalBytes: number) => void;
}

/** Bytes per read of a Blob: packing this much leaves the page responsive. */
const SLICE_BYTES = 1024 * 1024;
/** Largest archive of the zip format without zip64, in bytes. */
const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3 - 1;
const MAX_FILES = 65_535;

const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
/** Version 2.0 of the format: folders and deflate. */
const VERSION = 20;
/** Names are UTF-8. Sizes are in the header, not after the data (bit 3). */
const FLAGS = 0x0800;
const STORED = 0;
const DEFLATED = 8;
/** Every file has the first date of the format, 1980-01-01 00:00, so that the same files give the same bytes. */
const FIXED_DATE = (1 << 5) | 1;

/** A file as written into the archive. */
interface Entry {
  name: Uint8Array<ArrayBuffer>;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
}

/**
 * Packs files into a zip, one after the other in the order of their paths. Texts are deflated by fflate; images are
 * stored uncompressed, read in slices of 1 MB, and kept in Blobs, which the browser may put on disk. The same files
 * give the same bytes.
 * The headers are written here: fflate's streaming writer has to put the sizes after the data, which the Archive
 * Utility of macOS refuses (zip.js issues 274 and 467), and its other writer needs all bytes in memory.
 * @returns the archive, or why there is none: cancelled, a file that cannot be read, paths that no archive may contain,
 * or more than 4 GB
 */
export async function writeZip(
  files: readonly ZipInput[],
  { signal, onProgress }: WriteZipOptions = {},
): Promise<Result<Blob>> {
  const total = files.reduce(
    (sum, { content }) => sum + (typeof content === 'string' ? content.length : content.size),
    0,
  );
  const problem = problemOf(files, total);
  if (problem) return { ok: false, failure: problem };

  const parts: BlobPart[] = [];
  const entries: Entry[] = [];
  let offset = 0;
  let done = 0;
  const report = (bytes: number) => {
    done += bytes;
    onProgress?.(done, total);
  };
  try {
    for (const { path, content } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
      signal?.throwIfAborted();
      const packed =
        typeof content === 'string' ? packText(content) : await storeBlob(content, signal, report);
      if (typeof content === 'string') report(content.length);
      const entry: Entry = { name: new TextEncoder().encode(path), offset, ...packed };
      parts.push(localHeader(entry), ...packed.parts);
      offset += LOCAL_LENGTH + entry.name.length + entry.packedSize;
      entries.push(entry);
      await nextTask();
    }
    signal?.throwIfAborted();
  } catch {
    return {
      ok: false,
      failure: signal?.aborted
        ? 'Making the package was cancelled.'
        : 'A file of the package could not be read. Add the image again and try once more.',
    };
  }
  const directory = entries.map(centralHeader);
  return {
    ok: true,
    value: new Blob([...parts, ...directory, endRecord(directory, offset)], { type: 'application/zip' }),
  };
}

type Packed = Pick<Entry, 'method' | 'crc' | 'packedSize' | 'size'> & { parts: BlobPart[] };

function packText(text: string): Packed {
  const bytes = new TextEncoder().encode(text);
  const packed = deflateSync(bytes, { level: 6 });
  return {
    method: DEFLATED,
    crc: crc32(bytes),
    packedSize: packed.length,
    size: bytes.length,
    parts: [packed],
  };
}

/** Images are compressed already. The bytes are copied, because their file may change before the download. */
async function storeBlob(
  blob: Blob,
  signal: AbortSignal | undefined,
  report: (bytes: number) => void,
): Promise<Packed> {
  const parts: Blob[] = [];
  let crc = 0;
  for (let start = 0; start < blob.size; start += SLICE_BYTES) {
    signal?.throwIfAborted();
    const bytes = new Uint8Array(await blob.slice(start, start + SLICE_BYTES).arrayBuffer());
    crc = crc32(bytes, crc);
    parts.push(new Blob([bytes]));
    report(bytes.length);
    await nextTask();
  }
  return { method: STORED, crc, packedSize: blob.size, size: blob.size, parts };
}

const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;

/** The part that both headers share, from the version needed to the length of the name. */
function writeCommon(view: DataView, at: number, entry: Entry): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, FLAGS, true);
  view.setUint16(at + 4, entry.method, true);
  view.setUint16(at + 6, 0, true);
  view.setUint16(at + 8, FIXED_DATE, true);
  view.setUint32(at + 10, entry.crc, true);
  view.setUint32(at + 14, entry.packedSize, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, entry.name.length, true);
}

function localHeader(entry: Entry): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(LOCAL_LENGTH + entry.name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, LOCAL_SIGNATURE, true);
  writeCommon(view, 4, entry);
  bytes.set(entry.name, LOCAL_LENGTH);
  return bytes;
}

function centralHeader(entry: Entry): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(CENTRAL_LENGTH + entry.name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, CENTRAL_SIGNATURE, true);
  view.setUint16(4, VERSION, true);
  writeCommon(view, 6, entry);
  view.setUint32(42, entry.offset, true);
  bytes.set(entry.name, CENTRAL_LENGTH);
  return bytes;
}

function endRecord(directory: readonly Uint8Array[], offset: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(END_LENGTH);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, END_SIGNATURE, true);
  view.setUint16(8, directory.length, true);
  view.setUint16(10, directory.length, true);
  view.setUint32(
    12,
    directory.reduce((sum, header) => sum + header.length, 0),
    true,
  );
  view.setUint32(16, offset, true);
  return bytes;
}

/** The paths come from fixed layouts; any other path must not leave the folder it is unpacked into. */
function problemOf(files: readonly ZipInput[], total: number): string | undefined {
  const seen = new Set<string>();
  for (const { path } of files) {
    const segments = path.split('/');
    const isHostile =
      path.length > 1000 ||
      /[\p{Cc}\\:]/u.test(path) ||
      segments.some((segment) => segment === '' || segment === '.' || segment === '..');
    // File systems that ignore case would store only one of two such files.
    const key = path.toLowerCase();
    if (isHostile || seen.has(key)) return 'Two files of the package share a name, or a name is not allowed.';
    seen.add(key);
  }
  // Headers, central directory and longer characters are added to this; 8 KB per file is more than they take.
  return files.length > MAX_FILES || total * 1.001 + files.length * 8192 > MAX_ARCHIVE_BYTES
    ? 'The package would be larger than 4 GB. Remove some screenshots and try again.'
    : undefined;
}
