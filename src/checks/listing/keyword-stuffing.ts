import { fieldSays, quoted } from '@/domain/listings/field-label';
import { withoutHtml } from '@/domain/listings/text-shape';
import { BRANDS } from '@/domain/listings/wording/brand-names';
import { findPhrases, readWords } from '@/domain/listings/wording/match-phrases';
import { isFunctionWord } from '@/domain/listings/wording/function-words';
import type { Platform } from '@/model/app';
import { GOOGLE } from 'virtual:catalog/sources';
import { languageOf } from '@/domain/locales/product-locales';
import { defineFamily, type Rule } from '../define-rule';
import { only } from './each-field';
import type { ListingCheck, ListingFound } from './listing-check';

const COMMON = {
  source: GOOGLE.metadata,
  since: '2026-11-26',
  checked: '2026-11-26',
  effort: 'texts',
} as const;

const RULES = {
  'listing-keyword-label': {
    ...COMMON,
    title: 'Keywords listed in the description',
    severity: 'warning',
    why: 'The metadata policy does not allow lists of keywords in a description.',
    fix: 'Remove the list. Google Play finds the app by the sentences, the App Store by its keywords field.',
    examples: {
      store: 'android',
      fires: { description: 'Write each evening.\nKeywords: journal, diary, mood, sleep, calm' },
      holds: { description: 'Add keywords: they group your entries, photos and moods.' },
    },
  },
  'listing-word-density': {
    ...COMMON,
    title: 'One word again and again',
    severity: 'warning',
    why: 'A word repeated this often reads as keyword stuffing, which the metadata policy does not allow.',
    fix: 'Mention it a few times, and describe what the app does.',
    examples: {
      store: 'android',
      fires: {
        description: 'The journal app is a journal for your journal pages and a journal log. '.repeat(10),
      },
      holds: { description: 'Write three lines each evening and read them again a year later. '.repeat(10) },
    },
  },
  'listing-hashtags': {
    ...COMMON,
    title: 'Hashtags in a row',
    severity: 'note',
    why: 'Neither store links hashtags, and a row of them reads as a list of keywords.',
    fix: 'Leave them out.',
    examples: {
      store: 'android',
      fires: { description: 'Write each evening. #journal #diary #mood #sleep' },
      holds: { description: 'Tag your entries, for example #travel or #work.' },
    },
  },
  'listing-repeated-head': {
    ...COMMON,
    title: 'One word in most items of a list',
    severity: 'warning',
    why: 'Lists of one word with many places or names are keyword stuffing by the metadata policy.',
    fix: 'Say it once in a sentence.',
    examples: {
      store: 'android',
      fires: {
        description:
          'Write each evening.\nDiary London, Diary Leeds, Diary York, Diary Hull, Diary Bath, Diary Kent',
      },
      holds: { description: 'Huts in London, Leeds, York, Hull, Bath and Kent. Diary York, diary Leeds.' },
    },
  },
  'listing-brand-row': {
    ...COMMON,
    title: 'Brands in a row',
    severity: 'warning',
    why: 'Names of other apps without a sentence are irrelevant keywords by the metadata policy.',
    fix: 'Leave the row out, or say in a sentence what the app does with them.',
    examples: {
      store: 'android',
      fires: { description: 'Write each evening.\nMinecraft Roblox Fortnite Candy Crush' },
      holds: { description: 'Share to Instagram, WhatsApp, Facebook and Twitter.' },
    },
  },
} as const satisfies Record<string, Rule>;

/** Keywords where they do not belong, in long texts. */
export const KEYWORD_STUFFING = defineFamily({ rules: RULES, check: checkStuffing });

type Found = ListingFound & { rule: keyof typeof RULES };

const LABEL =
  /^[\s*•–-]{0,4}(?:aso |seo |search )?(?:key ?words?|tags?|search terms|stichw[oö]rte?r?|schlüsselwörter|schlagwörter|suchbegriffe|mots[- ]clés|palabras clave|etiquetas|palavras[- ]chave|parole chiave|ключевые слова|теги|słowa kluczowe|trefwoorden|zoekwoorden|anahtar kelimeler|キーワード|タグ|关键词|关键字|關鍵字|關鍵詞|키워드|태그|الكلمات المفتاحية|الكلمات|từ khóa|kata kunci|คำค้นหา|कीवर्ड)\s?[:：]/iu;
const COMMAS = /[,،，、;；|]/g;
const LEAST_COMMAS = 3;

