import { beforeEach, expect, it } from 'vitest';
import { threadsOf, type Thread } from '@/domain/team-sync/comments';
import { storedDraft } from '@tests/support/drafts';
import type { Device } from '@tests/support/team/device';
import type { MemoryTeamServer } from '@tests/support/team/memory-team-server';
import { DRAFT, SUBMISSION, TEAM } from '@tests/support/team/shared-ids';
import { openTwoMembers, rounds } from '@tests/support/team/two-members';
import {
  sharedTeamsCollection,
  teamCommentsCollection,
  teamOutboxCollection,
  type WaitingComment,
} from './records';

let server: MemoryTeamServer;
let ann: Device;
let ben: Device;

beforeEach(async () => {
  ({ server, ann, ben } = await openTwoMembers());
  await ann.share(storedDraft({ id: DRAFT }), TEAM, SUBMISSION);
});

const row = (id: string, changes: WaitingComment['row'] = {}): WaitingComment => ({
  id,
  teamId: TEAM,
  refusals: 0,
  row: {
    team_id: TEAM,
    submission_id: SUBMISSION,
    field: '',
    body: `Text of ${id}`,
    thread_id: null,
    replaces: null,
    ...changes,
  },
});
const change = (commentId: string, kind: 'resolve' | 'reopen'): WaitingComment => ({
  id: `${kind} ${commentId}`,
  teamId: TEAM,
  table: 'thread_changes',
  refusals: 0,
  row: { team_id: TEAM, submission_id: SUBMISSION, comment_id: commentId, change: kind },
});
const write = (device: Device, ...rows: WaitingComment[]) =>
  device.repository.put(teamOutboxCollection, rows);
const waiting = (device: Device) => device.repository.list(teamOutboxCollection);
async function threads(device: Device): Promise<Thread[]> {
  const stored = await device.repository.get(teamCommentsCollection, SUBMISSION);
  return stored ? threadsOf(stored) : [];
}
/** Each thread as the texts of its comments, a resolved one after a tick. */
const shown = async (device: Device) =>
  (await threads(device)).map(
    ({ comments, isResolved }) => (isResolved ? '✓ ' : '') + comments.map(({ body }) => body).join(' > '),
  );

it('a comment, its answer, a new version and its resolution reach the other member', async () => {
  await write(ann, row('c1'));
  await rounds(ann, ben);
  expect(await shown(ben)).toEqual(['Text of c1']);
  expect((await threads(ben))[0]?.comments[0]).toMatchObject({ byId: 'ann', isEdited: false });
  await write(ben, row('c2', { thread_id: 'c1' }), change('c1', 'resolve'));
  await write(ann, row('c3', { replaces: 'c1', body: 'Shorter' }));
  await rounds(ben, ann, ben);
  for (const device of [ann, ben]) {
    expect(await shown(device)).toEqual(['✓ Shorter > Text of c2']);
    expect(await waiting(device)).toEqual([]);
  }
  await write(ann, change('c1', 'reopen'));
  await rounds(ann, ben);
  expect(await shown(ben)).toEqual(['Shorter > Text of c2']);
});

it('is written without a connection, stays in view, and is sent once the draft has reached the team', async () => {
  await write(ann, row('c1'), row('c2', { thread_id: 'c1' }));
  ann.fault = () => 'lost';
  expect(await ann.round()).toBe('unreachable');
  expect(await waiting(ann)).toHaveLength(2);
  ann.fault = () => undefined;
  await rounds(ann, ben);
  expect(await shown(ben)).toEqual(['Text of c1 > Text of c2']);
});

it('is sent once although the answer was lost', async () => {
  await rounds(ann, ann);
  await write(ann, row('c1'));
  let requests = 0; // the counters of the teams, then the comment
  ann.fault = (at) => (at === 'request' && (requests += 1) === 2 ? 'answer-lost' : undefined);
  expect(await ann.round()).toBe('unreachable');
  expect(await waiting(ann)).toHaveLength(1);
  await rounds(ann, ben);
  expect(await waiting(ann)).toEqual([]);
  expect(await shown(ben)).toEqual(['Text of c1']);
});

it('that was sent stays in the outbox until it has been read with its time', async () => {
  await rounds(ann, ann);
  await write(ann, row('c1'));
  let requests = 0; // the counters of the teams, the comment, the counters again
  ann.fault = (at) => (at === 'request' && (requests += 1) === 3 ? 'lost' : undefined);
  expect(await ann.round()).toBe('unreachable');
  expect(await waiting(ann)).toMatchObject([{ id: 'c1', isSent: true }]);
  await rounds(ann);
  expect(await waiting(ann)).toEqual([]);
  expect((await threads(ann))[0]?.comments[0]?.at).toMatch(/^2026-/);
});

it('is set aside after two refusals while the rest goes on', async () => {
  await rounds(ann);
  await write(ann, row('c1', { thread_id: 'gone' }), row('c2'));
  await rounds(ann, ann, ann, ben);
  expect(await waiting(ann)).toMatchObject([{ id: 'c1', refusals: 2 }]);
  expect(await shown(ben)).toEqual(['Text of c2']);
});

it('is not sent to a team that this user has left', async () => {
  await rounds(ann);
  server.setMember('ann', false);
  await write(ann, row('c1'));
  await rounds(ann);
  await rounds(ann);
  expect(await waiting(ann)).toMatchObject([{ id: 'c1', refusals: 0 }]);
});

it('that the database has lost is sent again, with the same id', async () => {
  await rounds(ann, ben);
  const saved = server.snapshot();
  await write(ann, row('c1'));
  await write(ben, row('c2'));
  await rounds(ann, ben);
  server.restore(saved);
  await rounds(ann, ben, ann, ben);
  expect((await shown(ann)).sort()).toEqual(['Text of c1', 'Text of c2']);
  expect((await threads(ben)).map(({ id }) => id)).toEqual((await threads(ann)).map(({ id }) => id));
});

it('of the time before this device knew comments is read once', async () => {
  await write(ann, row('c1'));
  await rounds(ann, ben);
  await ben.repository.remove(teamCommentsCollection, SUBMISSION);
  await ben.repository.update(sharedTeamsCollection, TEAM, (team) => ({ ...team, hasComments: undefined }));
  await rounds(ben);
  expect(await shown(ben)).toEqual(['Text of c1']);
});
