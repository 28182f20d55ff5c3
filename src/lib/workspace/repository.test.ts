import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '@tests/support/manual-clock';
import { createSwitchboard } from '@tests/support/workspace/switchboard';
import { defineCollection } from './collection';
import { createMemoryEngine, type Engine, type StoredRecord } from './engine';
import { openIndexedDbEngine } from './indexed-db-engine';
import { openRepository, type Repository, type WorkspaceChange } from './repository';
import type { TabChannel } from './tab-channel';

interface Note {
  id: string;
  text: string;
  file?: Blob;
}

const schema = z.object({
  id: z.string(),
  text: z.string(),
  file: z.optional(z.instanceof(Blob)),
});
const SAMPLE: Note[] = [
  { id: 'b', text: 'first' },
  { id: 'a', text: 'second' },
];
const notes = defineCollection<Note>({ name: 'notes', version: 2, schema, sample: () => SAMPLE });
const others = defineCollection<Note>({ name: 'others', version: 1, schema });

/** Storage of one user on one device, which any number of tabs open. */
interface Device {
  openTab(channel?: TabChannel): Promise<Repository>;
  engine(): Promise<Engine>;
}

let databases = 0;
const DEVICES: [string, () => Device][] = [
  [
    'memory',
    () => {
      const engine = createMemoryEngine();
      return {
        engine: () => Promise.resolve(engine),
        openTab: (channel) => openRepository({ openEngine: () => Promise.resolve(engine), channel }),
      };
    },
  ],
  [
    'IndexedDB',
    () => {
      const name = `test-${(databases += 1)}`;
      const open = () => openIndexedDbEngine(name, createManualClock());
      return { engine: open, openTab: (channel) => openRepository({ openEngine: open, channel }) };
    },
  ],
];

const stored = (id: string, value: unknown, changes: Partial<StoredRecord> = {}): StoredRecord => ({
  collection: 'notes',
  id,
  version: 2,
  order: 9,
  value,
  ...changes,
});

const plant = (engine: Engine, ...records: StoredRecord[]) =>
  engine.change('', [], () => ({ write: records }));

/** Every promised write has finished once nothing is awaited any more. */
const opened: Repository[] = [];
async function tab(device: Device, channel?: TabChannel) {
  const repository = await device.openTab(channel);
  opened.push(repository);
  return repository;
}
afterEach(() => opened.splice(0).forEach((repository) => repository.close()));

