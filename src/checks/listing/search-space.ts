import { splitKeywords } from '@/domain/listings/keyword-list';
import { quoted } from '@/domain/listings/field-label';
import { wordsOf } from '@/domain/listings/text-shape';
import { isFunctionWord } from '@/domain/listings/wording/function-words';
import { countCharacters, listingLimit } from '@/domain/listings/limits';
import { languageOf } from '@/domain/locales/product-locales';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

const COMMON = {
  severity: 'note',
  stores: ['ios'],
  source: APPLE.versionInfo,
  since: '2026-11-26',
  checked: '2026-11-26',
  effort: 'texts',
  isSearchIdea: true,
} as const;

const RULES = {
  'listing-keyword-unused': {
    ...COMMON,
    title: 'Unused space for keywords',
    why: 'The App Store searches up to 100 characters of keywords in each language.',
    fix: 'Add words that people search for and that are in neither the name nor the subtitle.',
    examples: {
      fires: { keywords: 'diary,mood' },
      holds: {
        keywords:
          'diary,mindfulness,gratitude,reflection,mood,habit,sleep,calm,thoughts,memories,writing,notebook',
      },
    },
  },
  'listing-subtitle-repeats': {
    ...COMMON,
    title: 'Subtitle that repeats the name',
    why: 'The App Store searches name and subtitle together; a word counts once.',
    fix: 'Use the subtitle for other words.',
    examples: {
      fires: { title: 'Lantern: Evening Journal', subtitle: 'Your evening journal' },
      holds: { title: 'Lantern: Evening Journal', subtitle: 'Calm notes before you sleep' },
    },
  },
} as const satisfies Record<string, Rule>;

/** Space that search could use. The store takes such texts; these are ideas. */
export const SEARCH_SPACE = defineFamily({ rules: RULES, check: checkSpace });

type Found = ListingFound & { rule: keyof typeof RULES };

/** Characters that are left over in any list. */
const ORDINARY_REST = 30;

function* checkSpace(check: ListingCheck): Iterable<Found> {
  if (!check.platforms.includes('ios')) return;
  const { title, subtitle, keywords } = check.listing;
  const { max } = listingLimit('ios', 'keywords');
  const used = countCharacters(splitKeywords(keywords).join(','));
  if (used > 0 && max - used > ORDINARY_REST)
    yield {
      rule: 'listing-keyword-unused',
      field: 'keywords',
      store: 'ios',
      title: `Keywords use ${used} of ${max} characters`,
    };
  const repeated = sharedWords(check, title, subtitle);
  if (repeated.length > 0)
    yield {
      rule: 'listing-subtitle-repeats',
      field: 'subtitle',
      store: 'ios',
      title: `Subtitle repeats the name: ${quoted(repeated)}`,
    };
}

/** Words of the name that the subtitle has too, without those that every text has. */
function sharedWords({ locale }: ListingCheck, name: string, subtitle: string): string[] {
  const language = languageOf(locale);
  const known = new Set(wordsOf(name.toLowerCase()));
  const words = wordsOf(subtitle.toLowerCase()).filter(
    (word) => known.has(word) && word.length > 3 && !isFunctionWord(word, language),
  );
  // The same text altogether has a finding of its own.
  const isSame = wordsOf(subtitle.toLowerCase()).join(' ') === wordsOf(name.toLowerCase()).join(' ');
  return isSame ? [] : [...new Set(words)];
}
