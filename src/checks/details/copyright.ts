import { APPLE } from 'virtual:catalog/sources';
import { defineFamily } from '../define-rule';
import type { DetailsCheck, DetailsFound } from './details-check';

/** Years that fastlane's precheck accepts (sources 1.1). */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

const COPYRIGHT_RULE = {
  stores: ['ios'],
  source: APPLE.versionInfo,
  checked: '2026-11-20',
  effort: 'field',
} as const;

/** The year and the owner, which the App Store shows. */
export const COPYRIGHT = defineFamily({
  rules: {
    'details-copyright-missing': {
      ...COPYRIGHT_RULE,
      title: 'Copyright missing',
      severity: 'blocker',
      isMissing: true,
      why: 'The App Store asks for it before the app can be submitted.',
      fix: 'Write the year and the owner.',
      examples: { fires: { copyright: '' }, holds: { copyright: '2026 Example Ltd' } },
    },
    'details-copyright-year': {
      ...COPYRIGHT_RULE,
      title: 'Year of the copyright',
      severity: 'warning',
      why: 'Checks before the upload fail on it, and reviewers reject it.',
      fix: 'Give the year in which the rights were obtained.',
      examples: { fires: { copyright: 'Example Ltd' }, holds: { copyright: '2026 Example Ltd' } },
    },
    'details-copyright-url': {
      ...COPYRIGHT_RULE,
      title: 'Web address in the copyright',
      severity: 'warning',
      why: 'The App Store expects the year and the owner here, not an address.',
      fix: 'Give the owner’s name.',
      examples: {
        fires: { copyright: '2026 https://example.com' },
        holds: { copyright: '2026 Example Ltd' },
      },
    },
  },
  *check({
    details,
    today,
  }: DetailsCheck): Generator<DetailsFound & { rule: `details-copyright-${'missing' | 'year' | 'url'}` }> {
    const text = details.copyright.trim();
    const thisYear = today.slice(0, 4);
    const field = 'copyright';
    if (text === '') {
      yield {
        field,
        rule: 'details-copyright-missing',
        title: 'Copyright is missing',
        fix: `Write the year and the owner, e.g. ${thisYear} Example Ltd.`,
      };
      return;
    }
    const years: string[] = text.match(YEAR) ?? [];
    const future = years.find((year) => year > thisYear);
    if (years.length === 0 || future !== undefined)
      yield {
        field,
        rule: 'details-copyright-year',
        title: future === undefined ? 'Copyright names no year' : `Copyright names a future year: ${future}`,
      };
    if (/https?:\/\/|www\./i.test(text))
      yield { field, rule: 'details-copyright-url', title: 'Copyright contains a web address' };
  },
});
