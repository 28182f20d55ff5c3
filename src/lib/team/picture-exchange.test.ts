import { beforeEach, describe, expect, it } from 'vitest';
import type { SharedPictures } from '@/model/shared-picture';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import {
  draftImagesCollection,
  draftsCollection,
  type StoredDraftImage,
} from '@/lib/workspace/app-collections';
import { teamPreviewsCollection } from '@/lib/team/team-previews';
import { image, storedDraft } from '@tests/support/drafts';
import { makePng } from '@tests/support/png';
import type { Device } from '@tests/support/team/device';
import type { MemoryTeamServer } from '@tests/support/team/memory-team-server';
import { DRAFT, SUBMISSION, TEAM } from '@tests/support/team/shared-ids';
import { openTwoMembers, rounds } from '@tests/support/team/two-members';
import { hashOfBlob } from '../imports/hash-bytes';
import { ownPicturesCollection } from './picture-records';

let server: MemoryTeamServer;
let ann: Device;
let ben: Device;

/** A grey picture whose bytes depend on its shade. */
function png(shade: number, width = 40, height = 30): Blob {
  const rows = new Uint8Array(height * (width + 1)).fill(shade);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return new Blob([makePng({ width, height, colorType: 0 }, rows)], { type: 'image/png' });
}

const stored = (id: string, changes: Partial<StoredDraftImage> = {}): StoredDraftImage => ({
  ...image({ id, width: 40, height: 30, blob: png(id.length) }),
  draftId: DRAFT,
  position: 1,
  stamp: `stamp of ${id}`,
  ...changes,
});
const put = (device: Device, ...images: StoredDraftImage[]) =>
  device.repository.put(draftImagesCollection, images);
const images = (device: Device) => device.repository.list(draftImagesCollection);
const idsOf = async (device: Device) => (await images(device)).map(({ id }) => id);
const pictures = async (device: Device): Promise<SharedPictures> =>
  (await device.repository.get(draftsCollection, DRAFT))?.teamPictures ?? {};
const previewOf = async (device: Device, id: string) => {
  const preview = (await pictures(device))[id]?.preview ?? '';
  return device.repository.get(teamPreviewsCollection, preview);
};
beforeEach(async () => {
  ({ server, ann, ben } = await openTwoMembers());
  for (const device of [ann, ben]) device.makePreview = () => Promise.resolve(png(200, 20, 15));
  await put(ann, stored('cover'));
  await ann.share(storedDraft({ id: DRAFT }), TEAM, SUBMISSION);
  await rounds(ann, ben);
});

