import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { formatAgo } from './ago';
import { formatInstant } from './dates';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const EARLIER = '2026-11-15T12:00:00Z';

itEvery([
  ['2026-11-22T12:00:00Z', 'just now'],
  ['2026-11-22T11:59:01Z', 'just now'],
  ['2026-11-22T11:59:00Z', '1 minute ago'],
  ['2026-11-22T11:01:00Z', '59 minutes ago'],
  ['2026-11-22T11:00:00Z', '1 hour ago'],
  ['2026-11-21T12:00:01Z', '23 hours ago'],
  ['2026-11-21T12:00:00Z', '1 day ago'],
  ['2026-11-15T12:00:01Z', '6 days ago'],
  [EARLIER, formatInstant(EARLIER)],
  // A minute ahead is the time an answer took; more is a clock that is wrong.
  ['2026-11-22T12:00:59Z', 'just now'],
  ['2026-11-22T14:00:00Z', formatInstant('2026-11-22T14:00:00Z')],
  ['soon', 'soon'],
])('every row of the table', (instant, text) => {
  expect(formatAgo(instant, NOW)).toBe(text);
});
