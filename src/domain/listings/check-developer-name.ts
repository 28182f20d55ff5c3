import type { TableRuleId } from '../rules/table-rules';
import { countCharacters, MAX_READ_UNITS } from './limits';
import { losslessFix } from './lossless-fix';
import {
  collapsePunctuation,
  pictographsOf,
  repeatedPunctuation,
  shoutedWords,
  withoutPictographs,
} from './text-shape';
import { CALLS_TO_ACTION, NO_ADS_CLAIMS, PRICE_CLAIMS, RANKING_CLAIMS } from './wording/claim-phrases';
import { findPhrases, readWords } from './wording/match-phrases';

/** Fault of a developer name; `fixedText` is the whole name with this one problem fixed. */
export interface DeveloperNameProblem {
  rule: TableRuleId;
  title: string;
  fix: string;
  fixedText?: string;
}

/** Longest developer name on Google Play, in characters (sources 1.3). */
const MAX_CHARACTERS = 64;

/**
 * Checks the developer name on Google Play, to which the rules for the app's name apply (sources 5.2).
 * @param locale whose words are searched for; the name is the same in every locale
 */
export function checkDeveloperName(fullName: string, locale: string): DeveloperNameProblem[] {
  const name = fullName.slice(0, MAX_READ_UNITS);
  const count = countCharacters(fullName);
  const pictographs = pictographsOf(name);
  const shouted = shoutedWords(name);
  const runs = repeatedPunctuation(name);
  const words = readWords(name, locale);
  const claims = [RANKING_CLAIMS, PRICE_CLAIMS, NO_ADS_CLAIMS, CALLS_TO_ACTION].flatMap((table) =>
    findPhrases(words, table).map((hit) => hit.text),
  );
  const problems: DeveloperNameProblem[] = [];
  const fixOf = (text: string) => {
    const fixedText = losslessFix(fullName, text);
    return fixedText === undefined ? {} : { fixedText };
  };
  if (count > MAX_CHARACTERS) {
    problems.push({
      rule: 'developer-name-length',
      title: `Developer name has ${count} characters; the limit is ${MAX_CHARACTERS}`,
      fix: `Shorten it by ${count - MAX_CHARACTERS}.`,
    });
  }
  if (pictographs.length > 0) {
    problems.push({
      rule: 'developer-name-emoji',
      title: `Developer name contains emoji or emoticons: ${pictographs.slice(0, 5).join(' ')}`,
      fix: 'Remove them.',
      ...fixOf(withoutPictographs(name)),
    });
  }
  if (shouted.length > 0) {
    problems.push({
      rule: 'developer-name-capitals',
      title: `Developer name is in capitals: ${shouted.slice(0, 5).join(' ')}`,
      fix: 'Use normal case, unless the registered name is in capitals.',
    });
  }
  if (runs.length > 0) {
    problems.push({
      rule: 'developer-name-punctuation',
      title: `Developer name repeats punctuation: ${runs.slice(0, 5).join(' ')}`,
      fix: 'Keep one of them.',
      ...fixOf(collapsePunctuation(name)),
    });
  }
  if (claims.length > 0) {
    problems.push({
      rule: 'developer-name-claims',
      title: `Developer name makes a claim: ${claims.slice(0, 5).join(', ')}`,
      fix: 'Use the name of the person or company.',
    });
  }
  return problems;
}
