import { countCharacters, MAX_READ_UNITS } from '@/domain/listings/limits';
import { losslessFix } from '@/domain/listings/lossless-fix';
import {
  collapsePunctuation,
  pictographsOf,
  repeatedPunctuation,
  shoutedWords,
  withoutPictographs,
} from '@/domain/listings/text-shape';
import {
  CALLS_TO_ACTION,
  NO_ADS_CLAIMS,
  PRICE_CLAIMS,
  RANKING_CLAIMS,
} from '@/domain/listings/wording/claim-phrases';
import { findPhrases, readWords } from '@/domain/listings/wording/match-phrases';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily } from '../define-rule';
import type { DetailsCheck, DetailsFound } from './details-check';

/** Longest developer name on Google Play, in characters (sources 1.3). */
const MAX_CHARACTERS = 64;

const NAME_RULE = {
  stores: ['android'],
  source: GOOGLE.metadata,
  checked: '2026-11-20',
  effort: 'texts',
  why: 'The metadata policy applies to the developer name as it does to the name of the app.',
} as const;
const NAME = { developerName: 'Example Ltd' };

/** The developer name on Google Play, to which the rules for the app's name apply (sources 5.2). */
export const DEVELOPER_NAME = defineFamily({
  rules: {
    'developer-name-length': {
      ...NAME_RULE,
      title: 'Length of the developer name',
      severity: 'blocker',
      source: GOOGLE.developerAccount,
      fix: 'Shorten it.',
      examples: { fires: `${MAX_CHARACTERS + 1} characters`, holds: `${MAX_CHARACTERS} characters` },
    },
    'developer-name-emoji': {
      ...NAME_RULE,
      title: 'Emoji in the developer name',
      severity: 'blocker',
      fix: 'Remove them.',
      examples: { fires: { developerName: 'Example 🏮' }, holds: NAME },
    },
    'developer-name-capitals': {
      ...NAME_RULE,
      title: 'Developer name in capitals',
      severity: 'note',
      fix: 'Use normal case, unless the registered name is in capitals.',
      examples: { fires: { developerName: 'EXAMPLE STUDIOS' }, holds: { developerName: 'IBM' } },
    },
    'developer-name-punctuation': {
      ...NAME_RULE,
      title: 'Developer name with repeated punctuation',
      severity: 'warning',
      fix: 'Keep one of them.',
      examples: { fires: { developerName: 'Example!!' }, holds: NAME },
    },
    'developer-name-claims': {
      ...NAME_RULE,
      title: 'Developer name with a claim',
      severity: 'warning',
      fix: 'Use the name of the person or company.',
      examples: { fires: { developerName: 'The #1 Apps' }, holds: { developerName: 'Best Buy Co.' } },
    },
  },
  *check({
    details: { developerName: fullName },
    locale,
  }: Pick<DetailsCheck, 'details' | 'locale'>): Generator<
    DetailsFound & { rule: `developer-name-${'length' | 'emoji' | 'capitals' | 'punctuation' | 'claims'}` }
  > {
    const field = 'developerName';
    const name = fullName.slice(0, MAX_READ_UNITS);
    const count = countCharacters(fullName);
    const pictographs = pictographsOf(name);
    const shouted = shoutedWords(name);
    const runs = repeatedPunctuation(name);
    const words = readWords(name, locale);
    const claims = [RANKING_CLAIMS, PRICE_CLAIMS, NO_ADS_CLAIMS, CALLS_TO_ACTION].flatMap((table) =>
      findPhrases(words, table).map((hit) => hit.text),
    );
    if (count > MAX_CHARACTERS)
      yield {
        field,
        rule: 'developer-name-length',
        title: `Developer name has ${count} characters; the limit is ${MAX_CHARACTERS}`,
        fix: `Shorten it by ${count - MAX_CHARACTERS}.`,
      };
    if (pictographs.length > 0)
      yield {
        field,
        rule: 'developer-name-emoji',
        title: `Developer name contains emoji or emoticons: ${pictographs.slice(0, 5).join(' ')}`,
        fixedText: losslessFix(fullName, withoutPictographs(name)),
      };
    if (shouted.length > 0)
      yield {
        field,
        rule: 'developer-name-capitals',
        title: `Developer name is in capitals: ${shouted.slice(0, 5).join(' ')}`,
      };
    if (runs.length > 0)
      yield {
        field,
        rule: 'developer-name-punctuation',
        title: `Developer name repeats punctuation: ${runs.slice(0, 5).join(' ')}`,
        fixedText: losslessFix(fullName, collapsePunctuation(name)),
      };
    if (claims.length > 0)
      yield {
        field,
        rule: 'developer-name-claims',
        title: `Developer name makes a claim: ${claims.slice(0, 5).join(', ')}`,
      };
  },
});
