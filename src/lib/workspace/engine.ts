/** A record as stored: the collection's own value in an envelope with its version. */
export interface StoredRecord {
  collection: string;
  id: string;
  version: number;
  /** Order of first writing, in which lists are returned. */
  order: number;
  value: unknown;
}

/** The records that one change writes and removes, in any collection. */
export interface Edits {
  write?: readonly StoredRecord[];
  remove?: readonly { collection: string; id: string }[];
}

/**
 * Decides what to do from the records found under the requested ids. It may be called again for the same change; it
 * runs between a read and a write of storage, so it must not wait.
 * @param lastOrder the highest order in the collection, 0 when all ids were found
 * @param beside the records of the second collection under the same ids
 */
export type Decide = (
  found: ReadonlyMap<string, StoredRecord>,
  lastOrder: number,
  beside: ReadonlyMap<string, StoredRecord>,
) => Edits;

/** Plain storage of envelopes. It has no schemas, and may throw whatever the browser throws. */
export interface Engine {
  read(collection: string, id: string): Promise<StoredRecord | undefined>;
  /** Returns the records in the order of first writing. */
  readAll(collection: string): Promise<StoredRecord[]>;
  /**
   * Reads records and writes the changes that `decide` returns in one transaction, across tabs too: all of them or
   * none.
   * @param second a second collection, whose records under the same ids are read too
   * @returns the changes that were made
   */
  change(collection: string, ids: readonly string[], decide: Decide, second?: string): Promise<Edits>;
  /**
   * Starts the write of a record and its commit before it returns, and reports no failure: for a page that is closing,
   * which receives no answers any more. Storage in memory has nothing to gain from it.
   */
  writeNow?(record: StoredRecord): void;
  everything(): Promise<StoredRecord[]>;
  /** Deletes everything and writes these instead, or leaves all unchanged. */
  replaceAll(records: readonly StoredRecord[]): Promise<void>;
  close(): void;
}

export function byOrder(a: StoredRecord, b: StoredRecord): number {
  return a.order - b.order;
}

/** The records that were found, by their ids. */
export function byId(records: readonly (StoredRecord | undefined)[]): Map<string, StoredRecord> {
  return new Map(records.flatMap((record) => (record ? [[record.id, record]] : [])));
}

/** Storage in memory that can also read and replace a whole collection in one call. */
export interface MemoryEngine extends Engine {
  peek(collection: string): StoredRecord[];
  fill(collection: string, records: readonly StoredRecord[]): void;
}

/** Storage for a browser that stores nothing, for what a session has read, and for tests. */
export function createMemoryEngine(initial: readonly StoredRecord[] = []): MemoryEngine {
  const collections = new Map<string, Map<string, StoredRecord>>();
  const recordsOf = (collection: string) => {
    const known = collections.get(collection) ?? new Map<string, StoredRecord>();
    collections.set(collection, known);
    return known;
  };
  const write = (record: StoredRecord) => void recordsOf(record.collection).set(record.id, record);
  const all = (collection: string) => [...recordsOf(collection).values()].sort(byOrder);
  initial.forEach(write);
  return {
    read: (collection, id) => Promise.resolve(recordsOf(collection).get(id)),
    readAll: (collection) => Promise.resolve(all(collection)),
    async change(collection, ids, decide, second) {
      await Promise.resolve(); // a throw of `decide` is a rejection here too
      const foundIn = (name: string) => byId(ids.map((id) => recordsOf(name).get(id)));
      const found = foundIn(collection);
      const lastOrder = found.size < ids.length ? (all(collection).at(-1)?.order ?? 0) : 0;
      const edits = decide(found, lastOrder, second === undefined ? new Map() : foundIn(second));
      edits.write?.forEach(write);
      edits.remove?.forEach((key) => recordsOf(key.collection).delete(key.id));
      return edits;
    },
    everything: () => Promise.resolve([...collections.values()].flatMap((records) => [...records.values()])),
    replaceAll(records) {
      collections.clear();
      records.forEach(write);
      return Promise.resolve();
    },
    peek: all,
    fill: (collection, records) =>
      void collections.set(collection, new Map(records.map((record) => [record.id, record]))),
    close: () => undefined,
  };
}
