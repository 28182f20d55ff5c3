import { beforeEach, describe, expect, it } from 'vitest';
import { sharedPart } from '@/domain/team-sync/shared-draft';
import { afterOverriding } from '@/domain/team-sync/team-link';
import { valueAt, withValueAt } from '@/domain/merge-records';
import type { StoredDraft } from '@/model/draft';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { teamLinksCollection } from './records';
import { storedDraft } from '@tests/support/drafts';
import { FULL_PRIVACY, FULL_RATINGS } from '@tests/support/full/full-drafts';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { openDevice, type Device } from '@tests/support/team/device';
import { createMemoryTeamServer, type MemoryTeamServer } from '@tests/support/team/memory-team-server';
import { DRAFT, SUBMISSION, SUBTITLE, TEAM, TITLE } from '@tests/support/team/shared-ids';
import { linkOf, openSharedDraft, rounds, saveAs } from '@tests/support/team/two-members';

let server: MemoryTeamServer;
let ann: Device;
let ben: Device;
let newId: () => string;

beforeEach(async () => {
  ({ server, ann, ben, newId } = await openSharedDraft());
});

describe('choices', () => {
  const change = (device: Device, apply: (draft: StoredDraft) => StoredDraft) =>
    device.repository.update(draftsCollection, DRAFT, apply);
  const [first, second] = [iosBuild({ fileName: 'one.ipa' }), iosBuild({ fileName: 'two.ipa' })];

  const withGambling = (gambling: boolean) => (draft: StoredDraft) => ({
    ...draft,
    ratings: { ...FULL_RATINGS, apple: { ...FULL_RATINGS.apple, gambling } },
  });

  it.each<
    [string, string, (draft: StoredDraft) => StoredDraft, (draft: StoredDraft) => StoredDraft, unknown]
  >([
    [
      'builds',
      'builds',
      (draft) => ({ ...draft, builds: [first] }),
      (draft) => ({ ...draft, builds: [second] }),
      [first],
    ],
    [
      'a list',
      'checkConfig/words',
      (draft) => ({ ...draft, checkConfig: { words: ['Lantern'] } }),
      (draft) => ({ ...draft, checkConfig: { words: ['Evening'] } }),
      ['Lantern'],
    ],
    ['an age rating answer', 'ratings/apple/gambling', withGambling(true), withGambling(false), true],
    [
      'a privacy answer',
      'privacy/yesNo/people',
      (draft) => ({ ...draft, privacy: { ...FULL_PRIVACY, yesNo: { people: true } } }),
      (draft) => ({ ...draft, privacy: { ...FULL_PRIVACY, yesNo: { people: false } } }),
      true,
    ],
  ])(
    'of one field: the later stays, and its writer is offered the other: %s',
    async (_, field, anns, bens, theirs) => {
      await change(ann, anns);
      await change(ben, bens);
      await rounds(ann, ben, ann);
      expect((await linkOf(ben))?.choices).toEqual([{ field, theirs, byId: 'ann' }]);
      expect((await linkOf(ann))?.choices ?? []).toEqual([]);
      // Ben takes the other side, and so both agree.
      await change(ben, (draft) => withValueAt(draft, field, theirs));
      await change(ann, (draft) => ({ ...draft, version: '9.9.9' }));
      await rounds(ben, ann, ben);
      for (const device of [ann, ben]) {
        const [draft] = await device.drafts();
        expect(draft && valueAt(draft, field)).toEqual(theirs);
      }
    },
  );

  it('of different fields both stay, and nobody is asked', async () => {
    await change(ann, (draft) => ({ ...draft, builds: [first] }));
    await change(ben, (draft) => ({
      ...draft,
      details: { ...draft.details, isUpdate: !draft.details.isUpdate },
    }));
    await rounds(ann, ben, ann);
    for (const device of [ann, ben]) expect((await linkOf(device))?.choices ?? []).toEqual([]);
  });
});

