/** Shortest text that can be searched for: pairs of bytes are compared first. */
const PAIR = 2;

/**
 * Looks for several texts in a file that passes piece by piece. Like Wu and Manber's search it looks at a pair of bytes, and
 * then goes on by as many as no text can begin in: a text at a time would take ten times as long.
 */
export class MarkSearch {
  readonly found = new Set<string>();
  private readonly count: number;
  /** The texts by the pair of bytes at the end of the window. */
  private readonly byPair = new Map<number, { mark: string; bytes: Uint8Array }[]>();
  /** Length of the shortest text in bytes. */
  private readonly window: number;
  private readonly shifts: Uint8Array;
  private readonly overlap: number;
  private end: Uint8Array = new Uint8Array();

  /** @param texts of two bytes to 255 */
  constructor(texts: readonly string[]) {
    const encoder = new TextEncoder();
    const marks = texts.map((mark) => ({ mark, bytes: encoder.encode(mark) }));
    this.count = marks.length;
    const lengths = marks.map(({ bytes }) => bytes.length);
    this.window = Math.min(...lengths);
    this.overlap = Math.max(...lengths) - 1;
    this.shifts = new Uint8Array(65_536).fill(this.window - PAIR + 1);
    for (const each of marks) {
      const { bytes } = each;
      const last = pairAt(bytes, this.window - 1);
      this.byPair.set(last, [...(this.byPair.get(last) ?? []), each]);
      for (let at = PAIR - 1; at < this.window; at += 1) {
        const pair = pairAt(bytes, at);
        this.shifts[pair] = Math.min(this.shifts[pair] ?? 0, this.window - 1 - at);
      }
    }
  }

  /** Takes the next piece. Returns whether every text is found. */
  take(piece: Uint8Array): boolean {
    const bytes = new Uint8Array(this.end.length + piece.length);
    bytes.set(this.end);
    bytes.set(piece, this.end.length);
    for (let at = this.window - 1; at < bytes.length;) {
      const shift = this.shifts[pairAt(bytes, at)] ?? 1;
      if (shift === 0) this.compare(bytes, at);
      at += shift || 1;
    }
    this.end = bytes.slice(-this.overlap);
    return this.found.size === this.count;
  }

  private compare(bytes: Uint8Array, end: number): void {
    const start = end - this.window + 1;
    for (const { mark, bytes: wanted } of this.byPair.get(pairAt(bytes, end)) ?? []) {
      if (wanted.every((byte, index) => bytes[start + index] === byte)) this.found.add(mark);
    }
  }
}

/** The pair of bytes that ends at an index, as a number. */
function pairAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at - 1] ?? 0) << 8) | (bytes[at] ?? 0);
}
