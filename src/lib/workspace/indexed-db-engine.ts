import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { systemClock, type Clock } from '../clock';
import { byId, byOrder, type Engine, type StoredRecord } from './engine';

interface Layout extends DBSchema {
  records: {
    key: [collection: string, id: string];
    value: StoredRecord;
    indexes: { collection: string; order: [collection: string, order: number] };
  };
}

type Database = IDBPDatabase<Layout>;

const DATABASE_VERSION = 1;

/** Time after which storage that has not opened never will (a frozen tab blocks it, or the browser hangs). */
const OPEN_WITHIN_MS = 8000;

/** The browser closed the connection: data was cleared, the disk failed, or another tab needs to upgrade. */
const LOST_CONNECTION = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);

/**
 * One IndexedDB database per user: all collections in one store, so that a new collection needs no upgrade. A lost
 * connection is opened again once per request. Rejects when the browser refuses.
 */
export async function openIndexedDbEngine(databaseName: string, clock: Clock = systemClock): Promise<Engine> {
  let connection: Promise<Database> | undefined;
  /** The open connection, for writes that cannot wait. */
  let database: Database | undefined;
  let isClosed = false;

  const connect = () => {
    if (connection) return connection;
    const opening = openDatabase(databaseName, clock, () => (connection = database = undefined));
    connection = opening;
    opening.then(
      (db) => (database = db),
      () => (connection = database = undefined),
    );
    return opening;
  };

  async function using<Value>(action: (db: Database) => Promise<Value>): Promise<Value> {
    try {
      return await action(await connect());
    } catch (error) {
      if (isClosed || !isLostConnection(error)) throw error;
      connection?.then((db) => db.close()).catch(() => undefined);
      connection = database = undefined;
      return action(await connect());
    }
  }

  await connect();
  return {
    read: (collection, id) => using((db) => db.get('records', [collection, id])),
    readAll: (collection) =>
      using(async (db) => (await db.getAllFromIndex('records', 'collection', collection)).sort(byOrder)),
    change: (collection, ids, decide, second) =>
      using((db) =>
        inTransaction(db, async (store) => {
          const foundIn = async (name: string) =>
            byId(await Promise.all(ids.map((id) => store.get([name, id]))));
          const found = await foundIn(collection);
          const beside = second === undefined ? byId([]) : await foundIn(second);
          const last =
            found.size < ids.length
              ? await store
                  .index('order')
                  .openKeyCursor(IDBKeyRange.bound([collection], [collection, []]), 'prev')
              : null;
          const edits = decide(found, last?.key[1] ?? 0, beside);
          for (const record of edits.write ?? []) noted(store.put(record));
          for (const { collection: name, id } of edits.remove ?? []) noted(store.delete([name, id]));
          return edits;
        }),
      ),
    writeNow(record) {
      try {
        const transaction = database?.transaction('records', 'readwrite');
        if (!transaction) return;
        noted(transaction.done);
        noted(transaction.store.put(record));
        transaction.commit();
      } catch {
        // The connection was lost.
      }
    },
    everything: () => using((db) => db.getAll('records')),
    replaceAll: (records) =>
      using((db) =>
        inTransaction(db, async (store) => {
          await store.clear();
          for (const record of records) noted(store.put(record));
        }),
      ),
    close() {
      isClosed = true;
      connection?.then((db) => db.close()).catch(() => undefined);
    },
  };
}

/** A failed write ends its transaction, which reports it. */
function noted(write: Promise<unknown>) {
  write.catch(() => undefined);
}

/** Runs `action` in one transaction: all of it or nothing. */
async function inTransaction<Value>(
  db: Database,
  action: (store: IDBPObjectStore<Layout, ['records'], 'records', 'readwrite'>) => Promise<Value>,
): Promise<Value> {
  const transaction = db.transaction('records', 'readwrite');
  transaction.done.catch(() => undefined); // handled below
  try {
    const value = await action(transaction.store);
    await transaction.done;
    return value;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // The browser has ended it already and reports why.
    }
    throw transaction.error ?? error;
  }
}

function openDatabase(name: string, clock: Clock, onLost: () => void): Promise<Database> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const giveUp = (why: string) => {
      isLate = true;
      reject(new Error(`The workspace's storage did not open: ${why}`));
    };
    const timer = clock.setTimeout(() => giveUp('no answer'), OPEN_WITHIN_MS);
    openDB<Layout>(name, DATABASE_VERSION, {
      upgrade(database) {
        const store = database.createObjectStore('records', { keyPath: ['collection', 'id'] });
        store.createIndex('collection', 'collection');
        store.createIndex('order', ['collection', 'order']);
      },
      blocked: () => giveUp('another tab has an older version open'),
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    })
      .then((db) => (isLate ? db.close() : resolve(db)), reject)
      .finally(() => clock.clearTimeout(timer));
  });
}

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && LOST_CONNECTION.has(error.name);
}
