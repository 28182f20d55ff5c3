import { fieldSays, quoted, textFieldsOf } from '@/domain/listings/field-label';
import { splitKeywords } from '@/domain/listings/keyword-list';
import { findPhrases, readWords } from '@/domain/listings/wording/match-phrases';
import type { ListingField } from '@/model/listing';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import { only } from './each-field';
import type { ListingCheck, ListingFound } from './listing-check';

/** Fields in which a name is refused; elsewhere a comparison may be honest. */
const NAMES: readonly ListingField[] = ['title', 'subtitle', 'keywords', 'shortDescription'];

/** Names of other apps, from the user's own list: no program can know all of them. */
export const COMPETITORS = defineRule({
  id: 'listing-competitor',
  title: 'Name of a competitor',
  since: '2026-11-26',
  severity: 'warning',
  source: APPLE.copycats,
  checked: '2026-11-26',
  effort: 'texts',
  why: 'Both stores reject names and keywords with another developer’s name or brand.',
  fix: 'Leave it out.',
  examples: {
    fires: '"competitors": ["Moonbeam"] and the keywords “diary,moonbeam,mood”',
    holds: 'the keywords “diary,mood”',
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    const names = (check.competitors ?? []).map((name) => name.trim()).filter((name) => name !== '');
    if (names.length === 0) return;
    const table = { any: names };
    for (const field of new Set(check.platforms.flatMap((store) => textFieldsOf(store)))) {
      const words =
        field === 'keywords'
          ? readWords(splitKeywords(check.listing.keywords).join(' , , '), check.locale)
          : check.words(field);
      const hits = [...new Set(findPhrases(words, table).map(({ text }) => text))];
      if (hits.length === 0) continue;
      const stores = check.platforms.filter((store) => textFieldsOf(store).includes(field));
      yield {
        field,
        store: only(stores),
        ...(!NAMES.includes(field) && {
          severity: 'note',
          why: 'A comparison with another app has to be true, and Google Play does not want it in a listing.',
          fix: 'Leave it out, or check that the comparison is fair.',
        }),
        title: fieldSays(field, stores, `names a competitor: ${quoted(hits)}`),
        source: stores.includes('ios') ? APPLE.copycats : GOOGLE.impersonation,
      };
    }
  },
});
