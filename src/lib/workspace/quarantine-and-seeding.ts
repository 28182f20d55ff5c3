import type { Collection, WorkspaceRecord } from './collection';
import type { StoredRecord } from './engine';
import type { FallbackEngine } from './fallback-engine';
import { readStored } from './collection';

/** Seeds samples, sets unreadable records aside and restores lost storage, without the user's involvement. */
export interface Quarantine {
  /**
   * Runs before a collection is used: seeds its samples once, so that an emptied list stays empty; restores what the
   * browser cleared while this tab was open; and brings back records that were set aside and can now be read.
   */
  prepare<Item extends WorkspaceRecord>(collection: Collection<Item>): Promise<void>;
  /** Returns the readable ones of these records, in order. Corrupt ones are set aside; newer ones stay. */
  open<Item extends WorkspaceRecord>(
    collection: Collection<Item>,
    records: readonly StoredRecord[],
  ): Promise<Item[]>;
  /** Sets aside the unreadable records under these ids, so that nothing is overwritten. */
  setAsideUnreadable<Item extends WorkspaceRecord>(
    collection: Collection<Item>,
    ids: readonly string[],
  ): Promise<void>;
  /** Written together with a replacement of everything, so that other tabs do not take it for lost storage. */
  noteOfReplacement(): Promise<StoredRecord>;
  /** Adds the notes that prevent the collections of an import from being seeded. */
  forImport(records: readonly StoredRecord[]): StoredRecord[];
  counts(): { setAside: number; fromNewer: number };
  /** Everything was replaced: nothing is known of the collections any more. */
  startOver(): void;
}

/** The workspace's own notes. */
const META = 'meta';
const REPLACED = 'replaced';
/** Unreadable records are stored in the collection of this name, under their old id; nothing is deleted. */
const ASIDE = 'aside:';

/** Whether this is one of the workspace's own notes or a record that was set aside, rather than one of the user's. */
export function isBookkeeping({ collection }: StoredRecord): boolean {
  return isNote({ collection }) || collection.startsWith(ASIDE);
}

/** Whether this is one of the workspace's own notes, e.g. that samples were added once. */
export function isNote({ collection }: Pick<StoredRecord, 'collection'>): boolean {
  return collection === META;
}

export function openQuarantine(engine: FallbackEngine, onCounts: () => void): Quarantine {
  /** Collections that this session has used. */
  const prepared = new Set<string>();
  /** Under way, by collection. Writes that wait for the same preparation continue in the order they were asked for. */
  const preparing = new Map<string, Promise<void>>();
  const fromNewer = new Set<string>();
  let setAside = 0;
  /** How often everything was replaced, as far as this tab knows. */
  let replacements = 0;

  async function readReplacements(): Promise<number> {
    const value = (await engine.read(META, REPLACED))?.value;
    return typeof value === 'number' ? value : 0;
  }

  /** The records with which a collection starts that was never seeded. */
  async function firstRecords<Item extends WorkspaceRecord>(collection: Collection<Item>) {
    const isLost = prepared.has(collection.name) && (await readReplacements()) <= replacements;
    if (isLost) return engine.remembered(collection.name);
    return collection.start().map((item, index) => ({
      collection: collection.name,
      id: item.id,
      version: collection.version,
      order: index + 1,
      value: item,
    }));
  }

  /** A later StorePilot may be able to read what an earlier one could not. */
  async function takeBack<Item extends WorkspaceRecord>(collection: Collection<Item>) {
    const { name } = collection;
    const aside = await engine.readAll(ASIDE + name);
    const readable = aside.flatMap((record) => {
      const reading = readStored(collection, record);
      return reading.kind === 'item' ? [{ record, id: reading.item.id }] : [];
    });
    if (readable.length === 0) return;
    await engine.change(
      name,
      readable.map(({ id }) => id),
      (found) => {
        const free = readable.filter(({ id }) => !found.has(id));
        return {
          write: free.map(({ record, id }) => ({ ...record, collection: name, id })),
          remove: free.map(({ record }) => ({ collection: record.collection, id: record.id })),
        };
      },
    );
  }

  /** Moves records aside that still satisfy `isInTheWay` inside the transaction. */
  async function moveAside(
    name: string,
    ids: readonly string[],
    isInTheWay: (record: StoredRecord) => boolean,
  ) {
    const before = (await engine.readAll(ASIDE + name)).map((record) => record.id);
    let count = 0;
    await engine.change(name, ids, (found) => {
      const taken = new Set(before);
      const moved = [...found.values()].filter(isInTheWay);
      count = moved.length;
      return {
        write: moved.map((record) => ({ ...record, collection: ASIDE + name, id: freeId(record.id, taken) })),
        remove: moved.map(({ collection, id }) => ({ collection, id })),
      };
    });
    if (count === 0) return;
    setAside += count;
    onCounts();
  }

  async function prepare<Item extends WorkspaceRecord>(collection: Collection<Item>) {
    const { name } = collection;
    const noteId = `filled:${name}`;
    const isFirst = !prepared.has(name);
    if (prepared.size === 0) replacements = await readReplacements();
    if (!(await engine.read(META, noteId))) {
      const records = await firstRecords(collection);
      const ids = records.map((record) => record.id);
      // Existing records stay: another tab may be doing the same.
      await engine.change(name, ids, (found) => ({
        write: [...records.filter((record) => !found.has(record.id)), note(noteId, true)],
      }));
    }
    prepared.add(name);
    if (isFirst) await takeBack(collection);
  }

  return {
    prepare(collection) {
      const { name } = collection;
      const running = preparing.get(name) ?? prepare(collection).finally(() => preparing.delete(name));
      preparing.set(name, running);
      return running;
    },
    async open<Item extends WorkspaceRecord>(collection: Collection<Item>, records: readonly StoredRecord[]) {
      const items: Item[] = [];
      const corrupt: string[] = [];
      const newerBefore = fromNewer.size;
      for (const record of records) {
        const reading = readStored(collection, record);
        if (reading.kind === 'item') items.push(reading.item);
        else if (reading.kind === 'corrupt') corrupt.push(record.id);
        else fromNewer.add(`${record.collection} ${record.id}`);
      }
      if (fromNewer.size > newerBefore) onCounts();
      if (corrupt.length > 0) {
        await moveAside(
          collection.name,
          corrupt,
          (record) => readStored(collection, record).kind === 'corrupt',
        );
      }
      return items;
    },
    setAsideUnreadable: (collection, ids) =>
      moveAside(collection.name, ids, (record) => readStored(collection, record).kind !== 'item'),
    async noteOfReplacement() {
      return note(REPLACED, Math.max(await readReplacements(), replacements) + 1);
    },
    forImport(records) {
      const names = new Set(records.map((record) => record.collection));
      const own = [...names].filter((name) => name !== META && !name.startsWith(ASIDE));
      return [...records, ...own.map((name) => note(`filled:${name}`, true))];
    },
    counts: () => ({ setAside, fromNewer: fromNewer.size }),
    startOver() {
      prepared.clear();
      fromNewer.clear();
      setAside = 0;
    },
  };
}

function note(id: string, value: unknown): StoredRecord {
  return { collection: META, id, version: 1, order: 0, value };
}

/** The id itself, or one with the number of the copy; no copy overwrites another. */
function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let copy = 2; taken.has(free); copy += 1) free = `${id}~${copy}`;
  taken.add(free);
  return free;
}
