import { countCharacters } from '@/domain/listings/limits';
import {
  calmed,
  collapsePunctuation,
  cutToLength,
  shoutedWords,
  tidySpaces,
  withoutControlCharacters,
  withoutHtml,
  withoutSymbols,
  wordsOf,
} from '@/domain/listings/text-shape';
import { hasNewObjections } from '@/checks/listing/objections';
import { titlePhrases } from 'virtual:catalog/aso-english';
import { readsAsEnglish } from './listing-language';
import { ownKeywords } from './listing-keywords';
import { TITLE_MAX } from './store-limits';
import type { OptimizationInput } from './optimization';

/** Words that neither store accepts next to a name: rankings, prices, contains a call to action (sources 5.2, 5.3). */
const CLAIMS =
  /(?<![\p{L}\p{N}])(?:#\s?1|no\.?\s?1|number one|the best|best|top|free|sale|\d+\s?% off|new|award[- ]winning|editor['’]?s choice|download(?: now)?|install(?: now)?|try now)(?![\p{L}\p{N}])/giu;
/** Shortest word of a phrase that describes an app. */
const SHORTEST_SAID = 4;
/** Separators between a name and what the app does. */
const SEPARATORS = /^[\s:|–—\-·,.;]+|[\s:|–—\-·,;&!]+$/gu;

/** Returns one line without what the stores refuse in a name; capitals of the brand stay. */
function plainLine(text: string, brand: string): string {
  const line = collapsePunctuation(withoutSymbols(withoutControlCharacters(withoutHtml(text), false)));
  return tidySpaces(calmed(line, shoutedWords(line, brand)));
}

/** Returns what the user's title contains besides the app's name. */
function descriptorOf(title: string, name: string): string {
  const line = plainLine(title, name);
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  const rest = at < 0 ? line : `${line.slice(0, at)} ${line.slice(at + name.length)}`;
  return tidySpaces(rest.replace(CLAIMS, ' ')).replace(SEPARATORS, '');
}

/** The category's phrases that fit the listing: it contains at least half of their words. */
function fittingPhrases(input: OptimizationInput): string[] {
  const said = new Set(wordsOf(input.currentDescription).map(singular));
  return titlePhrases[input.category].filter((phrase) => {
    const words = wordsOf(phrase).filter((word) => word.length >= SHORTEST_SAID);
    return words.filter((word) => said.has(singular(word))).length * 2 >= words.length && words.length > 0;
  });
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, '');
}

/** The listing's most frequent words, as a phrase. */
function ownPhrases(input: OptimizationInput, isEnglish: boolean): string[] {
  const [first, second] = ownKeywords(input, input.appName).map(
    (word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1),
  );
  if (first === undefined) return [];
  return second === undefined ? [first] : [`${first}${isEnglish ? ' & ' : ', '}${second}`, first];
}

/**
 * The app's name with what it does: the user's own words where the title has them, else a phrase of the category that
 * fits the description, else the description's strongest words. Never longer than both stores allow.
 */
export function optimizeTitle(input: OptimizationInput): string {
  const isEnglish = readsAsEnglish(input.currentDescription);
  const name = cutToLength(plainLine(input.appName, input.appName) || input.appName.trim(), TITLE_MAX);
  const candidates = [
    descriptorOf(input.currentTitle, name),
    ...(isEnglish ? fittingPhrases(input) : []),
    ...ownPhrases(input, isEnglish),
  ];
  const titles = candidates.filter((phrase) => phrase !== '').map((phrase) => `${name}: ${phrase}`);
  const isAllowed = (title: string) => !hasNewObjections({ title }, { title: name }, { locale: 'en-US' });
  return titles.find((title) => countCharacters(title) <= TITLE_MAX && isAllowed(title)) ?? name;
}