describe.each(DEVICES)('a workspace in %s', (_name, createDevice) => {
  it('starts with its samples in their order, once', async () => {
    const device = createDevice();
    const first = await tab(device);
    expect(await first.list(notes)).toEqual(SAMPLE);
    await first.put(notes, [{ id: 'b', text: 'mine' }]);
    const second = await tab(device);
    expect((await second.list(notes)).map((note) => note.text)).toEqual(['mine', 'second']);
    expect(await second.list(others)).toEqual([]);
  });

  it('seeds once when two tabs start together', async () => {
    const device = createDevice();
    const [first, second] = await Promise.all([tab(device), tab(device)]);
    const lists = await Promise.all([first.list(notes), second.list(notes)]);
    expect(lists).toEqual([SAMPLE, SAMPLE]);
  });

  it('keeps an emptied list empty, also after a reload', async () => {
    const device = createDevice();
    const first = await tab(device);
    await first.remove(notes, ...(await first.list(notes)).map(({ id }) => id));
    expect(await first.list(notes)).toEqual([]);
    expect(await (await tab(device)).list(notes)).toEqual([]);
  });

  it('does not add a sample that was removed before the list was first read', async () => {
    const device = createDevice();
    const first = await tab(device);
    await first.remove(notes, 'b');
    expect((await first.list(notes)).map((note) => note.id)).toEqual(['a']);
  });

  it('lists in the order of adding, whatever the ids, and keeps the place of a replaced or restored record', async () => {
    const repository = await tab(createDevice());
    await repository.put(notes, [
      { id: 'z', text: 'third' },
      { id: '0', text: 'fourth' },
    ]);
    await repository.put(notes, [{ id: 'a', text: 'changed' }]);
    await repository.remove(notes, 'z', '0', 'nobody');
    expect((await repository.list(notes)).map((note) => note.id)).toEqual(['b', 'a']);
    await repository.put(notes, [{ id: '0', text: 'back' }]);
    await repository.put(notes, [{ id: 'z', text: 'back' }]);
    await repository.put(notes, [{ id: 'm', text: 'last' }]);
    expect((await repository.list(notes)).map((note) => note.id)).toEqual(['b', 'a', 'z', '0', 'm']);
  });

  it('returns one record, and none for an unknown id', async () => {
    const repository = await tab(createDevice());
    expect(await repository.get(notes, 'a')).toEqual({ id: 'a', text: 'second' });
    expect(await repository.get(notes, 'nobody')).toBeUndefined();
    expect(await repository.update(notes, 'nobody', (note) => note)).toBeUndefined();
    await repository.remove(notes, 'nobody');
  });

  it('lets two tabs change one record at the same time without losing either', async () => {
    const device = createDevice();
    const tabs = await Promise.all([tab(device), tab(device)]);
    await tabs[0].put(others, [{ id: 'n', text: '' }]);
    await Promise.all(
      tabs.flatMap((each, tabIndex) =>
        [1, 2, 3, 4, 5].map((turn) =>
          each.update(others, 'n', (note) => ({ ...note, text: `${note.text}${tabIndex}${turn} ` })),
        ),
      ),
    );
    const text = (await tabs[1].get(others, 'n'))?.text ?? '';
    expect(text.trim().split(' ').sort()).toEqual([
      ...['01', '02', '03', '04', '05'],
      ...['11', '12', '13', '14', '15'],
    ]);
  });

  it('leaves a record alone when a change gives nothing or throws', async () => {
    const repository = await tab(createDevice());
    expect(await repository.update(notes, 'a', () => undefined)).toEqual({ id: 'a', text: 'second' });
    const broken = repository.update(notes, 'a', () => {
      throw new Error('the caller’s own mistake');
    });
    await expect(broken).rejects.toThrow('the caller’s own mistake');
    expect(await repository.get(notes, 'a')).toEqual({ id: 'a', text: 'second' });
    expect(repository.health().isStored).toBe(true);
  });

  it('notifies the other tabs of a change, but not its own', async () => {
    const device = createDevice();
    const line = createSwitchboard();
    const [first, second] = await Promise.all([tab(device, line()), tab(device, line())]);
    const heard: [string, WorkspaceChange][] = [];
    first.onChange((change) => heard.push(['first', change]));
    second.onChange((change) => heard.push(['second', change]));
    await first.put(others, [{ id: 'n', text: 'from the first' }]);
    expect(heard).toEqual([['second', { kind: 'records', collection: 'others' }]]);
    expect(await second.get(others, 'n')).toEqual({ id: 'n', text: 'from the first' });
  });

  describe('with unreadable records', () => {
    it('sets a corrupt one aside under its key and counts it once; the rest loads', async () => {
      const device = createDevice();
      const engine = await device.engine();
      await (await tab(device)).list(notes);
      const wreck = stored('wreck', { id: 'wreck', text: 7 });
      await plant(engine, wreck);

      const repository = await tab(device);
      expect(await repository.list(notes)).toEqual(SAMPLE);
      expect(await repository.list(notes)).toEqual(SAMPLE);
      expect(repository.health()).toEqual({ isStored: true, setAside: 1, fromNewer: 0 });
      expect(await engine.read('notes', 'wreck')).toBeUndefined();
      expect(await engine.read('aside:notes', 'wreck')).toEqual({ ...wreck, collection: 'aside:notes' });

      const afterReload = await tab(device);
      expect(await afterReload.list(notes)).toEqual(SAMPLE);
      expect(afterReload.health().setAside).toBe(0);
      expect(await afterReload.exportAll()).toContainEqual({ ...wreck, collection: 'aside:notes' });
    });

    it.each([
      ['null', null],
      ['a text', 'gone'],
      ['nothing', undefined],
      ['a deep nonsense', { id: [{}], text: { toString: 1 } }],
    ])('survives %s in place of a record', async (_what, value) => {
      const device = createDevice();
      await plant(await device.engine(), stored('wreck', value));
      const repository = await tab(device);
      expect(await repository.list(notes)).toEqual(SAMPLE);
      expect(await repository.get(notes, 'wreck')).toBeUndefined();
      expect(repository.health().setAside).toBe(1);
    });

    it('never overwrites an earlier unreadable record of the same id', async () => {
      const device = createDevice();
      const engine = await device.engine();
      for (const value of [1, 2]) {
        await plant(engine, stored('wreck', value));
        await (await tab(device)).list(notes);
      }
      const aside = await engine.readAll('aside:notes');
      expect(aside.map((record) => [record.id, record.value])).toEqual([
        ['wreck', 1],
        ['wreck~2', 2],
      ]);
    });

    it('leaves a record of a newer version untouched, and says so', async () => {
      const device = createDevice();
      const engine = await device.engine();
      const fromTomorrow = stored('a', { title: 'new shape' }, { version: 3 });
      await plant(engine, fromTomorrow);
      const repository = await tab(device);
      expect((await repository.list(notes)).map((note) => note.id)).toEqual(['b']);
      expect(await repository.update(notes, 'a', (note) => note)).toBeUndefined();
      expect(repository.health()).toEqual({ isStored: true, setAside: 0, fromNewer: 1 });
      expect(await engine.read('notes', 'a')).toEqual(fromTomorrow);
    });

    it('sets a newer one aside when its id is written over', async () => {
      const device = createDevice();
      const engine = await device.engine();
      const repository = await tab(device);
      await repository.list(notes);
      await plant(engine, stored('x', { title: 'new shape' }, { version: 3 }));
      await repository.put(notes, [{ id: 'x', text: 'mine' }]);
      expect(await repository.get(notes, 'x')).toEqual({ id: 'x', text: 'mine' });
      expect((await engine.read('aside:notes', 'x'))?.value).toEqual({ title: 'new shape' });
    });

    it('restores a record once a later StorePilot can read it', async () => {
      const device = createDevice();
      await plant(await device.engine(), stored('old', { id: 'old', words: 'kept' }, { version: 1 }));
      const before = await tab(device);
      expect(await before.list(notes)).toEqual(SAMPLE);
      const later = defineCollection<Note>({
        name: 'notes',
        version: 3,
        schema,
        upgrade: (value) => {
          const { id, text, words } = value as Record<string, string>;
          return { id, text: text ?? words };
        },
      });
      const after = await tab(device);
      expect(await after.list(later)).toEqual([...SAMPLE, { id: 'old', text: 'kept' }]);
      expect(after.health().setAside).toBe(0);
    });

    it('sets a record aside on which the migration fails', async () => {
      const device = createDevice();
      await plant(await device.engine(), stored('old', null, { version: 1 }));
      const upgrading = { ...notes, parse: () => (null as unknown as { text: Note }).text };
      const repository = await tab(device);
      expect(await repository.list(upgrading)).toEqual([]);
      expect(repository.health().setAside).toBe(SAMPLE.length + 1);
    });
  });

  describe('reset, export and import', () => {
    it('starts from the samples again after a reset, in every tab', async () => {
      const device = createDevice();
      const line = createSwitchboard();
      const [first, second] = await Promise.all([tab(device, line()), tab(device, line())]);
      await first.put(notes, [{ id: 'mine', text: 'mine' }]);
      await first.put(others, [{ id: 'n', text: 'n' }]);
      await second.list(notes);
      await second.list(others);
      await first.reset();
      for (const each of [first, second, await tab(device)]) {
        expect(await each.list(notes)).toEqual(SAMPLE);
        expect(await each.list(others)).toEqual([]);
      }
    });

    it('brings an export back to the same state on another device, Blobs included', async () => {
      const source = await tab(createDevice());
      const file = new Blob([new Uint8Array([0, 255, 137, 80])], { type: 'image/png' });
      await source.put(notes, [{ id: 'z', text: 'with a file 🧭', file }]);
      await source.remove(notes, 'b');

      const device = createDevice();
      const target = await tab(device);
      await target.put(others, [{ id: 'n', text: 'is replaced' }]);
      const exported = await source.exportAll();
      expect(await target.importAll(exported)).toEqual({ taken: exported.length, refused: 0 });

      const [a, z] = await (await tab(device)).list(notes);
      expect(a).toEqual({ id: 'a', text: 'second' });
      expect(z?.text).toBe('with a file 🧭');
      expect(z?.file?.type).toBe('image/png');
      expect(new Uint8Array((await z?.file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
        new Uint8Array([0, 255, 137, 80]),
      );
      expect(await target.list(others)).toEqual([]);
    });

    it('takes records, refuses everything else, and changes nothing for a file without any record', async () => {
      const repository = await tab(createDevice());
      const junk = [null, 7, 'x', {}, [], { ...stored('', {}) }, { ...stored('x', {}), order: Number.NaN }];
      expect(await repository.importAll(junk)).toEqual({ taken: 0, refused: junk.length });
      expect(await repository.list(notes)).toEqual(SAMPLE);
      const good = stored('n', { id: 'n', text: 'only me' });
      expect(await repository.importAll([...junk, good, stored('bad', 1)])).toEqual({
        taken: 2,
        refused: junk.length,
      });
      expect(await repository.list(notes)).toEqual([{ id: 'n', text: 'only me' }]);
      expect(repository.health().setAside).toBe(1);
    });
  });
});

describe('in IndexedDB', () => {
  it('stores a record of a page that closes immediately, in its place', async () => {
    const open = () => openIndexedDbEngine('closing-pages', createManualClock());
    const repository = await openRepository({ openEngine: open });
    await repository.list(notes);
    repository.putWhileClosing(notes, { id: 'b', text: 'last letter' });
    repository.putWhileClosing(notes, { id: 'z', text: 'new' });
    // No answer of the storage is waited for.
    const next = await openRepository({ openEngine: open });
    expect((await next.list(notes)).map(({ text }) => text)).toEqual(['last letter', 'second', 'new']);
    repository.close();
    expect(() => repository.putWhileClosing(notes, { id: 'y', text: 'too late' })).not.toThrow();
    next.close();
  });

  it('keeps Blobs unchanged, through changes of the record', async () => {
    const device = DEVICES[1]?.[1]();
    if (!device) return expect.unreachable();
    const repository = await tab(device);
    const file = new Blob(['pixels'], { type: 'image/jpeg' });
    await repository.put(others, [{ id: 'n', text: 'draft', file }]);
    await repository.update(others, 'n', (note) => ({ ...note, text: 'changed' }));
    const note = await (await tab(device)).get(others, 'n');
    expect(note?.text).toBe('changed');
    expect(note?.file?.type).toBe('image/jpeg');
    expect(await note?.file?.text()).toBe('pixels');
  });

  it('refuses a value that cannot be stored, and still stores the rest', async () => {
    const device = DEVICES[1]?.[1]();
    if (!device) return expect.unreachable();
    const repository = await tab(device);
    const hasFunction = { id: 'f', text: 'x', run: () => undefined };
    await expect(repository.put(others, [{ id: 'n', text: 'n' }, hasFunction])).rejects.toThrow();
    expect(await repository.list(others)).toEqual([]);
    await repository.put(others, [{ id: 'n', text: 'n' }]);
    expect(repository.health().isStored).toBe(true);
  });

  it('opens the connection again when the browser closed it, and lets another tab delete the database', async () => {
    const engine = await openIndexedDbEngine('closing', createManualClock());
    const repository = await openRepository({ openEngine: () => Promise.resolve(engine) });
    opened.push(repository);
    await repository.put(notes, [{ id: 'mine', text: 'typed' }]);
    await deleteDB('closing'); // "Clear site data" in use; it would wait forever if the connection stayed open.
    expect((await repository.list(notes)).map((note) => note.id)).toEqual(['b', 'a', 'mine']);
    expect(repository.health().isStored).toBe(true);
    const db = await openDB('closing');
    expect((await db.getAll('records')).length).toBeGreaterThan(3);
    db.close();
  });

  it('gives up on a browser that never answers', async () => {
    const clock = createManualClock();
    const real = globalThis.indexedDB;
    const open = () => new IDBOpenDBRequest();
    globalThis.indexedDB = Object.create(real, { open: { value: open } }) as IDBFactory;
    try {
      const opening = openIndexedDbEngine('silent', clock);
      opening.catch(() => undefined);
      expect(clock.pending()).toBe(1);
      await clock.advance(8000);
      await expect(opening).rejects.toThrow('did not open');
    } finally {
      globalThis.indexedDB = real;
    }
  });
});