describe('pictures of a shared draft', () => {
  it('reach the others as previews that are bound to the original by its hash', async () => {
    expect(await pictures(ben)).toMatchObject({
      cover: { sha256: await hashOfBlob(png(5)), width: 40, height: 30, fileName: 'cover.png' },
    });
    const preview = await previewOf(ben, 'cover');
    expect(preview?.state).toBe('shown');
    expect(preview?.id).toBe(await hashOfBlob(png(200, 20, 15)));
    expect(await hashOfBlob(preview?.blob ?? new Blob())).toBe(preview?.id);
    expect(await images(ben)).toEqual([]); // a preview never counts as a picture that can be submitted
    expect(server.pictures().map(({ sha256 }) => sha256)).toEqual([preview?.id]);
  });

  it('say which screen they show, also those that were shared by an earlier version', async () => {
    const screen = { width: 20, height: 40 };
    await ann.repository.update(draftImagesCollection, 'cover', (each) => ({ ...each, screen }));
    server.shareOriginals();
    await rounds(ann, ben, ben, ann);
    expect((await pictures(ben))['cover']).toMatchObject({ screen });
    expect(await images(ben)).toMatchObject([{ id: 'cover', screen }]);
  });

  it('are sent once, also when the browser was killed before it stored that they were', async () => {
    ann.makePreview = () => Promise.resolve(png(201, 20, 15));
    await put(ann, stored('second', { position: 2 }));
    ann.fault = (at) => (at === 'write' && server.pictures().length > 1 ? 'killed' : undefined);
    expect(await ann.round()).toBe('killed');
    ann.fault = () => undefined;
    await rounds(ann, ann, ben);
    expect(server.pictures()).toHaveLength(2);
    expect(Object.keys(await pictures(ben))).toEqual(['cover', 'second']);
  });

  it('that two members add at the same time are both there', async () => {
    await put(ann, stored('from-ann'));
    await put(ben, stored('from-ben'));
    await rounds(ann, ben, ann);
    for (const device of [ann, ben]) {
      expect(Object.keys(await pictures(device)).sort()).toEqual(['cover', 'from-ann', 'from-ben']);
    }
    expect(await idsOf(ben)).toEqual(['from-ben']);
  });

  it('that two members replace at the same time cause no conflict of hashes', async () => {
    server.shareOriginals();
    await rounds(ann, ann, ben, ben);
    await put(ann, stored('cover', { blob: png(61), stamp: 'by ann' }));
    await put(ben, stored('cover', { blob: png(62), stamp: 'by ben' }));
    await rounds(ann, ben, ann, ben);
    expect((await ben.links())[0]).toMatchObject({ choices: [] });
    const [annsView, bensView] = [await pictures(ann), await pictures(ben)];
    expect(annsView).toEqual(bensView);
  });

  it.each(['one after the other', 'at the same time'])(
    'that two members draw %s are one, the later; the other waits on its device',
    async (when) => {
      const submission = '5f0c1d2e-7a1b-4c3d-8e4f-a1b2c3d4e5f6';
      // Only the member who shares a draft has it under another id.
      const [annsDraft, bensDraft] = ['draft-of-ann', submission.replaceAll('-', '')];
      await ann.share(storedDraft({ id: annsDraft }), TEAM, submission);
      await rounds(ann, ben);
      const draw = (device: Device, draftId: string, shade: number) =>
        put(device, stored(`${draftId}:icon-512`, { draftId, kind: 'icon', blob: png(shade) }));
      await draw(ann, annsDraft, 71);
      if (when === 'one after the other') await rounds(ann, ben);
      await draw(ben, bensDraft, 72);
      await rounds(ann, ben, ann, ben);
      const bens = await hashOfBlob(png(72));
      for (const [device, draftId] of [
        [ann, annsDraft],
        [ben, bensDraft],
      ] as const) {
        const { teamPictures = {} } = (await device.repository.get(draftsCollection, draftId)) ?? {};
        expect(Object.entries(teamPictures).map(([id, { sha256 }]) => [id, sha256])).toEqual([
          [`${draftId}:icon-512`, bens],
        ]);
      }
      const [own] = await ann.repository
        .list(ownPicturesCollection)
        .then((all) => all.filter((each) => each.setAside));
      expect(own?.id).toBe(`${annsDraft}:icon-512`);
    },
  );

  it('do not change a draft that nobody edits', async () => {
    const before = server.head(SUBMISSION)?.revision;
    await rounds(ann, ben, ann, ben);
    expect(server.head(SUBMISSION)?.revision).toBe(before);
  });

  it('without a picture to compose from, a design or an icon of a build', async () => {
    await put(ann, stored('raw-screen', { kind: 'picture' }));
    await rounds(ann, ben);
    expect(Object.keys(await pictures(ben))).toEqual(['cover']);
  });

  it('are removed for the others when the user removes one', async () => {
    await ann.repository.remove(draftImagesCollection, 'cover');
    await rounds(ann, ben);
    expect(await pictures(ben)).toEqual({});
    expect(await ann.repository.list(ownPicturesCollection)).toEqual([]);
  });

  it('get a new hash with new bytes', async () => {
    await put(ann, stored('cover', { blob: png(77), stamp: 'another' }));
    await rounds(ann, ben);
    expect((await pictures(ben)).cover?.sha256).toBe(await hashOfBlob(png(77)));
  });
});

