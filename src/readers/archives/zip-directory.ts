import { viewOf } from '../view-of';
import { readBytes, type ByteSource } from './byte-source';
import { MAX_ENTRIES, TABLE_OF_CONTENTS, ZipError } from './zip-failures';

/** One file of an archive, as listed in the central directory. Sizes and offsets in bytes. */
export interface ZipEntry {
  name: string;
  isDirectory: boolean;
  /** 0 stored, 8 deflated; no other method is supported. */
  method: number;
  crc32: number;
  compressedSize: number;
  /** Unpacked size, as declared. */
  size: number;
  /** Offset of its local header. */
  headerOffset: number;
  /** Offset of the first byte after the entry. */
  limit: number;
}

export interface ZipDirectory {
  entries: ZipEntry[];
  /** Offset of the central directory; an APK's signing block ends right before it. */
  directoryOffset: number;
}

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
/** How far from the end of a file an archive's end is searched to explain why there is none, in bytes. */
const MAX_TRAILING_BYTES = 1024 * 1024;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;
const ZIP64_LOCATOR_LENGTH = 20;
const ZIP64_END_SIGNATURE = 0x06064b50;
const ZIP64_END_LENGTH = 56;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_SIGNATURE = 0x04034b50;
/** Length of a local header without name and extra field. */
export const LOCAL_LENGTH = 30;
const ZIP64_EXTRA = 0x0001;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** Classic zip counts in 32 bits; tools that don't know zip64 let the numbers wrap. */
const WRAP_32 = 2 ** 32;
const WRAP_16 = 2 ** 16;
/** General purpose flags: encrypted, strong encryption, masked headers. */
const ENCRYPTED_FLAGS = 0x0001 | 0x0040 | 0x2000;
/** Largest central directory that is read, in bytes: 20,000 entries with long names and extra fields. */
const MAX_DIRECTORY_BYTES = 24 * 1024 * 1024;
/** Deflate cannot do better than this, so a larger declared size is false. */
const MAX_DEFLATE_RATIO = 1032;

interface End {
  count: number;
  size: number;
  offset: number;
  isZip64: boolean;
}

/**
 * Reads and checks the central directory: the end of the file, then the directory itself, nothing else. Supports zip64,
 * and the archives above 4 GB that Apple's tools write, whose 32-bit offsets wrap instead.
 * @throws ZipError for every failure in zip-failures.ts
 */
export async function readDirectory(source: ByteSource, signal?: AbortSignal): Promise<ZipDirectory> {
  if (source.size === 0) throw new ZipError('empty');
  const end = await readEnd(source, signal);
  if (end.count > MAX_ENTRIES) throw new ZipError('too-many-entries');
  if (end.size > MAX_DIRECTORY_BYTES) throw new ZipError('too-large', 'The table of contents');
  const table = await readBytes(source, end.offset, end.offset + end.size, signal);
  const entries = parseTable(table, end, source.size);
  checkNames(entries);
  checkRanges(entries, end.offset);
  return { entries, directoryOffset: end.offset };
}

async function readEnd(source: ByteSource, signal?: AbortSignal): Promise<End> {
  const tailStart = Math.max(0, source.size - (END_LENGTH + MAX_COMMENT + ZIP64_LOCATOR_LENGTH));
  const tail = await readBytes(source, tailStart, source.size, signal);
  const view = viewOf(tail);
  const position = findEnd(view);
  if (position === undefined) throw new ZipError(await whyNoEnd(source, signal));

  const endOffset = tailStart + position;
  const classic: End = {
    count: view.getUint16(position + 10, true),
    size: view.getUint32(position + 12, true),
    offset: view.getUint32(position + 16, true),
    isZip64: false,
  };
  const locator = position - ZIP64_LOCATOR_LENGTH;
  const hasLocator = locator >= 0 && view.getUint32(locator, true) === ZIP64_LOCATOR_SIGNATURE;
  const isBeyond = classic.count === MAX_16 || classic.size === MAX_32 || classic.offset === MAX_32;
  if (hasLocator && isBeyond) {
    return readZip64End(source, uint64(view, locator + 8), endOffset - ZIP64_LOCATOR_LENGTH, signal);
  }

  const isSplit = view.getUint16(position + 4, true) !== 0 || view.getUint16(position + 6, true) !== 0;
  if (isSplit || view.getUint16(position + 8, true) !== classic.count) throw new ZipError('truncated');
  const expected = endOffset - classic.size;
  if (classic.offset !== expected && expected % WRAP_32 === classic.offset) {
    return { ...classic, offset: expected };
  }
  if (classic.offset + classic.size > endOffset) throw new ZipError('truncated');
  return classic;
}

/** Searches from the end for the record whose comment ends exactly where the file ends. */
function findEnd(view: DataView): number | undefined {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    if (at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  return undefined;
}

async function whyNoEnd(
  source: ByteSource,
  signal?: AbortSignal,
): Promise<'truncated' | 'trailing-bytes' | 'not-a-zip'> {
  if (source.size < 4) return 'not-a-zip';
  const head = viewOf(await readBytes(source, 0, 4, signal));
  if (head.getUint32(0, true) !== LOCAL_SIGNATURE) return 'not-a-zip';
  return (await hasBytesBehindEnd(source, signal)) ? 'trailing-bytes' : 'truncated';
}

/** Looks for an end record that fits its directory and is followed by more than its comment. */
async function hasBytesBehindEnd(source: ByteSource, signal?: AbortSignal): Promise<boolean> {
  const start = Math.max(0, source.size - MAX_TRAILING_BYTES);
  const view = viewOf(await readBytes(source, start, source.size, signal));
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    const directoryEnd = (view.getUint32(at + 16, true) + view.getUint32(at + 12, true)) % WRAP_32;
    const isEnd = directoryEnd === (start + at) % WRAP_32;
    if (isEnd && at + END_LENGTH + view.getUint16(at + 20, true) < view.byteLength) return true;
  }
  return false;
}

