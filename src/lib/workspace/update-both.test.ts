import 'fake-indexeddb/auto';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { createManualClock } from '@tests/support/manual-clock';
import { defineCollection } from './collection';
import { createMemoryEngine, type Engine } from './engine';
import { openIndexedDbEngine } from './indexed-db-engine';
import { openRepository } from './repository';

const schema = z.object({ id: z.string(), text: z.string() });
const notes = defineCollection({ name: 'notes', schema });
const drafts = defineCollection({ name: 'drafts', schema });

const memory = createMemoryEngine();
const ENGINES = [
  ['memory', () => Promise.resolve(memory)],
  ['IndexedDB', () => openIndexedDbEngine('update-both', createManualClock())],
] as const;

it.each(ENGINES)(
  'in %s, changes both records as another tab left them, or neither',
  async (_, openEngine) => {
    const [here, there] = await Promise.all([openRepository({ openEngine }), openRepository({ openEngine })]);
    const both = async () => [await there.get(notes, 'a'), await there.get(drafts, 'a')];
    const swap = (id: string) =>
      here.updateBoth(notes, drafts, id, (note, draft) => [
        { ...note, text: draft.text },
        { ...draft, text: note.text },
      ]);
    await here.put(
      notes,
      ['a', 'alone'].map((id) => ({ id, text: 'note' })),
    );
    await here.put(drafts, [{ id: 'a', text: 'draft' }]);
    await there.update(notes, 'a', (note) => ({ ...note, text: 'newer' }));
    await swap('a');
    const swapped = [
      { id: 'a', text: 'draft' },
      { id: 'a', text: 'newer' },
    ];
    expect(await both()).toEqual(swapped);

    await swap('alone');
    expect(await there.get(notes, 'alone')).toEqual({ id: 'alone', text: 'note' });
    expect(await there.get(drafts, 'alone')).toBeUndefined();
    const broken = here.updateBoth(notes, drafts, 'a', () => {
      throw new Error('No');
    });
    await expect(broken).rejects.toThrow('No');
    expect(await both()).toEqual(swapped);

    const writes = here.writes();
    await here.updateBoth(notes, drafts, 'a', (note, draft) => [note, draft]);
    expect(here.writes()).toBe(writes);
    for (const each of [here, there]) each.close();
  },
);

it('changes both in memory while storage refuses, and stores them together afterwards', async () => {
  const disk = createMemoryEngine();
  let isFull = false;
  const engine: Engine = {
    ...disk,
    change: (...change) => (isFull ? Promise.reject(new Error('Full')) : disk.change(...change)),
  };
  const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
  for (const each of [notes, drafts]) await repository.put(each, [{ id: 'a', text: 'old' }]);
  const stored = async () =>
    [await disk.read('notes', 'a'), await disk.read('drafts', 'a')].map((record) => record?.value);
  const append = (text: string) =>
    repository.updateBoth(notes, drafts, 'a', (note, draft) => [
      { ...note, text: note.text + text },
      { ...draft, text: draft.text + text },
    ]);
  const twice = (text: string) => [0, 1].map(() => ({ id: 'a', text }));
  isFull = true;
  await append(', new');
  expect([await repository.get(notes, 'a'), await repository.get(drafts, 'a')]).toEqual(twice('old, new'));
  expect(await stored()).toEqual(twice('old'));
  expect(repository.health().isStored).toBe(false);
  isFull = false;
  await append('er');
  expect(await stored()).toEqual(twice('old, newer'));
  expect(repository.health().isStored).toBe(true);
});
