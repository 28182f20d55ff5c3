import { resourceValue, type AndroidValue } from './android-xml';
import { bytesAt, FormatError, parsed, type Parsed } from '../format';
import { viewOf } from '../../view-of';
import type { ResourceOption, ResourceTable } from './resources';
import { readStringPool, STRING_POOL_CHUNK, type StringPool } from './string-pool';

const TABLE_CHUNK = 0x0002;
const PACKAGE_CHUNK = 0x0200;
const TYPE_CHUNK = 0x0201;
const CHUNK_HEADER = 8;
/** How a type's entries are found: by a list of pairs or by 16-bit offsets instead of one 32-bit offset per entry. */
const SPARSE = 0x01;
const OFFSET_16 = 0x02;
/** Flags of an entry: a bag of values (styles, plurals), or the compact form of newer tools. */
const COMPLEX = 0x0001;
const COMPACT = 0x0008;
/**
 * Offsets after the size of config bytes that do not make a value special: density at 14, Android version at 24 to 27.
 */
const PLAIN_CONFIG_BYTES = new Set([14, 15, 24, 25, 26, 27]);
/** Newer tools append to the configuration; it has 64 bytes today. */
const MAX_CONFIG_BYTES = 128;
/** Largest number of chunks of all packages: a table has one per type and configuration, some thousands. */
const MAX_TYPE_CHUNKS = 20_000;

interface TypeChunk {
  packageId: number;
  typeId: number;
  chunk: Uint8Array;
}

/**
 * Reads resources.arsc, the resource table of an APK, as far as texts and file paths by id need it. Never throws; a
 * damaged part gives no options.
 */
export function parseResourcesTable(bytes: Uint8Array): Parsed<ResourceTable> {
  return parsed(() => {
    const view = viewOf(bytes);
    if (view.getUint16(0, true) !== TABLE_CHUNK) throw new FormatError('is not a resource table');
    let pool: StringPool | undefined;
    const types: TypeChunk[] = [];
    forEachChunk(bytes, view.getUint16(2, true), (type, chunk, headerSize) => {
      if (type === STRING_POOL_CHUNK) pool ??= readStringPool(chunk);
      else if (type === PACKAGE_CHUNK) collectTypes(chunk, headerSize, types);
    });
    const texts = pool;
    if (!texts) throw new FormatError('is damaged');
    return { options: (id) => optionsOf(types, id, texts) };
  });
}

function forEachChunk(
  bytes: Uint8Array,
  start: number,
  visit: (type: number, chunk: Uint8Array, headerSize: number) => void,
): void {
  const view = viewOf(bytes);
  for (let at = start; at + CHUNK_HEADER <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    if (size < CHUNK_HEADER) throw new FormatError('is damaged');
    visit(view.getUint16(at, true), bytesAt(bytes, at, size), view.getUint16(at + 2, true));
    at += size;
  }
}

function collectTypes(packageChunk: Uint8Array, headerSize: number, types: TypeChunk[]): void {
  const packageId = viewOf(packageChunk).getUint32(8, true) & 0xff;
  forEachChunk(packageChunk, headerSize, (type, chunk) => {
    if (type !== TYPE_CHUNK) return;
    if (types.length === MAX_TYPE_CHUNKS)
      throw new FormatError('contains far more than such a file ever does');
    types.push({ packageId, typeId: viewOf(chunk).getUint8(8), chunk });
  });
}

function optionsOf(types: readonly TypeChunk[], id: number, texts: StringPool): ResourceOption[] {
  const packageId = id >>> 24;
  const typeId = (id >>> 16) & 0xff;
  const options: ResourceOption[] = [];
  for (const type of types) {
    if (type.packageId !== packageId || type.typeId !== typeId) continue;
    const option = parsed(() => readOption(type.chunk, id & 0xffff, texts));
    if (option.ok && option.value) options.push(option.value);
  }
  return options;
}

function readOption(chunk: Uint8Array, entry: number, texts: StringPool): ResourceOption | undefined {
  const offset = entryOffset(chunk, entry);
  if (offset === undefined) return undefined;
  const value = entryValue(chunk, viewOf(chunk).getUint32(16, true) + offset, texts);
  return value && { value, ...readConfig(chunk) };
}

/** Offset of an entry from the start of the entries; undefined when the configuration has no such entry. */
function entryOffset(chunk: Uint8Array, entry: number): number | undefined {
  const view = viewOf(chunk);
  const headerSize = view.getUint16(2, true);
  const flags = view.getUint8(9);
  const count = view.getUint32(12, true);
  if (flags & SPARSE) {
    for (let index = 0; index < Math.min(count, 0x10000); index += 1) {
      const at = headerSize + index * 4;
      if (view.getUint16(at, true) === entry) return view.getUint16(at + 2, true) * 4;
    }
    return undefined;
  }
  if (entry >= count) return undefined;
  if (flags & OFFSET_16) {
    const offset = view.getUint16(headerSize + entry * 2, true);
    return offset === 0xffff ? undefined : offset * 4;
  }
  const offset = view.getUint32(headerSize + entry * 4, true);
  return offset === 0xffffffff ? undefined : offset;
}

function entryValue(chunk: Uint8Array, at: number, texts: StringPool): AndroidValue | undefined {
  const view = viewOf(chunk);
  const flags = view.getUint16(at + 2, true);
  if (flags & COMPACT) {
    const data = view.getUint32(at + 4, true);
    return resourceValue(flags >>> 8, data, texts.at(data));
  }
  if (flags & COMPLEX) return undefined;
  const valueAt = at + view.getUint16(at, true);
  const data = view.getUint32(valueAt + 4, true);
  return resourceValue(view.getUint8(valueAt + 3), data, texts.at(data));
}

function readConfig(chunk: Uint8Array): { density: number; isDefault: boolean } {
  const start = 20;
  const view = viewOf(chunk);
  const size = Math.min(view.getUint32(start, true), MAX_CONFIG_BYTES);
  const config = bytesAt(chunk, start, size);
  let isDefault = true;
  // The first four bytes are the size itself.
  for (let at = 4; at < size; at += 1) {
    if (config[at] !== 0 && !PLAIN_CONFIG_BYTES.has(at)) isDefault = false;
  }
  return { density: size >= 16 ? view.getUint16(start + 14, true) : 0, isDefault };
}
