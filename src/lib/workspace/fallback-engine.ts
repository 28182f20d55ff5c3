import { byOrder, createMemoryEngine, type Edits, type Engine, type StoredRecord } from './engine';

/** Persistent storage with a fallback: when the browser refuses a change, it stays in memory. */
export interface FallbackEngine extends Required<Engine> {
  /** False while something is in memory only: the browser refuses storage, or a change did not fit. */
  isStored(): boolean;
  /** Records of a collection that this session has read or written, whatever happened to the storage. */
  remembered(collection: string): Promise<StoredRecord[]>;
  /** The same without waiting. */
  lastKnown(collection: string): StoredRecord[];
  /** Another tab replaced everything: what is in this session's memory is invalid. */
  forget(): Promise<void>;
}

type Change = Parameters<Engine['change']>;
type RecordKey = Pick<StoredRecord, 'collection' | 'id'>;

/**
 * Wraps the browser's storage. What was read or written stays in memory too, so that work continues when storage is
 * blocked, full or broken. Changes that could not be stored are tried again with each further change: deleting
 * something may have made space.
 * @param open rejects when the browser stores nothing; then everything stays in memory
 * @param onStoredChange called whenever `isStored` changes
 */
export async function openFallbackEngine(
  open: () => Promise<Engine>,
  onStoredChange: () => void,
): Promise<FallbackEngine> {
  const storage = await open().catch(() => undefined);
  const memory = createMemoryEngine();
  /** Collections that are completely in memory. */
  const whole = new Set<string>();
  /** Records whose current state is in memory only, removals included. */
  const unsaved = new Map<string, RecordKey>();
  let lastChange: Promise<unknown> = Promise.resolve();

  /** Changes run one at a time: a refused one would otherwise be repeated in memory after those that followed it. */
  function inTurn<Value>(change: () => Promise<Value>): Promise<Value> {
    const mine = lastChange.then(change);
    lastChange = mine.catch(() => undefined);
    return mine;
  }

  const remember = (edits: Edits) => memory.change('', [], () => edits);

  async function readOne(collection: string, id: string): Promise<StoredRecord | undefined> {
    if (!storage || unsaved.has(keyOf({ collection, id }))) return memory.read(collection, id);
    try {
      const record = await storage.read(collection, id);
      if (unsaved.has(keyOf({ collection, id }))) return await memory.read(collection, id);
      await remember(record ? { write: [record] } : { remove: [{ collection, id }] });
      return record;
    } catch (error) {
      const record = await memory.read(collection, id);
      if (record || whole.has(collection)) return record;
      throw error; // it may well be stored: an error that can be tried again, not an empty answer
    }
  }

  async function readCollection(collection: string): Promise<StoredRecord[]> {
    if (!storage) return memory.readAll(collection);
    try {
      const stored = await storage.readAll(collection);
      const records = unsaved.size === 0 ? stored : withUnsaved(collection, stored);
      memory.fill(collection, records);
      whole.add(collection);
      return records;
    } catch (error) {
      if (whole.has(collection)) return memory.readAll(collection);
      throw error;
    }
  }

  /** Returns what is stored, except for the records whose current state is in memory only. */
  function withUnsaved(collection: string, stored: readonly StoredRecord[]): StoredRecord[] {
    const mine = memory.peek(collection).filter((record) => unsaved.has(keyOf(record)));
    return [...stored.filter((record) => !unsaved.has(keyOf(record))), ...mine].sort(byOrder);
  }

  /**
   * Tries to store these records, which are in memory only, all or none.
   * @returns whether they were stored
   */
  async function save(keys: readonly RecordKey[]): Promise<boolean> {
    if (!storage || keys.length === 0) return false;
    const records = await Promise.all(keys.map((key) => memory.read(key.collection, key.id)));
    const write = records.filter((record) => record !== undefined);
    const remove = keys.filter((_, index) => !records[index]);
    try {
      await storage.change('', [], () => ({ write, remove }));
    } catch {
      return false; // still no space: the next change tries again
    }
    const now = await Promise.all(keys.map((key) => memory.read(key.collection, key.id)));
    keys.forEach((key, index) => {
      if (now[index] === records[index]) unsaved.delete(keyOf(key)); // otherwise it has been changed since
    });
    if (unsaved.size === 0) onStoredChange();
    return true;
  }

  async function changeInMemory(...[collection, ids, decide, second]: Change): Promise<Edits> {
    const names = second === undefined ? [collection] : [collection, second];
    for (const name of names) for (const id of ids) await readOne(name, id).catch(() => undefined);
    const edits = await memory.change(collection, ids, decide, second);
    const keys = [...(edits.write ?? []), ...(edits.remove ?? [])];
    const wasStored = unsaved.size === 0;
    for (const { collection: name, id } of keys) {
      unsaved.set(keyOf({ collection: name, id }), { collection: name, id });
    }
    // Records that a large picture does not fit beside are stored without it.
    if (!(await save([...unsaved.values()])) && unsaved.size > keys.length) await save(keys);
    if (storage && wasStored && unsaved.size > 0) onStoredChange();
    return edits;
  }

  async function change(...of: Change): Promise<Edits> {
    if (!storage) return memory.change(...of);
    if (unsaved.size === 0) {
      try {
        const edits = await storage.change(...of);
        await remember(edits);
        return edits;
      } catch (error) {
        if (isNotStorable(error)) throw error;
      }
    }
    return changeInMemory(...of);
  }

  async function replaceAll(records: readonly StoredRecord[]): Promise<void> {
    await storage?.replaceAll(records);
    unsaved.clear();
    whole.clear();
    await memory.replaceAll(records);
    onStoredChange();
  }

  return {
    isStored: () => storage !== undefined && unsaved.size === 0,
    remembered: (collection) => memory.readAll(collection),
    lastKnown: memory.peek,
    async forget() {
      unsaved.clear();
      whole.clear();
      await memory.replaceAll([]);
    },
    read: readOne,
    readAll: readCollection,
    change: (...of) => inTurn(() => change(...of)),
    writeNow: (record) => storage?.writeNow?.(record),
    async everything() {
      if (!storage) return memory.everything();
      const stored = await storage.everything();
      const mine = await Promise.all([...unsaved.values()].map((key) => memory.read(key.collection, key.id)));
      return [
        ...stored.filter((record) => !unsaved.has(keyOf(record))),
        ...mine.filter((record) => record !== undefined),
      ];
    },
    replaceAll: (records) => inTurn(() => replaceAll(records)),
    close: () => storage?.close(),
  };
}

/** A function or the like in a record: the caller's mistake, not the storage's. */
function isNotStorable(error: unknown): boolean {
  return error instanceof Error && error.name === 'DataCloneError';
}

/** Returns one text per record, whatever its collection and id contain. */
function keyOf({ collection, id }: RecordKey): string {
  return JSON.stringify([collection, id]);
}
