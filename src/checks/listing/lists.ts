import { fieldLabel } from '@/domain/listings/field-label';
import type { ListingField } from '@/model/listing';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

const RULES = {
  'listing-keyword-list': {
    title: 'Name that is a list of keywords',
    severity: 'warning',
    source: APPLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Names made of search terms are rejected.',
    fix: 'Say in a few words what the app is; search terms belong in the keywords.',
    examples: { fires: { title: 'journal,diary,mood' }, holds: { title: 'Lantern: Evening Journal' } },
  },
  'listing-comma-list': {
    title: 'Short description that is a list',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.metadata,
    checked: '2026-11-20',
    effort: 'texts',
    why: 'Google Play has refused short descriptions that list features between commas instead of using a sentence.',
    fix: 'Write one sentence about what the app does.',
    examples: {
      store: 'android',
      fires: { shortDescription: 'journal, diary, mood, habits, notes, sleep' },
      holds: { shortDescription: 'Write three lines each evening and look back.' },
    },
  },
} satisfies Record<string, Rule>;

/** Keyword lists in names, and comma lists in the short description of Google Play. */
export const LISTS = defineFamily({ rules: RULES, check: checkLists });

type Found = ListingFound & { rule: keyof typeof RULES };

/** Items between commas that make a name or a short description a list. */
const MIN_NAME_ITEMS = 3;

const MIN_CAPITALIZED_ITEMS = 5;

const MIN_SHORT_DESCRIPTION_ITEMS = 6;

/** An item has at most this many words, or this many characters in scripts without spaces. */
const MAX_ITEM_WORDS = 3;

const MAX_HAN_CHARACTERS = 6;

/** Phrases of four characters are the usual slogan in Chinese; search terms are shorter. */
const HAN_PHRASE = 4;

const HAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const SEPARATOR = /[,،，、;；|]/;

/** A word that ends a list inside a sentence. */
const CONJUNCTION =
  /(?:^|[\s,،，、])(?:and|or|&|\+|with|und|oder|mit|et|ou|avec|con|com|och|og|en|oraz|lub|nebo|и|или|та|і|ve|veya|dan|và|और)(?=\s)|(?<=\s)[aeioyu](?=\s)|[和与與及或や]|(?:^|\s)و/u;

/** Keyword lists in names, and comma lists in the short description of Google Play. */
function checkLists(check: ListingCheck): Found[] {
  const fields: readonly ListingField[] = check.platforms.includes('ios') ? ['title', 'subtitle'] : ['title'];
  const stores = (field: ListingField) =>
    check.platforms.filter((platform) => field === 'title' || platform === 'ios');
  return [
    ...fields.flatMap((field): Found | [] => {
      const items = nameList(check.listing[field]);
      if (items.length === 0) return [];
      const [store] = stores(field);
      return {
        rule: 'listing-keyword-list',
        field,
        store: stores(field).length === 1 ? store : undefined,
        title: `${fieldLabel(field, stores(field))} is a list of keywords: ${items.slice(0, 4).join(', ')}`,
        source: store === 'android' ? GOOGLE.metadata : APPLE.metadata,
      };
    }),
    ...shortDescription(check),
  ];
}

function itemsOf(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function isShort(item: string): boolean {
  return item.split(/\s+/).length <= MAX_ITEM_WORDS && hanLength(item) <= MAX_HAN_CHARACTERS;
}

/** The characters of a text in scripts without spaces; 0 for others. */
function hanLength(item: string): number {
  return HAN.test(item) ? Array.from(item).length : 0;
}

/** Lower-case or short Chinese items from three on, others from five on: "Plan, Track, Improve" is a slogan. */
function nameList(text: string): string[] {
  if (CONJUNCTION.test(text) || /[.!?。！？]/.test(text)) return [];
  // The name is before the colon; the list comes after it.
  const items = itemsOf(text.slice(Math.max(text.lastIndexOf(':'), text.lastIndexOf('：')) + 1));
  if (items.length < MIN_NAME_ITEMS || !items.every(isShort)) return [];
  const isKeyword = (item: string) => item === item.toLowerCase() && hanLength(item) < HAN_PHRASE;
  const isKeywordStyle = /[,|;]\S/.test(text) && items.every(isKeyword);
  return isKeywordStyle || items.length >= MIN_CAPITALIZED_ITEMS ? items : [];
}

function* shortDescription(check: ListingCheck): Generator<Found> {
  if (!check.platforms.includes('android')) return;
  const text = check.listing.shortDescription;
  const items = itemsOf(text.replace(/[.。!！\s]+$/u, ''));
  const isList =
    items.length >= MIN_SHORT_DESCRIPTION_ITEMS &&
    items.slice(1).every(isShort) &&
    !CONJUNCTION.test(text) &&
    !/[:：(（–—]|[.!?]\s/.test(text);
  if (!isList) return;
  yield {
    rule: 'listing-comma-list',
    field: 'shortDescription',
    store: 'android',
    title: `Short description is a list of ${items.length} items`,
  };
}