const HASHTAGS = /(?:^|\s)(?:#[\p{L}\p{N}_]{2,40}[\s,]{1,3}){2,}#[\p{L}\p{N}_]{2,40}/u;

/** Words and letters from which a share says something. */
const LEAST_WORDS = 80;
const LEAST_LETTERS = 4;
/** Share of all words, in per cent, and number of times. */
const STUFFED = { share: 12, times: 20 };
const DENSE = { share: 9, times: 15 };

const LATIN_OR_OTHER_WORD = /[\p{L}\p{M}]+/gu;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function* checkStuffing(check: ListingCheck): Iterable<Found> {
  const text = withoutHtml(check.words('description').text);
  const { platforms } = check;
  const base = { field: 'description', store: only(platforms) } as const;
  const ofPlay = (severity: 'warning' | 'note') => (platforms.includes('android') ? severity : 'note');
  const label = labelledList(text);
  if (label !== undefined)
    yield {
      ...base,
      rule: 'listing-keyword-label',
      severity: ofPlay('warning'),
      title: says(platforms, `lists keywords: “${label.slice(0, 60)}”`),
    };
  const word = densest(check, text);
  if (word)
    yield {
      ...base,
      rule: 'listing-word-density',
      severity: ofPlay(word.isStuffed ? 'warning' : 'note'),
      title: says(
        platforms,
        `says ${quoted([word.word])} ${word.times} times, ${Math.round(word.share)} % of all words`,
      ),
    };
  const head = repeatedHead(text, languageOf(check.locale));
  if (head !== undefined)
    yield {
      ...base,
      rule: 'listing-repeated-head',
      severity: ofPlay('warning'),
      title: says(platforms, `lists ${quoted([head])} with many words`),
    };
  const row = brandRow(text, check);
  if (row !== undefined)
    yield {
      ...base,
      rule: 'listing-brand-row',
      severity: ofPlay('warning'),
      title: says(platforms, `has a row of brands: “${row.trim().slice(0, 60)}”`),
    };
  const tags = HASHTAGS.exec(text)?.[0].trim();
  if (tags !== undefined)
    yield { ...base, rule: 'listing-hashtags', title: says(platforms, `has hashtags: ${tags.slice(0, 60)}`) };
}

/** Items with the same first word from which a list is stuffed. */
const LEAST_HEADS = 6;
const LONGEST_ITEM = 4;

/** Items from which, and the share of them in which, a word anywhere says as much. No word of 941 real listings came near. */
const OFTEN = { items: 8, share: 0.4 };

/** The word with which a run of short items between commas begins or ends, or which is in many items of a line of them. */
function repeatedHead(text: string, language: string): string | undefined {
  for (const line of text.split('\n')) {
    const items = line.split(COMMAS).map((item) => item.toLowerCase().match(LATIN_OR_OTHER_WORD) ?? []);
    if (items.length < LEAST_HEADS) continue;
    for (const at of [0, -1]) {
      let run = 0;
      let last = '';
      for (const item of items) {
        const word = item.length > 1 && item.length <= LONGEST_ITEM ? (item.at(at) ?? '') : '';
        run = word !== '' && word === last ? run + 1 : 1;
        last = word;
        if (run >= LEAST_HEADS && word.length >= LEAST_LETTERS && !isFunctionWord(word, language))
          return word;
      }
    }
    if (items.length < OFTEN.items || items.some(({ length }) => length > LONGEST_ITEM)) continue;
    const counts = new Map<string, number>();
    for (const word of items.flatMap((item) => [...new Set(item)]))
      if (word.length >= LEAST_LETTERS && !isFunctionWord(word, language))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) if (count >= items.length * OFTEN.share) return word;
  }
  return undefined;
}

/** Known brands from which a line of nothing else is a row; between commas it may list what the app works with. */
const LEAST_BRANDS = { spaced: 3, listed: 5 };
const BULLET = /^\s*[-–•*·✓▸►]/u;

/** A line that only consists of known brands. */
function brandRow(text: string, { words: wordsOf, locale }: ListingCheck): string | undefined {
  const all = wordsOf('description');
  const known = findPhrases(all.text === text ? all : readWords(text, locale), BRANDS);
  if (known.length < LEAST_BRANDS.spaced) return undefined;
  const lines = text.split('\n');
  return lines.find((line, at) => {
    const words = readWords(line, locale);
    const hits = findPhrases(words, BRANDS);
    if (hits.length < LEAST_BRANDS.spaced) return false;
    const rest = hits.reduce((left, hit) => left.replace(hit.text, ''), words.text);
    const isRow = (rest.match(LATIN_OR_OTHER_WORD)?.length ?? 0) <= hits.length / 3;
    if (!COMMAS_OR_DOTS.test(line)) return isRow;
    const before = lines.slice(0, at).findLast((each) => each.trim() !== '') ?? '';
    return (
      isRow &&
      hits.length >= LEAST_BRANDS.listed &&
      !BULLET.test(line) &&
      !/[:：]\s*$/u.test(before) &&
      !/[:：]/u.test(line)
    );
  });
}

const COMMAS_OR_DOTS = /[,،，、;；|/•·&+]/u;

function says(platforms: readonly Platform[], predicate: string): string {
  return fieldSays('description', platforms, predicate);
}

/** A label and the list after it, in its line or the next one. */
function labelledList(text: string): string | undefined {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const label = LABEL.exec(line)?.[0];
    if (label === undefined) continue;
    const rest = line.slice(label.length);
    const list = rest.trim() === '' ? (lines[at + 1] ?? '') : rest;
    if ((list.match(COMMAS)?.length ?? 0) >= LEAST_COMMAS) return `${label.trim()} ${list.trim()}`;
  }
  return undefined;
}

interface Density {
  word: string;
  times: number;
  share: number;
  isStuffed: boolean;
}

/** The word that takes the largest share of a text, where it is more than ordinary. */
function densest({ locale, appName, listing }: ListingCheck, text: string): Density | undefined {
  if (UNSPACED.test(text)) return undefined;
  const words = text.toLowerCase().match(LATIN_OR_OTHER_WORD) ?? [];
  if (words.length < LEAST_WORDS) return undefined;
  const counts = new Map<string, number>();
  for (const word of words)
    if (word.length >= LEAST_LETTERS && Array.from(word).length >= LEAST_LETTERS)
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const language = languageOf(locale);
  // An app may name itself in each sentence of a short text.
  const own = `${appName ?? ''} ${listing.title.split(/[:–—|]| - /)[0] ?? ''}`.toLowerCase();
  for (const [word, times] of [...counts].sort(([, a], [, b]) => b - a).slice(0, 5)) {
    const share = (times * 100) / words.length;
    if (share < DENSE.share || times < DENSE.times) return undefined;
    if (isFunctionWord(word, language)) continue;
    const isStuffed = share >= STUFFED.share && times >= STUFFED.times;
    if (own.includes(word) && !isStuffed) continue;
    return { word, times, share, isStuffed };
  }
  return undefined;
}
