import { APPLE, GOOGLE, TOOLS } from '../rules/sources';
import {
  fieldSays,
  listingFinding,
  textFieldsOf,
  type ListingCheck,
  type ListingFinding,
} from './listing-finding';
import type { ListingField } from './listing';
import {
  collapsePunctuation,
  pictographsOf,
  refusedEmojiOf,
  repeatedPunctuation,
  selectedEmojiOf,
  shoutedWords,
  withoutEmoji,
  withoutPictographs,
  wordsOf,
} from './text-shape';

/** Checks the shape of names and short texts: emoji, capitals, repeated signs and words, the same text twice. */
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

/** Checks that the title has no emoji, emoticons or kaomoji (sources 5.2). */
function* googlePictographs(check: ListingCheck): Generator<ListingFinding> {
  const found = pictographsOf(check.listing.title);
  if (found.length === 0) return;
  yield listingFinding(check, {
    rule: 'listing-emoji',
    field: 'title',
    store: 'android',
    title: `App name contains emoji or emoticons: ${shown(found)}`,
    why: 'The metadata policy does not allow them in the name.',
    fix: 'Remove them.',
    source: GOOGLE.metadata,
    fixedText: withoutPictographs(check.listing.title),
  });
}

const APPLE_NAMES: readonly ListingField[] = ['title', 'subtitle', 'keywords'];

/** App Store Connect refuses emoji in every text; reviewers send back names with emoticons and ornaments. */
function applePictographs(check: ListingCheck): ListingFinding[] {
  return textFieldsOf('ios').flatMap((field) => {
    const text = check.listing[field];
    const refused = refusedEmojiOf(text);
    const selected = selectedEmojiOf(text);
    const ornaments = APPLE_NAMES.includes(field) ? pictographsOf(text) : [];
    const base = { rule: 'listing-emoji', field, store: 'ios', fix: 'Remove them.' } as const;
    if (refused.length > 0)
      return listingFinding(check, {
        ...base,
        source: TOOLS.appleCharacters,
        title: fieldSays(field, ['ios'], `contains emoji: ${shown(refused)}`),
        why: "App Store Connect refuses the text: it can't contain these characters.",
        fixedText: APPLE_NAMES.includes(field) ? withoutPictographs(withoutEmoji(text)) : withoutEmoji(text),
      });
    if (selected.length === 0 && ornaments.length === 0) return [];
    return listingFinding(check, {
      ...base,
      severity: 'warning',
      title: fieldSays(
        field,
        ['ios'],
        `contains emoji or emoticons: ${shown(selected.length > 0 ? selected : ornaments)}`,
      ),
      ...(selected.length > 0
        ? {
            why: 'App Store Connect refuses most emoji, and symbols with an emoji selector may be among them.',
            source: TOOLS.appleCharacters,
            fixedText: withoutEmoji(text),
          }
        : { why: 'Reviewers reject names with decoration.', fixedText: withoutPictographs(text) }),
    });
  });
}

/** Checks that the title is not in capitals, unless the brand is spelt that way (sources 5.2). */
function* capitals(check: ListingCheck): Generator<ListingFinding> {
  const { title } = check.listing;
  const words = shoutedWords(title, [check.appName ?? '', ...spelledBrands(check)].join(' '));
  if (words.length === 0) return;
  yield listingFinding(check, {
    rule: 'listing-capitals',
    field: 'title',
    store: 'android',
    title: `App name is in capitals: ${shown(words)}`,
    why: 'The metadata policy allows capitals only if the brand is written that way.',
    fix: 'Use normal case.',
  });
}

/** The parts of the title that the description writes in the same way, in a line that is not all in capitals. */
function spelledBrands({ listing: { title, description } }: ListingCheck): string[] {
  const lines = description.split('\n').filter((line) => line !== line.toUpperCase());
  return title
    .split(/\s*[:|–—]\s*|\s-\s/)
    .filter((part) => part !== '' && lines.some((line) => line.includes(part)));
}

/** Checks that the title has no repeated special characters (sources 5.2). */
function* punctuation(check: ListingCheck): Generator<ListingFinding> {
  const { title } = check.listing;
  const runs = repeatedPunctuation(title);
  if (runs.length === 0 || check.appName?.includes(runs[0] ?? '')) return;
  yield listingFinding(check, {
    rule: 'listing-punctuation',
    field: 'title',
    store: 'android',
    title: `App name repeats punctuation: ${shown(runs)}`,
    why: 'The metadata policy does not allow repeated special characters in the name.',
    fix: 'Keep one of them.',
    fixedText: collapsePunctuation(title),
  });
}

/** Checks that the title repeats no words (sources 5.2). Short words (of, the) may repeat. */
function* repeatedWords(check: ListingCheck): Generator<ListingFinding> {
  const words = wordsOf(check.listing.title.toLowerCase()).filter((word) => word.length > 3);
  const seen = new Set<string>();
  const repeated = [...new Set(words.filter((word) => seen.has(word) || !seen.add(word)))];
  if (repeated.length === 0) return;
  yield listingFinding(check, {
    rule: 'listing-repeated-words',
    field: 'title',
    store: 'android',
    title: `App name repeats a word: ${shown(repeated)}`,
    why: 'Repeated words in a name read as keyword stuffing.',
    fix: 'Say it once.',
  });
}

function sameText(a: string, b: string): boolean {
  const key = (text: string) => wordsOf(text.toLowerCase()).join(' ') || text.trim().toLowerCase();
  return a.trim() !== '' && key(a) === key(b);
}

function* sameShortDescription(check: ListingCheck): Generator<ListingFinding> {
  const { title, shortDescription } = check.listing;
  if (!sameText(title, shortDescription)) return;
  yield listingFinding(check, {
    rule: 'listing-same-as-title',
    field: 'shortDescription',
    store: 'android',
    title: 'Short description says the same as the app name',
    why: 'Google Play shows both together; a repeated text counts as poor metadata.',
    fix: 'Say what the app does in its 80 characters.',
  });
}

function* sameSubtitle(check: ListingCheck): Generator<ListingFinding> {
  const { title, subtitle } = check.listing;
  if (!sameText(title, subtitle)) return;
  yield listingFinding(check, {
    rule: 'listing-same-as-title',
    field: 'subtitle',
    store: 'ios',
    severity: 'note',
    title: 'Subtitle says the same as the name',
    why: 'Its 30 characters are searched as well; repeated words add nothing.',
    fix: 'Say something that the name does not.',
    source: APPLE.metadata,
  });
}
