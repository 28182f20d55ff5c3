import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { TEMPLATE_NAMES, TEMPLATE_OF, TEMPLATE_TEXTS } from '@/domain/listings/wording/template-phrases';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import { only } from './each-field';
import type { ListingCheck, ListingFound } from './listing-check';

/** Names and texts that a template or builder gives to every new app. */
export const TEMPLATE_TEXT = defineRule({
  id: 'listing-template-text',
  title: 'Text of a template',
  since: '2026-11-26',
  severity: 'warning',
  source: APPLE.completeness,
  checked: '2026-11-26',
  effort: 'texts',
  why: 'Templates give this to every new app, so reviewers take the app for unfinished.',
  fix: 'Write your own.',
  examples: {
    fires: { title: 'Vite + React', description: 'A new Flutter project.' },
    holds: { title: 'My App Budget', description: 'A new Flutter project for people who love birds.' },
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    for (const field of new Set(check.platforms.flatMap((store) => textFieldsOf(store)))) {
      const text = plain(check.listing[field]);
      const isTemplate =
        field === 'title' ? TEMPLATE_NAMES.has(text) || TEMPLATE_OF.test(text) : TEMPLATE_TEXTS.has(text);
      if (!isTemplate) continue;
      const stores = check.platforms.filter((store) => textFieldsOf(store).includes(field));
      yield {
        field,
        store: only(stores),
        title: fieldSays(
          field,
          stores,
          `comes from a template: “${check.listing[field].trim().slice(0, 60)}”`,
        ),
      };
    }
  },
});

/** A text without capitals, marks and repeated space. */
function plain(text: string): string {
  return text
    .slice(0, 200)
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/[.!…\s]+$/g, '')
    .trim();
}
