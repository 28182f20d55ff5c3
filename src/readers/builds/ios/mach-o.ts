import { bytesAt, FormatError, parsed, type Parsed } from '../format';
import { viewOf } from '../../view-of';

/** Facts in the head of an iOS executable. */
export interface MachO {
  /** CPU types, e.g. `arm64`; several in a universal binary. */
  architectures: string[];
  /** Short names of the linked frameworks and libraries without repeats: `UIKit`, `libswiftCore`. */
  linkedFrameworks: string[];
}

/** Bytes of the head to read: enough for the load commands of the largest apps. */
export const MACH_O_HEAD_BYTES = 256 * 1024;

const FAT = 0xcafebabe;
const FAT_64 = 0xcafebabf;
const MAGIC_32 = 0xfeedface;
const MAGIC_64 = 0xfeedfacf;
const ARCH_64 = 0x01000000;
const ARCH_64_32 = 0x02000000;
const ARM = 12;
const X86 = 7;
const MAX_ARCHITECTURES = 32;
const MAX_COMMANDS = 10_000;
/** LC_LOAD_DYLIB, weak, re-exported, lazy and upward. */
const LOAD_DYLIB = new Set([0x0c, 0x80000018, 0x8000001f, 0x20, 0x80000023]);

/** Reads the head of a Mach-O executable, thin or universal. Never throws. */
export function parseMachO(head: Uint8Array): Parsed<MachO> {
  return parsed(() => {
    const parts = universalParts(head);
    return parts ? readUniversal(head, parts) : readThin(head);
  });
}

/**
 * Lists the parts of a universal executable, with their offsets in bytes; undefined for a thin one.
 * @throws FormatError or RangeError when the head is damaged
 */
export function universalParts(head: Uint8Array) {
  const view = viewOf(head);
  const magic = view.getUint32(0, false);
  if (magic !== FAT && magic !== FAT_64) return undefined;
  const is64 = magic === FAT_64;
  const count = view.getUint32(4, false);
  if (count === 0 || count > MAX_ARCHITECTURES) throw new FormatError('is damaged');
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * (is64 ? 32 : 20);
    return {
      cpuType: view.getUint32(at, false),
      cpuSubtype: view.getUint32(at + 4, false),
      offset: is64 ? Number(view.getBigUint64(at + 8, false)) : view.getUint32(at + 8, false),
    };
  });
}

/** Lists the names of all architectures, and the linked libraries of the first one that begins within the head. */
function readUniversal(head: Uint8Array, parts: NonNullable<ReturnType<typeof universalParts>>): MachO {
  const architectures: string[] = [];
  let linkedFrameworks: string[] | undefined;
  for (const { cpuType, cpuSubtype, offset } of parts) {
    architectures.push(architectureName(cpuType, cpuSubtype));
    if (!linkedFrameworks && offset < head.length) {
      const part = parsed(() => readThin(head.subarray(offset)));
      if (part.ok) linkedFrameworks = part.value.linkedFrameworks;
    }
  }
  return { architectures: [...new Set(architectures)], linkedFrameworks: linkedFrameworks ?? [] };
}

function readThin(bytes: Uint8Array): MachO {
  const view = viewOf(bytes);
  const magic = view.getUint32(0, true);
  if (magic !== MAGIC_32 && magic !== MAGIC_64) throw new FormatError('is not an iOS executable');
  const commandCount = view.getUint32(16, true);
  if (commandCount > MAX_COMMANDS) throw new FormatError('is damaged');
  const names = new Set<string>();
  let at = magic === MAGIC_64 ? 32 : 28;
  for (let index = 0; index < commandCount; index += 1) {
    // Load commands beyond the bytes that were read are left out.
    if (at + 8 > bytes.length) break;
    const length = view.getUint32(at + 4, true);
    if (length < 8) throw new FormatError('is damaged');
    if (LOAD_DYLIB.has(view.getUint32(at, true)) && at + length <= bytes.length) {
      const command = bytesAt(bytes, at, length);
      names.add(shortName(textFrom(command, viewOf(command).getUint32(8, true))));
    }
    at += length;
  }
  const architecture = architectureName(view.getUint32(4, true), view.getUint32(8, true));
  return { architectures: [architecture], linkedFrameworks: [...names] };
}

function architectureName(cpuType: number, cpuSubtype: number): string {
  const subtype = cpuSubtype & 0xffffff;
  switch (cpuType) {
    case ARCH_64 | ARM:
      return subtype === 2 ? 'arm64e' : 'arm64';
    case ARCH_64_32 | ARM:
      return 'arm64_32';
    case ARM:
      return subtype === 9 ? 'armv7' : subtype === 11 ? 'armv7s' : subtype === 12 ? 'armv7k' : 'arm';
    case ARCH_64 | X86:
      return 'x86_64';
    case X86:
      return 'i386';
    default:
      return `cpu ${cpuType}`;
  }
}

/** Returns the text up to the first zero byte. */
function textFrom(command: Uint8Array, start: number): string {
  const rest = command.subarray(start);
  const end = rest.indexOf(0);
  return new TextDecoder().decode(end < 0 ? rest : rest.subarray(0, end));
}

/** Shortens `/System/…/UIKit.framework/UIKit` to `UIKit` and `/usr/lib/libz.1.dylib` to `libz`. */
function shortName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.endsWith('.dylib') ? (name.split('.')[0] ?? name) : name;
}
