import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { defineCollection } from './collection';
import { createMemoryEngine, type Engine } from './engine';
import { openRepository } from './repository';

interface Note {
  id: string;
  text: string;
}

const SAMPLE: Note[] = [{ id: 'sample', text: 'sample' }];
const schema = z.object({ id: z.string(), text: z.string() });
const notes = defineCollection<Note>({ name: 'notes', version: 1, schema, sample: () => SAMPLE });
const drafts = defineCollection<Note>({ name: 'drafts', version: 1, schema });

/** Storage whose reads and writes can be made to fail, as on a full or failing disk. */
function createDisk() {
  const disk = createMemoryEngine();
  const broken = { reads: false, writes: false };
  /** A change that writes nothing always fits; one that only removes does too. */
  let limit = Infinity;
  const fail = (name: string) => Promise.reject(new DOMException('No', name));
  const engine: Engine = {
    ...disk,
    read: (...key) => (broken.reads ? fail('UnknownError') : disk.read(...key)),
    readAll: (name) => (broken.reads ? fail('UnknownError') : disk.readAll(name)),
    everything: () => (broken.reads ? fail('UnknownError') : disk.everything()),
    async change(collection, ids, decide) {
      if (broken.writes) return fail('UnknownError');
      const before = await disk.everything();
      const edits = await disk.change(collection, ids, decide);
      if ((await disk.everything()).length <= limit) return edits;
      await disk.replaceAll(before);
      return fail('QuotaExceededError');
    },
    writeNow: (record) => void engine.change('', [], () => ({ write: [record] })),
    replaceAll: (records) => (records.length > limit ? fail('QuotaExceededError') : disk.replaceAll(records)),
  };
  return { disk, engine, broken, allow: (records: number) => (limit = records) };
}

async function openOn(engine: Engine) {
  const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
  const health: boolean[] = [];
  repository.onChange((change) => {
    if (change.kind === 'health') health.push(repository.health().isStored);
  });
  return { repository, health };
}

const texts = (list: Note[]) => list.map((note) => note.text);

describe('a browser that stores nothing', () => {
  it('continues in memory from the samples, and says so', async () => {
    const repository = await openRepository({ openEngine: () => Promise.reject(new Error('SecurityError')) });
    expect(repository.health().isStored).toBe(false);
    await repository.put(notes, [{ id: 'mine', text: 'mine' }]);
    await repository.update(notes, 'sample', (note) => ({ ...note, text: 'changed' }));
    expect(texts(await repository.list(notes))).toEqual(['changed', 'mine']);
    await repository.remove(notes, 'mine');
    await repository.put(notes, [{ id: 'mine', text: 'undone' }]);
    expect(texts(await repository.list(notes))).toEqual(['changed', 'undone']);
    expect((await repository.exportAll()).some((record) => record.id === 'mine')).toBe(true);
    await repository.reset();
    expect(await repository.list(notes)).toEqual(SAMPLE);
    expect(repository.health().isStored).toBe(false);
  });
});

