import { beforeEach, expect, it } from 'vitest';
import { ALL_COLLECTIONS } from '@/app/all-collections';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { TEAM_COLLECTIONS } from '@/lib/workspace/team-marker';
import { ownPicturesCollection } from '@/lib/team/picture-records';
import { teamPreviewsCollection } from '@/lib/team/team-previews';
import {
  sharedTeamsCollection,
  teamCommentsCollection,
  teamLinksCollection,
  teamOutboxCollection,
} from '@/lib/team/records';
import { storedDraft } from '@tests/support/drafts';
import type { Device } from '@tests/support/team/device';
import type { MemoryTeamServer } from '@tests/support/team/memory-team-server';
import { DRAFT, SUBMISSION, TEAM, TITLE } from '@tests/support/team/shared-ids';
import { openTwoMembers, rounds } from '@tests/support/team/two-members';
import {
  importRecords,
  planImport,
  undoImport,
  type ImportMode,
} from '@/features/settings/model/workspace-import';

let server: MemoryTeamServer;
let ann: Device;
let ben: Device;

beforeEach(async () => {
  ({ server, ann, ben } = await openTwoMembers());
});

const titleOnServer = () =>
  (server.head(SUBMISSION)?.draft as { listings: Record<string, { title: string }> } | undefined)?.listings[
    'en-US'
  ]?.title;
const titles = async (device: Device) =>
  (await device.drafts()).flatMap(({ id, listings }) =>
    id.startsWith('sample') ? [] : [listings['en-US']?.title],
  );

/** Ann exports before or after sharing her draft, which then goes on; the file is imported. */
async function importEarlier(when: 'before' | 'after', mode: ImportMode) {
  for (const { id } of await ann.drafts()) await ann.repository.remove(draftsCollection, id);
  const draft = storedDraft({ id: 'own' });
  await ann.repository.put(draftsCollection, [draft]);
  const before = await ann.repository.exportAll();
  await ann.share(draft, TEAM, SUBMISSION);
  await rounds(ann);
  const after = await ann.repository.exportAll();
  await ann.edit('own', TITLE, 'Newest');
  await rounds(ann, ben);
  const current = await ann.repository.exportAll();
  const plan = planImport(structuredClone(when === 'before' ? before : after), current, ALL_COLLECTIONS);
  await importRecords(ann.repository, plan, mode);
}

it.each<['before' | 'after', ImportMode]>([
  ['before', 'merge'],
  ['after', 'merge'],
  ['before', 'replace'],
  ['after', 'replace'],
])(
  'an export of %s the sharing (%s) sets nothing back, and what it contained is a private copy',
  async (when, mode) => {
    await importEarlier(when, mode);
    await rounds(ann, ann, ben);
    expect(titleOnServer()).toBe('Newest');
    expect(await ben.text(DRAFT, TITLE)).toBe('Newest');
    expect((await titles(ann)).sort()).toEqual(['Lantern: Evening Journal', 'Newest']);
    expect(await ann.text('own', TITLE)).toBe('Lantern: Evening Journal');
    // The copy is private: what is written in it reaches nobody.
    await ann.edit('own', TITLE, 'Private');
    await rounds(ann, ben);
    expect(titleOnServer()).toBe('Newest');
  },
);

it('undoing the import brings the shared draft back, and it goes on', async () => {
  await importEarlier('before', 'merge');
  await undoImport(ann.repository);
  await rounds(ann);
  expect(await titles(ann)).toEqual(['Newest']);
  await ann.edit('own', TITLE, 'After the undo');
  await rounds(ann);
  expect(titleOnServer()).toBe('After the undo');
});

it('a reset of the sample data sets nothing back', async () => {
  await ann.share(storedDraft({ id: 'own' }), TEAM, SUBMISSION);
  await ann.edit('own', TITLE, 'Newest');
  await rounds(ann, ben);
  await ann.repository.reset();
  await rounds(ann, ben);
  expect(titleOnServer()).toBe('Newest');
  expect(await ben.text(DRAFT, TITLE)).toBe('Newest');
});

it('names every collection of teams', () => {
  const collections = [
    sharedTeamsCollection,
    teamLinksCollection,
    teamOutboxCollection,
    teamCommentsCollection,
    ownPicturesCollection,
    teamPreviewsCollection,
  ];
  expect(collections.map(({ name }) => name)).toEqual(Object.values(TEAM_COLLECTIONS));
});
