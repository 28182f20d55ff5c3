import { expect, it } from 'vitest';
import { activityRow, memberRow } from './team-rows';

it.each([
  ['2026-11-22 18:47:56', '2026-11-22T18:47:56Z'], // the embedded database, in UTC
  ['2026-11-22T18:47:56.123', '2026-11-22T18:47:56.123Z'],
  ['2026-11-22T18:47:56.123456+00:00', '2026-11-22T18:47:56.123456+00:00'],
  ['2026-11-23T08:47:56+14', '2026-11-23T08:47:56+14'],
  ['2026-11-22T18:47:56Z', '2026-11-22T18:47:56Z'],
])('the instant %s has a zone once it is read', (at, expected) => {
  const by = { by_id: 'ann', by_role: 'admin' };
  const log = activityRow.parse({ seq: 1, verb: 'saved', subject_id: 's', number: 1, ...by, at });
  expect(log.at).toBe(expected);
  const member = { user_id: 'ann', email: 'ann@example.com', role: 'admin', joined_at: at, left_at: null };
  expect(memberRow.parse(member)).toMatchObject({ joined_at: expected, left_at: null });
});
