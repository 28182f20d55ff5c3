import type { ZipEntry } from '../archives/zip-directory';
import { ZipError } from '../archives/zip-failures';
import type { BuildSource } from './build-parts';
import { FormatError, parsed, type Parsed } from './format';

/** Passes over one file: its parts come in the order needed in nearly every file, so the second is rare. */
const MAX_PASSES = 3;

/** Bytes of the file that are collected while it passes. */
export interface Range {
  start: number;
  bytes: Uint8Array;
  /** Bytes collected so far, from the start on. */
  filled: number;
}

/**
 * Reads a file that passes piece by piece, of which only a few ranges are stored. `advance` is called when all of them are
 * complete, and names the next ones. If those have passed already, the file has to pass again.
 */
export abstract class PieceReader {
  isDone = false;
  protected ranges: Range[] = [];
  private position = 0;

  /** @param size length of the file in bytes */
  constructor(protected readonly size: number) {}

  /**
   * Takes the next piece of the file. Returns whether nothing more is needed.
   * @throws FormatError or RangeError when the file is damaged
   */
  take(piece: Uint8Array): boolean {
    do {
      for (const range of this.ranges) this.fill(range, piece);
      if (this.ranges.some(({ filled, bytes }) => filled < bytes.length)) break;
      this.advance();
    } while (!this.isDone);
    this.position += piece.length;
    return this.isDone;
  }

  /** Begins another pass over the same file. */
  rewind(): void {
    this.position = 0;
  }

  /** Uses the complete ranges, and sets the next ones or `isDone`. */
  protected abstract advance(): void;

  protected range(start: number, length: number): Range {
    if (start < 0 || length < 0 || start + length > this.size) throw new FormatError('is damaged or cut off');
    return { start, bytes: new Uint8Array(length), filled: 0 };
  }

  private fill(range: Range, piece: Uint8Array): void {
    const from = range.start + range.filled - this.position;
    if (from < 0 || from >= piece.length) return;
    const part = piece.subarray(from, from + range.bytes.length - range.filled);
    range.bytes.set(part, range.filled);
    range.filled += part.length;
  }
}

/**
 * Passes an entry of the archive to the reader that `create` makes, as often as it needs.
 * @throws ZipError when it is cancelled or the archive is a zip bomb
 */
export async function readInPieces<Reader extends PieceReader>(
  { archive, signal }: BuildSource,
  entry: ZipEntry,
  create: () => Reader,
): Promise<Parsed<Reader>> {
  const created = parsed(create);
  if (!created.ok) return created;
  const reader = created.value;
  let problem: string | undefined;
  const take = (piece: Uint8Array): boolean => {
    const result = parsed(() => reader.take(piece));
    if (!result.ok) problem = result.failure;
    return !result.ok || result.value;
  };
  for (let pass = 0; pass < MAX_PASSES && !reader.isDone && problem === undefined; pass += 1) {
    reader.rewind();
    try {
      await archive.readPieces(entry, take, { signal });
    } catch (error) {
      // The rest of the build is readable without this file.
      if (!(error instanceof ZipError) || !['damaged', 'truncated'].includes(error.failure.code)) throw error;
      problem = 'is damaged or cut off';
    }
  }
  return reader.isDone && problem === undefined
    ? { ok: true, value: reader }
    : { ok: false, failure: problem ?? 'is damaged or cut off' };
}
