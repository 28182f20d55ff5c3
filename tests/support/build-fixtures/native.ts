import { concat, padTo, u16, u32, u32be, u64, u8, utf8 } from './bytes';

export const CPU = { arm64: 0x0100000c, armv7: 12, x86_64: 0x01000007 } as const;

/** Writes a thin Mach-O executable that links the given libraries. */
export function machO(
  dylibs: readonly string[],
  cpuType: number = CPU.arm64,
  cpuSubtype = 0,
): Uint8Array<ArrayBuffer> {
  const commands = dylibs.map((path) => {
    const text = padTo(concat(utf8(path), u8(0)), 8);
    return concat(u32(0x0c), u32(24 + text.length), u32(24), u32(0), u32(0), u32(0), text);
  });
  const is64 = cpuType >= 0x01000000;
  const size = concat(...commands).length;
  const header = concat(
    u32(is64 ? 0xfeedfacf : 0xfeedface),
    u32(cpuType),
    u32(cpuSubtype),
    u32(2),
    u32(commands.length),
    u32(size),
    u32(0),
    is64 ? u32(0) : new Uint8Array(),
  );
  return concat(header, ...commands, new Uint8Array(64));
}

/** Writes a universal binary of thin ones. */
export function fatMachO(
  parts: readonly { cpuType: number; cpuSubtype?: number; bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  let at = 8 + parts.length * 20;
  const rows = parts.map(({ cpuType, cpuSubtype = 0, bytes }) => {
    const row = concat(...[cpuType, cpuSubtype, at, bytes.length, 0].map(u32be));
    at += bytes.length;
    return row;
  });
  return concat(u32be(0xcafebabe), u32be(parts.length), ...rows, ...parts.map(({ bytes }) => bytes));
}

/** Writes a native library with one load segment per alignment. */
export function elf(alignments: readonly number[], is64Bit = true): Uint8Array<ArrayBuffer> {
  const ident = concat(u32be(0x7f454c46), u8(is64Bit ? 2 : 1), u8(1), u8(1), new Uint8Array(9));
  const rest = is64Bit
    ? concat(
        u16(3),
        u16(183),
        u32(1),
        u64(0),
        u64(64),
        u64(0),
        u32(0),
        ...[64, 56, alignments.length + 1, 0, 0, 0].map(u16),
      )
    : concat(
        u16(3),
        u16(40),
        u32(1),
        u32(0),
        u32(52),
        u32(0),
        u32(0),
        ...[52, 32, alignments.length + 1, 0, 0, 0].map(u16),
      );
  const segment = (type: number, alignment: number) =>
    is64Bit
      ? concat(u32(type), u32(5), u64(0), u64(0), u64(0), u64(0), u64(0), u64(alignment))
      : concat(...[type, 0, 0, 0, 0, 0, 5, alignment].map(u32));
  // The first segment is a note, whose small alignment does not count.
  return concat(
    ident,
    rest,
    segment(4, 4),
    ...alignments.map((alignment) => segment(1, alignment)),
    new Uint8Array(256),
  );
}
