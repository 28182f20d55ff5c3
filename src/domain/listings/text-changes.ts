import { diffArrays } from 'diff';

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

/**
 * Largest number of removed and added units that is searched for: more takes over 100 ms and gives nothing readable.
 */
const MAX_EDITS = 1200;

/**
 * Compares two texts word by word, in reading order: the removed and the common parts give the first text, the added
 * and the common parts the second. Very long texts with little in common are compared line by line, and as a whole if
 * even that is too much.
 */
export function textChanges(before: string, after: string): TextChange[] {
  for (const unit of [TOKEN, LINE]) {
    const changes = diffArrays<string>(before.match(unit) ?? [], after.match(unit) ?? [], {
      maxEditLength: MAX_EDITS,
    });
    if (changes)
      return joined(
        changes.map(({ added, removed, value }) => ({
          kind: added ? 'added' : removed ? 'removed' : 'same',
          text: value.join(''),
        })),
      );
  }
  return joined([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
}

/** A part that both texts have, or a replacement. */
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

/** Characters of context on each side of a change. */
const CONTEXT = 24;
/** Changes that are shown of one fix. */
const MAX_SHOWN = 8;

/**
 * The changes between two texts with a little of what is around them, for a preview: longer common parts are cut in the
 * middle, and what has no ink is written as a sign (␣ space, ↵ line break, � invisible character). After the first changes
 * only their number follows.
 */
export function changePreview(before: string, after: string): TextChange[] {
  const changes = textChanges(before, after);
  const shown = changes.map(({ kind, text }, index): TextChange => ({
    kind,
    text: kind === 'same' ? contextOf(text, index > 0, index < changes.length - 1) : withInk(text),
  }));
  const places = shown.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  const last = places[MAX_SHOWN - 1];
  const left = places.length - MAX_SHOWN;
  if (last === undefined || left <= 0) return shown;
  return [...shown.slice(0, last + 1), { kind: 'same', text: ` … and ${left} more` }];
}

function contextOf(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  const characters = Array.from(text);
  const start = isAfterChange ? CONTEXT : 0;
  const end = isBeforeChange ? CONTEXT : 0;
  if (characters.length <= start + end + 1) return text;
  return `${characters.slice(0, start).join('')}…${end === 0 ? '' : characters.slice(-end).join('')}`;
}

function withInk(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (sign) =>
      sign === '\n' ? '↵' : sign === '\u200D' ? sign : '\uFFFD',
    )
    .replace(/^\s+$/, (space) => '␣'.repeat(space.length));
}
