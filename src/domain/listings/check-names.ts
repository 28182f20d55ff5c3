import { APPLE, GOOGLE } from '../rules/sources';
import type { RuleSource } from '../rules/rule';
import { fieldLabel, listingFinding, type ListingCheck, type ListingFinding } from './listing-finding';
import type { ListingField } from './listing';
import {
  calmed,
  collapsePunctuation,
  pictographsOf,
  repeatedPunctuation,
  shoutedWords,
  symbolsOf,
  withoutPictographs,
  withoutSymbols,
  wordsOf,
} from './text-shape';

/** Sources 1.3: Tramline's character rules for App Store notes and promotional text. */
const APPLE_CHARACTERS: RuleSource = {
  label: "Tramline: characters App Store Connect takes in What's New and promotional text",
  url: 'https://github.com/tramlinehq/tramline',
};

/** The shape of names and short texts: emoji, capitals, repeated signs and words, the same text twice. */
export function checkNames(check: ListingCheck): ListingFinding[] {
  const isApple = check.platforms.includes('ios');
  const isGoogle = check.platforms.includes('android');
  return [
    ...(isGoogle ? [...googlePictographs(check), ...capitals(check), ...punctuation(check)] : []),
    ...(isApple ? applePictographs(check) : []),
    ...(isGoogle ? [...repeatedWords(check), ...sameShortDescription(check)] : []),
    ...(isApple ? sameSubtitle(check) : []),
  ];
}

function shown(items: readonly string[]): string {
  return items.slice(0, 5).join(' ');
}

/** Sources 5.2: no emoji, emoticons or kaomoji in the title. */
function googlePictographs(check: ListingCheck): ListingFinding[] {
  const found = pictographsOf(check.listing.title);
  if (found.length === 0) return [];
  return [
    listingFinding(check, {
      rule: 'listing-emoji',
      field: 'title',
      store: 'android',
      severity: 'blocker',
      title: `App name holds emoji or emoticons: ${shown(found)}`,
      why: 'The metadata policy does not allow them in the name.',
      fix: 'Remove them.',
      source: GOOGLE.metadata,
      fixedText: withoutPictographs(check.listing.title),
    }),
  ];
}

const APPLE_NAMES: readonly ListingField[] = ['title', 'subtitle', 'keywords'];
const APPLE_PLAIN_TEXTS: readonly ListingField[] = ['promotionalText', 'releaseNotes'];

function applePictographs(check: ListingCheck): ListingFinding[] {
  return [
    ...APPLE_NAMES.flatMap((field) =>
      decoration(check, field, {
        found: pictographsOf(check.listing[field]),
        what: 'emoji or emoticons',
        why: 'Reviewers send back names with decoration, and App Store Connect refuses emoji in many fields.',
        source: APPLE.metadata,
        fixedText: withoutPictographs(check.listing[field]),
      }),
    ),
    ...APPLE_PLAIN_TEXTS.flatMap((field) =>
      decoration(check, field, {
        found: symbolsOf(check.listing[field]),
        what: 'signs that are refused',
        why: 'App Store Connect takes letters, numbers, punctuation, mathematical and currency signs here, no emoji or ornaments.',
        source: APPLE_CHARACTERS,
        fixedText: withoutSymbols(check.listing[field]),
      }),
    ),
  ];
}

function decoration(
  check: ListingCheck,
  field: ListingField,
  {
    found,
    what,
    ...rest
  }: { found: string[]; what: string; why: string; source: RuleSource; fixedText: string },
): ListingFinding[] {
  if (found.length === 0) return [];
  return [
    listingFinding(check, {
      rule: 'listing-emoji',
      field,
      store: 'ios',
      severity: 'warning',
      title: `${fieldLabel(field, ['ios'])} holds ${what}: ${shown(found)}`,
      fix: 'Remove them.',
      ...rest,
    }),
  ];
}

/** Sources 5.2: no capitals unless the brand is written so. */
function capitals(check: ListingCheck): ListingFinding[] {
  const { title } = check.listing;
  const words = shoutedWords(title, check.appName);
  if (words.length === 0) return [];
  return [
    listingFinding(check, {
      rule: 'listing-capitals',
      field: 'title',
      store: 'android',
      severity: 'warning',
      title: `App name is written in capitals: ${shown(words)}`,
      why: 'The metadata policy allows capitals only where the brand is written so.',
      fix: 'Write it in normal case.',
      source: GOOGLE.metadata,
      fixedText: calmed(title, words),
    }),
  ];
}

/** Sources 5.2: no repeated special characters in the title. */
function punctuation(check: ListingCheck): ListingFinding[] {
  const { title } = check.listing;
  const runs = repeatedPunctuation(title);
  if (runs.length === 0 || check.appName?.includes(runs[0] ?? '')) return [];
  return [
    listingFinding(check, {
      rule: 'listing-punctuation',
      field: 'title',
      store: 'android',
      severity: 'warning',
      title: `App name repeats punctuation: ${shown(runs)}`,
      why: 'The metadata policy does not allow repeated special characters in the name.',
      fix: 'Keep one of them.',
      source: GOOGLE.metadata,
      fixedText: collapsePunctuation(title),
    }),
  ];
}

/** Sources 5.2: title with duplicate words. Short words (of, the) may repeat. */
function repeatedWords(check: ListingCheck): ListingFinding[] {
  const words = wordsOf(check.listing.title.toLowerCase()).filter((word) => word.length > 3);
  const seen = new Set<string>();
  const repeated = [...new Set(words.filter((word) => seen.has(word) || !seen.add(word)))];
  if (repeated.length === 0) return [];
  return [
    listingFinding(check, {
      rule: 'listing-repeated-words',
      field: 'title',
      store: 'android',
      severity: 'warning',
      title: `App name repeats a word: ${shown(repeated)}`,
      why: 'Repeated words in a name read as keyword stuffing.',
      fix: 'Say it once.',
      source: GOOGLE.metadata,
    }),
  ];
}

function sameText(a: string, b: string): boolean {
  const key = (text: string) => wordsOf(text.toLowerCase()).join(' ') || text.trim().toLowerCase();
  return a.trim() !== '' && key(a) === key(b);
}

function sameShortDescription(check: ListingCheck): ListingFinding[] {
  const { title, shortDescription } = check.listing;
  if (!sameText(title, shortDescription)) return [];
  return [
    listingFinding(check, {
      rule: 'listing-same-as-title',
      field: 'shortDescription',
      store: 'android',
      severity: 'warning',
      title: 'Short description says the same as the app name',
      why: 'Google Play shows both together; a repeated text is taken for poor metadata.',
      fix: 'Say what the app does in its 80 characters.',
      source: GOOGLE.metadata,
    }),
  ];
}

function sameSubtitle(check: ListingCheck): ListingFinding[] {
  const { title, subtitle } = check.listing;
  if (!sameText(title, subtitle)) return [];
  return [
    listingFinding(check, {
      rule: 'listing-same-as-title',
      field: 'subtitle',
      store: 'ios',
      severity: 'note',
      title: 'Subtitle says the same as the name',
      why: 'Its 30 characters are searched as well; the same words find nothing more.',
      fix: 'Say what the name does not say.',
      source: APPLE.metadata,
    }),
  ];
}
