import { beforeEach, expect, it } from 'vitest';
import { SHARED_FORMAT } from '@/domain/team-sync/shared-draft';
import { teamLinksCollection } from './records';
import type { Device } from '@tests/support/team/device';
import type { MemoryTeamServer } from '@tests/support/team/memory-team-server';
import { DRAFT, SUBMISSION, TEAM, TITLE } from '@tests/support/team/shared-ids';
import { linkOf, openSharedDraft, rounds, saveAs } from '@tests/support/team/two-members';

/** Sharing again makes another submission. */
const AGAIN = '1f5b7e8b-ff88-418d-bf4c-5c4f67312944';

let server: MemoryTeamServer;
let ann: Device;
let ben: Device;

beforeEach(async () => {
  ({ server, ann, ben } = await openSharedDraft());
});

const formatOf = () => server.head(SUBMISSION)?.format;
const nonsense = { anything: true };

it('a save in a format that no version knows is refused, and the draft stays usable', async () => {
  const answer = await saveAs(server, 'ben', { draft: nonsense, format: 32_767 });
  expect(answer.status).toBe(400);
  await ann.edit(DRAFT, TITLE, 'One');
  await rounds(ann, ben);
  expect(await ben.text(DRAFT, TITLE)).toBe('One');
});

it('sharing can be stopped in a newer format, and starts again in the format of this version', async () => {
  expect((await saveAs(server, 'ben', { draft: nonsense, format: SHARED_FORMAT + 1 })).status).toBe(201);
  await ann.edit(DRAFT, TITLE, 'One');
  await rounds(ann);
  expect(await linkOf(ann)).toMatchObject({ problem: 'newer-format' });

  await ann.stopSharing(DRAFT);
  await rounds(ann, ben);
  expect(await ann.links()).toEqual([]);
  expect(await ben.links()).toEqual([]);
  expect(server.head(SUBMISSION)?.draft).toBeNull();
  expect(await ann.text(DRAFT, TITLE)).toBe('One');

  const [draft] = await ann.drafts();
  if (!draft) throw new Error('The draft is gone');
  await ann.share(draft, TEAM, AGAIN);
  await rounds(ann, ann, ben);
  expect(server.head(AGAIN)?.format).toBe(SHARED_FORMAT);
  expect(await ben.drafts()).toHaveLength(2);
});

it('a draft of two formats before rises by one with each save, and immediately', async () => {
  const { draft } = server.head(SUBMISSION) ?? {};
  await saveAs(server, 'ben', { draft: null, format: 1 });
  await saveAs(server, 'ben', { draft, format: 1 });
  ann.reload();
  await rounds(ann);
  const [link] = await ann.links();
  if (!link) throw new Error('The draft did not come back');
  expect(link.format).toBe(1);
  await ann.edit(link.id, TITLE, 'One');
  await rounds(ann);
  expect(formatOf()).toBe(SHARED_FORMAT);
  expect((await ann.links())[0]).toMatchObject({ problem: undefined, isRising: undefined });
});

it('a record of an earlier version, without a format, finds it out with the first refusal', async () => {
  const { draft } = server.head(SUBMISSION) ?? {};
  await saveAs(server, 'ben', { draft: null, format: 1 });
  await saveAs(server, 'ben', { draft, format: 1 });
  await rounds(ann);
  const [link] = await ann.links();
  if (!link) throw new Error('The draft did not come back');
  await ann.repository.update(teamLinksCollection, link.id, (each) => ({ ...each, format: undefined }));
  await ann.edit(link.id, TITLE, 'One');
  await rounds(ann);
  expect(formatOf()).toBe(SHARED_FORMAT);
});