async function readZip64End(
  source: ByteSource,
  at: number,
  limit: number,
  signal?: AbortSignal,
): Promise<End> {
  if (at + ZIP64_END_LENGTH > limit) throw new ZipError('truncated');
  const view = viewOf(await readBytes(source, at, at + ZIP64_END_LENGTH, signal));
  if (view.getUint32(0, true) !== ZIP64_END_SIGNATURE) throw new ZipError('truncated');
  const end = { count: uint64(view, 32), size: uint64(view, 40), offset: uint64(view, 48), isZip64: true };
  if (end.offset + end.size > at) throw new ZipError('truncated');
  return end;
}

function parseTable(table: Uint8Array, end: End, fileSize: number): ZipEntry[] {
  const view = viewOf(table);
  const entries: ZipEntry[] = [];
  let at = 0;
  let previousOffset = 0;
  while (at < table.length) {
    if (entries.length === MAX_ENTRIES) throw new ZipError('too-many-entries');
    if (at + ENTRY_LENGTH > table.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new ZipError('damaged', TABLE_OF_CONTENTS);
    }
    const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > table.length) throw new ZipError('damaged', TABLE_OF_CONTENTS);
    const name = decodeName(table.subarray(at + ENTRY_LENGTH, nameEnd));
    if (view.getUint16(at + 8, true) & ENCRYPTED_FLAGS) throw new ZipError('encrypted', name);

    const sizes = {
      size: view.getUint32(at + 24, true),
      compressedSize: view.getUint32(at + 20, true),
      headerOffset: view.getUint32(at + 42, true),
    };
    if (Object.values(sizes).includes(MAX_32)) {
      applyZip64Extra(sizes, viewOf(table.subarray(nameEnd, extraEnd)), name);
    } else if (!end.isZip64 && fileSize > WRAP_32) {
      // Apple's archiver writes entries one after the other, so an offset that goes back has wrapped.
      while (sizes.headerOffset < previousOffset) sizes.headerOffset += WRAP_32;
    }
    previousOffset = sizes.headerOffset;
    entries.push({
      name,
      isDirectory: name.endsWith('/'),
      method: view.getUint16(at + 10, true),
      crc32: view.getUint32(at + 16, true),
      ...sizes,
      limit: end.offset,
    });
    at = next;
  }
  const claimed = end.isZip64 ? entries.length : entries.length % WRAP_16;
  if (claimed !== end.count) throw new ZipError('damaged', 'its number of files');
  return entries;
}

/** The extra field contains the 64-bit numbers in a fixed order, each only if its 32-bit field is full. */
function applyZip64Extra(
  sizes: { size: number; compressedSize: number; headerOffset: number },
  extra: DataView,
  name: string,
): void {
  let at = 0;
  while (at + 4 <= extra.byteLength) {
    const id = extra.getUint16(at, true);
    const length = extra.getUint16(at + 2, true);
    at += 4;
    if (id === ZIP64_EXTRA) {
      const fieldEnd = Math.min(at + length, extra.byteLength);
      for (const key of ['size', 'compressedSize', 'headerOffset'] as const) {
        if (sizes[key] !== MAX_32) continue;
        if (at + 8 > fieldEnd) throw new ZipError('damaged', name);
        sizes[key] = uint64(extra, at);
        at += 8;
      }
      return;
    }
    at += length;
  }
  throw new ZipError('damaged', name);
}

/** Matches names that leave the folder they are unpacked to, or that two systems read differently. */
function isHostileName(name: string): boolean {
  return (
    name === '' ||
    name.includes('\0') ||
    name.includes('\\') ||
    name.startsWith('/') ||
    /^[A-Za-z]:/.test(name) ||
    name.split('/').includes('..')
  );
}

function checkNames(entries: readonly ZipEntry[]): void {
  const seen = new Set<string>();
  for (const { name } of entries) {
    if (isHostileName(name)) throw new ZipError('hostile-name', name);
    if (seen.has(name)) throw new ZipError('duplicate-name', name);
    seen.add(name);
  }
}

/** Checks that every entry is inside the file and none inside another; sets each entry's limit. */
function checkRanges(entries: readonly ZipEntry[], directoryOffset: number): void {
  const byOffset = [...entries].sort((a, b) => a.headerOffset - b.headerOffset);
  for (const [index, entry] of byOffset.entries()) {
    entry.limit = byOffset[index + 1]?.headerOffset ?? directoryOffset;
    // Header and name have at least this length; the local header itself is checked when the entry is read.
    const leastEnd = entry.headerOffset + LOCAL_LENGTH + entry.compressedSize;
    if (leastEnd > directoryOffset) throw new ZipError('damaged', entry.name);
    if (leastEnd > entry.limit) throw new ZipError('overlap', entry.name);
    const isStored = entry.method === 0;
    const isLying = isStored
      ? entry.size !== entry.compressedSize
      : entry.size > MAX_DEFLATE_RATIO * (entry.compressedSize + 1);
    if (isLying) throw new ZipError('damaged', entry.name);
  }
}

/** Decodes UTF-8 where it is valid, whatever the flag says; otherwise one character per byte. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function uint64(view: DataView, at: number): number {
  const value = Number(view.getBigUint64(at, true));
  if (!Number.isSafeInteger(value)) throw new ZipError('damaged', TABLE_OF_CONTENTS);
  return value;
}
