import { expect, it } from 'vitest';
import { assessDraft } from '@/domain/submissions/assess-draft';
import { DRAFT, SUBMISSION, TITLE } from '@tests/support/team/shared-ids';
import { linkOf, openSharedDraft, rounds, saveAs } from '@tests/support/team/two-members';

const outline = {
  kind: 'aab',
  platform: 'android',
  fileName: 'app.aab',
  fileSize: 1,
  identity: 'org.lantern.journal',
};

it.each([
  ['a build with nothing but its outline', { builds: [outline] }],
  ['builds that are no list', { builds: 'none' }],
  ['answers of another type', { ratings: [], privacy: 7, checkConfig: null }],
  ['details that are empty', { details: {} }],
])('a save with %s reaches the others, who can check the draft and go on', async (_, odd) => {
  const { server, ann, ben } = await openSharedDraft();
  const draft = server.head(SUBMISSION)?.draft as object;
  expect((await saveAs(server, 'cleo', { draft: { ...draft, ...odd } })).status).toBe(201);
  await rounds(ann, ben);
  for (const device of [ann, ben]) {
    const [stored] = await device.drafts();
    if (!stored) throw new Error('The draft is gone');
    expect(assessDraft({ ...stored, images: [] }, { today: '2026-11-25' })).toBeDefined();
  }
  await ann.edit(DRAFT, TITLE, 'Ann goes on');
  await rounds(ann, ben);
  expect(await ben.text(DRAFT, TITLE)).toBe('Ann goes on');
  expect((await linkOf(ben))?.problem).toBeUndefined();
});

it.each([['text'], [[1]], [{}], [{ details: 7 }]])(
  'the save %j is no draft: it is named with its writer, the own draft stays, and the next save replaces it',
  async (odd) => {
    const { server, ann, ben } = await openSharedDraft();
    await saveAs(server, 'cleo', { draft: odd });
    await rounds(ann, ben);
    expect(await linkOf(ann)).toMatchObject({ problem: 'unreadable', changedById: 'cleo' });
    await ann.edit(DRAFT, TITLE, 'Ann goes on');
    await rounds(ann, ben);
    expect(await ben.text(DRAFT, TITLE)).toBe('Ann goes on');
  },
);
