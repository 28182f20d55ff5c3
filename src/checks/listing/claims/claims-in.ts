import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { sentenceOf } from '@/domain/listings/wording/concepts';
import { meaningOf } from '@/domain/listings/wording/meanings';
import { only } from '../each-field';
import type { ListingCheck, ListingFound } from '../listing-check';

/** Of rules about offers that may be meant otherwise. */
export const QUESTION = {
  severity: 'warning',
  since: '2026-11-26',
  checked: '2026-11-26',
  effort: 'texts',
  isQuestion: true,
} as const;

/** Characters of a sentence that a title quotes. */
const QUOTED = 80;

/**
 * The first sentence of each text that makes a claim of the rule, by its words or else by its meaning, with the title of a
 * finding about it. A meaning is never sure, and the title says so.
 */
export function* claimsIn(
  check: ListingCheck,
  rule: string,
  says: string,
  { byMeaning = true } = {},
): Generator<ListingFound> {
  for (const field of new Set(check.platforms.flatMap((store) => textFieldsOf(store)))) {
    if (field === 'keywords' || check.listing[field].trim() === '') continue;
    const words = check.words(field);
    const said = sentenceOf(words, rule);
    const sentence = said ?? (byMeaning ? meaningOf(words, rule) : undefined);
    if (sentence === undefined) continue;
    const predicate = said === undefined ? `may be read as if it ${says}` : says;
    const stores = check.platforms.filter((store) => textFieldsOf(store).includes(field));
    yield {
      field,
      store: only(stores),
      title: fieldSays(field, stores, `${predicate}: “${sentence.slice(0, QUOTED)}”`),
    };
  }
}
