import { expect, it } from 'vitest';
import { threadsOf } from '@/domain/team-sync/comments';
import { canonicalJson } from '@/domain/canonical-json';
import { draftImagesCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { image, storedDraft } from '@tests/support/drafts';
import { makePng } from '@tests/support/png';
import { sharedOf, type Device, type Fault } from '@tests/support/team/device';
import { DRAFT, SUBMISSION, TEAM } from '@tests/support/team/shared-ids';
import { openTwoMembers, rounds } from '@tests/support/team/two-members';
import { teamCommentsCollection, teamOutboxCollection, type WaitingComment } from './records';
import { teamPreviewsCollection } from './team-previews';

/** A grey picture whose bytes depend on its shade. */
function png(shade: number, width = 40, height = 30): Blob {
  const rows = new Uint8Array(height * (width + 1)).fill(shade);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return new Blob([makePng({ width, height, colorType: 0 }, rows)], { type: 'image/png' });
}

const picture = (id: string, position: number, shade: number) => ({
  ...image({ id, width: 40, height: 30, blob: png(shade) }),
  ...{ draftId: DRAFT, position, stamp: id },
});

const comment = (id: string): WaitingComment => ({
  id,
  teamId: TEAM,
  refusals: 0,
  row: {
    ...{ team_id: TEAM, submission_id: SUBMISSION, field: '', body: `Text of ${id}` },
    ...{ thread_id: null, replaces: null },
  },
});

/** Shared content, comments and previews of a device, and how much it has still to send. */
async function contentOf({ repository, ...device }: Device) {
  const comments = await repository.get(teamCommentsCollection, SUBMISSION);
  const shared = await sharedOf({ repository, ...device });
  const shownPreviews = Object.values((await repository.get(draftsCollection, DRAFT))?.teamPictures ?? {});
  return {
    drafts: (await device.drafts()).length,
    shared: canonicalJson(shared),
    comments: comments && threadsOf(comments).flatMap((thread) => thread.comments.map(({ body }) => body)),
    pictures: shownPreviews.map(({ fileName }) => fileName).sort(),
    waiting: await repository.list(teamOutboxCollection),
  };
}

const never = () => false;
const once = (after: number) => after > 0;

/** Texts, pictures and comments of two members, one of whom loses the connection from one request of a round on. */
async function cutAt(request: number, fault: Fault, isBack: (request: number) => boolean) {
  const { ann, ben } = await openTwoMembers();
  for (const device of [ann, ben]) device.makePreview = (blob) => Promise.resolve(blob);
  await ann.repository.put(draftImagesCollection, [picture('cover', 1, 5)]);
  await ann.share(storedDraft({ id: DRAFT }), TEAM, SUBMISSION);
  await rounds(ann, ben);

  await ben.edit(DRAFT, 'listings/en-US/title', 'Title of Ben');
  await ben.repository.put(teamOutboxCollection, [comment('of-ben')]);
  await rounds(ben);
  await ann.edit(DRAFT, 'listings/en-US/subtitle', 'Subtitle of Ann');
  await ann.repository.put(draftImagesCollection, [picture('second', 2, 60), picture('third', 3, 90)]);
  await ann.repository.remove(draftImagesCollection, 'cover');
  await ann.repository.put(teamOutboxCollection, [comment('of-ann'), comment('more-of-ann')]);

  let requests = 0;
  ann.fault = (at) => {
    if (at === 'write') return undefined;
    requests += 1;
    return requests >= request && !isBack(requests - request) ? fault : undefined;
  };
  const end = await ann.round();
  ann.fault = () => undefined;
  await rounds(ann, ben, ann, ben, ann);
  return {
    requests,
    end,
    ann: await contentOf(ann),
    ben: await contentOf(ben),
    previews: await previewsOf(ben),
  };
}

async function previewsOf({ repository }: Device) {
  const previews = await repository.list(teamPreviewsCollection);
  return previews.filter(({ state }) => state === 'shown').length;
}

/** The first two find what the others find; `EVERY_FAULT=1` also tries those. */
const FAULTS = [
  ['answer-lost', never],
  ['lost', once],
  ...(process.env.EVERY_FAULT
    ? ([
        ['lost', never],
        ['answer-lost', once],
        ['killed', never],
      ] as const)
    : []),
] as const;

it('a connection that is cut at any request of a round: once it is back, all sides are equal', async () => {
  const whole = await cutAt(Infinity, undefined, never);
  expect(whole).toMatchObject({ end: 'done', previews: 2 });
  expect(whole.requests).toBeGreaterThan(8);
  expect(whole.ann).toEqual(whole.ben);
  expect(whole.ann).toMatchObject({ drafts: 1, pictures: ['second.png', 'third.png'], waiting: [] });
  expect(whole.ann.comments).toHaveLength(3);
  const different: unknown[] = [];
  for (const [fault, isBack] of FAULTS) {
    for (let request = 1; request <= whole.requests; request += 1) {
      const { ann, ben, previews } = await cutAt(request, fault, isBack);
      if (canonicalJson([ann, ben, previews]) !== canonicalJson([whole.ann, whole.ben, whole.previews]))
        different.push({ fault, request, ann, ben, previews });
    }
  }
  expect(different).toEqual([]);
});
