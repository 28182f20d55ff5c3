import { beforeEach, describe, expect, it } from 'vitest';
import { draftImagesCollection, type StoredDraftImage } from '@/lib/workspace/app-collections';
import { image, storedDraft } from '@tests/support/drafts';
import { makePng } from '@tests/support/png';
import { openDevice, type Device } from '@tests/support/team/device';
import { createMemoryTeamServer, type MemoryTeamServer } from '@tests/support/team/memory-team-server';
import { DRAFT, SUBMISSION, SUBTITLE, TEAM, TITLE } from '@tests/support/team/shared-ids';
import { rounds, saveAs } from '@tests/support/team/two-members';
import { ownPicturesCollection } from './picture-records';

const OTHER = '1f5b7e8b-ff88-418d-bf4c-5c4f67312944';
const OTHER_DRAFT = OTHER.replaceAll('-', '');

let time = 0;
let server: MemoryTeamServer;
let ann: Device;
let ben: Device;

/** Two members with two shared drafts. */
async function open(maxPictures?: number) {
  let ids = 0;
  const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  time = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1) + time).toISOString();
  server = createMemoryTeamServer(TEAM, ['ann', 'ben'], maxPictures);
  ann = await openDevice('ann', TEAM, server.fetch, { newId, now });
  ben = await openDevice('ben', TEAM, server.fetch, { newId, now });
  for (const device of [ann, ben]) device.makePreview = (blob) => Promise.resolve(blob);
  await ann.share(storedDraft({ id: DRAFT }), TEAM, SUBMISSION);
  await ann.share(storedDraft({ id: OTHER_DRAFT }), TEAM, OTHER);
  await rounds(ann, ben, ben);
}

beforeEach(() => open());

describe('a draft that another member has changed', () => {
  beforeEach(() => {
    ben.isOpen = (id) => id === OTHER_DRAFT;
  });

  it('is read in the next round while it is open, and otherwise after a minute', async () => {
    await ann.edit(DRAFT, TITLE, 'One');
    await ann.edit(OTHER_DRAFT, TITLE, 'Two');
    await rounds(ann, ben);
    expect(await ben.text(OTHER_DRAFT, TITLE)).toBe('Two');
    expect(await ben.text(DRAFT, TITLE)).not.toBe('One');
    expect(ben.effort().requests).toEqual(['GET teams', 'GET activity', 'GET submissions']);

    time += 59_000;
    await ann.edit(DRAFT, TITLE, 'Three');
    await rounds(ann, ben);
    expect(ben.effort().requests).toEqual(['GET teams', 'GET activity']);
    time += 1000;
    await ben.round();
    expect(await ben.text(DRAFT, TITLE)).toBe('Three');
  });

  it('is read when the user opens it', async () => {
    await ann.edit(DRAFT, TITLE, 'One');
    await rounds(ann, ben, ben, ben);
    expect(await ben.text(DRAFT, TITLE)).not.toBe('One');
    ben.isOpen = () => true;
    await ben.round();
    expect(await ben.text(DRAFT, TITLE)).toBe('One');
  });

  it('is read before a change of this device is sent', async () => {
    await ann.edit(DRAFT, TITLE, 'One');
    await ben.edit(DRAFT, SUBTITLE, 'Two');
    await rounds(ann, ben, ann);
    for (const device of [ann, ben]) {
      expect(await device.text(DRAFT, TITLE)).toBe('One');
      expect(await device.text(DRAFT, SUBTITLE)).toBe('Two');
    }
  });
});

describe('a round in which nothing has changed', () => {
  const idle = { reads: 0, requests: ['GET teams'] };

  it('asks for the counters and reads nothing, for a minute', async () => {
    await ben.round();
    expect(ben.effort()).toEqual(idle);
    time += 59_000;
    await ben.round();
    expect(ben.effort()).toEqual(idle);
    time += 1000;
    await ben.round();
    expect(ben.effort().reads).toBeGreaterThan(0);
  });

  it('ends with a change here or in the team', async () => {
    await ben.round();
    await ben.edit(DRAFT, TITLE, 'One');
    await ben.round();
    expect(ben.effort().requests).toContain('POST saves');
    await rounds(ann, ann, ann);
    expect(ann.effort()).toEqual(idle);
    await saveAs(server, 'ben', { draft: server.head(SUBMISSION)?.draft });
    await ann.round();
    expect(ann.effort().requests).toContain('GET submissions');
  });
});

describe('pictures over the limit of a team', () => {
  let shade = 0;
  /** A screenshot with bytes of its own. */
  const shot = (id: string, draftId = DRAFT): StoredDraftImage => {
    const rows = new Uint8Array(4).fill((shade += 1));
    const blob = new Blob([makePng({ width: 1, height: 2, colorType: 0 }, rows)], { type: 'image/png' });
    return { ...image({ id, width: 1, height: 2, blob }), draftId, position: 1, stamp: `stamp ${shade}` };
  };
  const put = (...images: StoredDraftImage[]) => ann.repository.put(draftImagesCollection, images);
  const refused = async () =>
    (await ann.repository.list(ownPicturesCollection))
      .filter(({ isRefused }) => isRefused)
      .map(({ id }) => id);

  beforeEach(() => open(2));

  it('are sent once there is room again', async () => {
    await put(shot('a'), shot('b'), shot('c'));
    await rounds(ann, ann);
    expect(await refused()).toEqual(['c']);
    await ann.repository.remove(draftImagesCollection, 'a');
    await rounds(ann, ann);
    expect(await refused()).toEqual([]);
    expect(server.pictures()).toHaveLength(2);
  });

  it('make room themselves, where nothing names what is stored', async () => {
    const row = { media_type: 'image/png', data: 'AAAA', by_id: 'ben' };
    for (const hash of ['1', '2']) server.pictures().push({ ...row, id: hash, sha256: hash.repeat(64) });
    await put(shot('a'), shot('b'));
    await rounds(ann, ann);
    expect(await refused()).toEqual([]);
    expect(server.pictures().map(({ by_id: by }) => by)).toEqual(['ann', 'ann']);
  });

  it('of a draft that is no longer shared make room for others', async () => {
    await put(shot('a'), shot('b'));
    await rounds(ann, ann);
    await put(shot('c', OTHER_DRAFT));
    await rounds(ann, ann);
    expect(await refused()).toEqual(['c']);
    const links = await ann.links();
    expect(links).toHaveLength(2);
    await ann.stopSharing(DRAFT);
    await rounds(ann, ann);
    expect(await refused()).toEqual([]);
  });
});