describe('a choice that was not stored yet when the state of another member was merged', () => {
  const field = 'platform';
  /** As the form saves it: over what the round has stored. */
  const saveOver = async (device: Device, overridden: { field: string; theirs: unknown }[]) => {
    await device.repository.update(draftsCollection, DRAFT, (draft): StoredDraft => ({
      ...draft,
      platform: 'android',
    }));
    await device.repository.update(teamLinksCollection, DRAFT, (link) =>
      afterOverriding(link, overridden, device.userId),
    );
  };

  beforeEach(async () => {
    await ann.edit(DRAFT, field, 'ios');
    for (const device of [ann, ben]) await device.round();
  });

  it('stays, and its writer is offered the other until both agree', async () => {
    await saveOver(ben, [{ field, theirs: 'ios' }]);
    const offered = { choices: [{ field, theirs: 'ios', byId: 'ann' }] };
    expect(await linkOf(ben)).toMatchObject(offered);
    for (const device of [ben, ann, ben]) await device.round();
    expect(await linkOf(ben)).toMatchObject(offered);
    expect(await ann.text(DRAFT, field)).toBe('android');
    await ann.edit(DRAFT, field, 'ios');
    for (const device of [ann, ben]) await device.round();
    expect(await linkOf(ben)).toMatchObject({ choices: [] });
  });

  it.each([
    ['of another tab of the same user', { field, theirs: 'both' }],
    ['that no team sees', { field: 'step', theirs: 3 }],
    ['of a picture, whose hash nobody could choose', { field: 'teamPictures/a/width', theirs: undefined }],
  ])('replaces without a question a value %s', async (_, overridden) => {
    await saveOver(ben, [overridden]);
    expect(await linkOf(ben)).toMatchObject({ choices: [] });
  });
});

describe('clocks that are two hours off', () => {
  it.each([-2, 2])('decide nothing, neither order nor dates: %i hours', async (hours) => {
    const wrong = () => new Date(Date.UTC(2026, 0, 1, 12 + hours)).toISOString();
    const right = () => new Date(Date.UTC(2026, 0, 1, 12)).toISOString();
    const own = createMemoryTeamServer(TEAM, ['ann', 'ben']);
    const early = await openDevice('ann', TEAM, own.fetch, { newId, now: wrong });
    const late = await openDevice('ben', TEAM, own.fetch, { newId, now: right });
    await early.share(storedDraft({ id: DRAFT }), TEAM, SUBMISSION);
    await rounds(early, late);
    await early.edit(DRAFT, TITLE, 'First on the server');
    await late.edit(DRAFT, TITLE, 'Second on the server');
    await rounds(early, late, early);
    for (const device of [early, late]) expect(await device.text(DRAFT, TITLE)).toBe('Second on the server');
    expect(await linkOf(late)).toMatchObject({ choices: [{ theirs: 'First on the server' }] });
    // The time that everybody sees is the server's.
    expect((await linkOf(early))?.changedAt).toMatch(/^2026-01-01T00:00:/);
  });
});

describe('who changed a value last', () => {
  const changedBy = async (device: Device, field: string) => (await linkOf(device))?.changes?.[field]?.byId;

  it('is known of one save and of several by one member, by the time of the server', async () => {
    await ann.edit(DRAFT, TITLE, 'One');
    await ann.round();
    await ben.round();
    expect(await changedBy(ben, TITLE)).toBe('ann');
    expect((await linkOf(ben))?.changes?.[TITLE]?.at).toMatch(/^2026-01-/);
    for (const text of ['Two', 'Three']) {
      await ann.edit(DRAFT, SUBTITLE, text);
      await ann.round();
    }
    await ben.round();
    expect(await changedBy(ben, SUBTITLE)).toBe('ann');
    expect(await changedBy(ann, SUBTITLE)).toBeUndefined();
  });

  it('is forgotten when this user changes the value, and not guessed when several saved', async () => {
    await ann.edit(DRAFT, TITLE, 'From Ann');
    await ann.round();
    await ben.round();
    await ben.edit(DRAFT, TITLE, 'From Ben');
    await ben.round();
    expect(await changedBy(ben, TITLE)).toBeUndefined();
    await saveAs(server, 'ann', { draft: { ...sharedPart(storedDraft()), version: '3.0.0' } });
    await saveAs(server, 'cleo', { draft: { ...sharedPart(storedDraft()), version: '4.0.0' } });
    await ben.round();
    expect((await ben.drafts())[0]?.version).toBe('4.0.0');
    expect(await changedBy(ben, 'version')).toBeUndefined();
  });
});
