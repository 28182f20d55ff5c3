import { FormatError } from '../format';
import { PieceReader, type Range } from '../piece-reader';
import { viewOf } from '../../view-of';

/** Table sizes that are larger than in any dex file that a tool writes. The format itself stops types at 65,536. */
const MAX_TYPES = 65_536;
const MAX_STRINGS = 1_000_000;
/** Largest number of bytes between the first and the last class name; measured: 0.5 MB in a dex file of 11 MB. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
/** Longest class name that is read. */
const MAX_NAME_BYTES = 512;
const HEADER_BYTES = 112;
const CLASS_DEF_BYTES = 32;
const MAGIC = 'dex\n';

/**
 * Collects the packages of the classes that a dex file defines, while the file passes piece by piece: of 11 MB about
 * 1 MB is stored (sources 13.1). Tables and text usually come in the order in which they are needed; otherwise the file
 * has to pass again.
 */
export class DexClasses extends PieceReader {
  /** Number of defined classes by package, e.g. `com.example.pay`. Filled when `isDone`. */
  readonly packages = new Map<string, number>();
  /** Those of the wanted classes that the file defines. Filled when `isDone`. */
  readonly found: string[] = [];
  private stage: 'header' | 'tables' | 'text' = 'header';

  private readonly wantedPackages: ReadonlySet<string>;

  /**
   * @param size length of the file in bytes
   * @param wanted full names of the classes to look for, e.g. `com.example.pay.Checkout`
   */
  constructor(
    size: number,
    private readonly wanted: ReadonlySet<string> = new Set(),
  ) {
    super(size);
    this.ranges = [this.range(0, HEADER_BYTES)];
    this.wantedPackages = new Set([...wanted].map((name) => name.slice(0, name.lastIndexOf('.'))));
  }

  protected override advance(): void {
    const [first, types, classes] = this.ranges;
    if (!first) return;
    if (this.stage === 'header') {
      this.ranges = this.tables(first.bytes);
      this.stage = 'tables';
    } else if (this.stage === 'tables' && types && classes) {
      this.offsets = classNameOffsets(viewOf(first.bytes), viewOf(types.bytes), viewOf(classes.bytes));
      if (this.offsets.length === 0) {
        this.isDone = true;
        return;
      }
      const { least, greatest } = bounds(this.offsets);
      const end = Math.min(this.size, greatest + MAX_NAME_BYTES);
      if (end - least > MAX_TEXT_BYTES) throw new FormatError('is damaged');
      this.ranges = [this.range(least, end - least)];
      this.stage = 'text';
    } else {
      this.countPackages(first);
      this.ranges = [];
      this.isDone = true;
    }
  }

  /** Offsets of the class names in the file. */
  private offsets: Uint32Array = new Uint32Array();

  private tables(header: Uint8Array): Range[] {
    const view = viewOf(header);
    if (MAGIC !== String.fromCharCode(...header.subarray(0, MAGIC.length))) {
      throw new FormatError('is not a dex file');
    }
    const table = (at: number, itemBytes: number, max: number) => {
      const count = view.getUint32(at, true);
      if (count > max) throw new FormatError('is damaged');
      return this.range(view.getUint32(at + 4, true), count * itemBytes);
    };
    return [table(56, 4, MAX_STRINGS), table(64, 4, MAX_TYPES), table(96, CLASS_DEF_BYTES, MAX_TYPES)];
  }

  /**
   * Counts the classes of each package. In the order of the text, classes of one package follow each other, so that few
   * names have to be decoded.
   */
  private countPackages({ start, bytes }: Range): void {
    let known: Span = { from: 0, to: 0, end: 0 };
    let name = '';
    let isWanted = false;
    let count = 0;
    const store = () => {
      if (count > 0) this.packages.set(name, (this.packages.get(name) ?? 0) + count);
    };
    for (const offset of this.offsets.sort()) {
      const found = packageAt(bytes, offset - start);
      if (!found) continue;
      if (!isSame(bytes, known, found)) {
        store();
        name = textOf(bytes, found.from, found.to).replaceAll('/', '.');
        isWanted = this.wantedPackages.has(name);
        count = 0;
      }
      if (isWanted) {
        const full = `${name}.${textOf(bytes, found.to + 1, found.end)}`;
        if (this.wanted.has(full)) this.found.push(full);
      }
      known = found;
      count += 1;
    }
    store();
  }
}

/** Bytes of a package, from one index up to another, and the end of the class name that follows it. */
interface Span {
  from: number;
  to: number;
  end: number;
}

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

function isSame(bytes: Uint8Array, a: Span, b: Span): boolean {
  if (a.to - a.from !== b.to - b.from) return false;
  for (let at = a.from, other = b.from; at < a.to; at += 1, other += 1) {
    if (bytes[at] !== bytes[other]) return false;
  }
  return true;
}

/** Follows each defined class to its type and that to its text. @throws RangeError when an index is out of its table */
function classNameOffsets(strings: DataView, types: DataView, classes: DataView): Uint32Array {
  const offsets = new Uint32Array(classes.byteLength / CLASS_DEF_BYTES);
  for (let index = 0; index < offsets.length; index += 1) {
    const type = classes.getUint32(index * CLASS_DEF_BYTES, true);
    offsets[index] = strings.getUint32(types.getUint32(type * 4, true) * 4, true);
  }
  return offsets;
}

function bounds(offsets: Uint32Array): { least: number; greatest: number } {
  let least = Infinity;
  let greatest = 0;
  for (const offset of offsets) {
    least = Math.min(least, offset);
    greatest = Math.max(greatest, offset);
  }
  return { least, greatest };
}

const SLASH = 47;

/** Finds the package in the type descriptor at an offset (`Lcom/example/Pay;`); undefined for anything else. */
function packageAt(text: Uint8Array, start: number): Span | undefined {
  let at = start;
  // The length in UTF-16 units, seven bits a byte.
  while (at < start + 5 && (text[at] ?? 0) >= 0x80) at += 1;
  at += 1;
  if (text[at] !== 'L'.charCodeAt(0)) return undefined;
  const limit = Math.min(text.length, at + MAX_NAME_BYTES);
  let slash = at;
  let end = at + 1;
  for (; end < limit && text[end] !== 0; end += 1) {
    const byte = text[end] ?? 0;
    if (byte < 0x21 || byte > 0x7e) return undefined;
    if (byte === SLASH) slash = end;
  }
  if (text[end - 1] !== ';'.charCodeAt(0) || text[end] !== 0 || slash === at) return undefined;
  return { from: at + 1, to: slash, end: end - 1 };
}
