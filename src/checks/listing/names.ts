import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import type { ListingField } from '@/model/listing';
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
} from '@/domain/listings/text-shape';
import { APPLE, GOOGLE, TOOLS } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

const RULES = {
  'listing-emoji': {
    title: 'Emoji or emoticons',
    severity: 'blocker',
    source: APPLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Both stores refuse or reject emoji and emoticons in names, and the App Store in every text.',
    fix: 'Remove them.',
    examples: { fires: { title: 'Lantern 🏮' }, holds: { title: 'Lantern' } },
  },
  'listing-capitals': {
    title: 'Name in capitals',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The metadata policy allows capitals only if the brand is written that way.',
    fix: 'Use normal case.',
    examples: {
      store: 'android',
      fires: { title: 'LANTERN EVENING JOURNAL' },
      holds: { title: 'Lantern: Evening Journal' },
    },
  },
  'listing-punctuation': {
    title: 'Name with repeated punctuation',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The metadata policy does not allow repeated special characters in the name.',
    fix: 'Keep one of them.',
    examples: { store: 'android', fires: { title: 'Lantern!!!' }, holds: { title: 'Lantern!' } },
  },
  'listing-repeated-words': {
    title: 'Name with a repeated word',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Repeated words in a name read as keyword stuffing.',
    fix: 'Say it once.',
    examples: {
      store: 'android',
      fires: { title: 'Journal journal journal' },
      holds: { title: 'Evening by Evening' },
    },
  },
  'listing-same-as-title': {
    title: 'Same text as the name',
    severity: 'warning',
    source: GOOGLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Google Play shows both together; a repeated text counts as poor metadata.',
    fix: 'Say what the app does in its 80 characters.',
    examples: {
      store: 'android',
      fires: { title: 'Lantern journal', shortDescription: 'Lantern journal' },
      holds: { title: 'Lantern journal', shortDescription: 'Write three lines each evening.' },
    },
  },
} satisfies Record<string, Rule>;

/** The shape of names and short texts: emoji, capitals, repeated signs and words, the same text twice. */
export const NAMES = defineFamily({ rules: RULES, check: checkNames });

type Found = ListingFound & { rule: keyof typeof RULES };

/** Checks the shape of names and short texts: emoji, capitals, repeated signs and words, the same text twice. */
function checkNames(check: ListingCheck): Found[] {
  const isApple = check.platforms.includes('ios');
  const isGoogle = check.platforms.includes('android');
  return [
    ...inBothStores([
      ...(isGoogle ? googlePictographs(check) : []),
      ...(isApple ? applePictographs(check) : []),
    ]),
    ...(isGoogle ? [...capitals(check), ...punctuation(check)] : []),
    ...(isGoogle ? [...repeatedWords(check), ...sameShortDescription(check)] : []),
    ...(isApple ? sameSubtitle(check) : []),
  ];
}

function shown(items: readonly string[]): string {
  return items.slice(0, 5).join(' ');
}

/** Checks that the title has no emoji, emoticons or kaomoji (sources 5.2). */
function* googlePictographs(check: ListingCheck): Generator<Found> {
  const found = pictographsOf(check.listing.title);
  if (found.length === 0) return;
  yield {
    rule: 'listing-emoji',
    field: 'title',
    store: 'android',
    title: `App name contains emoji or emoticons: ${shown(found)}`,
    why: 'The metadata policy does not allow them in the name.',
    source: GOOGLE.metadata,
    fixedText: withoutPictographs(check.listing.title),
  };
}

/** An emoji in the name that both stores refuse is one finding. */
function inBothStores(found: Found[]): Found[] {
  const refused = found.filter(({ field, severity }) => field === 'title' && severity === undefined);
  const ofApple = refused.find(({ store }) => store === 'ios');
  if (!ofApple || refused.length < 2) return found;
  const why = 'App Store Connect refuses them, and Google Play does not allow them in the name.';
  return [{ ...ofApple, store: undefined, why }, ...found.filter((each) => !refused.includes(each))];
}

const APPLE_NAMES: readonly ListingField[] = ['title', 'subtitle', 'keywords'];

