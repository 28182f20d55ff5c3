import { makeFinding, type Finding } from '../findings';
import type { RuleId } from '../rules/rules';
import { countCharacters, MAX_READ_UNITS } from './limits';
import {
  calmed,
  collapsePunctuation,
  cutToLength,
  pictographsOf,
  repeatedPunctuation,
  shoutedWords,
  withoutPictographs,
} from './text-shape';
import { CALLS_TO_ACTION, PRICE_CLAIMS, RANKING_CLAIMS } from './wording/claim-phrases';
import { findPhrases, readWords } from './wording/match-phrases';

/** A finding about the developer name; `fixedText` is the whole name with this one problem fixed. */
export interface DeveloperNameFinding extends Finding {
  fixedText?: string;
}

/** Longest developer name on Google Play, in characters (sources 1.3). */
const MAX_CHARACTERS = 64;

/**
 * Checks the developer name on Google Play, to which the rules for the app's name apply (sources 5.2).
 * @param locale whose words are searched for; the name is the same in every locale
 */
export function checkDeveloperName(fullName: string, locale: string): DeveloperNameFinding[] {
  const name = fullName.slice(0, MAX_READ_UNITS);
  const count = countCharacters(fullName);
  const pictographs = pictographsOf(name);
  const shouted = shoutedWords(name);
  const runs = repeatedPunctuation(name);
  const words = readWords(name, locale);
  const claims = [RANKING_CLAIMS, PRICE_CLAIMS, CALLS_TO_ACTION].flatMap((table) =>
    findPhrases(words, table).map((hit) => hit.text),
  );
  return [
    ...(count > MAX_CHARACTERS
      ? [
          finding('developer-name-length', {
            title: `Developer name has ${count} characters; the limit is ${MAX_CHARACTERS}`,
            fix: `Shorten it by ${count - MAX_CHARACTERS}.`,
            fixedText: cutToLength(name, MAX_CHARACTERS),
          }),
        ]
      : []),
    ...(pictographs.length > 0
      ? [
          finding('developer-name-emoji', {
            title: `Developer name contains emoji or emoticons: ${pictographs.slice(0, 5).join(' ')}`,
            fix: 'Remove them.',
            fixedText: withoutPictographs(name),
          }),
        ]
      : []),
    ...(shouted.length > 0
      ? [
          finding('developer-name-capitals', {
            title: `Developer name is in capitals: ${shouted.slice(0, 5).join(' ')}`,
            fix: 'Use normal case, unless the registered name is in capitals.',
            fixedText: calmed(name, shouted),
          }),
        ]
      : []),
    ...(runs.length > 0
      ? [
          finding('developer-name-punctuation', {
            title: `Developer name repeats punctuation: ${runs.slice(0, 5).join(' ')}`,
            fix: 'Keep one of them.',
            fixedText: collapsePunctuation(name),
          }),
        ]
      : []),
    ...(claims.length > 0
      ? [
          finding('developer-name-claims', {
            title: `Developer name makes a claim: ${claims.slice(0, 5).join(', ')}`,
            fix: 'Use the name of the person or company.',
          }),
        ]
      : []),
  ];
}

function finding(
  rule: RuleId,
  { fixedText, ...rest }: Pick<DeveloperNameFinding, 'title' | 'fix' | 'fixedText'>,
): DeveloperNameFinding {
  return {
    ...makeFinding({
      rule,
      area: 'listing',
      where: 2,
      subject: { store: 'android', field: 'developerName' },
      why: 'The metadata policy applies to the developer name as it does to the name of the app.',
      ...rest,
    }),
    ...(fixedText !== undefined && { fixedText }),
  };
}
