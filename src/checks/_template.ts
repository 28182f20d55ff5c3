import { TOOLS } from 'virtual:catalog/sources';
import { defineRule } from './define-rule';

/** Copy this file: a rule about a text, found by a word. */
export const TEMPLATE = defineRule({
  id: 'listing-template',
  title: 'Few words on what the rule is about',
  since: '2026-11-25',
  severity: 'warning',
  stores: ['ios'],
  source: TOOLS.submission,
  checked: '2026-11-25',
  effort: 'texts',
  why: 'What happens when the rule is not met.',
  fix: 'What to do.',
  examples: { fires: { title: 'A template' }, holds: { title: 'Lantern' } },
  *check({ listing: { title } }: { listing: { title: string } }) {
    if (title.includes('template')) yield { title: `The name contains “template”: ${title}` };
  },
});
