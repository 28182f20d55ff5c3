import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { sentenceOf } from '@/domain/listings/wording/concepts';
import { meaningOf } from '@/domain/listings/wording/meanings';
import { only } from '../each-field';
import type { ListingCheck, ListingFound } from '../listing-check';

/** Characters of a sentence that a title quotes. */
const QUOTED = 80;

/**
 * The first sentence of each text that makes a claim of the rule, by its words or else by its meaning, with the title of a
 * finding about it.
 */
export function* claimsIn(check: ListingCheck, rule: string, says: string): Generator<ListingFound> {
  for (const field of new Set(check.platforms.flatMap((store) => textFieldsOf(store)))) {
    if (field === 'keywords' || check.listing[field].trim() === '') continue;
    const words = check.words(field);
    const sentence = sentenceOf(words, rule) ?? meaningOf(words, rule);
    if (sentence === undefined) continue;
    const stores = check.platforms.filter((store) => textFieldsOf(store).includes(field));
    yield {
      field,
      store: only(stores),
      title: fieldSays(field, stores, `${says}: “${sentence.slice(0, QUOTED)}”`),
    };
  }
}
