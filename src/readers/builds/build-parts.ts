import type { SizePart } from '@/domain/builds/build-info';
import type { ZipEntry } from '../archives/zip-directory';
import type { ZipResult } from '../archives/zip-failures';
import type { ZipArchive } from '../archives/zip-reader';
import { BuildError } from './build-failures';

/** What the readers of both platforms are given. */
export interface BuildSource {
  archive: ZipArchive;
  fileName: string;
  fileSize: number;
  signal?: AbortSignal;
  /** `progress` from 0 to 1. */
  onProgress?: (label: string, progress: number) => void;
}

/** The value, or the archive's failure thrown to the door of readBuild. */
export function unwrap<Value>(result: ZipResult<Value>): Value {
  if (!result.ok) throw new BuildError(result.failure);
  return result.value;
}

/** A whole entry of the archive; throws its failure. */
export async function readEntry(
  { archive, signal }: BuildSource,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array> {
  return unwrap(await archive.read(entry, maxBytes, { signal }));
}

/** A whole entry that the result can do without: undefined when it is missing or too large to hold. */
export async function readOptionalEntry(
  { archive, signal }: BuildSource,
  entry: ZipEntry | undefined,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (!entry) return undefined;
  const result = await archive.read(entry, maxBytes, { signal });
  if (!result.ok && result.failure.code === 'too-large') return undefined;
  return unwrap(result);
}

/** How many entries are read at a time: enough to hide the waiting, few enough to hold. */
const AT_ONCE = 4;

/** Maps in order, a few at a time. */
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

/** Compressed bytes by part, the largest first; `partOf` names the part of an entry. */
export function sizeByPart(entries: readonly ZipEntry[], partOf: (name: string) => string): SizePart[] {
  const sums = new Map<string, number>();
  for (const entry of entries) {
    if (entry.isDirectory) continue;
    const label = partOf(entry.name);
    sums.set(label, (sums.get(label) ?? 0) + entry.compressedSize);
  }
  return [...sums].map(([label, bytes]) => ({ label, bytes })).sort((a, b) => b.bytes - a.bytes);
}
