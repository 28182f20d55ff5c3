import { words } from 'virtual:catalog/function-words';

const SETS = new Map<string, ReadonlySet<string>>();

/** Whether a word, in small letters, says nothing about what a text is about. */
export function isFunctionWord(word: string, language: string): boolean {
  let known = SETS.get(language);
  if (!known) {
    // Texts in other languages quote English.
    known = new Set(`${words[language] ?? ''} ${words.en ?? ''}`.split(' '));
    SETS.set(language, known);
  }
  return known.has(word);
}
