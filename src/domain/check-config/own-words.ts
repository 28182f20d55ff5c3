import type { Result } from '../result';

/** Longest word or phrase of the user's own, in characters. */
export const MAX_OWN_WORD = 100;
/** Largest number of words: each is searched for in every text of every language. */
export const MAX_OWN_WORDS = 200;

/**
 * Returns a typed word in the form in which it joins the list of words that must not be in any text, or why it is not.
 * @param words the list so far
 */
export function ownWord(typed: string, words: readonly string[]): Result<string> {
  const word = typed.replace(/\s+/g, ' ').trim();
  if (word === '') return refused('Type a word or a phrase first.');
  if ([...word].length > MAX_OWN_WORD) return refused(`Use at most ${MAX_OWN_WORD} characters.`);
  if (!/[\p{L}\p{N}#%№]/u.test(word))
    return refused('Use at least one letter or digit: other signs are not looked for.');
  const same = words.find((other) => searchedForm(other) === searchedForm(word));
  if (same !== undefined) return refused(`“${same}” is on the list already.`);
  if (words.length >= MAX_OWN_WORDS)
    return refused(`The list contains ${MAX_OWN_WORDS} words, which is the most.`);
  return { ok: true, value: word };
}

/** The form that texts are searched for: capitals and kinds of spaces make no difference. */
function searchedForm(word: string): string {
  return word.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function refused(failure: string): Result<never> {
  return { ok: false, failure };
}
