import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { baselineOf, baselineSourceOf } from '@tests/support/baselines';
import { image } from '@tests/support/drafts';
import { createManualClock } from '@tests/support/manual-clock';
import { baselinesCollection, originalFiles, originalFilesCollection } from './baselines';
import { openIndexedDbEngine } from './indexed-db-engine';
import { openRepository } from './repository';

const open = (name: string) =>
  openRepository({ openEngine: () => openIndexedDbEngine(name, createManualClock()) });

const PICTURE = {
  ...{ path: 'a.png', hash: 'picture', locale: 'en-US', slotId: 'iphone-6.9', imageId: 'image' },
  kind: 'screenshot' as const,
};
const BASELINE = {
  ...baselineOf(baselineSourceOf('ios', { 'en-US': { title: 'Lantern' } }, { pictures: [PICTURE] })),
  files: [
    { path: 'a.png', hash: 'picture', size: 5 },
    { path: 'one.txt', hash: 'text', size: 4 },
    { path: 'two.txt', hash: 'text', size: 4 },
    { path: 'lost.txt', hash: 'lost', size: 4 },
  ],
};

it('gives a baseline back as it was stored', async () => {
  await (await open('baselines')).put(baselinesCollection, [BASELINE]);
  expect(await (await open('baselines')).get(baselinesCollection, 'draft-1')).toEqual(BASELINE);
});

it('finds the bytes of files by their hash, and those of pictures in the draft', async () => {
  const repository = await open('originals');
  await repository.put(originalFilesCollection, [
    { id: 'draft-1/text', draftId: 'draft-1', hash: 'text', blob: new Blob(['text']) },
  ]);
  const files = await originalFiles(repository, BASELINE, [image({ id: 'image' })]);
  const texts = await Promise.all([...files].map(async ([path, blob]) => [path, await blob.text()]));
  expect(texts).toEqual([
    ['a.png', 'image'],
    ['one.txt', 'text'],
    ['two.txt', 'text'],
  ]);
});
