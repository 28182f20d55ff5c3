import { expect, it } from 'vitest';
import { afterDecision, conflictsOf, type TeamLink } from '@/domain/team-sync/team-link';
import { EMPTY_LISTING } from '@/model/listing';
import { textAt, withTextAt, withValueAt } from '@/domain/merge-records';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { DRAFT, SUBMISSION, TITLE } from '@tests/support/team/shared-ids';
import { linkOf, openSharedDraft, rounds } from '@tests/support/team/two-members';
import { teamLinksCollection } from './records';

const SUBTITLE = 'listings/en-US/subtitle';

/** An earlier version noted another member's state in the link, merged it into the draft, and then made it the base. */
const CUT_OFF = [
  ['before the draft was merged', false],
  ['between the draft and its base', true],
] as const;

it.each(CUT_OFF)(
  'a merge that an earlier version began and that ended %s loses nothing',
  async (_, isMerged) => {
    const { server, ann, ben } = await openSharedDraft();
    await ann.edit(DRAFT, TITLE, 'From Ann');
    await rounds(ann);
    const head = server.head(SUBMISSION);
    await ben.edit(DRAFT, SUBTITLE, 'From Ben');
    if (isMerged) await ben.edit(DRAFT, TITLE, 'From Ann');
    await ben.repository.update(teamLinksCollection, DRAFT, (link) => ({
      ...link,
      headRevision: Number(head?.revision),
      taking: { revision: head?.revision, draft: head?.draft, byId: 'ann', at: '2026-01-01T00:00:00.000Z' },
    }));

    await rounds(ben, ann, ben);
    for (const device of [ann, ben]) {
      expect(await device.text(DRAFT, TITLE)).toBe('From Ann');
      expect(await device.text(DRAFT, SUBTITLE)).toBe('From Ben');
    }
    const link = await linkOf(ben);
    expect(link?.taking).toBeUndefined();
    expect(link && conflictsOf(link)).toEqual([]);
  },
);

const text = { field: TITLE, theirs: 'From Ann', byId: 'ann' };
const choice = { field: 'platform', theirs: 'ios', byId: 'ann' };

it('conflicts that an earlier version listed apart are offered, survive a merge and can be decided', async () => {
  const { ann, ben } = await openSharedDraft();
  await ben.edit(DRAFT, TITLE, 'From Ben');
  await ben.repository.update(teamLinksCollection, DRAFT, (link) => ({
    ...link,
    conflicts: [text],
    choices: [choice],
  }));
  await ann.edit(DRAFT, SUBTITLE, 'Something else');
  await rounds(ann, ben);
  const after = await ben.repository.update(teamLinksCollection, DRAFT, (link) => {
    expect(conflictsOf(link)).toEqual([text, choice]);
    return afterDecision(link, TITLE, 'From Ben');
  });
  expect(after && conflictsOf(after)).toEqual([choice]);
});

it('a tab of an earlier version can read the links of this one', async () => {
  const { ann, ben } = await openSharedDraft();
  await ann.edit(DRAFT, TITLE, 'From Ann');
  await ben.edit(DRAFT, TITLE, 'From Ben');
  await rounds(ann, ben);
  // It refuses a link whose `conflicts` are anything but texts, and shows the values of both lists.
  expect(await linkOf(ben)).toMatchObject({ conflicts: [], choices: [text] } satisfies Partial<TeamLink>);
});

it('no conflict remains for a place that is gone, where a choice would write into nothing', async () => {
  const { ann, ben } = await openSharedDraft();
  const german = 'listings/de-DE/title';
  await ann.repository.update(draftsCollection, DRAFT, (draft) => ({
    ...draft,
    listings: { ...draft.listings, 'de-DE': { ...EMPTY_LISTING, title: 'Titel' } },
  }));
  await rounds(ann, ben);
  for (const [device, title] of [
    [ann, 'Von Ann'],
    [ben, 'Von Ben'],
  ] as const)
    await device.repository.update(draftsCollection, DRAFT, (draft) => withTextAt(draft, german, title));
  await rounds(ann, ben);
  expect(await linkOf(ben)).toMatchObject({ choices: [{ field: german, theirs: 'Von Ann' }] });
  for (const device of [ben, ann])
    await device.repository.update(draftsCollection, DRAFT, (draft) =>
      withValueAt(draft, 'listings/de-DE', undefined),
    );
  await rounds(ben, ann, ben);
  await ann.edit(DRAFT, SUBTITLE, 'One more merge');
  await rounds(ann, ben);
  const [draft] = await ben.drafts();
  expect(draft && textAt(draft, german)).toBeUndefined();
  expect(await linkOf(ben)).toMatchObject({ choices: [] });
});
