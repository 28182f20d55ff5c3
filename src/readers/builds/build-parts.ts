import type { SizePart } from '@/model/build-info';
import type { ZipEntry } from '../archives/zip-directory';
import { ZipError } from '../archives/zip-failures';
import type { ZipArchive } from '../archives/zip-reader';

/** The input of the readers of both platforms. */
export interface BuildSource {
  archive: ZipArchive;
  fileName: string;
  fileSize: number;
  signal?: AbortSignal;
  /** `progress` from 0 to 1. */
  onProgress?: (label: string, progress: number) => void;
}

/** Reads a whole entry of the archive; throws its failure. */
export function readEntry(
  { archive, signal }: BuildSource,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array> {
  return archive.read(entry, maxBytes, { signal });
}

/** Reads a whole entry that is optional for the result: undefined when it is missing or too large. */
export async function readOptionalEntry(
  { archive, signal }: BuildSource,
  entry: ZipEntry | undefined,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (!entry) return undefined;
  try {
    return await archive.read(entry, maxBytes, { signal });
  } catch (error) {
    if (error instanceof ZipError && error.failure.code === 'too-large') return undefined;
    throw error;
  }
}

/** The same for an entry without which a build is still worth reading: undefined when it is damaged, too. */
export async function readSpareEntry(
  source: BuildSource,
  entry: ZipEntry | undefined,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  try {
    return await readOptionalEntry(source, entry, maxBytes);
  } catch (error) {
    if (error instanceof ZipError && DAMAGED.includes(error.failure.code)) return undefined;
    throw error;
  }
}

const DAMAGED: readonly string[] = ['damaged', 'truncated', 'unsupported-compression'];

/** How many entries are read at a time: enough to hide the waiting, few enough for memory. */
const AT_ONCE = 4;

/** Maps in order, a few items at a time. */
export async function mapSome<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(
      ...(await Promise.all(items.slice(at, at + AT_ONCE).map((item, index) => map(item, at + index)))),
    );
  }
  return results;
}

/** Sums compressed bytes by part, the largest first; `partOf` names the part of an entry. */
export function sizeByPart(entries: readonly ZipEntry[], partOf: (name: string) => string): SizePart[] {
  const sums = new Map<string, number>();
  for (const entry of entries) {
    if (entry.isDirectory) continue;
    const label = partOf(entry.name);
    sums.set(label, (sums.get(label) ?? 0) + entry.compressedSize);
  }
  return [...sums].map(([label, bytes]) => ({ label, bytes })).sort((a, b) => b.bytes - a.bytes);
}
