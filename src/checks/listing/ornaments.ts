import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { findPhrases, type PhraseTable } from '@/domain/listings/wording/match-phrases';
import { CURSE_WORDS } from '@/domain/listings/wording/unfinished-phrases';
import { APPLE, GOOGLE, TOOLS } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

const RULES = {
  'listing-ornament-rows': {
    title: 'Rows of emoji or symbols',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'The metadata policy does not allow repeated symbols and emoji that only draw attention.',
    fix: 'Keep one of them, or none.',
    examples: {
      store: 'android',
      fires: { description: '★★★★★★ Write each evening.' },
      holds: { description: 'Write each evening.' },
    },
  },
  'listing-internal-tag': {
    title: 'Tag meant for a tool',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Users would see it literally.',
    fix: 'Remove it, or move it to where the tool expects it.',
    examples: { fires: { description: '[:tag: 2.1]' }, holds: { description: '[see: help]' } },
  },
  'listing-unreleased-apple': {
    title: 'Unreleased Apple software',
    severity: 'note',
    stores: ['ios'],
    source: TOOLS.precheck,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Texts that name unreleased Apple software are rejected.',
    fix: 'Name it once it is released.',
    examples: {
      fires: { description: 'Made for iOS 35.' },
      holds: { description: 'Made for the newest iOS.' },
    },
  },
  'listing-curse-word': {
    title: 'Curse word',
    severity: 'note',
    stores: ['ios'],
    source: TOOLS.precheck,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Store texts have to suit all ages, and fastlane precheck fails on such words.',
    fix: 'Choose another word.',
    examples: { fires: { subtitle: 'Lines, no bullshit' }, holds: { subtitle: 'Lines, no fuss' } },
  },
  'listing-price-in-description': {
    title: 'Price in the description',
    severity: 'note',
    stores: ['ios'],
    source: APPLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Prices differ between countries, and the store shows the right one next to the text.',
    fix: 'Leave it out, unless it explains a subscription.',
    examples: {
      fires: { description: 'All features for $4.99.' },
      holds: { description: 'All features in one subscription.' },
    },
  },
  'listing-custom-word': {
    title: 'Word from your own list',
    severity: 'warning',
    source: TOOLS.precheck,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'You asked for a finding when a text contains it.',
    fix: 'Choose another word, or take it off your list.',
    examples: { fires: '"words": ["cheap"] and “A cheap journal”', holds: '“A journal”' },
  },
} satisfies Record<string, Rule>;

/** Decoration, leftovers and words that reviewers object to. */
export const ORNAMENTS = defineFamily({ rules: RULES, check: checkOrnaments });

type Found = ListingFound & { rule: keyof typeof RULES };

/** Four emoji in a row, five stars, three exclamation marks. Lines of dashes and equal signs divide sections. */
const ROWS = /(?:\p{Emoji_Presentation}[\uFE0F\p{Emoji_Modifier}]?\s?){4,}|[★⭐]{5,}|[!！]{4,}/u;

/** A tag of a translation or release tool that was left in. */
const INTERNAL_TAG = /\[:[\p{L}\d]{1,20}:[^\]\n]{0,40}\]/u;

/** Newest major version of Apple's systems that is public; later ones are not to be named. */
const NEWEST_APPLE_VERSION = 27;

const APPLE_VERSION = /(?<![\p{L}\p{N}])(?:iOS|iPadOS|macOS|watchOS|tvOS|visionOS)\s?(\d{2})(?!\d)/gu;

/** A price with its currency, or a discount. */
const PRICE =
  /(?:[$€£₹]\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}[.,]\d{2}\s?(?:€|\$|USD|EUR))(?!\d)|(?<!\d)\d{1,2}\s?% off(?!\p{L})/iu;

/** Checks the long texts for decoration, leftovers and words that reviewers object to. */
function checkOrnaments(check: ListingCheck): Found[] {
  const isApple = check.platforms.includes('ios');
  return [
    ...(check.platforms.includes('android') ? playDescription(check) : []),
    ...(isApple ? [...unreleased(check), ...curses(check), ...prices(check)] : []),
    ...customWords(check),
  ];
}

function* playDescription(check: ListingCheck): Generator<Found> {
  const text = check.words('description').text;
  const row = ROWS.exec(text)?.[0];
  const tag = INTERNAL_TAG.exec(text)?.[0];
  const base = { field: 'description', store: 'android' } as const;
  if (row)
    yield {
      ...base,
      rule: 'listing-ornament-rows',
      title: `Full description contains a row of symbols: ${row.trim().slice(0, 20)}`,
    };
  if (tag)
    yield {
      ...base,
      rule: 'listing-internal-tag',
      title: `Full description contains a tool’s tag: ${tag}`,
    };
}

function unreleased(check: ListingCheck): Found[] {
  return textFieldsOf('ios').flatMap((field) => {
    const found = [...check.words(field).text.matchAll(APPLE_VERSION)]
      .filter((match) => Number(match[1]) > NEWEST_APPLE_VERSION)
      .map((match) => match[0]);
    if (found.length === 0) return [];
    return {
      rule: 'listing-unreleased-apple',
      field,
      store: 'ios',
      title: fieldSays(
        field,
        ['ios'],
        `names ${found[0] ?? ''}, which was not released when this rule was written`,
      ),
    };
  });
}

function curses(check: ListingCheck): Found[] {
  return textFieldsOf('ios').flatMap((field) => {
    const found = findPhrases(check.words(field), CURSE_WORDS).map((hit) => hit.text);
    if (found.length === 0) return [];
    return {
      rule: 'listing-curse-word',
      field,
      store: 'ios',
      severity: field === 'title' || field === 'subtitle' ? 'warning' : 'note',
      title: fieldSays(field, ['ios'], `contains a curse word: “${found[0] ?? ''}”`),
    };
  });
}

function* prices(check: ListingCheck): Generator<Found> {
  const found = PRICE.exec(check.words('description').text)?.[0];
  if (!found) return;
  yield {
    rule: 'listing-price-in-description',
    field: 'description',
    store: 'ios',
    title: `Description names a price: “${found}”`,
  };
}

const NO_WORDS: readonly string[] = [];

/** By the list of words, which all languages of a check share: compiling thousands of words takes a second. */
const ownTables = new WeakMap<readonly string[], PhraseTable>();

function ownTable(words: readonly string[]): PhraseTable {
  const known = ownTables.get(words);
  if (known) return known;
  const table = { any: words.map((word) => word.trim()).filter((word) => word !== '') };
  ownTables.set(words, table);
  return table;
}

/** Words of the user's own, as the `custom_text` of fastlane precheck. */
function customWords(check: ListingCheck): Found[] {
  const table = ownTable(check.customWords ?? NO_WORDS);
  if (table.any?.length === 0) return [];
  const fields = new Set(check.platforms.flatMap((platform) => textFieldsOf(platform)));
  return [...fields].flatMap((field) => {
    const stores = check.platforms.filter((platform) => textFieldsOf(platform).includes(field));
    const found = findPhrases(check.words(field), table).map((hit) => hit.text);
    if (found.length === 0) return [];
    return {
      rule: 'listing-custom-word',
      field,
      store: stores.length === 1 ? stores[0] : undefined,
      title: fieldSays(
        field,
        stores,
        `contains a word from your own list: ${[...new Set(found)].slice(0, 5).join(', ')}`,
      ),
    };
  });
}