describe('bytes that do not match their hash', () => {
  it('are not shown, and the next copy is tried', async () => {
    const [row] = server.pictures();
    if (!row) throw new Error('The preview was not sent');
    const genuine = String(row.data);
    row.data = 'AAAA';
    await ben.repository.remove(teamPreviewsCollection, String(row.sha256));
    await ben.round();
    expect(await previewOf(ben, 'cover')).toMatchObject({ state: 'wrong' });
    expect((await previewOf(ben, 'cover'))?.blob).toBeUndefined();
    server.pictures().push({ ...row, id: 'second copy', data: genuine });
    server.shareOriginals(); // any change of the team
    await rounds(ben, ben);
    expect(await previewOf(ben, 'cover')).toMatchObject({ state: 'shown' });
  });

  it('are not taken for a small file that declares a huge picture', async () => {
    const huge = png(9, 5000, 2);
    ann.makePreview = () => Promise.resolve(huge);
    await put(ann, stored('huge', { position: 3 }));
    await rounds(ann, ben);
    expect(await previewOf(ben, 'huge')).toMatchObject({ state: 'wrong' });
  });

  it('are corrected by the device that has the original', async () => {
    const forged = { ...(await pictures(ben)).cover, width: 1, height: 1 };
    await ben.repository.update(draftsCollection, DRAFT, (draft) => ({
      ...draft,
      teamPictures: { cover: forged } as SharedPictures,
    }));
    await rounds(ben, ann, ann, ben);
    expect((await pictures(ben)).cover).toMatchObject({ width: 40, height: 30 });
  });
});

describe('originals', () => {
  it('are only sent once an admin shares them, and then replace the preview', async () => {
    await rounds(ann, ben);
    expect(await idsOf(ben)).toEqual([]);
    server.shareOriginals();
    await rounds(ann, ann, ben, ben);
    const [cover] = await images(ben);
    expect(cover).toMatchObject({ id: 'cover', draftId: DRAFT, width: 40, isFromTeam: true });
    expect(await hashOfBlob(cover?.blob ?? new Blob())).toBe((await pictures(ann)).cover?.sha256);
    const before = server.head(SUBMISSION)?.revision;
    await rounds(ben, ann, ben);
    expect(server.head(SUBMISSION)?.revision).toBe(before);
  });

  it('of more than 6 MB stay on the device', async () => {
    const large = new Blob([png(3), new Uint8Array(6_000_000)], { type: 'image/png' });
    await put(ann, stored('large', { blob: large }));
    server.shareOriginals();
    await rounds(ann, ann, ben, ben);
    expect(await idsOf(ben)).toEqual(['cover']);
    expect(Object.keys(await pictures(ben))).toContain('large');
  });
});

describe('another member', () => {
  beforeEach(async () => {
    server.shareOriginals();
    await rounds(ann, ann, ben, ben);
  });

  it('who removes a picture removes it here too, and the original waits until the user decides', async () => {
    await ben.repository.remove(draftImagesCollection, 'cover');
    await rounds(ben, ann);
    expect(await idsOf(ann)).toEqual([]);
    const [own] = await ann.repository.list(ownPicturesCollection);
    expect(own?.setAside).toMatchObject({ id: 'cover', stamp: 'stamp of cover' });
    await rounds(ann, ben);
    expect(await pictures(ben)).toEqual({});

    if (own?.setAside) await put(ann, own.setAside);
    await rounds(ann, ben);
    expect(Object.keys(await pictures(ben))).toEqual(['cover']);
  });

  it('who moves or describes a picture moves and describes it here too', async () => {
    await ben.repository.update(draftImagesCollection, 'cover', (each) => ({
      ...each,
      ...{ position: 9, description: 'Evening' },
    }));
    await ann.repository.update(draftImagesCollection, 'cover', (each) => ({ ...each, locale: 'de-DE' }));
    await rounds(ann, ben, ann, ann, ben);
    for (const device of [ann, ben]) {
      expect(await images(device)).toMatchObject([{ position: 9, description: 'Evening', locale: 'de-DE' }]);
    }
  });
});

it('a draft that is no longer shared keeps its pictures on the device that has them', async () => {
  await ann.repository.update(draftsCollection, DRAFT, (draft) => draft);
  server.setMember('ben', false);
  await rounds(ben, ben);
  expect(Object.keys(await pictures(ben))).toEqual(['cover']);
  expect((await previewOf(ben, 'cover'))?.state).toBe('shown');
});

it('the shared part of a draft has hashes and sizes of pictures, never their bytes', async () => {
  const draft = await ann.repository.get(draftsCollection, DRAFT);
  if (!draft) throw new Error('The draft is gone');
  expect(JSON.stringify(sharedPart(draft)).length).toBeLessThan(4000);
});
