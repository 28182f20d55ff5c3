/** A compiled glob. */
export interface Glob {
  /** Whether the path matches; with forward slashes, without a leading one. */
  test: (path: string) => boolean;
}

/** A part of a pattern: text to be found unchanged, one character that the set contains, or any number of parts. */
type Part = string | ((character: string) => boolean) | typeof ANY_NUMBER;
const ANY_NUMBER = Symbol('any number');

/**
 * Compiles a glob as git reads one: `*`, `?` and `[…]` stay within a segment, `**` as a whole segment spans several, a
 * backslash takes the next character literally. A test takes at most as many steps as the glob has characters times
 * those of the path.
 * @param isAnchored whether the glob begins at the first segment; otherwise it may begin at any
 * @returns undefined for a glob that can match nothing
 */
export function compileGlob(glob: string, isAnchored: boolean): Glob | undefined {
  const segments = segmentsOf(glob);
  if (!segments) return undefined;
  const patterns: (readonly Part[] | typeof ANY_NUMBER)[] = isAnchored ? [] : [ANY_NUMBER];
  for (const [index, { text, parts }] of segments.entries()) {
    const isAny = /^\*{2,}$/.test(text);
    // At the end, `**` stands for what is inside a folder, and not for the folder.
    if (!isAny || (index > 0 && index === segments.length - 1)) patterns.push(parts);
    if (isAny) patterns.push(ANY_NUMBER);
  }
  // Most paths differ from most globs in their first characters.
  const start = isAnchored ? (/^[^*?[\\]*/.exec(glob)?.[0] ?? '') : '';
  return {
    test: (path) => path.startsWith(start) && matchesAll(patterns, path.split('/'), matchesName),
  };
}

function matchesName(parts: readonly Part[], name: string): boolean {
  return matchesAll(parts, name, (part, character) =>
    typeof part === 'string' ? part === character : part(character),
  );
}

/**
 * Matches items one by one; a wildcard takes as few as it can. After a mismatch only the last wildcard takes more: what
 * is before it has matched in the shortest way.
 */
function matchesAll<Pattern>(
  patterns: readonly (Pattern | typeof ANY_NUMBER)[],
  items: ArrayLike<string>,
  matches: (pattern: Pattern, item: string) => boolean,
): boolean {
  let at = 0;
  let item = 0;
  let last = -1;
  let resumed = 0;
  while (item < items.length) {
    const pattern = patterns[at];
    const current = items[item];
    if (pattern === ANY_NUMBER) {
      last = at;
      resumed = item;
      at += 1;
    } else if (pattern !== undefined && current !== undefined && matches(pattern, current)) {
      at += 1;
      item += 1;
    } else if (last >= 0) {
      resumed += 1;
      item = resumed;
      at = last + 1;
    } else return false;
  }
  return patterns.slice(at).every((pattern) => pattern === ANY_NUMBER);
}

/** A glob between two slashes. */
interface Segment {
  text: string;
  parts: Part[];
}

/** The segments of a glob; undefined when it is not complete, and so can match nothing. */
function segmentsOf(glob: string): Segment[] | undefined {
  let segment: Segment = { text: '', parts: [] };
  const segments = [segment];
  for (let at = 0; at < glob.length; at += 1) {
    const first = at;
    let part: Part = glob[at] ?? '';
    if (part === '*') part = ANY_NUMBER;
    else if (part === '?') part = () => true;
    else if (part === '[') {
      // A slash in brackets does not end the segment.
      const set = setOf(glob, at + 1);
      if (!set) return undefined;
      part = set.has;
      at = set.end;
    } else if (part === '\\') {
      at += 1;
      part = glob[at] ?? '';
      if (part === '') return undefined;
    }
    if (part === '/') {
      segment = { text: '', parts: [] };
      segments.push(segment);
    } else {
      segment.text += glob.slice(first, at + 1);
      if (part !== ANY_NUMBER || segment.parts.at(-1) !== ANY_NUMBER) segment.parts.push(part);
    }
  }
  return segments;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  alnum: /[A-Za-z0-9]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  cntrl: /\p{Cc}/u,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /\s/,
  upper: /[A-Z]/,
  xdigit: /[A-Fa-f0-9]/,
};

/** The set of characters in brackets that begins at `start`, and the index of its closing bracket. */
function setOf(
  text: string,
  start: number,
): { has: (character: string) => boolean; end: number } | undefined {
  const isNegated = text[start] === '!' || text[start] === '^';
  const first = isNegated ? start + 1 : start;
  const members: ((character: string) => boolean)[] = [];
  for (let at = first; at < text.length; at += 1) {
    let from = text[at] ?? '';
    // A bracket directly after the opening one is a member.
    if (from === ']' && at > first)
      return { has: (character) => members.some((has) => has(character)) !== isNegated, end: at };
    if (from === '[' && text[at + 1] === ':') {
      const close = text.indexOf(']', at + 2);
      if (close < 0) return undefined;
      if (text[close - 1] === ':' && close - 1 > at + 1) {
        const name = text.slice(at + 2, close - 1);
        const expression = Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined;
        if (!expression) return undefined;
        members.push((character) => expression.test(character));
        at = close;
        continue;
      }
    }
    if (from === '\\') {
      at += 1;
      from = text[at] ?? '';
      if (from === '') return undefined;
    }
    const next = text[at + 2];
    if (text[at + 1] === '-' && next !== undefined && next !== ']') {
      at += 2;
      let to = next;
      if (to === '\\') {
        at += 1;
        to = text[at] ?? '';
        if (to === '') return undefined;
      }
      members.push((character) => character >= from && character <= to);
    } else members.push((character) => character === from);
  }
  return undefined;
}
