import { lazily } from '@/domain/lazily';

/** Accents of Latin, Greek and Cyrillic letters; signs of other scripts have a meaning of their own and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Splits a text into letters as the user sees them. Created once: a list calls it hundreds of times. */
const letters = lazily(() => new Intl.Segmenter('en'));

/** Each of these characters is a letter of its own, so that the segmenter, which takes long to start, is not needed. */
const PLAIN = /^[ -~]*$/;
const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/**
 * Folds a text for searching: whatever the case, the accents and the width of its letters. It uses upper case, because
 * only that makes ß equal to SS, and both small sigmas equal.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toUpperCase();
}

/**
 * Shortens a text of any length for one line of the interface.
 * @param limit most characters as the user counts them; an ellipsis is one of them
 */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (PLAIN.test(text.slice(0, limit + 1))) return `${text.slice(0, limit - 1).trimEnd()}…`;
  const segments = letters().segment(text)[Symbol.iterator]();
  let clipped = '';
  for (let count = 1; count < limit; count += 1) {
    const next = segments.next();
    if (next.done) return text;
    clipped += next.value.segment;
  }
  const [last, beyond] = [segments.next(), segments.next()];
  return last.done || beyond.done ? text : `${clipped.trimEnd()}…`;
}

/** Returns the first letter of a name as the user sees it, e.g. a whole emoji; empty for an empty name. */
export function initialOf(name: string): string {
  const trimmed = name.trim();
  if (PLAIN.test(trimmed.slice(0, 2))) return trimmed.charAt(0).toUpperCase();
  const first = letters().segment(trimmed)[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toUpperCase();
}

/**
 * A number with its noun: `1 draft`, `3 drafts`, `1,200 entries`.
 * @param many the plural; the noun with an s by default
 */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** A whole number as English readers write it, e.g. `1,200`. The formatter of `Intl` takes long to start. */
export function formatNumber(number: number): string {
  return String(number).replace(THOUSANDS, ',');
}

/** Compares by the codes of the letters, for days, times and keys. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** An answer as a text; undefined without one. */
export function yesNo(answer: boolean | undefined): string | undefined {
  return answer === undefined ? undefined : answer ? 'Yes' : 'No';
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Names in a sentence: `A, B, and C`. */
export function listOf(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

/** Normalizes a text for the stores: line feeds only, trimmed. supply uploads files untrimmed (sources 1.2). */
export function storeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
