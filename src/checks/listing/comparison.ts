import { fieldSays } from '@/domain/listings/field-label';
import { BRANDS } from '@/domain/listings/wording/brand-names';
import { findPhrases } from '@/domain/listings/wording/match-phrases';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import { only } from './each-field';
import type { ListingCheck, ListingFound } from './listing-check';

/** "Better than" with a name, and the name of a site or a word in capitals inside the sentence. */
const BETTER =
  'better than|superior to|cheaper than|faster than|the only alternative to|besser als|günstiger als|schneller als|meilleur(?:e)? que|moins cher que|mejor que|más barat[ao] que|melhor (?:do )?que|mais barat[ao] (?:do )?que|migliore di|meglio di|beter dan|goedkoper dan|lepsz[aye] niż|lepiej niż|лучше чем|лучше, чем|bättre än|bedre end|bedre enn';
/** The same at the beginning of a headline. */
const CAPITALIZED = BETTER.replaceAll(/(?<=^|\|)\p{L}/gu, (letter) => letter.toUpperCase());
const NAMED = '[\\p{L}\\p{N}-]+\\.(?:com|org|net|io|app|fm|tv)(?![\\p{L}])|\\p{Lu}[\\p{L}\\p{N}+]{2,}';
const COMPARED = new RegExp(`(?<![\\p{L}])(?:${BETTER}|${CAPITALIZED})\\s+(?:the\\s)?(${NAMED})`, 'u');
/** Words that a headline writes in capitals, and that are no names. */
const NO_NAME =
  /^(?:Ever|Before|Yesterday|Any|Anything|Nothing|Paper|Pen|Coffee|Most|All|Other|Others|Your|You|The|A|An|Expected|Average|Never|Real|Life|Human|Humans|GPS|PDF|Manual|Excel|Notes|Reality|Words)$/;

/** Words before a known mark that measure the app by it. */
const LIKENED =
  /(?<!\p{L})(?:like|similar to|alternatives? to|clone of|inspired by|instead of|replaces?|unlike|wie|ähnlich wie|alternative zu|comme|alternative à|como|alternativa a|similar a|come|simile a|zoals|alternatief voor|jak|alternatywa dla|как|аналог)\s(?:the\s)?$/iu;
const BETTER_THAN = new RegExp(
  `(?:${BETTER}|cheaper alternative to|better alternative to|günstigere alternative zu)\\s(?:the\\s)?$`,
  'iu',
);

/** Fields that are read beside the name. */
const NAMES = { ios: ['title', 'subtitle'], android: ['title', 'shortDescription'] } as const;

/** Names and short texts that compare the app with a named one. */
export const COMPARISON = defineRule({
  id: 'listing-comparison',
  title: 'Comparison with a named app',
  since: '2026-11-26',
  severity: 'warning',
  source: GOOGLE.metadataAndApple,
  checked: '2026-11-26',
  effort: 'texts',
  why: 'Both stores refuse the names of other apps in names and short texts, and comparisons with them.',
  fix: 'Say what the app does.',
  examples: {
    fires: { subtitle: 'A journal better than Diaryland' },
    holds: { subtitle: 'Better than paper' },
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    for (const field of ['title', 'subtitle', 'shortDescription'] as const) {
      const stores = check.platforms.filter((store) => NAMES[store].some((each) => each === field));
      const [found, name = ''] = COMPARED.exec(check.words(field).text) ?? [];
      if (stores.length === 0) continue;
      if (found === undefined || NO_NAME.test(name)) {
        const brand = comparedBrand(check, field, LIKENED);
        if (brand !== undefined)
          yield {
            field,
            store: only(stores),
            title: fieldSays(field, stores, `compares the app with “${brand}”`),
          };
        continue;
      }
      yield { field, store: only(stores), title: fieldSays(field, stores, `compares the app: “${found}”`) };
    }
    const brand = comparedBrand(check, 'description', BETTER_THAN);
    if (brand !== undefined)
      yield {
        field: 'description',
        store: only(check.platforms),
        title: fieldSays('description', check.platforms, `compares the app with “${brand}”`),
      };
  },
});

/** A known mark after words of a comparison. */
function comparedBrand(
  check: ListingCheck,
  field: 'title' | 'subtitle' | 'shortDescription' | 'description',
  before: RegExp,
): string | undefined {
  const { text } = check.words(field);
  return findPhrases(check.words(field), BRANDS).find(({ start }) =>
    before.test(text.slice(Math.max(0, start - 40), start)),
  )?.text;
}
