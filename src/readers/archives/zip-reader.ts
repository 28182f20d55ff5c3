import { Inflate } from 'fflate';
import { readBytes, type ByteSource } from './byte-source';
import { crc32 } from './crc32';
import { canInflateNatively, inflateStream } from './inflate-stream';
import { LOCAL_LENGTH, readDirectory, type ZipEntry } from './zip-directory';
import { ZipError } from './zip-failures';

/**
 * Bytes per read of the file: an entry's header is read with the data after it, which is often all that is
 * needed.
 */
const SLICE_BYTES = 256 * 1024;
const FIRST_SLICE_BYTES = 8 * 1024;
/**
 * Bytes per call of the inflater. It produces up to 1032 times as much before the limits are checked, so a zip
 * bomb stops within 4 MB (sources 6.4).
 */
const INFLATE_BYTES = 4096;
/**
 * Largest number of bytes that one archive may produce, and the highest ratio of output to input above 10 MB (sources
 * 9.2).
 */
const MAX_PRODUCED_BYTES = 1024 ** 3;
const MAX_RATIO = 200;
const RATIO_FREE_BYTES = 10 * 1024 * 1024;
const LOCAL_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

export interface ZipReadOptions {
  signal?: AbortSignal;
  /** Called after each slice of the file with the bytes produced so far and in all. */
  onProgress?: (doneBytes: number, totalBytes: number) => void;
}

/** The beginning of an entry. */
export interface ZipHead {
  bytes: Uint8Array;
  /** Offset of the entry's data in the file, in bytes. */
  dataOffset: number;
}

export interface ZipArchive {
  /** The entries in the order of the central directory. */
  readonly entries: readonly ZipEntry[];
  /** Offset of the central directory in the file, in bytes. */
  readonly directoryOffset: number;
  readonly source: ByteSource;
  find(name: string): ZipEntry | undefined;
  /**
   * Reads a whole entry and checks its length and CRC. `maxBytes` is the most that the caller accepts.
   * @throws ZipError
   */
  read(entry: ZipEntry, maxBytes: number, options?: ZipReadOptions): Promise<Uint8Array>;
  /**
   * Reads the first `length` bytes of an entry, or all of a shorter one; reads only as much of the file as needed.
   * @throws ZipError
   */
  readHead(entry: ZipEntry, length: number, options?: ZipReadOptions): Promise<ZipHead>;
  /**
   * Passes an entry on piece by piece, in order, without collecting it, until `take` returns true or the entry ends. A
   * piece is valid only during the call.
   * @throws ZipError
   */
  readPieces(entry: ZipEntry, take: (piece: Uint8Array) => boolean, options?: ZipReadOptions): Promise<void>;
}

/**
 * Opens an archive by its central directory. Nothing is unpacked, and archives inside it are never opened. All reads of
 * one archive together produce at most `maxProducedBytes`, 1 GB by default.
 * @throws ZipError
 */
export async function openZip(
  source: ByteSource,
  { signal, maxProducedBytes = MAX_PRODUCED_BYTES }: { signal?: AbortSignal; maxProducedBytes?: number } = {},
): Promise<ZipArchive> {
  return named(async () => {
    const { entries, directoryOffset } = await readDirectory(source, signal);
    const byName = new Map(entries.map((entry) => [entry.name, entry]));
    const budget: Budget = { left: maxProducedBytes };
    return {
      entries,
      directoryOffset,
      source,
      find: (name) => byName.get(name),
      read: (entry, maxBytes, options = {}) =>
        named(() => readWhole(source, entry, maxBytes, budget, options)),
      readHead: (entry, length, options = {}) =>
        named(async () => {
          const data = await findData(source, entry, options.signal);
          const bytes = await unpack(data, entry, Math.min(length, entry.size), budget, options);
          return { bytes, dataOffset: data.offset };
        }),
      readPieces: (entry, take, options = {}) =>
        named(async () => {
          const data = await findData(source, entry, options.signal);
          const isNative = entry.method === DEFLATED && canInflateNatively();
          if (isNative) await inflatePieces(data, entry, budget, take);
          else await unpackPieces(data, entry, entry.size, budget, options, take);
        }),
    };
  });
}

/** Whatever else a damaged archive makes a reader throw becomes a ZipError. */
async function named<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('damaged');
  }
}

/** Bytes that the reads of one archive may still produce. */
interface Budget {
  left: number;
}

async function readWhole(
  source: ByteSource,
  entry: ZipEntry,
  maxBytes: number,
  budget: Budget,
  options: ZipReadOptions,
): Promise<Uint8Array> {
  if (isBomb(entry.size, entry.compressedSize)) throw new ZipError('bomb', entry.name);
  if (entry.size > maxBytes) throw new ZipError('too-large', entry.name);
  const data = await findData(source, entry, options.signal);
  const bytes = await unpack(data, entry, entry.size, budget, options);
  if (crc32(bytes) !== entry.crc32) throw new ZipError('damaged', entry.name);
  return bytes;
}

