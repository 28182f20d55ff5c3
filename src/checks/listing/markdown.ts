import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

/** Bold text, a heading, a link or a code fence. Bullets and "#1" are ordinary writing. */
const MARKDOWN = /\*\*[^*\n]{1,80}\*\*|^#{1,4} \S|\[[^\]\n]{1,80}\]\(https?:|^```/mu;

/** Neither store reads Markdown. */
export const MARKDOWN_MARKS = defineRule({
  id: 'listing-markdown',
  title: 'Markdown in a text',
  severity: 'note',
  source: GOOGLE.metadata,
  checked: '2026-11-25',
  effort: 'texts',
  why: 'Both stores show the marks as typed.',
  fix: 'Remove the marks, and write addresses in full.',
  examples: {
    fires: { description: 'Write **three lines** each evening, and look back a year later.' },
    holds: { description: '* Write three lines each evening\n* Look back on your #1 day of the year' },
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    for (const field of ['description', 'releaseNotes', 'promotionalText', 'shortDescription'] as const) {
      const stores = check.platforms.filter((store) => textFieldsOf(store).includes(field));
      const found = stores.length > 0 ? MARKDOWN.exec(check.words(field).text)?.[0] : undefined;
      if (found === undefined) continue;
      yield {
        field,
        store: stores.length === 1 ? stores[0] : undefined,
        title: fieldSays(field, stores, `contains Markdown: ${found.slice(0, 40)}`),
      };
    }
  },
});
