import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { membersHere, type PresenceRow } from './presence';

const OWN = { ownId: 'ann', submissionId: 's' };
const own: PresenceRow = { userId: 'ann', submissionId: 's', at: '2026-11-22T10:00:00+00:00' };
const ben = (changes: Partial<PresenceRow>): PresenceRow => ({
  userId: 'ben',
  submissionId: 's',
  at: '2026-11-22T09:59:30Z',
  ...changes,
});

itEvery<[string, PresenceRow[], string[]]>([
  ['a member who has it open', [own, ben({})], ['ben']],
  ['a time without a zone', [own, ben({ at: '2026-11-22 09:59:30' })], ['ben']],
  ['somebody elsewhere', [own, ben({ submissionId: 'other' })], []],
  ['somebody who has left', [own, ben({ submissionId: null })], []],
  ['a sign of 49 seconds ago', [own, ben({ at: '2026-11-22T09:59:11Z' })], ['ben']],
  ['a sign of 50 seconds ago', [own, ben({ at: '2026-11-22T09:59:10Z' })], []],
  ['no own sign, so that the server’s time is not known', [ben({})], []],
])('every row of the table', (_, rows, expected) => {
  expect(membersHere(rows, OWN).userIds).toEqual(expected);
});

it('returns the server’s time', () => {
  expect(membersHere([own], OWN).serverTime).toBe(Date.parse('2026-11-22T10:00:00Z'));
  expect(membersHere([], OWN).serverTime).toBeUndefined();
});
