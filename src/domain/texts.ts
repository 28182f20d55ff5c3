/** Accents of Latin, Greek and Cyrillic letters; signs of other scripts carry meaning of their own and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Letters as the user sees them. Made once: a list makes hundreds of calls. */
const LETTERS = new Intl.Segmenter('en');

const COUNT = new Intl.NumberFormat('en-US');

/**
 * A text as searching compares it: whatever the case, the accents and the width of its letters.
 * Upper case, because only that way meet ß and SS, or both small sigmas.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toUpperCase();
}

/**
 * The beginning of a text that may be of any length, for a line of the interface.
 * @param limit characters as the user counts them, at most; an ellipsis is one of them
 */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const letters = LETTERS.segment(text)[Symbol.iterator]();
  let clipped = '';
  for (let count = 1; count < limit; count += 1) {
    const next = letters.next();
    if (next.done) return text;
    clipped += next.value.segment;
  }
  const [last, beyond] = [letters.next(), letters.next()];
  return last.done || beyond.done ? text : `${clipped.trimEnd()}…`;
}

/** The first letter of a name as the user sees it, e.g. a whole emoji; empty for an empty name. */
export function initialOf(name: string): string {
  const first = LETTERS.segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toUpperCase();
}

/**
 * A number with its noun: `1 draft`, `3 drafts`, `1,200 entries`.
 * @param many the plural; the noun with an s by default
 */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${COUNT.format(count)} ${count === 1 ? one : many}`;
}
