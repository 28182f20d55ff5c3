import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A record as stored: the collection's own value in an envelope that says how to read it. */
export interface StoredRecord {
  collection: string;
  id: string;
  version: number;
  /** Order of first writing: lists come back in it. */
  order: number;
  value: unknown;
}

/** Plain storage of envelopes. Knows nothing of schemas; may throw whatever the browser throws. */
export interface Engine {
  read(collection: string, id: string): Promise<StoredRecord | undefined>;
  readAll(collection: string): Promise<StoredRecord[]>;
  /** Reads, changes and writes one record with nothing in between, across tabs too. `undefined` removes it. */
  change(
    collection: string,
    id: string,
    change: (stored: StoredRecord | undefined) => StoredRecord | undefined,
  ): Promise<void>;
  write(records: readonly StoredRecord[]): Promise<void>;
  everything(): Promise<StoredRecord[]>;
  clear(): Promise<void>;
  close(): void;
}

interface Layout extends DBSchema {
  records: { key: [string, string]; value: StoredRecord; indexes: { collection: string } };
}

const DATABASE_VERSION = 1;

/** One IndexedDB database per user: all collections in one store, so that a new collection needs no upgrade. */
export async function openIndexedDbEngine(databaseName: string): Promise<Engine> {
  const db: IDBPDatabase<Layout> = await openDB<Layout>(databaseName, DATABASE_VERSION, {
    upgrade(database) {
      const store = database.createObjectStore('records', { keyPath: ['collection', 'id'] });
      store.createIndex('collection', 'collection');
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    read: (collection, id) => db.get('records', [collection, id]),
    readAll: (collection) => db.getAllFromIndex('records', 'collection', collection),
    async change(collection, id, change) {
      const transaction = db.transaction('records', 'readwrite');
      const next = change(await transaction.store.get([collection, id]));
      if (next) await transaction.store.put(next);
      else await transaction.store.delete([collection, id]);
      await transaction.done;
    },
    async write(records) {
      const transaction = db.transaction('records', 'readwrite');
      await Promise.all([...records.map((record) => transaction.store.put(record)), transaction.done]);
    },
    everything: () => db.getAll('records'),
    clear: () => db.clear('records'),
    close: () => db.close(),
  };
}

/** The same in memory: for a browser that keeps nothing, and for tests. */
export function createMemoryEngine(initial: readonly StoredRecord[] = []): Engine {
  const keyOf = (collection: string, id: string) => JSON.stringify([collection, id]);
  const records = new Map(initial.map((record) => [keyOf(record.collection, record.id), record]));
  return {
    read: (collection, id) => Promise.resolve(records.get(keyOf(collection, id))),
    readAll: (collection) =>
      Promise.resolve([...records.values()].filter((each) => each.collection === collection)),
    change(collection, id, change) {
      const key = keyOf(collection, id);
      const next = change(records.get(key));
      if (next) records.set(key, next);
      else records.delete(key);
      return Promise.resolve();
    },
    write(list) {
      for (const record of list) records.set(keyOf(record.collection, record.id), record);
      return Promise.resolve();
    },
    everything: () => Promise.resolve([...records.values()]),
    clear() {
      records.clear();
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