describe('a full disk', () => {
  it('leaves in memory what was read and what is written from then on, and reports it once', async () => {
    const { disk, engine, allow } = createDisk();
    const { repository, health } = await openOn(engine);
    await repository.put(notes, [{ id: 'old', text: 'old' }]);
    await repository.list(drafts);
    allow(0);
    await repository.put(notes, [{ id: 'new', text: 'new' }]);
    await repository.update(notes, 'old', (note) => ({ ...note, text: 'old, changed' }));
    await repository.put(drafts, [{ id: 'd', text: 'typed' }]);

    expect(texts(await repository.list(notes))).toEqual(['sample', 'old, changed', 'new']);
    expect(await repository.get(drafts, 'd')).toEqual({ id: 'd', text: 'typed' });
    expect(repository.health().isStored).toBe(false);
    expect(health).toEqual([false]);
    expect((await disk.readAll('notes')).map((record) => record.id)).toEqual(['sample', 'old']);
    expect((await repository.exportAll()).map((record) => record.id)).toEqual(
      expect.arrayContaining(['sample', 'old', 'new', 'd']),
    );
  });

  it('still shows collections that were not read before', async () => {
    const { engine, allow } = createDisk();
    await (await openOn(engine)).repository.put(drafts, [{ id: 'd', text: 'kept yesterday' }]);
    const { repository } = await openOn(engine);
    await repository.list(notes);
    allow(0);
    await repository.put(notes, [{ id: 'new', text: 'new' }]);
    expect(texts(await repository.list(drafts))).toEqual(['kept yesterday']);
    expect(await repository.update(drafts, 'd', (note) => ({ ...note, text: 'changed' }))).toBeDefined();
    expect(texts(await repository.list(drafts))).toEqual(['changed']);
  });

  it('stores everything again once the user has freed space, and says so', async () => {
    const { disk, engine, allow } = createDisk();
    const { repository, health } = await openOn(engine);
    await repository.put(notes, [{ id: 'big', text: 'big' }]);
    allow((await disk.everything()).length);
    await repository.put(notes, [{ id: 'new', text: 'new' }]);
    expect(repository.health().isStored).toBe(false);
    await repository.remove(notes, 'big');
    expect(repository.health().isStored).toBe(true);
    expect(health).toEqual([false, true]);
    expect(texts((await disk.readAll('notes')).map((record) => record.value as Note))).toEqual([
      'sample',
      'new',
    ]);
  });

  it('stores what fits, also while something larger does not', async () => {
    const { disk, engine, allow } = createDisk();
    const { repository, health } = await openOn(engine);
    await repository.put(drafts, [{ id: 'd', text: 'draft' }]);
    await repository.list(notes);
    allow((await disk.everything()).length);
    await repository.put(notes, [{ id: 'big', text: 'big' }]);
    await repository.update(drafts, 'd', (draft) => ({ ...draft, text: 'typed later' }));
    expect((await disk.read('drafts', 'd'))?.value).toEqual({ id: 'd', text: 'typed later' });
    expect(repository.health().isStored).toBe(false);
    repository.putWhileClosing(drafts, { id: 'd', text: 'the last letter' });
    await expect
      .poll(async () => (await disk.read('drafts', 'd'))?.value)
      .toHaveProperty('text', 'the last letter');
    await repository.remove(drafts, 'd');
    expect(await disk.read('drafts', 'd')).toBeUndefined();
    expect(health).toEqual([false, true]);
    expect((await disk.read('notes', 'big'))?.value).toEqual({ id: 'big', text: 'big' });
  });

  it('refuses an import for which there is no space, with nothing changed', async () => {
    const { engine, allow } = createDisk();
    const { repository } = await openOn(engine);
    await repository.list(notes);
    allow(3);
    const many = Array.from({ length: 9 }, (_, index) => ({
      collection: 'notes',
      id: `n${index}`,
      version: 1,
      order: index,
      value: { id: `n${index}`, text: 'imported' },
    }));
    await expect(repository.importAll(many)).rejects.toThrow();
    expect(await repository.list(notes)).toEqual(SAMPLE);
    expect(repository.health().isStored).toBe(true);
  });
});

describe('a disk that stops answering', () => {
  it('shows what was read before, and says of the rest that it could not be read', async () => {
    const { engine, broken } = createDisk();
    const { repository } = await openOn(engine);
    await repository.list(notes);
    broken.reads = true;
    broken.writes = true;
    expect(await repository.list(notes)).toEqual(SAMPLE);
    expect(await repository.get(notes, 'sample')).toEqual(SAMPLE[0]);
    await expect(repository.list(drafts)).rejects.toThrow();
    await repository.put(drafts, [{ id: 'd', text: 'typed' }]);
    expect(await repository.get(drafts, 'd')).toEqual({ id: 'd', text: 'typed' });
    await expect(repository.get(drafts, 'other')).rejects.toThrow();
    expect(repository.health().isStored).toBe(false);

    broken.reads = false;
    broken.writes = false;
    expect(await repository.list(drafts)).toEqual([{ id: 'd', text: 'typed' }]);
    await repository.update(notes, 'sample', (note) => ({ ...note, text: 'open' }));
    expect(repository.health().isStored).toBe(true);
  });
});

describe('storage that the browser clears during use', () => {
  it('restores what this session has read, not the samples', async () => {
    const { disk, engine } = createDisk();
    const { repository } = await openOn(engine);
    await repository.update(notes, 'sample', (note) => ({ ...note, text: 'mine' }));
    await repository.put(drafts, [{ id: 'd', text: 'typed' }]);
    await disk.replaceAll([]);
    expect(texts(await repository.list(notes))).toEqual(['mine']);
    expect(await repository.get(drafts, 'd')).toEqual({ id: 'd', text: 'typed' });
    expect(texts((await disk.readAll('notes')).map((record) => record.value as Note))).toEqual(['mine']);
  });

  it('is not confused with a reset by a tab whose message has not arrived', async () => {
    const { engine } = createDisk();
    const [here, there] = await Promise.all([openOn(engine), openOn(engine)]);
    await here.repository.put(notes, [{ id: 'mine', text: 'mine' }]);
    await there.repository.reset();
    expect(await here.repository.list(notes)).toEqual(SAMPLE);
  });
});

describe('leaving', () => {
  it('waits for pending writes before the storage closes', async () => {
    const { disk, engine } = createDisk();
    const order: string[] = [];
    const slow: Engine = {
      ...engine,
      async change(...change) {
        const edits = await engine.change(...change);
        order.push('written');
        return edits;
      },
      close: () => void order.push('closed'),
    };
    const { repository } = await openOn(slow);
    const saving = repository.put(drafts, [{ id: 'd', text: 'last words' }]);
    repository.close();
    await saving;
    await Promise.resolve();
    expect((await disk.read('drafts', 'd'))?.value).toEqual({ id: 'd', text: 'last words' });
    expect(order.at(-1)).toBe('closed');
    expect(order).toContain('written');
  });
});
