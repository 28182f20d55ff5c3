import { wordsOf } from '@/domain/listings/text-shape';

/** Words that every English text of some length has. */
const MARKERS = new Set(
  'the and to of a in for your you is with it that on are this from be by or as at'.split(' '),
);
/** One word in this many is a marker in plain English; other languages share a few by chance. */
const ONE_IN = 8;
/** Shorter texts have too few words to count: their letters decide. */
const SHORT = 5;

/** Whether English phrases may be added to this text. A short one may if it has only plain letters. */
export function readsAsEnglish(text: string): boolean {
  const words = wordsOf(text.slice(0, 2000)).map((word) => word.toLowerCase());
  if (words.some((word) => /[^\p{Script=Latin}\p{M}'’\d]/u.test(word))) return false;
  if (words.length <= SHORT) return words.every((word) => /^[a-z'’\d]+$/.test(word));
  return words.filter((word) => MARKERS.has(word)).length >= words.length / ONE_IN;
}
