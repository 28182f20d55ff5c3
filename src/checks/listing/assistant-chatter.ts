import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { chatterIn } from '@/domain/listings/wording/assistant-phrases';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import { only } from './each-field';
import type { ListingCheck, ListingFound } from './listing-check';

/** Sentences of an assistant to its user, copied with the text it wrote. */
export const ASSISTANT_CHATTER = defineRule({
  id: 'listing-assistant',
  title: 'Answer of an assistant left in',
  since: '2026-11-26',
  severity: 'warning',
  source: APPLE.completeness,
  checked: '2026-11-26',
  effort: 'texts',
  why: 'It was meant for you, not for the people who read the store page.',
  fix: 'Remove it, and keep the text itself.',
  examples: {
    fires: {
      description:
        'Sure! Here is an App Store description for your journal:\n\nWrite three lines each evening.',
    },
    holds: { description: 'Here is your evening journal. Let me know more: the search finds every entry.' },
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    for (const field of new Set(check.platforms.flatMap((store) => textFieldsOf(store)))) {
      const found = chatterIn(check.words(field).text);
      if (found === undefined) continue;
      const stores = check.platforms.filter((store) => textFieldsOf(store).includes(field));
      yield {
        field,
        store: only(stores),
        title: fieldSays(field, stores, `contains what an assistant said: “${found.slice(0, 60)}”`),
      };
    }
  },
});
