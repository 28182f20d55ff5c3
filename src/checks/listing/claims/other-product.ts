import { fieldSays } from '@/domain/listings/field-label';
import { wordsOf } from '@/domain/listings/text-shape';
import { isFunctionWord } from '@/domain/listings/wording/function-words';
import { languageOf } from '@/domain/locales/product-locales';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import { only } from '../each-field';
import type { ListingCheck, ListingFound } from '../listing-check';

/** Letters at the beginning of a word that its other forms share. */
const STEM = 4;
/** Words of the short texts from which their absence says something. */
const LEAST_WORDS = 4;
const LEAST_DESCRIPTION = 30;

/** A description pasted from another app begins with its name, and shares no word with this one's texts. */
export const OTHER_PRODUCT = defineRule({
  id: 'listing-other-product',
  title: 'Description of another app',
  since: '2026-11-26',
  severity: 'note',
  source: GOOGLE.metadata,
  checked: '2026-11-26',
  effort: 'texts',
  isQuestion: true,
  why: 'It shares no word with the name and the short texts; both stores want texts about the app.',
  fix: 'Check that it is the description of this app.',
  examples: {
    store: 'android',
    fires: {
      title: 'Lantern',
      shortDescription: 'Gentle evening journal with three lines.',
      description:
        'Sudoku Harbor has a thousand number puzzles. Fill rows, columns and boxes, use pencil marks, and climb from easy to fiendish. Five levels of difficulty, hints, a daily puzzle and a dark theme.',
    },
    holds: {
      title: 'Lantern',
      shortDescription: 'Gentle evening journal with three lines.',
      description:
        'One question a day in your journal. Fill a page, use pictures, and look back from year to year. Five colors, hints, a daily reminder and a dark theme. Works offline, and nothing leaves your device.',
    },
  },
  *check({ listing, locale, platforms }: ListingCheck): Generator<ListingFound> {
    const { title, subtitle, shortDescription, description } = listing;
    const language = languageOf(locale);
    const text = description.toLowerCase();
    const words = [...new Set(wordsOf(`${title} ${subtitle} ${shortDescription}`.toLowerCase()))].filter(
      (word) => word.length >= STEM && !isFunctionWord(word, language),
    );
    if (words.length < LEAST_WORDS || wordsOf(text).length < LEAST_DESCRIPTION || UNSPACED.test(text)) return;
    if (words.some((word) => text.includes(word.slice(0, STEM)))) return;
    const other = OPENING_NAME.exec(description.trim())?.[0];
    if (other === undefined || isFunctionWord(wordsOf(other.toLowerCase())[0] ?? '', language)) return;
    yield {
      field: 'description',
      store: only(platforms),
      title: fieldSays('description', platforms, `is about “${other}”, and says no word of the name`),
    };
  },
});

/** A name of two words at the beginning, and a word after it that is none. */
const OPENING_NAME = /^\p{Lu}[\p{L}’']+\s\p{Lu}[\p{L}’']+(?=\s\p{Ll})/u;

/** Scripts that write without spaces, and those whose words change at their beginning. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Arabic}\p{sc=Hebrew}]/u;