/** App Store Connect refuses emoji in every text; reviewers send back names with emoticons and ornaments. */
function applePictographs(check: ListingCheck): Found[] {
  return textFieldsOf('ios').flatMap((field) => {
    const text = check.listing[field];
    const refused = refusedEmojiOf(text);
    const selected = selectedEmojiOf(text);
    const ornaments = APPLE_NAMES.includes(field) ? pictographsOf(text) : [];
    const base = { rule: 'listing-emoji', field, store: 'ios' } as const;
    if (refused.length > 0)
      return {
        ...base,
        source: TOOLS.appleCharacters,
        title: fieldSays(field, ['ios'], `contains emoji: ${shown(refused)}`),
        why: "App Store Connect refuses the text: it can't contain these characters.",
        fixedText: APPLE_NAMES.includes(field) ? withoutPictographs(withoutEmoji(text)) : withoutEmoji(text),
      };
    if (selected.length === 0 && ornaments.length === 0) return [];
    return {
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
    };
  });
}

/** Checks that the title is not in capitals, unless the brand is spelt that way (sources 5.2). */
function* capitals(check: ListingCheck): Generator<Found> {
  const { title } = check.listing;
  const words = shoutedWords(title, [check.appName ?? '', ...spelledBrands(check)].join(' '));
  if (words.length === 0) return;
  yield {
    rule: 'listing-capitals',
    field: 'title',
    store: 'android',
    title: `App name is in capitals: ${shown(words)}`,
  };
}

/**
 * The parts of the title, and its single words, that the description writes in the same way in a line that is not all in
 * capitals: brands and acronyms such as UNICEF.
 */
function spelledBrands({ listing: { title, description } }: ListingCheck): string[] {
  const lines = description.split('\n').filter((line) => line !== line.toUpperCase());
  const words = new Set(lines.flatMap(wordsOf));
  return [
    ...title
      .split(/\s*[:|–—]\s*|\s-\s/)
      .filter((part) => part !== '' && lines.some((line) => line.includes(part))),
    ...wordsOf(title).filter((word) => words.has(word)),
  ];
}

/** Checks that the title has no repeated special characters (sources 5.2). */
function* punctuation(check: ListingCheck): Generator<Found> {
  const { title } = check.listing;
  const runs = repeatedPunctuation(title);
  if (runs.length === 0 || check.appName?.includes(runs[0] ?? '')) return;
  yield {
    rule: 'listing-punctuation',
    field: 'title',
    store: 'android',
    title: `App name repeats punctuation: ${shown(runs)}`,
    fixedText: collapsePunctuation(title),
  };
}

/** "Step by step", "face to face": idioms of a name. */
const WORD_BY_WORD =
  /(?<!\p{L})(\p{L}+)\s(?:by|to|for|after|für|um|an|von|par|à|a|por|in|per|voor|om|za|po|за|к|от|för|for)\s\1(?!\p{L})/giu;

/** Checks that the title repeats no words (sources 5.2). Short words (of, the) may repeat. */
function* repeatedWords(check: ListingCheck): Generator<Found> {
  const text = check.listing.title.toLowerCase().replace(WORD_BY_WORD, '$1');
  const words = wordsOf(text).filter((word) => word.length > 3);
  const seen = new Set<string>();
  const repeated = [...new Set(words.filter((word) => seen.has(word) || !seen.add(word)))];
  if (repeated.length === 0) return;
  yield {
    rule: 'listing-repeated-words',
    field: 'title',
    store: 'android',
    title: `App name repeats a word: ${shown(repeated)}`,
  };
}

function sameText(a: string, b: string): boolean {
  const key = (text: string) => wordsOf(text.toLowerCase()).join(' ') || text.trim().toLowerCase();
  return a.trim() !== '' && key(a) === key(b);
}

function* sameShortDescription(check: ListingCheck): Generator<Found> {
  const { title, shortDescription } = check.listing;
  if (!sameText(title, shortDescription)) return;
  yield {
    rule: 'listing-same-as-title',
    field: 'shortDescription',
    store: 'android',
    title: 'Short description says the same as the app name',
  };
}

function* sameSubtitle(check: ListingCheck): Generator<Found> {
  const { title, subtitle } = check.listing;
  if (!sameText(title, subtitle)) return;
  yield {
    rule: 'listing-same-as-title',
    field: 'subtitle',
    store: 'ios',
    severity: 'note',
    isSearchIdea: true,
    title: 'Subtitle says the same as the name',
    why: 'Its 30 characters are searched as well; repeated words add nothing.',
    fix: 'Say something that the name does not.',
    source: APPLE.metadata,
  };
}
