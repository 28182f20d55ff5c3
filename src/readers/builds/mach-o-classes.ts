import { FormatError, parsed, type Parsed } from './format';
import { viewOf } from '../view-of';
import { universalParts } from './mach-o';

/** Where an executable stores the names of its classes. */
export interface ClassNameSection {
  /** Bytes from the start of the file. */
  offset: number;
  size: number;
  /** Whether the code is encrypted, as in apps downloaded from the App Store: the bytes then say nothing. */
  isEncrypted: boolean;
}

const MAGIC_64 = 0xfeedfacf;
const ARM_64 = 0x0100000c;
const MAX_COMMANDS = 10_000;
const MAX_SECTIONS = 1000;
const SEGMENT_64 = 0x19;
const ENCRYPTION_INFO_64 = 0x2c;
const HEADER_BYTES = 32;
const SEGMENT_BYTES = 72;
const SECTION_BYTES = 80;
/** Some 50,000 classes; the largest apps have a third of it. */
const MAX_NAMES_BYTES = 4 * 1024 * 1024;

/** Offset of the part for 64-bit ARM in an executable: 0 unless it is universal. */
export function codeOffset(head: Uint8Array): Parsed<number> {
  return parsed(() => {
    const parts = universalParts(head) ?? [];
    return (parts.find(({ cpuType }) => cpuType === ARM_64) ?? parts[0])?.offset ?? 0;
  });
}

/**
 * Finds the names of the classes that an executable defines, by the load commands of a 64-bit part (sources 13.1).
 * Undefined where it has none.
 * @param head the beginning of the part
 * @param start of the part in the file, in bytes
 */
export function findClassNames(head: Uint8Array, start: number): Parsed<ClassNameSection | undefined> {
  return parsed(() => {
    const view = viewOf(head);
    if (view.getUint32(0, true) !== MAGIC_64) return undefined;
    const count = Math.min(view.getUint32(16, true), MAX_COMMANDS);
    let section: { offset: number; size: number } | undefined;
    let isEncrypted = false;
    let at = HEADER_BYTES;
    for (let index = 0; index < count && at + 8 <= head.length; index += 1) {
      const command = view.getUint32(at, true);
      const length = view.getUint32(at + 4, true);
      if (length < 8) throw new FormatError('is damaged');
      if (command === SEGMENT_64) section ??= classNamesOf(view, at);
      if (command === ENCRYPTION_INFO_64) isEncrypted = view.getUint32(at + 16, true) !== 0;
      at += length;
    }
    if (!section || section.size === 0) return undefined;
    if (section.size > MAX_NAMES_BYTES) throw new FormatError('is damaged');
    return { offset: start + section.offset, size: section.size, isEncrypted };
  });
}

function classNamesOf(view: DataView, segment: number): { offset: number; size: number } | undefined {
  const count = Math.min(view.getUint32(segment + 64, true), MAX_SECTIONS);
  for (let index = 0; index < count; index += 1) {
    const at = segment + SEGMENT_BYTES + index * SECTION_BYTES;
    if (nameAt(view, at) !== '__objc_classname' || nameAt(view, at + 16) !== '__TEXT') continue;
    return { offset: view.getUint32(at + 48, true), size: Number(view.getBigUint64(at + 40, true)) };
  }
  return undefined;
}

/** A name of at most 16 bytes, filled up with zeros. */
function nameAt(view: DataView, at: number): string {
  const bytes = Array.from({ length: 16 }, (_, index) => view.getUint8(at + index));
  return String.fromCharCode(...bytes).replace(/\0+$/, '');
}
