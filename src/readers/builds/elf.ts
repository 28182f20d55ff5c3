import { FormatError, parsed, type Parsed } from './format';
import { viewOf } from '../view-of';

/** Facts in the head of a native library. */
export interface ElfHeader {
  is64Bit: boolean;
  /** Smallest alignment of its load segments in bytes; undefined without any. */
  loadAlignment?: number;
}

/** Bytes of the head to read: in every library the NDK makes, the program headers follow the header. */
export const ELF_HEAD_BYTES = 4 * 1024;

const MAGIC = 0x7f454c46;
const LITTLE_ENDIAN = 1;
const PT_LOAD = 1;

/** Reads the program headers of an ELF library (`lib/<abi>/*.so`). Never throws. */
export function parseElf(head: Uint8Array): Parsed<ElfHeader> {
  return parsed(() => {
    const view = viewOf(head);
    if (view.getUint32(0, false) !== MAGIC || view.getUint8(5) !== LITTLE_ENDIAN) {
      throw new FormatError('is not a native library');
    }
    const is64Bit = view.getUint8(4) === 2;
    const tableOffset = is64Bit ? Number(view.getBigUint64(32, true)) : view.getUint32(28, true);
    const entrySize = view.getUint16(is64Bit ? 54 : 42, true);
    const count = view.getUint16(is64Bit ? 56 : 44, true);
    const alignments: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const at = tableOffset + index * entrySize;
      if (view.getUint32(at, true) !== PT_LOAD) continue;
      alignments.push(is64Bit ? Number(view.getBigUint64(at + 48, true)) : view.getUint32(at + 28, true));
    }
    return { is64Bit, loadAlignment: alignments.length > 0 ? Math.min(...alignments) : undefined };
  });
}
