import {
  curseWords,
  fillerLines,
  fillerTexts,
  futureFunctionality,
  testVersions,
  testWords,
} from 'virtual:catalog/words-unfinished';
import { phraseTable } from './match-phrases';

/** Filler that an honest text may also name, such as an app for designers. */
export const FILLER_TEXTS = phraseTable(fillerTexts);

/** Filler that was meant to be replaced, as a whole line (sources 5.1 `placeholder_text`, and its like). */
export const FILLER_LINES = phraseTable(fillerLines);

/** Curse words that mean nothing else (sources 5.1 `curse_words`). */
export const CURSE_WORDS = phraseTable(curseWords);

/** Words that call the app a test or a trial (sources 5.1 `test_words`, 5.3: beta, trial, test). */
export const TEST_VERSIONS = phraseTable(testVersions);

/** Single words that precheck and EAS flag, although they also have honest uses (`testing your knowledge`). */
export const TEST_WORDS = phraseTable(testWords);

/** Promises of features that the app does not have yet (sources 5.1 `future_functionality`). */
export const FUTURE_FUNCTIONALITY = phraseTable(futureFunctionality);
