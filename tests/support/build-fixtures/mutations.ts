import fc from 'fast-check';
import { concat } from './bytes';

/** Values at which readers fail easily. */
const AWKWARD = [[0], [0xff], [0xff, 0xff, 0xff, 0xff], [0, 0, 0, 0], [0, 0, 0, 0x80], [0x7f, 0xff]].map(
  (bytes) => new Uint8Array(bytes),
);

/**
 * Damages a file a little: bytes overwritten, cut out or doubled, or the end cut off. Positions are shares of the
 * length.
 */
const damage = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    at: share(),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    at: share(),
    bytes: fc.constantFrom(...AWKWARD),
  }),
  fc.record({ kind: fc.constant('remove' as const), at: share(), length: fc.integer({ min: 1, max: 64 }) }),
  fc.record({ kind: fc.constant('repeat' as const), at: share(), length: fc.integer({ min: 1, max: 64 }) }),
  fc.record({ kind: fc.constant('cut' as const), at: share() }),
);

function share() {
  return fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
}

/** Applies up to four damages to a valid file. */
export function damaged(good: Uint8Array): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  return fc.array(damage, { minLength: 1, maxLength: 4 }).map((damages) => {
    let bytes = good.slice();
    for (const each of damages) {
      const at = Math.floor(each.at * bytes.length);
      if (each.kind === 'set') bytes.set(each.bytes.subarray(0, bytes.length - at), at);
      else if (each.kind === 'cut') bytes = bytes.slice(0, at);
      else {
        const piece = bytes.subarray(at, at + each.length);
        const tail = bytes.subarray(at + (each.kind === 'remove' ? each.length : 0));
        bytes = concat(bytes.subarray(0, at), ...(each.kind === 'repeat' ? [piece] : []), tail);
      }
    }
    return bytes;
  });
}
