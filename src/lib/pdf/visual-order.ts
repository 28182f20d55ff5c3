import { textDirection, type TextDirection } from '@/domain/drawing/text-direction';

const ANY_LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

type Kind = 'L' | 'R' | 'number' | 'neutral';

function kindOf(cluster: string): Kind {
  if (DIGIT.test(cluster)) return 'number';
  if (!ANY_LETTER.test(cluster)) return 'neutral';
  return textDirection(cluster) === 'rtl' ? 'R' : 'L';
}

/**
 * Orders the clusters of one line from left to right, as PDF readers expect them in a text layer. A short form of the
 * Unicode bidi algorithm: letters, numbers and what is between them; no explicit embeddings.
 */
export function visualOrder(clusters: readonly string[], base: TextDirection): string[] {
  const kinds = joinNumbers(clusters.map(kindOf), clusters);
  if (base === 'ltr' && !kinds.includes('R')) return [...clusters];
  const levels = embeddingLevels(kinds, base);
  const order = clusters.map((_, index) => index);
  const highest = Math.max(...levels);
  for (let level = highest; level > 0; level -= 1) reverseRuns(order, levels, level);
  return order.map((index) => clusters[index] ?? '');
}

/** A sign between two digits belongs to the number: `2.5`, `12:30` (Unicode bidi, rule W4). */
function joinNumbers(kinds: readonly Kind[], clusters: readonly string[]): Kind[] {
  return kinds.map((kind, index) => {
    const isInside = kinds[index - 1] === 'number' && kinds[index + 1] === 'number';
    return isInside && /^[.,:/]$/.test(clusters[index] ?? '') ? 'number' : kind;
  });
}

function embeddingLevels(kinds: readonly Kind[], base: TextDirection): number[] {
  const baseKind = base === 'rtl' ? 'R' : 'L';
  let strong: 'L' | 'R' = baseKind;
  // Numbers keep their own order, but belong to the right-to-left text around them.
  const sides = kinds.map((kind): 'L' | 'R' | 'number' | undefined => {
    if (kind === 'L' || kind === 'R') strong = kind;
    if (kind === 'neutral') return undefined;
    return kind === 'number' && strong === 'R' ? 'number' : strong;
  });
  const sideOf = (side: 'L' | 'R' | 'number') => (side === 'number' ? 'R' : side);
  let before: 'L' | 'R' = baseKind;
  return sides.map((side, index) => {
    if (side !== undefined) {
      before = sideOf(side);
      return side === 'number' ? 2 : levelOf(side, base);
    }
    const next = sides.slice(index + 1).find((each) => each !== undefined);
    const after = next === undefined ? baseKind : sideOf(next);
    return levelOf(before === after ? before : baseKind, base);
  });
}

function levelOf(side: 'L' | 'R', base: TextDirection): number {
  if (side === 'R') return 1;
  return base === 'rtl' ? 2 : 0;
}

/** Reverses every run of items at this level or above, in place. */
function reverseRuns(order: number[], levels: readonly number[], level: number): void {
  let start = 0;
  while (start < order.length) {
    if ((levels[order[start] ?? 0] ?? 0) < level) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1;
    order.splice(start, end - start, ...order.slice(start, end).reverse());
    start = end;
  }
}
