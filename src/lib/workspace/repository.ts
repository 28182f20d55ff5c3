import { withUnreadableParts } from '@/domain/records/unreadable-parts';
import type { Result } from '@/domain/result';
import type { Collection, WorkspaceRecord } from './collection';
import type { Decide, Engine, StoredRecord } from './engine';
import { openFallbackEngine } from './fallback-engine';
import { isStoredRecord, readStored } from './collection';
import type { ClosingRecord, ClosingRecords } from './closing-records';
import type { TabChannel } from './tab-channel';
import { openQuarantine } from './quarantine-and-seeding';

/** Notices for the user about where their work is stored. */
export interface WorkspaceHealth {
  /** False when the browser refuses storage: work is stored only until the tab closes. */
  isStored: boolean;
  /** Number of records that could not be read and were set aside in this session. */
  setAside: number;
  /** Number of records that a newer StorePilot wrote: they stay unchanged until this tab is reloaded. */
  fromNewer: number;
}

export const GOOD_HEALTH: WorkspaceHealth = { isStored: true, setAside: 0, fromNewer: 0 };

/** `records`: another tab changed a collection, or everything was replaced (no name). */
export type WorkspaceChange = { kind: 'records'; collection?: string } | { kind: 'health' };

/** The collections of one user, on this device. */
export interface Repository {
  /** Lists the records in the order they were added. Rejects only when storage that opened stops answering. */
  list<Item extends WorkspaceRecord>(collection: Collection<Item>): Promise<Item[]>;
  get<Item extends WorkspaceRecord>(collection: Collection<Item>, id: string): Promise<Item | undefined>;
  /**
   * Adds records, or replaces those with the same id in their place. A record that was removed in this session and is
   * added again takes its old place. Rejects only values that cannot be stored at all, e.g. a function.
   */
  put<Item extends WorkspaceRecord>(collection: Collection<Item>, items: readonly Item[]): Promise<void>;
  /**
   * Changes one record in its current state, even if another tab changed it a moment ago.
   * @param change receives the stored record and returns the new one, or undefined to leave it; may be called twice
   * @returns the record after the change; undefined when there is none
   */
  update<Item extends WorkspaceRecord>(
    collection: Collection<Item>,
    id: string,
    change: (item: Item) => Item | undefined,
  ): Promise<Item | undefined>;
  /**
   * Changes the records of two collections under one id in one transaction: both or neither, even if the page ends. It
   * changes nothing where one of them is missing.
   * @param change receives the stored records and returns the new ones; may be called twice
   */
  updateBoth<First extends WorkspaceRecord, Second extends WorkspaceRecord>(
    first: Collection<First>,
    second: Collection<Second>,
    id: string,
    change: (first: First, second: Second) => readonly [First, Second],
  ): Promise<void>;
  /**
   * Stores a record although the page is closing: the other methods wait for answers of the storage that such a page
   * never gets. Whatever is stored under its id is replaced.
   */
  putWhileClosing<Item extends WorkspaceRecord>(collection: Collection<Item>, item: Item): void;
  /** Removes records: all of them or none. */
  remove<Item extends WorkspaceRecord>(collection: Collection<Item>, ...ids: string[]): Promise<void>;
  /** Deletes everything; collections start from their samples again. Rejects with nothing changed. */
  reset(): Promise<void>;
  /** Returns every stored envelope, including those set aside, for the export. Blobs are Blobs. */
  exportAll(): Promise<StoredRecord[]>;
  /**
   * Replaces everything by the content of an export; records are checked when they are read. All or nothing: it rejects
   * with nothing changed, e.g. when there is no space; entries without a single record change nothing.
   * @returns how many entries were stored, and how many were not records
   */
  importAll(entries: readonly unknown[]): Promise<{ taken: number; refused: number }>;
  health(): WorkspaceHealth;
  /** Number of writes so far, by this tab or announced by another one: unchanged, there is nothing new to read. */
  writes(): number;
  onChange(listener: (change: WorkspaceChange) => void): () => void;
  /** Waits for pending writes. */
  close(): void;
}

