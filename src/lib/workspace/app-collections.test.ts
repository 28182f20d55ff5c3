import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { SAMPLE_APPS, SAMPLE_SUBMISSIONS } from '@/domain/workspace/sample-workspace';
import { submissionDraft } from '@tests/support/drafts';
import { createManualClock } from '@tests/support/manual-clock';
import { appsCollection, draftsCollection, submissionsCollection } from './app-collections';
import { openIndexedDbEngine } from './indexed-db-engine';
import { openRepository } from './repository';

const open = (name: string) =>
  openRepository({ openEngine: () => openIndexedDbEngine(name, createManualClock()) });

it('starts with the sample apps and submissions, and without drafts', async () => {
  const repository = await open('fresh');
  expect(await repository.list(appsCollection)).toEqual(SAMPLE_APPS);
  expect(await repository.list(submissionsCollection)).toEqual(SAMPLE_SUBMISSIONS);
  expect(await repository.list(draftsCollection)).toEqual([]);
  expect(repository.health()).toEqual({ isKept: true, setAside: 0, fromNewer: 0 });
});

it('gives a complete draft back as it was typed, builds and pixels included', async () => {
  const draft = submissionDraft();
  const [first] = draft.images;
  if (first) draft.images[0] = { ...first, bitDepth: 16 };
  await (await open('drafts')).put(draftsCollection, [draft]);
  const found = await (await open('drafts')).get(draftsCollection, draft.id);
  const withoutPixels = (images = draft.images) =>
    images.map(({ blob, ...rest }) => ({ ...rest, size: blob.size }));
  expect({ ...found, images: withoutPixels(found?.images) }).toEqual({ ...draft, images: withoutPixels() });
  expect(await Promise.all(found?.images.map((image) => image.blob.text()) ?? [])).toEqual(
    await Promise.all(draft.images.map((image) => image.blob.text())),
  );
});

it('reads a draft that lacks texts which came later', () => {
  const { listings, ...rest } = submissionDraft();
  const older = { ...listings['en-US'], videoUrl: undefined };
  const read = draftsCollection.parse({ ...rest, listings: { 'en-US': older } }, 1);
  expect(read?.listings['en-US']).toEqual({ ...listings['en-US'], videoUrl: '' });
});

it('takes an app with a status of a later day, and a name of any kind', () => {
  const [app] = SAMPLE_APPS;
  const odd = {
    ...app,
    name: '<img src=x onerror=alert(1)> \u202egnp.🦊',
    lastSubmission: { version: '1', status: 'in_orbit', date: 'soon' },
  };
  expect(appsCollection.parse(odd, 1)).toEqual(odd);
});
