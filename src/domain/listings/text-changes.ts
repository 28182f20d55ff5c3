/** A part of two texts that is in both, only in the first, or only in the second. */
export interface TextChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A word, one character of a script without spaces, a run of space, or a single sign. */
const TOKEN =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}'’])+|[^\s\p{L}\p{M}\p{N}]/gu;
/** Splits into whole lines, for texts with too many changes to compare them word by word. */
const LINE = /[^\n]*\n|[^\n]+$/g;

/** Most cells of the comparison's table: 2 bytes each, so 16 MB and some tens of milliseconds. */
const MOST_CELLS = 8_000_000;

/**
 * Compares two texts word by word, in reading order: the removed and the common parts give the first text, the added
 * and the common parts the second. Very long texts with little in common are compared line by line, and as a whole if
 * even that is too much.
 */
export function textChanges(before: string, after: string): TextChange[] {
  for (const unit of [TOKEN, LINE]) {
    const changes = compare(before.match(unit) ?? [], after.match(unit) ?? []);
    if (changes) return joined(changes);
  }
  return joined([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
}

function compare(before: readonly string[], after: readonly string[]): TextChange[] | undefined {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;

  const same = (tokens: readonly string[]): TextChange[] => tokens.map((text) => ({ kind: 'same', text }));
  const middle = compareMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return middle && [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))];
}

/** Finds the longest common subsequence with the usual table. */
function compareMiddle(before: readonly string[], after: readonly string[]): TextChange[] | undefined {
  const width = after.length + 1;
  if ((before.length + 1) * width > MOST_CELLS) return undefined;
  const lengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));

  const changes: TextChange[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      changes.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      changes.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      changes.push({ kind: 'added', text: fresh ?? '' });
      j += 1;
    }
  }
  return changes;
}

/** What both texts have at a place, or what replaced what. */
type Segment = { same: string } | { removed: string; added: string };

/** Joins neighbours of one kind, with removed parts before added ones. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const segments: Segment[] = [];
  for (const { kind, text } of changes) {
    const last = segments.at(-1);
    if (kind === 'same') {
      if (last && 'same' in last) last.same += text;
      else segments.push({ same: text });
    } else if (last && 'removed' in last) last[kind] += text;
    else segments.push({ removed: '', added: '', [kind]: text });
  }
  return withoutSplinters(segments).flatMap((segment): TextChange[] => {
    const parts: TextChange[] =
      'same' in segment
        ? [{ kind: 'same', text: segment.same }]
        : [
            { kind: 'removed', text: segment.removed },
            { kind: 'added', text: segment.added },
          ];
    return parts.filter(({ text }) => text !== '');
  });
}

/** A single space or sign between two replacements belongs to both, which gives fewer and longer marks. */
function withoutSplinters(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  segments.forEach((segment, index) => {
    const [before, last] = [result.at(-2), result.at(-1)];
    const isSplinter = last && 'same' in last && !/[\p{L}\p{N}]/u.test(last.same);
    if (index >= 2 && isSplinter && before && isReplacement(before) && isReplacement(segment)) {
      result.splice(-2, 2, {
        removed: before.removed + last.same + segment.removed,
        added: before.added + last.same + segment.added,
      });
    } else result.push(segment);
  });
  return result;
}

function isReplacement(segment: Segment): segment is { removed: string; added: string } {
  return 'removed' in segment && segment.removed !== '' && segment.added !== '';
}
