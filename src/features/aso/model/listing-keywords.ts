import { countCharacters } from '@/domain/listings/limits';
import { hasNewObjections } from '@/checks/listing/objections';
import { wordsOf } from '@/domain/listings/text-shape';
import { keywordIdeas, stopWords } from 'virtual:catalog/aso-english';
import { readsAsEnglish } from './listing-language';
import type { OptimizationInput } from './optimization';
import { KEYWORDS_MAX } from './store-limits';

/** Words that nobody searches for, and words that the stores do not want as keywords. */
const STOP_WORDS: ReadonlySet<string> = new Set(stopWords);

/** Apple asks for more than two characters per keyword; in Han and kana two are enough. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Latin words shorter than this are mostly grammar. */
const SHORTEST = 4;
/** Number of words of the user's text that are considered. */
const MOST_OWN = 14;

/** Addresses, which contain no word that anyone searches for. Each begins where a run of its characters does: no second look. */
const ADDRESSES =
  /(?:(?<![a-z])[a-z][a-z\d+.-]*:\/*|www\.)\S*|(?<!\S)\S+@\S+|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?/giu;

/** Words a person would type into a store's search, in lower case, in the order of the text. */
function searchWords(text: string): string[] {
  // Letters only: the segmenter takes a second for a long row of emoji.
  const letters = text.replace(ADDRESSES, ' ').replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ');
  const words = typeof Intl.Segmenter === 'function' ? segmentedWords(letters) : wordsOf(letters);
  return words.map((word) => word.toLowerCase()).filter(isSearchWord);
}

function segmentedWords(text: string): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    .filter((part) => part.isWordLike)
    .map((part) => part.segment);
}

function isSearchWord(word: string): boolean {
  if (!/^[\p{L}\p{M}]+$/u.test(word) || STOP_WORDS.has(word)) return false;
  return Array.from(word).length >= (UNSPACED.test(word) ? 2 : SHORTEST);
}

/** Singular form: `plans` and `plan` find the same apps. */
function stem(word: string): string {
  return word.length > SHORTEST ? word.replace(/(?:ies|es|s)$/, '') : word;
}

/**
 * The words a text is about: most frequent first, then in the order of the text; words of the title count twice.
 * @param without words of this text are left out, e.g. of the app's name, which the stores search anyway
 */
export function ownKeywords(
  { currentTitle, currentDescription }: OptimizationInput,
  without: string,
): string[] {
  const left = new Set(wordsOf(without).map((word) => stem(word.toLowerCase())));
  const counts = new Map<string, { word: string; count: number }>();
  const title = searchWords(currentTitle);
  for (const word of [...title, ...title, ...searchWords(currentDescription)]) {
    const key = stem(word);
    if (left.has(key)) continue;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { word, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ word }) => word);
}

/**
 * Keywords that fit the App Store's field: the listing's own words, filled up with the category's for an English
 * listing. None is repeated, and none is in the app's name.
 */
export function chooseKeywords(input: OptimizationInput): string[] {
  const ideas = readsAsEnglish(input.currentDescription) ? keywordIdeas[input.category] : [];
  const nameWords = new Set(wordsOf(input.appName).map((word) => stem(word.toLowerCase())));
  const chosen: string[] = [];
  let length = -1;
  for (const word of [...ownKeywords(input, input.appName).slice(0, MOST_OWN), ...ideas]) {
    const isKnown = nameWords.has(stem(word)) || chosen.some((each) => stem(each) === stem(word));
    const longer = length + 1 + countCharacters(word);
    if (isKnown || longer > KEYWORDS_MAX) continue;
    const [known, next] = [chosen, [...chosen, word]].map((keywords) => ({
      title: input.appName,
      keywords: keywords.join(','),
    }));
    if (known && next && hasNewObjections(next, known, { locale: 'en-US' })) continue;
    chosen.push(word);
    length = longer;
  }
  return chosen;
}
