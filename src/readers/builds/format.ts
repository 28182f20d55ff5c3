import type { Result } from '@/domain/result';

/**
 * Result of a reader of one file format: a value, or the reason why the file cannot be read, phrased to follow its
 * name.
 */
export type Parsed<Value> = Result<Value>;

/** Carries a reason from deep inside a reader to its public function. */
export class FormatError extends Error {}

/** End of the sentence for bytes that break off or point outside the file. */
const CUT_OFF = 'is damaged or cut off';

/**
 * Wraps a reader's public function: whatever happens inside, it returns a value or a reason. Reading beyond the end of
 * a DataView throws a RangeError, which is how most damaged files show themselves.
 */
export function parsed<Value>(parse: () => Value): Parsed<Value> {
  try {
    return { ok: true, value: parse() };
  } catch (error) {
    return { ok: false, failure: error instanceof FormatError ? error.message : CUT_OFF };
  }
}

/** Returns exactly `length` bytes from `start`. */
export function bytesAt(bytes: Uint8Array, start: number, length: number): Uint8Array {
  if (start < 0 || length < 0 || start + length > bytes.length) throw new FormatError(CUT_OFF);
  return bytes.subarray(start, start + length);
}

/** Stops trees that are deeper or larger than any build tool writes; the limits are where it is used. */
export class TreeBudget {
  private nodes = 0;
  constructor(
    private readonly maxNodes: number,
    private readonly maxDepth: number,
  ) {}

  /** Counts one node at that depth. */
  enter(depth: number): void {
    this.nodes += 1;
    if (depth > this.maxDepth) throw new FormatError('is nested too deeply');
    if (this.nodes > this.maxNodes) throw new FormatError('contains far more than such a file ever does');
  }
}
