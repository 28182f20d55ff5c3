import { FormatError } from '../format';
import { MACH_O_HEAD_BYTES, universalParts } from './mach-o';
import { PieceReader } from '../piece-reader';
import { viewOf } from '../../view-of';

const MAGIC_64 = 0xfeedfacf;
const ARM_64 = 0x0100000c;
const MAX_COMMANDS = 10_000;
const MAX_SECTIONS = 1000;
const HEADER_BYTES = 32;
const SEGMENT_BYTES = 72;
const SECTION_BYTES = 80;
const SYMBOL_BYTES = 16;
const COMMAND = {
  symbols: 0x02,
  dynamicSymbols: 0x0b,
  segment64: 0x19,
  signature: 0x1d,
  encryption64: 0x2c,
} as const;
/** Some 50,000 classes; the largest apps have a third of it. */
const MAX_NAMES_BYTES = 4 * 1024 * 1024;
/** The largest apps have some 8 MB of them; more are not worth the memory. */
const MAX_METHODS_BYTES = 16 * 1024 * 1024;
/** The largest apps import some 20,000 symbols; their names are stored together. */
const MAX_IMPORTS = 200_000;
const MAX_SYMBOL_TEXT_BYTES = 16 * 1024 * 1024;
const MAX_SYMBOL_NAME_BYTES = 512;
/** A signature has some hundred bytes for each page of the code; what it says of the app is at its beginning. */
const MAX_SIGNATURE_BYTES = 1024 * 1024;
/** Begins the symbol of an Objective-C class. */
const CLASS_SYMBOL = '_OBJC_CLASS_$_';

/** Bytes from the start of the part. */
interface Place {
  offset: number;
  size: number;
}

/** Offsets that the load commands of one part name. */
interface Places {
  classNames?: Place;
  methodNames?: Place;
  isEncrypted: boolean;
  /** Entries of the symbols that other libraries define, and the texts they point to. */
  imports?: Place;
  symbolText?: Place;
  signature?: Place;
}

/**
 * Reads from a Mach-O file, while it passes piece by piece, which classes it defines, what it imports and its signature
 * (sources 13.1). Of a universal file it is the part for 64-bit ARM; another format gives nothing.
 */
export class MachOCode extends PieceReader {
  /** Names of the classes it defines, as the runtime has them; undefined where there are none. */
  classNames: string[] | undefined;
  /** Whether the code is encrypted, as in apps downloaded from the App Store: the names of its classes then say nothing. */
  isEncrypted = false;
  /** Objective-C classes that it takes from other libraries; undefined where it lists no imports. */
  importedClasses: string[] | undefined;
  /** The other symbols that it takes from other libraries, e.g. `stat`. */
  importedSymbols: string[] | undefined;
  /** Names of the methods that it defines and calls, one after the other; undefined where they were not read. */
  methodNames: string | undefined;
  /** The signature's blobs, or their beginning; undefined in a file that is not signed. */
  signature: Uint8Array | undefined;
  private stage: 'head' | 'part' | 'names' | 'texts' = 'head';
  private start = 0;
  private places: Places = { isEncrypted: false };
  private nameOffsets: number[] = [];

  constructor(size: number) {
    super(size);
    this.ranges = [this.headAt(0)];
  }

  protected override advance(): void {
    const [first, second, third] = this.ranges;
    if (!first) return;
    if (this.stage === 'head') {
      const parts = universalParts(first.bytes) ?? [];
      this.start = (parts.find(({ cpuType }) => cpuType === ARM_64) ?? parts[0])?.offset ?? 0;
      this.stage = 'part';
      if (this.start > 0) {
        this.ranges = [this.headAt(this.start)];
        return;
      }
    }
    if (this.stage === 'part') {
      const places = readPlaces(first.bytes);
      if (!places) {
        this.isDone = true;
        return;
      }
      this.places = places;
      this.isEncrypted = places.isEncrypted;
      const { classNames, methodNames, isEncrypted } = places;
      this.ranges = [
        this.at(isEncrypted ? undefined : classNames),
        this.at(places.imports),
        this.at(isEncrypted ? undefined : methodNames),
      ];
      this.stage = 'names';
    } else if (this.stage === 'names' && second) {
      if (this.places.classNames && !this.isEncrypted) this.classNames = latin1(first.bytes).split('\0');
      if (this.places.methodNames && !this.isEncrypted && third) this.methodNames = latin1(third.bytes);
      this.ranges = [this.symbolRange(second.bytes), this.at(this.places.signature, MAX_SIGNATURE_BYTES)];
      this.stage = 'texts';
    } else if (second) {
      this.readImports(first.bytes);
      if (this.places.signature) this.signature = second.bytes;
      this.ranges = [];
      this.isDone = true;
    }
  }