export interface RepositoryOptions {
  /** Opens persistent storage. A rejection means that the browser stores nothing. */
  openEngine: () => Promise<Engine>;
  channel?: TabChannel;
  /** Where a closing page leaves what it writes, in case the browser ends it too early. */
  closing?: ClosingRecords;
}

/** Opens a user's workspace. Never rejects: without persistent storage it works in memory and reports that. */
export async function openRepository({
  openEngine,
  channel,
  closing,
}: RepositoryOptions): Promise<Repository> {
  const listeners = new Set<(change: WorkspaceChange) => void>();
  const announce = (change: WorkspaceChange) => listeners.forEach((listener) => listener(change));
  const announceHealth = () => announce({ kind: 'health' });
  const engine = await openFallbackEngine(openEngine, announceHealth);
  const quarantine = openQuarantine(engine, announceHealth);
  /** Positions of removed records, for an undo. */
  const oldPlaces = new Map<string, number>();
  const pending = new Set<Promise<unknown>>();
  let writes = 0;
  let isClosed = false;
  /** The page's last write while it closed; it may have been restored since. */
  let last: ClosingRecord | undefined;

  channel?.listen((message) => {
    writes += 1;
    if (message.kind === 'changed') announce({ kind: 'records', collection: message.collection });
    else void engine.forget().then(everythingIsNew);
  });

  function everythingIsNew() {
    oldPlaces.clear();
    quarantine.startOver();
    announceHealth();
    announce({ kind: 'records' });
  }

  async function replaceAll(records: readonly StoredRecord[]) {
    await engine.replaceAll([...records, await quarantine.noteOfReplacement()]);
    closing?.clear();
    writes += 1;
    everythingIsNew();
    if (!isClosed) channel?.post({ kind: 'replaced' });
  }

  /** To be called after each write. */
  const tell = (collection: string) => {
    writes += 1;
    if (last && collection === last.record.collection) {
      closing?.remove([last]);
      last = undefined;
    }
    if (!isClosed) channel?.post({ kind: 'changed', collection });
  };

  /** Prevents the storage from closing until the work is done. */
  function finishing<Value>(work: Promise<Value>): Promise<Value> {
    const end = settled(work);
    pending.add(end);
    void end.then(() => pending.delete(end));
    return work;
  }

  async function list<Item extends WorkspaceRecord>(collection: Collection<Item>) {
    await quarantine.prepare(collection);
    return quarantine.open(collection, await engine.readAll(collection.name));
  }

  async function get<Item extends WorkspaceRecord>(collection: Collection<Item>, id: string) {
    const isReady = await settled(quarantine.prepare(collection));
    const found = engine.read(collection.name, id);
    // Storage does not answer: this session may have the record in memory.
    const record = isReady.ok ? await found : await found.catch(() => undefined);
    if (!record && !isReady.ok) throw isReady.failure;
    return record && (await quarantine.open(collection, [record]))[0];
  }

  async function put<Item extends WorkspaceRecord>(collection: Collection<Item>, items: readonly Item[]) {
    const { name, version } = collection;
    const ids = items.map((item) => item.id);
    await quarantine.prepare(collection).catch(() => undefined); // what the user made stays, at least in memory
    let isBlocked = false;
    const write: Decide = (found, lastOrder) => {
      isBlocked = [...found.values()].some((record) => readStored(collection, record).kind !== 'item');
      if (isBlocked) return {};
      let order = lastOrder;
      const place = (id: string) => found.get(id)?.order ?? oldPlaces.get(`${name} ${id}`) ?? (order += 1);
      return {
        write: items.map((value) => ({
          collection: name,
          id: value.id,
          version,
          order: place(value.id),
          value: withUnreadableParts(value),
        })),
      };
    };
    await engine.change(name, ids, write);
    if (isBlocked) {
      await quarantine.setAsideUnreadable(collection, ids);
      await engine.change(name, ids, write);
    }
    tell(name);
  }

  async function update<Item extends WorkspaceRecord>(
    collection: Collection<Item>,
    id: string,
    change: (item: Item) => Item | undefined,
  ) {
    const { name, version } = collection;
    await quarantine.prepare(collection).catch(() => undefined);
    let after: Item | undefined;
    const { write } = await engine.change(name, [id], (found) => {
      const stored = found.get(id);
      const before = stored && readStored(collection, stored);
      after = undefined;
      if (!stored || before?.kind !== 'item') return {};
      const next = change(before.item);
      after = next ?? before.item;
      return next ? { write: [{ ...stored, version, value: withUnreadableParts(next) }] } : {};
    });
    if (write) tell(name);
    return after;
  }

  async function updateBoth<First extends WorkspaceRecord, Second extends WorkspaceRecord>(
    first: Collection<First>,
    second: Collection<Second>,
    id: string,
    change: (first: First, second: Second) => readonly [First, Second],
  ) {
    await quarantine.prepare(first).catch(() => undefined);
    await quarantine.prepare(second).catch(() => undefined);
    const decide: Decide = (found, _, beside) => {
      const [mine, other] = [found.get(id), beside.get(id)];
      if (!mine || !other) return {};
      const [before, otherBefore] = [readStored(first, mine), readStored(second, other)];
      if (before.kind !== 'item' || otherBefore.kind !== 'item') return {};
      const [next, otherNext] = change(before.item, otherBefore.item);
      const write = [];
      if (next !== before.item)
        write.push({ ...mine, version: first.version, value: withUnreadableParts(next) });
      if (otherNext !== otherBefore.item)
        write.push({ ...other, version: second.version, value: withUnreadableParts(otherNext) });
      return { write };
    };
    const { write } = await engine.change(first.name, [id], decide, second.name);
    for (const { collection } of write ?? []) tell(collection);
  }

  function putWhileClosing<Item extends WorkspaceRecord>(
    { name, version }: Collection<Item>,
    value: Item,
  ): void {
    const { id } = value;
    const known = engine.lastKnown(name);
    const before = known.find((record) => record.id === id);
    const order = before?.order ?? (known.at(-1)?.order ?? 0) + 1;
    const record = { collection: name, id, version, order, value: withUnreadableParts(value) };
    engine.writeNow(record);
    tell(name);
    last = { record, before: before?.value };
    closing?.add(last);
  }

  async function remove<Item extends WorkspaceRecord>(collection: Collection<Item>, ids: readonly string[]) {
    const { name } = collection;
    await quarantine.prepare(collection).catch(() => undefined);
    await engine.change(name, ids, (found) => {
      for (const { id, order } of found.values()) oldPlaces.set(`${name} ${id}`, order);
      return { remove: [...found.keys()].map((id) => ({ collection: name, id })) };
    });
    tell(name);
  }

  async function importAll(entries: readonly unknown[]) {
    const records = entries.filter(isStoredRecord);
    if (records.length > 0) await replaceAll(quarantine.forImport(records));
    return { taken: records.length, refused: entries.length - records.length };
  }

  return {
    list: (collection) => finishing(list(collection)),
    get: (collection, id) => finishing(get(collection, id)),
    put: (collection, items) => finishing(put(collection, items)),
    update: (collection, id, change) => finishing(update(collection, id, change)),
    updateBoth: (first, second, id, change) => finishing(updateBoth(first, second, id, change)),
    putWhileClosing,
    remove: (collection, ...ids) => finishing(remove(collection, ids)),
    reset: () => finishing(replaceAll([])),
    exportAll: () => finishing(engine.everything()),
    importAll: (entries) => finishing(importAll(entries)),
    writes: () => writes,
    health: () => ({ isStored: engine.isStored(), ...quarantine.counts() }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      channel?.close();
      void Promise.all(pending).then(() => engine.close());
    },
  };
}

/** Result of an operation, without a throw. */
function settled(work: Promise<unknown>): Promise<Result<unknown, unknown>> {
  return work.then(
    (value) => ({ ok: true, value }),
    (failure: unknown) => ({ ok: false, failure }),
  );
}
