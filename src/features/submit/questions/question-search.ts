import { createContext, useContext } from 'react';

/** Search text of the questionnaire; empty while there is none, or where the whole section was found. */
export const SearchContext = createContext('');

/** Whether a question with these texts is shown. */
export function useIsFound(texts: readonly string[]): boolean {
  return isFound(useContext(SearchContext), texts);
}

/** Whether the texts together contain every word of a search. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
