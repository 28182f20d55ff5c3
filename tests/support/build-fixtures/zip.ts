import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { ByteSource } from '@/readers/archives/byte-source';
import { concat, u16, u32, u64, utf8 } from './bytes';

/** One file of a fixture archive; fields left out are written as an ordinary tool would. */
export interface FixtureFile {
  name: string | Uint8Array;
  data?: Uint8Array | string;
  /** Data that is already deflated, instead of `data`; its size and CRC are then declared here. */
  packed?: Uint8Array;
  /** 0 stored, 8 deflated (the default). */
  method?: number;
  flags?: number;
  /** Values that the central directory declares instead of the true ones. */
  claims?: { size?: number; compressedSize?: number; crc32?: number; headerOffset?: number };
  /** Makes the local header name another method. */
  localMethod?: number;
  /** Aligns the data to a multiple of this, as zipalign does. */
  alignTo?: number;
  /** Absolute offset of the local header, for archives with gaps. */
  at?: number;
}

export interface FixtureOptions {
  comment?: string;
  /**
   * Writes zip64 records: even where they are not needed (`always`), or as tools do above 4 GB and 65,535 files
   * (`needed`).
   */
  zip64?: 'always' | 'needed';
  /** Bytes between the files and the central directory, e.g. an APK signing block. */
  beforeDirectory?: Uint8Array;
  /** Number of files that the end record declares. */
  count?: number;
}

interface Part {
  at: number;
  bytes: Uint8Array;
}

const MAX_32 = 0xffffffff;

/** Writes a zip archive as one array of bytes. */
export function makeZip(
  files: readonly FixtureFile[],
  options: FixtureOptions = {},
): Uint8Array<ArrayBuffer> {
  const { parts, size } = layOut(files, options);
  const bytes = new Uint8Array(size);
  for (const part of parts) bytes.set(part.bytes, part.at);
  return bytes;
}

/** Writes the same archive without allocating its gaps, for sizes beyond memory. */
export function makeSparseZip(files: readonly FixtureFile[], options: FixtureOptions = {}): ByteSource {
  const { parts, size } = layOut(files, options);
  return {
    size,
    slice: (start, end) => ({
      arrayBuffer: () => {
        const bytes = new Uint8Array(end - start);
        for (const part of parts) {
          const from = Math.max(start, part.at);
          const to = Math.min(end, part.at + part.bytes.length);
          if (from < to) bytes.set(part.bytes.subarray(from - part.at, to - part.at), from - start);
        }
        return Promise.resolve(bytes.buffer);
      },
    }),
  };
}

export const asBlob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);
export const asFile = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);

function layOut(files: readonly FixtureFile[], options: FixtureOptions): { parts: Part[]; size: number } {
  const isZip64 = options.zip64 === 'always';
  const parts: Part[] = [];
  const table: Uint8Array[] = [];
  let at = 0;
  for (const file of files) {
    const name = typeof file.name === 'string' ? utf8(file.name) : file.name;
    const data = typeof file.data === 'string' ? utf8(file.data) : (file.data ?? new Uint8Array());
    const method = file.method ?? 8;
    const packed = file.packed ?? (method === 8 ? deflateRawSync(data) : data);
    const flags = file.flags ?? 0x0800;
    at = file.at ?? at;
    const dataStart = at + 30 + name.length;
    const padding = file.alignTo ? (file.alignTo - (dataStart % file.alignTo)) % file.alignTo : 0;
    const header = concat(
      u32(0x04034b50),
      ...[20, flags, file.localMethod ?? method, 0, 0x21].map(u16),
      u32(crc32(data)),
      u32(packed.length),
      u32(data.length),
      u16(name.length),
      u16(padding),
      name,
      new Uint8Array(padding),
    );
    const truth = { size: data.length, compressedSize: packed.length, crc32: crc32(data), headerOffset: at };
    table.push(tableRow(name, flags, method, { ...truth, ...file.claims }, options.zip64));
    parts.push({ at, bytes: concat(header, packed) });
    at += header.length + packed.length;
  }
  if (options.beforeDirectory) {
    parts.push({ at, bytes: options.beforeDirectory });
    at += options.beforeDirectory.length;
  }
  const directory = concat(...table);
  const count = options.count ?? files.length;
  parts.push({ at, bytes: directory });
  const needs64 = isZip64 || (options.zip64 === 'needed' && (at > MAX_32 || count > 0xffff));
  const end = concat(
    ...(needs64 ? [zip64End(count, directory.length, at)] : []),
    u32(0x06054b50),
    u32(0),
    u16(needs64 ? 0xffff : count % 0x10000),
    u16(needs64 ? 0xffff : count % 0x10000),
    u32(needs64 ? MAX_32 : directory.length),
    u32(needs64 ? MAX_32 : at % 2 ** 32),
    u16(options.comment?.length ?? 0),
    utf8(options.comment ?? ''),
  );
  parts.push({ at: at + directory.length, bytes: end });
  return { parts, size: at + directory.length + end.length };
}

function tableRow(
  name: Uint8Array,
  flags: number,
  method: number,
  row: { size: number; compressedSize: number; crc32: number; headerOffset: number },
  zip64: FixtureOptions['zip64'],
): Uint8Array {
  const places = [row.size, row.compressedSize, row.headerOffset];
  const isFull = places.map((value) => zip64 === 'always' || (zip64 === 'needed' && value >= MAX_32));
  const numbers = concat(...places.filter((_, index) => isFull[index]).map(u64));
  // An unrelated field first: readers must walk the fields, not assume their positions.
  const extra =
    numbers.length > 0
      ? concat(u16(0x5455), u16(1), new Uint8Array(1), u16(1), u16(numbers.length), numbers)
      : numbers;
  const [size, compressedSize, headerOffset] = places.map((value, index) =>
    u32(isFull[index] ? MAX_32 : value % 2 ** 32),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  return concat(
    u32(0x02014b50),
    ...[20, 20, flags, method, 0, 0x21].map(u16),
    u32(row.crc32),
    compressedSize,
    size,
    u16(name.length),
    u16(extra.length),
    new Uint8Array(10),
    headerOffset,
    name,
    extra,
  );
}

function zip64End(count: number, size: number, offset: number): Uint8Array {
  const record = concat(
    u32(0x06064b50),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    u64(count),
    u64(count),
    u64(size),
    u64(offset),
  );
  return concat(record, u32(0x07064b50), u32(0), u64(offset + size), u32(1));
}

/** Returns a raw deflate stream of so many megabytes of zeros, about 1000:1, without allocating them. */
export function deflatedZeros(megabytes: number): Uint8Array<ArrayBuffer> {
  const piece = deflateRawSync(new Uint8Array(1024 * 1024), { finishFlush: constants.Z_SYNC_FLUSH });
  const lastBlock = new Uint8Array([0x03, 0x00]);
  return concat(...Array.from({ length: megabytes }, () => piece), lastBlock);
}

/** Returns bytes that do not compress, the same ones every time. */
export function noise(length: number): Uint8Array<ArrayBuffer> {
  let state = 1;
  return new Uint8Array(length).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}
