import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection } from '@/lib/workspace/collection';
import { createMemoryEngine, type StoredRecord } from '@/lib/workspace/engine';
import { openRepository } from '@/lib/workspace/repository';
import { itEvery } from '@tests/support/it-every';
import { canUndoImport, importRecords, mergeWorkspaces, planImport, undoImport } from './workspace-import';

const notes = defineCollection({
  name: 'notes',
  version: 2,
  schema: z.object({ id: z.string(), text: z.string() }),
  upgrade: (value) => ({ text: 'from version 1', ...(value as object) }),
});

const note = (id: string, changes: Partial<StoredRecord> = {}): StoredRecord => ({
  collection: 'notes',
  id,
  version: 2,
  order: 1,
  value: { id, text: id },
  ...changes,
});
const meta = note('filled:notes', { collection: 'meta', value: true });

describe('planImport', () => {
  itEvery<[string, unknown, 'readable' | 'fromNewer' | 'unreadable']>([
    ['a record', note('a'), 'readable'],
    ['one of an older version', note('a', { version: 1, value: { id: 'a' } }), 'readable'],
    ['one of a newer version', note('a', { version: 3 }), 'fromNewer'],
    ['version 0', note('a', { version: 0 }), 'unreadable'],
    ['version -1', note('a', { version: -1 }), 'unreadable'],
    ['version 0.5', note('a', { version: 0.5 }), 'unreadable'],
    ['a value of another shape', note('a', { value: { id: 'a', text: 7 } }), 'unreadable'],
    ['a value with another id', note('a', { value: { id: 'b', text: '' } }), 'unreadable'],
    ['an unknown collection', note('a', { collection: 'games' }), 'fromNewer'],
    ['null', null, 'unreadable'],
    ['a text', 'x', 'unreadable'],
    ['an empty object', {}, 'unreadable'],
  ])('counts … unchanged', (_, entry, kind) => {
    const plan = planImport([entry], [], [notes]);
    const counts = { readable: 0, fromNewer: 0, unreadable: 0, [kind]: 1 };
    expect(plan).toMatchObject(counts);
    expect(plan.records).toHaveLength(plan.readable);
  });

  it('counts what is in this browser, and neither counts nor loses the workspace’s own notes', () => {
    const plan = planImport([meta, note('a'), note('c')], [meta, note('a'), note('b')], [notes]);
    expect(plan).toMatchObject({ readable: 2, unreadable: 0, present: 2, inBoth: 1 });
    expect(plan.records).toContainEqual(meta);
  });

  it('takes the last of two records with one id, as storage does', () => {
    const plan = planImport([note('a'), note('a', { order: 9 })], [], [notes]);
    expect(plan.records).toEqual([note('a', { order: 9 })]);
  });
});

describe('mergeWorkspaces', () => {
  it('replaces in place, adds at the end in the order of the file, and leaves the rest', () => {
    const current = [note('a', { order: 5 }), note('b', { order: 7 }), meta];
    const file = [
      note('d', { order: 2 }),
      note('c', { order: 1 }),
      note('a', { value: { id: 'a', text: 'new' } }),
      { ...meta, value: 'theirs' },
    ];
    expect(mergeWorkspaces(current, file)).toEqual([
      note('a', { order: 5, value: { id: 'a', text: 'new' } }),
      note('b', { order: 7 }),
      meta,
      note('c', { order: 8 }),
      note('d', { order: 9 }),
    ]);
  });
});

describe('an import', () => {
  async function workspace() {
    const engine = createMemoryEngine();
    const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
    await repository.put(notes, [{ id: 'mine', text: 'mine' }]);
    const texts = async () => (await repository.list(notes)).map(({ text }) => text);
    return { repository, texts };
  }

  it.each([
    ['replace', ['a']],
    ['merge', ['mine', 'a']],
  ] as const)('can %s, and be undone once', async (mode, expected) => {
    const { repository, texts } = await workspace();
    const plan = planImport([note('a'), 7], await repository.exportAll(), [notes]);
    expect(canUndoImport(repository)).toBe(false);
    await importRecords(repository, plan, mode);
    expect(await texts()).toEqual(expected);
    expect(canUndoImport(repository)).toBe(true);
    expect(await undoImport(repository)).toBe(true);
    expect(await texts()).toEqual(['mine']);
    expect(await undoImport(repository)).toBe(false);
    expect(await texts()).toEqual(['mine']);
  });
});
