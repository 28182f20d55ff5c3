import { expect } from 'vitest';
import { SHARED_FORMAT } from '@/domain/team-sync/shared-draft';
import { storedDraft } from '../drafts';
import { openDevice, type Device } from './device';
import { DRAFT, SUBMISSION, TEAM } from './shared-ids';
import { createMemoryTeamServer, type MemoryTeamServer } from './memory-team-server';

export interface TwoMembers {
  server: MemoryTeamServer;
  ann: Device;
  ben: Device;
  newId: () => string;
}

/** A new team of Ann, Ben and Cleo; Ann and Ben each have a device, on which nothing is shared yet. */
export async function openTwoMembers(): Promise<TwoMembers> {
  let ids = 0;
  const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  const server = createMemoryTeamServer(TEAM, ['ann', 'ben', 'cleo']);
  const ann = await openDevice('ann', TEAM, server.fetch, { newId });
  const ben = await openDevice('ben', TEAM, server.fetch, { newId });
  return { server, ann, ben, newId };
}

/** The same team with one draft of Ann's, which both devices have. */
export async function openSharedDraft(): Promise<TwoMembers> {
  const members = await openTwoMembers();
  await members.ann.share(storedDraft({ id: DRAFT }), TEAM, SUBMISSION);
  await rounds(members.ann, members.ben);
  return members;
}

/** Runs a round on each device in turn, and expects each to end as planned. */
export async function rounds(...devices: Device[]): Promise<void> {
  for (const device of devices) expect(await device.round()).toBe('done');
}

export async function linkOf(device: Device) {
  return (await device.links())[0];
}

/** Number of the newest save of the shared draft. */
export function revisionOf(server: MemoryTeamServer): number {
  return Number(server.head(SUBMISSION)?.revision);
}

/** Sends a save as a member would who has no device here. */
export function saveAs(server: MemoryTeamServer, by: string, row: Record<string, unknown>) {
  const revision = revisionOf(server) + 1;
  return server.fetch(
    new Request('http://127.0.0.1/rest/v1/saves', {
      method: 'POST',
      headers: { authorization: `Bearer ${by}` },
      body: JSON.stringify({
        id: `save-${revision}`,
        team_id: TEAM,
        submission_id: SUBMISSION,
        revision,
        format: SHARED_FORMAT,
        by_id: by,
        ...row,
      }),
    }),
  );
}
