import { expect, it } from 'vitest';
import { readDesign } from '@/domain/studio/design-schema';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';
import { FULL_DESIGN_WITH_GRAPHICS, fromNewer, type FullRecord } from '@tests/support/full/full-drafts';
import { FULL_RECORDS } from '@tests/support/full/full-records';
import { ALL_COLLECTIONS } from './all-collections';

/** Stores a record as another version did, and returns what is stored after this version has written it again. */
async function writtenAgain({ collection, record }: FullRecord, value: unknown) {
  const engine = createMemoryEngine();
  const { name, version } = collection;
  const stored = { collection: name, id: record.id, version, order: 1, value };
  await engine.change(name, [], () => ({ write: [stored] }));
  const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
  const read = await repository.update(collection, record.id, (item) => ({ ...item }));
  return { read, stored: (await engine.read(name, record.id))?.value };
}

it('has a record for every collection', () => {
  const names = FULL_RECORDS.map(({ collection }) => collection.name);
  expect(names.sort()).toEqual(ALL_COLLECTIONS.map(({ name }) => name).sort());
});

it.each(FULL_RECORDS)('reads and writes every field of $collection.name', async (each) => {
  const { read, stored } = await writtenAgain(each, each.record);
  expect(read).toEqual(each.record);
  expect(stored).toEqual(each.record);
});

it.each(FULL_RECORDS)('keeps the unknown fields of a newer version in $collection.name', async (each) => {
  const newer = fromNewer(each.record);
  const { read, stored } = await writtenAgain(each, newer);
  expect(read).toMatchObject(each.record);
  expect(stored).toMatchObject(newer as object);
});

it('reads every field of a design, and keeps those of a newer version', () => {
  expect(readDesign(FULL_DESIGN_WITH_GRAPHICS)).toEqual({ ok: true, value: FULL_DESIGN_WITH_GRAPHICS });
  const later = { ofANewerVersion: [1] };
  const { style, shots, output, graphics } = FULL_DESIGN_WITH_GRAPHICS;
  const newer = {
    ...FULL_DESIGN_WITH_GRAPHICS,
    ...later,
    style: { ...style, ...later, fill: { ...style.fill, ...later } },
    shots: {
      one: { ...shots.one, ...later, texts: { 'en-US': { ...shots.one?.texts['en-US'], ...later } } },
    },
    output: { ...output, ...later },
    graphics: { ...graphics, ...later, icon: { ...graphics.icon, ...later } },
  };
  expect(readDesign(newer)).toEqual({ ok: true, value: newer });
});
