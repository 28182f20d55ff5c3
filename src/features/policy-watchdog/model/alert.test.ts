import { expect, test } from 'vitest';
import { daysBetween } from '@/domain/dates';
import { itEvery } from '@tests/support/it-every';
import { SAMPLE_ALERTS } from '../data/sample-alerts';
import { canResolve, inOrder, type PolicyAlert } from './alert';
import { daysLeftText } from './days';

const [FIRST] = SAMPLE_ALERTS;
const alert = (changes: Partial<PolicyAlert>): PolicyAlert => ({ ...(FIRST as PolicyAlert), ...changes });

test.each([
  [false, true, true],
  [false, false, false],
  [true, true, false],
  [true, false, false],
])('resolved %s and action required %s: can be resolved %s', (resolved, actionRequired, can) => {
  expect(canResolve(alert({ resolved, actionRequired }))).toBe(can);
});

test('open alerts come first, the gravest on top, then the nearest deadline; resolved ones are last', () => {
  expect(inOrder(SAMPLE_ALERTS).map(({ id }) => id)).toEqual([
    'tracking-text',
    'data-safety',
    'account-deletion',
    'subscription-wording',
    'screenshots-hands',
    'support-url',
  ]);
});

test('the severities and types of the samples are all there', () => {
  expect(new Set(SAMPLE_ALERTS.map(({ severity }) => severity)).size).toBe(4);
  expect(new Set(SAMPLE_ALERTS.map(({ type }) => type)).size).toBe(3);
});

itEvery([
  ['2026-11-20', '2026-11-20', 0, 'due today'],
  ['2026-11-20', '2026-11-21', 1, '1 day left'],
  ['2026-11-20', '2026-11-22', 2, '2 days left'],
  ['2026-11-20', '2026-11-19', -1, '1 day ago'],
  ['2026-11-20', '2026-11-18', -2, '2 days ago'],
  ['2026-12-31', '2027-01-01', 1, '1 day left'],
  // The clocks change in between.
  ['2026-10-24', '2026-10-26', 2, '2 days left'],
])('from … to … are … days: …', (today, deadline, days, text) => {
  expect(daysBetween(today, deadline)).toBe(days);
  expect(daysLeftText(deadline, today)).toBe(text);
});
