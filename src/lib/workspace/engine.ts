/** A record as stored: the collection's own value in an envelope that says how to read it. */
export interface StoredRecord {
  collection: string;
  id: string;
  version: number;
  /** Order of first writing: lists come back in it. */
  order: number;
  value: unknown;
}

/** What one change writes and removes, in any collection. */
export interface Edits {
  write?: readonly StoredRecord[];
  remove?: readonly { collection: string; id: string }[];
}

/**
 * Says what to do, from the records found under the ids that were asked for.
 * May be asked again for the same change; runs between a read and a write of storage, so it must not wait.
 * @param lastOrder the highest order in the collection, 0 when all ids were found
 */
export type Decide = (found: ReadonlyMap<string, StoredRecord>, lastOrder: number) => Edits;

/** Plain storage of envelopes. Knows nothing of schemas; may throw whatever the browser throws. */
export interface Engine {
  read(collection: string, id: string): Promise<StoredRecord | undefined>;
  /** In the order of first writing. */
  readAll(collection: string): Promise<StoredRecord[]>;
  /**
   * Reads records and changes what `decide` says with nothing in between, across tabs too: all of it or nothing.
   * @returns what was done
   */
  change(collection: string, ids: readonly string[], decide: Decide): Promise<Edits>;
  everything(): Promise<StoredRecord[]>;
  /** Drops everything and writes these instead, or leaves all as it was. */
  replaceAll(records: readonly StoredRecord[]): Promise<void>;
  close(): void;
}

export function byOrder(a: StoredRecord, b: StoredRecord): number {
  return a.order - b.order;
}

/** One text per record, whatever its collection and id are made of. */
export function keyOf({ collection, id }: { collection: string; id: string }): string {
  return JSON.stringify([collection, id]);
}

/** Storage in memory: for a browser that keeps nothing, for what a session remembers, and for tests. */
export function createMemoryEngine(initial: readonly StoredRecord[] = []): Engine {
  const records = new Map(initial.map((record) => [keyOf(record), record]));
  const all = (collection: string) =>
    [...records.values()].filter((each) => each.collection === collection).sort(byOrder);
  return {
    read: (collection, id) => Promise.resolve(records.get(keyOf({ collection, id }))),
    readAll: (collection) => Promise.resolve(all(collection)),
    async change(collection, ids, decide) {
      await Promise.resolve(); // a throw of `decide` is a rejection here too
      const found = ids.flatMap((id) => records.get(keyOf({ collection, id })) ?? []);
      const lastOrder = found.length < ids.length ? (all(collection).at(-1)?.order ?? 0) : 0;
      const edits = decide(new Map(found.map((record) => [record.id, record])), lastOrder);
      for (const record of edits.write ?? []) records.set(keyOf(record), record);
      for (const key of edits.remove ?? []) records.delete(keyOf(key));
      return edits;
    },
    everything: () => Promise.resolve([...records.values()]),
    replaceAll(list) {
      records.clear();
      for (const record of list) records.set(keyOf(record), record);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