function isBomb(produced: number, consumed: number): boolean {
  return produced > RATIO_FREE_BYTES && produced > consumed * MAX_RATIO;
}

interface EntryData {
  /** Offset of the data in the file, in bytes. */
  offset: number;
  /** Reads bytes of the stored data, counted from its start, into a buffer of their own. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** Checks the local header against the table of contents. */
async function findData(source: ByteSource, entry: ZipEntry, signal?: AbortSignal): Promise<EntryData> {
  const { headerOffset } = entry;
  const firstEnd = Math.min(headerOffset + FIRST_SLICE_BYTES, entry.limit);
  const first = await readBytes(source, headerOffset, firstEnd, signal);
  const header = new DataView(first.buffer);
  const offset = headerOffset + LOCAL_LENGTH + header.getUint16(26, true) + header.getUint16(28, true);
  if (
    header.getUint32(0, true) !== LOCAL_SIGNATURE ||
    header.getUint16(8, true) !== entry.method ||
    offset + entry.compressedSize > entry.limit
  ) {
    throw new ZipError('damaged', entry.name);
  }
  return {
    offset,
    read: async (start, end) =>
      offset + end <= firstEnd
        ? first.slice(offset + start - headerOffset, offset + end - headerOffset)
        : readBytes(source, offset + start, offset + end, signal),
  };
}

/** Reads the first `wanted` bytes of an entry. */
async function unpack(
  data: EntryData,
  entry: ZipEntry,
  wanted: number,
  budget: Budget,
  options: ZipReadOptions,
): Promise<Uint8Array> {
  const output = new Uint8Array(wanted);
  let produced = 0;
  await unpackPieces(data, entry, wanted, budget, options, (piece) => {
    const left = wanted - produced;
    output.set(piece.length > left ? piece.subarray(0, left) : piece, produced);
    produced += piece.length;
    return false;
  });
  return output;
}

/**
 * Inflates an entry up to its first `wanted` bytes, or until `take` returns true. When the whole entry is wanted and
 * taken, a different length means that it is damaged.
 */
async function unpackPieces(
  data: EntryData,
  entry: ZipEntry,
  wanted: number,
  budget: Budget,
  { onProgress }: ZipReadOptions,
  take: (piece: Uint8Array) => boolean,
): Promise<void> {
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    throw new ZipError('unsupported-compression', entry.name);
  }
  let produced = 0;
  let consumed = 0;
  let isEnough = false;
  const count = (piece: Uint8Array) => {
    produced += piece.length;
    budget.left -= piece.length;
    if (isBomb(produced, consumed) || budget.left < 0) throw new ZipError('bomb', entry.name);
    if (produced > entry.size) throw new ZipError('damaged', entry.name);
    isEnough ||= take(piece);
  };
  const inflater = entry.method === DEFLATED ? new Inflate(count) : undefined;

  // A stored entry needs as many bytes as are wanted; for a deflated one only inflating shows how many it needs.
  const sourceBytes = inflater ? entry.compressedSize : wanted;
  const isWhole = wanted === entry.size;
  const sliceBytes = isWhole ? SLICE_BYTES : Math.min(SLICE_BYTES, wanted);
  const isWanted = () => !isEnough && (produced < wanted || isWhole);
  while (consumed < sourceBytes && isWanted()) {
    const slice = await data.read(consumed, Math.min(consumed + sliceBytes, sourceBytes));
    for (let at = 0; at < slice.length && isWanted(); at += INFLATE_BYTES) {
      const piece = slice.subarray(at, at + INFLATE_BYTES);
      consumed += piece.length;
      if (inflater) inflate(inflater, piece, consumed === sourceBytes, entry);
      else count(piece);
    }
    onProgress?.(Math.min(produced, wanted), wanted);
  }
  if (!isEnough && produced < wanted) throw new ZipError('damaged', entry.name);
}

/** The same for a whole deflated entry with the platform's inflater, which is several times as fast. */
async function inflatePieces(
  data: EntryData,
  entry: ZipEntry,
  budget: Budget,
  take: (piece: Uint8Array) => boolean,
): Promise<void> {
  let produced = 0;
  const compressed = { bytes: entry.compressedSize, read: data.read };
  const isEnough = await inflateStream(compressed, (piece, consumed) => {
    produced += piece.length;
    budget.left -= piece.length;
    if (isBomb(produced, consumed) || budget.left < 0) throw new ZipError('bomb', entry.name);
    if (produced > entry.size) throw new ZipError('damaged', entry.name);
    return take(piece);
  }).catch((error: unknown) => {
    throw error instanceof ZipError ? error : new ZipError('damaged', entry.name);
  });
  if (!isEnough && produced < entry.size) throw new ZipError('damaged', entry.name);
}

function inflate(inflater: Inflate, piece: Uint8Array, isLast: boolean, entry: ZipEntry): void {
  try {
    inflater.push(piece, isLast);
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('damaged', entry.name);
  }
}