  private headAt(start: number) {
    return this.range(start, Math.min(MACH_O_HEAD_BYTES, this.size - start));
  }

  /** The range of a place, at most its beginning; an empty one where there is none. */
  private at(place: Place | undefined, maxBytes = Infinity) {
    return place ? this.range(this.start + place.offset, Math.min(place.size, maxBytes)) : this.range(0, 0);
  }

  /** The texts of the imported symbols, which the linker writes beside each other. */
  private symbolRange(entries: Uint8Array) {
    const { symbolText } = this.places;
    if (!symbolText || entries.length === 0) return this.range(0, 0);
    const view = viewOf(entries);
    this.nameOffsets = Array.from({ length: entries.length / SYMBOL_BYTES }, (_, index) =>
      view.getUint32(index * SYMBOL_BYTES, true),
    );
    const least = this.nameOffsets.reduce((a, b) => Math.min(a, b), Infinity);
    const greatest = this.nameOffsets.reduce((a, b) => Math.max(a, b), 0);
    const end = Math.min(symbolText.size, greatest + MAX_SYMBOL_NAME_BYTES);
    if (end <= greatest || end - least > MAX_SYMBOL_TEXT_BYTES) throw new FormatError('is damaged');
    this.nameOffsets = this.nameOffsets.map((offset) => offset - least);
    return this.range(this.start + symbolText.offset + least, end - least);
  }

  private readImports(text: Uint8Array): void {
    if (!this.places.imports) return;
    const classes: string[] = [];
    const symbols: string[] = [];
    for (const offset of this.nameOffsets) {
      const end = text.indexOf(0, offset);
      const name = latin1(text.subarray(offset, end < 0 ? text.length : end));
      if (name.startsWith(CLASS_SYMBOL)) classes.push(name.slice(CLASS_SYMBOL.length));
      else if (name.startsWith('_')) symbols.push(name.slice(1));
    }
    this.importedClasses = classes;
    this.importedSymbols = symbols;
  }
}

/** Reads the load commands of a 64-bit part; undefined for another format. */
function readPlaces(head: Uint8Array): Places | undefined {
  const view = viewOf(head);
  if (view.getUint32(0, true) !== MAGIC_64) return undefined;
  const count = Math.min(view.getUint32(16, true), MAX_COMMANDS);
  const places: Places = { isEncrypted: false };
  let symbols: Place | undefined;
  let imports: { first: number; count: number } | undefined;
  let at = HEADER_BYTES;
  for (let index = 0; index < count && at + 8 <= head.length; index += 1) {
    const command = view.getUint32(at, true);
    const length = view.getUint32(at + 4, true);
    if (length < 8) throw new FormatError('is damaged');
    const word = (offset: number) => view.getUint32(at + offset, true);
    if (command === COMMAND.segment64) {
      places.classNames ??= textSection(view, at, '__objc_classname');
      places.methodNames ??= textSection(view, at, '__objc_methname');
    }
    if (command === COMMAND.encryption64) places.isEncrypted = word(16) !== 0;
    else if (command === COMMAND.signature) places.signature = { offset: word(8), size: word(12) };
    else if (command === COMMAND.dynamicSymbols) imports = { first: word(24), count: word(28) };
    else if (command === COMMAND.symbols) {
      symbols = { offset: word(8), size: word(12) };
      places.symbolText = { offset: word(16), size: word(20) };
    }
    at += length;
  }
  if ((places.classNames?.size ?? 0) > MAX_NAMES_BYTES) throw new FormatError('is damaged');
  if ((places.methodNames?.size ?? 0) > MAX_METHODS_BYTES) delete places.methodNames;
  if (symbols && imports) {
    if (imports.count > MAX_IMPORTS) throw new FormatError('is damaged');
    places.imports = {
      offset: symbols.offset + imports.first * SYMBOL_BYTES,
      size: imports.count * SYMBOL_BYTES,
    };
  }
  return places;
}

/** A section of `__TEXT` in a segment; undefined where it has none. */
function textSection(view: DataView, segment: number, name: string): Place | undefined {
  const count = Math.min(view.getUint32(segment + 64, true), MAX_SECTIONS);
  for (let index = 0; index < count; index += 1) {
    const at = segment + SEGMENT_BYTES + index * SECTION_BYTES;
    if (nameAt(view, at) !== name || nameAt(view, at + 16) !== '__TEXT') continue;
    const size = Number(view.getBigUint64(at + 40, true));
    return size === 0 ? undefined : { offset: view.getUint32(at + 48, true), size };
  }
  return undefined;
}

/** A name of at most 16 bytes, filled up with zeros. */
function nameAt(view: DataView, at: number): string {
  const bytes = Array.from({ length: 16 }, (_, index) => view.getUint8(at + index));
  return String.fromCharCode(...bytes).replace(/\0+$/, '');
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
