import { withoutNoise } from './text-shape';
import { splitKeywords } from './keyword-list';

/** A run of letters, marks and digits, with the apostrophes inside it. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
/** Signs that a fix may write: the separator of keywords, a space, a line break. */
const WRITTEN_SIGNS = /[\s,]/u;

/**
 * Returns the fixed text when it keeps every word of the text and adds nothing: fixes may remove characters that a store
 * refuses, keywords given twice, and space; they may write commas, spaces and line breaks. Shortening, rewording and
 * completing a text are decisions of its author.
 * @returns undefined when the fix would lose or invent something, would change nothing, or would leave nothing
 */
export function losslessFix(text: string, fixed: string | undefined, isList = false): string | undefined {
  if (fixed === undefined || fixed === text || fixed.trim() === '') return undefined;
  const characters = new Set(text);
  const hasNewSign = Array.from(fixed).some((each) => !characters.has(each) && !WRITTEN_SIGNS.test(each));
  return hasNewSign || !hasSameWords(text, fixed, isList) ? undefined : fixed;
}

function hasSameWords(text: string, fixed: string, isList: boolean): boolean {
  // A repeated keyword is the one thing of a text that may go. It has to be the same to the letter.
  const [before, after] = [withoutNoise(text), withoutNoise(fixed)];
  return isList
    ? sortedWords(eachOnce(before)) === sortedWords(eachOnce(after))
    : sortedWords(before) === sortedWords(after);
}

/** The different keywords, between the separators that fixes replace. */
function eachOnce(text: string): string {
  return [...new Set(splitKeywords(text.replace(/[،、;；|\r\n\v\f\u2028\u2029\u0085]/g, ',')))].join(',');
}

function sortedWords(text: string): string {
  return (text.match(WORD) ?? []).sort().join(' ');
}
