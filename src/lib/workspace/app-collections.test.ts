import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { SAMPLE_APPS, SAMPLE_SUBMISSIONS } from '@/domain/workspace/sample-workspace';
import { image, storedDraft } from '@tests/support/drafts';
import { answersWith, dataUse } from '@tests/support/privacy-answers';
import { createManualClock } from '@tests/support/manual-clock';
import { quietRatings } from '@tests/support/ratings';
import {
  appsCollection,
  draftImagesCollection,
  draftsCollection,
  submissionsCollection,
} from './app-collections';
import { openIndexedDbEngine } from './indexed-db-engine';
import { openRepository } from './repository';

const open = (name: string) =>
  openRepository({ openEngine: () => openIndexedDbEngine(name, createManualClock()) });

it('starts with the sample apps and submissions, and without drafts', async () => {
  const repository = await open('fresh');
  expect(await repository.list(appsCollection)).toEqual(SAMPLE_APPS);
  expect(await repository.list(submissionsCollection)).toEqual(SAMPLE_SUBMISSIONS);
  expect(await repository.list(draftsCollection)).toEqual([]);
  expect(repository.health()).toEqual({ isStored: true, setAside: 0, fromNewer: 0 });
});

it('gives a complete draft back as it was typed, with its builds', async () => {
  const draft = storedDraft();
  await (await open('drafts')).put(draftsCollection, [draft]);
  expect(await (await open('drafts')).get(draftsCollection, draft.id)).toEqual(draft);
});

it('gives the images of a draft back with their facts and pixels', async () => {
  const stored = { ...image({ bitDepth: 16 }), draftId: 'draft-1', position: 1, stamp: 'a' };
  await (await open('images')).put(draftImagesCollection, [stored]);
  const found = await (await open('images')).get(draftImagesCollection, stored.id);
  expect({ ...found, blob: await found?.blob.text() }).toEqual({ ...stored, blob: await stored.blob.text() });
});

it('reads a draft of an earlier release, which had an empty list of images', () => {
  const draft = storedDraft();
  expect(draftsCollection.parse({ ...draft, images: [] }, 1)).toEqual(draft);
});

it('reads a draft that lacks texts which came later', () => {
  const { listings, ...rest } = storedDraft();
  const older = { ...listings['en-US'], videoUrl: undefined };
  const read = draftsCollection.parse({ ...rest, listings: { 'en-US': older } }, 1);
  expect(read?.listings['en-US']).toEqual({ ...listings['en-US'], videoUrl: '' });
});

it('gives age rating answers back, and asks again only for one that it cannot read', () => {
  const ratings = quietRatings({
    apple: { lootBox: true },
    options: { infoUrl: 'https://lantern.example/ages' },
  });
  const draft = storedDraft({ ratings });
  expect(draftsCollection.parse(draft, 1)).toEqual(draft);
  const odd = { ...ratings, apple: { ...ratings.apple, lootBox: 'often', contests: 'SOMETIMES' } };
  const read = draftsCollection.parse({ ...draft, ratings: odd }, 1);
  expect(read?.ratings).toEqual({
    ...ratings,
    apple: { ...ratings.apple, lootBox: undefined, contests: undefined },
  });
  expect(read?.unreadable?.map(({ path }) => path.join('/'))).toEqual([
    'ratings/apple/contests',
    'ratings/apple/lootBox',
  ]);
});

it('reads an app with a status that it does not know, and with any name', () => {
  const [app] = SAMPLE_APPS;
  const odd = {
    ...app,
    name: '<img src=x onerror=alert(1)> \u202egnp.🦊',
    lastSubmission: { version: '1', status: 'in_orbit', date: 'soon' },
  };
  expect(appsCollection.parse(odd, 1)).toEqual(odd);
});

it('gives Google Play’s own texts back, and reads drafts without any', () => {
  const draft = storedDraft({ playTexts: { 'en-US': { title: 'Lantern Diary', releaseNotes: '' } } });
  expect(draftsCollection.parse(draft, 1)).toEqual(draft);
  expect(draftsCollection.parse(storedDraft(), 1)).toEqual(storedDraft());
});

it('returns privacy answers as they were stored', () => {
  const draft = storedDraft({ privacy: answersWith({ name: dataUse({ onlyIn: 'ios' }) }) });
  expect(draftsCollection.parse(draft, 1)).toEqual(draft);
});

it.each([
  [{ collectsLocation: true, usesCamera: false }, { location: true }, {}],
  [{ collectsContacts: true }, { people: true }, { contacts: {} }],
  [{ usesCamera: true, usesMicrophone: true, tracksUsers: true }, { media: true, tracking: true }, {}],
])('carries the privacy switches %j of an earlier draft over', (switches, yesNo, uses) => {
  const { details, ...rest } = storedDraft();
  const read = draftsCollection.parse({ ...rest, details: { ...details, ...switches } }, 1);
  expect(read).toEqual({ ...storedDraft(), privacy: { yesNo, uses, choices: {}, texts: {}, rejected: [] } });
});

it('ignores switches that were off, and all switches where there are newer answers', () => {
  const { details, ...rest } = storedDraft();
  const off = { ...rest, details: { ...details, collectsLocation: false } };
  expect(draftsCollection.parse(off, 1)).toEqual(storedDraft());
  const answered = { ...off, details: { ...details, tracksUsers: true }, privacy: answersWith({}) };
  expect(draftsCollection.parse(answered, 1)?.privacy).toEqual(answersWith({}));
});
