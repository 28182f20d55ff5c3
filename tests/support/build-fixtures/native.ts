import { concat, padTo, u16, u32, u32be, u64, u64be, u8, utf8 } from './bytes';
import { xmlPlist, type FixturePlist } from './plists';

export const CPU = { arm64: 0x0100000c, armv7: 12, x86_64: 0x01000007 } as const;

interface MachOOptions {
  /** Classes that it defines, as the runtime names them. */
  classes?: readonly string[];
  /** Methods that it defines or calls. */
  methods?: readonly string[];
  /** Symbols that it takes from other libraries, e.g. `_stat` or `_OBJC_CLASS_$_PHAsset`. */
  imports?: readonly string[];
  /** Entitlements of the signature. */
  entitlements?: { [key: string]: FixturePlist };
  /** 1 for an app downloaded from the App Store, whose code is encrypted. */
  cryptId?: number;
}

/** Writes a thin Mach-O executable that links the given libraries. */
export function machO(
  dylibs: readonly string[],
  cpuType: number = CPU.arm64,
  cpuSubtype = 0,
  { classes, methods, cryptId, imports, entitlements }: MachOOptions = {},
): Uint8Array<ArrayBuffer> {
  const is64 = cpuType >= 0x01000000;
  const links = dylibs.map((path) => {
    const text = padTo(concat(utf8(path), u8(0)), 8);
    return concat(u32(0x0c), u32(24 + text.length), u32(24), u32(0), u32(0), u32(0), text);
  });
  const encryption =
    cryptId === undefined ? [] : [concat(...[0x2c, 24, 0x4000, 0x4000, cryptId, 0].map(u32))];
  const text = (list: readonly string[] = []) => utf8(list.map((name) => `${name}\0`).join(''));
  const classNames = text(classes);
  const names = concat(classNames, text(methods));
  const textSegment = (offset: number) => [
    concat(
      ...[
        u32(0x19),
        u32(312),
        fixedText('__TEXT'),
        u64(0),
        u64(0),
        u64(0),
        u64(0),
        u32(5),
        u32(5),
        u32(3),
        u32(0),
      ],
      ...[fixedText('__text'), fixedText('__TEXT'), u64(0), u64(0), new Uint8Array(32)],
      ...[fixedText('__objc_classname'), fixedText('__TEXT'), u64(0), u64(classNames.length), u32(offset)],
      new Uint8Array(28),
      ...[fixedText('__objc_methname'), fixedText('__TEXT')],
      ...[u64(0), u64(names.length - classNames.length), u32(offset + classNames.length)],
      new Uint8Array(28),
    ),
  ];
  const symbols = imports && symbolTable(imports);
  const signature = entitlements && codeSignature(entitlements);
  const commandsWith = (offset: number) => {
    const symbolsAt = offset + names.length;
    const textAt = symbolsAt + (symbols?.entries.length ?? 0);
    const signatureAt = textAt + (symbols?.text.length ?? 0);
    return [
      ...links,
      ...(classes || methods ? textSegment(offset) : []),
      ...encryption,
      ...(symbols && imports
        ? [
            concat(...[0x02, 24, symbolsAt, imports.length, textAt, symbols.text.length].map(u32)),
            concat(...[0x0b, 80, 0, 0, 0, 0, 0, imports.length].map(u32), new Uint8Array(48)),
          ]
        : []),
      ...(signature ? [concat(...[0x1d, 16, signatureAt, signature.length].map(u32))] : []),
    ];
  };
  const size = concat(...commandsWith(0)).length;
  const commands = commandsWith(32 + size + 64);
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
  return concat(
    header,
    ...commands,
    new Uint8Array(64),
    names,
    symbols?.entries ?? new Uint8Array(),
    symbols?.text ?? new Uint8Array(),
    signature ?? new Uint8Array(),
  );
}

/** Entries of undefined symbols and their texts, the first of which is empty. */
function symbolTable(names: readonly string[]): { entries: Uint8Array; text: Uint8Array } {
  let at = 1;
  const entries = names.map((name) => {
    const entry = concat(u32(at), u8(1), u8(0), u16(0), u64(0));
    at += name.length + 1;
    return entry;
  });
  return { entries: concat(...entries), text: utf8(`\0${names.map((name) => `${name}\0`).join('')}`) };
}

/** A signature with a code directory, which is not read, and entitlements. */
function codeSignature(entitlements: { [key: string]: FixturePlist }): Uint8Array {
  const plist = utf8(xmlPlist(entitlements));
  const directory = concat(u32be(0xfade0c02), u32be(8));
  const blob = concat(u32be(0xfade7171), u32be(8 + plist.length), plist);
  const first = 12 + 2 * 8;
  return concat(
    ...[0xfade0cc0, first + directory.length + blob.length, 2].map(u32be),
    ...[0, first, 5, first + directory.length].map(u32be),
    directory,
    blob,
  );
}

/** A name in 16 bytes. */
function fixedText(text: string): Uint8Array {
  return concat(utf8(text), new Uint8Array(16 - text.length));
}

/** Writes a universal binary of thin ones, with offsets of 32 or of 64 bits. */
export function fatMachO(
  parts: readonly { cpuType: number; cpuSubtype?: number; bytes: Uint8Array }[],
  is64 = false,
): Uint8Array<ArrayBuffer> {
  let at = 8 + parts.length * (is64 ? 32 : 20);
  const rows = parts.map(({ cpuType, cpuSubtype = 0, bytes }) => {
    const place = [at, bytes.length].map(is64 ? u64be : u32be);
    at += bytes.length;
    return concat(u32be(cpuType), u32be(cpuSubtype), ...place, new Uint8Array(is64 ? 8 : 4));
  });
  const magic = is64 ? 0xcafebabf : 0xcafebabe;
  return concat(u32be(magic), u32be(parts.length), ...rows, ...parts.map(({ bytes }) => bytes));
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
