import { graphemes } from './line-breaks';

/** Scripts with capitals, in which two letters are legible on an icon. */
const HAS_CAPITALS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{N}]/u;

/**
 * Returns one or two letters for an app: the first letters of its first two words (or of `PawPal`), in other scripts
 * its first character. Empty for a name without letters, digits or pictures.
 */
export function initialsOf(appName: string): string {
  const words = appName
    .slice(0, 200)
    // A capital after a small letter starts a word as well.
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s\p{P}]+/u)
    .filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word));
  const [first, second] = words.map((word) => graphemes(word)[0] ?? '');
  if (first === undefined) return '';
  if (!HAS_CAPITALS.test(first)) return first;
  const both = first + (second !== undefined && HAS_CAPITALS.test(second) ? second : '');
  return both.toLocaleUpperCase('en');
}
