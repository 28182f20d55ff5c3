import type { Collection, WorkspaceRecord } from './collection';
import type { Decide, Engine, StoredRecord } from './engine';
import { openLastingEngine } from './lasting-engine';
import { isStoredRecord, readStored } from './stored-record';
import type { TabChannel } from './tab-channel';
import { openUpkeep } from './upkeep';

/** What the user should know about where their work is kept. */
export interface WorkspaceHealth {
  /** False when the browser refuses storage: work is kept only until the tab closes. */
  isKept: boolean;
  /** How many records could not be read and were set aside in this session. */
  setAside: number;
  /** How many records a newer StorePilot wrote: they wait, untouched, until this tab is reloaded. */
  fromNewer: number;
}

export const GOOD_HEALTH: WorkspaceHealth = { isKept: true, setAside: 0, fromNewer: 0 };

/** `records`: a collection was changed by another tab, or everything was replaced (no name). */
export type WorkspaceChange = { kind: 'records'; collection?: string } | { kind: 'health' };

/** The collections of one user, on this device. */
export interface Repository {
  /** In the order the records were added. Rejects only when storage that was there stops answering. */
  list<Item extends WorkspaceRecord>(collection: Collection<Item>): Promise<Item[]>;
  get<Item extends WorkspaceRecord>(collection: Collection<Item>, id: string): Promise<Item | undefined>;
  /**
   * Adds records, or replaces those with the same id in their place. A record that was removed in this session and is
   * put back takes its old place. Rejects only what can't be stored at all, e.g. a function.
   */
  put<Item extends WorkspaceRecord>(collection: Collection<Item>, items: readonly Item[]): Promise<void>;
  /**
   * Changes one record as it is now, even if another tab changed it a moment ago.
   * @param change gets the stored record, gives the new one, or undefined to leave it; may be asked twice
   * @returns the record after the change; undefined when there is none
   */
  update<Item extends WorkspaceRecord>(
    collection: Collection<Item>,
    id: string,
    change: (item: Item) => Item | undefined,
  ): Promise<Item | undefined>;
  remove<Item extends WorkspaceRecord>(collection: Collection<Item>, id: string): Promise<void>;
  /** Drops everything; collections start from their samples again. Rejects with nothing changed. */
  reset(): Promise<void>;
  /** Every stored envelope, those set aside too, for the export. Blobs are Blobs. */
  exportAll(): Promise<StoredRecord[]>;
  /**
   * Replaces everything by what an export held; records are checked when they are read. All or nothing: rejects with
   * nothing changed, e.g. when there is no room; and entries without a single record in them change nothing.
   * @returns how many entries were taken, and how many were no records at all
   */
  importAll(entries: readonly unknown[]): Promise<{ taken: number; refused: number }>;
  health(): WorkspaceHealth;
  onChange(listener: (change: WorkspaceChange) => void): () => void;
  /** Lets what is being written finish. */
  close(): void;
}

export interface RepositoryOptions {
  /** Opens lasting storage. A rejection means that the browser keeps nothing. */
  openEngine: () => Promise<Engine>;
  channel?: TabChannel;
}

/** Opens a user's workspace. Never rejects: without lasting storage it goes on in memory and says so. */
export async function openRepository({ openEngine, channel }: RepositoryOptions): Promise<Repository> {
  const listeners = new Set<(change: WorkspaceChange) => void>();
  const announce = (change: WorkspaceChange) => listeners.forEach((listener) => listener(change));
  const announceHealth = () => announce({ kind: 'health' });
  const engine = await openLastingEngine(openEngine, announceHealth);
  const upkeep = openUpkeep(engine, announceHealth);
  /** Where removed records stood, for an undo. */
  const oldPlaces = new Map<string, number>();
  const pending = new Set<Promise<unknown>>();
  let isClosed = false;

  channel?.listen((message) => {
    if (message.kind === 'changed') announce({ kind: 'records', collection: message.collection });
    else void engine.forget().then(everythingIsNew);
  });

  function everythingIsNew() {
    oldPlaces.clear();
    upkeep.startOver();
    announceHealth();
    announce({ kind: 'records' });
  }

  async function replaceAll(records: readonly StoredRecord[]) {
    await engine.replaceAll([...records, await upkeep.noteOfReplacement()]);
    everythingIsNew();
    if (!isClosed) channel?.post({ kind: 'replaced' });
  }

  const tell = (collection: string) => {
    if (!isClosed) channel?.post({ kind: 'changed', collection });
  };

  /** Keeps the storage open until the work is done. */
  function finishing<Value>(work: Promise<Value>): Promise<Value> {
    const end = settled(work);
    pending.add(end);
    void end.then(() => pending.delete(end));
    return work;
  }

  async function list<Item extends WorkspaceRecord>(collection: Collection<Item>) {
    await upkeep.prepare(collection);
    return upkeep.open(collection, await engine.readAll(collection.name));
  }

  async function get<Item extends WorkspaceRecord>(collection: Collection<Item>, id: string) {
    const isReady = await settled(upkeep.prepare(collection));
    const found = engine.read(collection.name, id);
    // Storage that does not answer: this session may know the record all the same.
    const record = isReady.ok ? await found : await found.catch(() => undefined);
    if (!record && !isReady.ok) throw isReady.error;
    return record && (await upkeep.open(collection, [record]))[0];
  }

  async function put<Item extends WorkspaceRecord>(collection: Collection<Item>, items: readonly Item[]) {
    const { name, version } = collection;
    const ids = items.map((item) => item.id);
    await upkeep.prepare(collection).catch(() => undefined); // what the user made is kept, in memory at least
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
          value,
        })),
      };
    };
    await engine.change(name, ids, write);
    if (isBlocked) {
      await upkeep.makeWay(collection, ids);
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
    await upkeep.prepare(collection).catch(() => undefined);
    let after: Item | undefined;
    const { write } = await engine.change(name, [id], (found) => {
      const stored = found.get(id);
      const before = stored && readStored(collection, stored);
      after = undefined;
      if (!stored || before?.kind !== 'item') return {};
      const next = change(before.item);
      after = next ?? before.item;
      return next ? { write: [{ ...stored, version, value: next }] } : {};
    });
    if (write) tell(name);
    return after;
  }

  async function remove<Item extends WorkspaceRecord>(collection: Collection<Item>, id: string) {
    const { name } = collection;
    await upkeep.prepare(collection).catch(() => undefined);
    await engine.change(name, [id], (found) => {
      const stored = found.get(id);
      if (stored) oldPlaces.set(`${name} ${id}`, stored.order);
      return stored ? { remove: [{ collection: name, id }] } : {};
    });
    tell(name);
  }

  async function importAll(entries: readonly unknown[]) {
    const records = entries.filter(isStoredRecord);
    if (records.length > 0) await replaceAll(upkeep.forImport(records));
    return { taken: records.length, refused: entries.length - records.length };
  }

  return {
    list: (collection) => finishing(list(collection)),
    get: (collection, id) => finishing(get(collection, id)),
    put: (collection, items) => finishing(put(collection, items)),
    update: (collection, id, change) => finishing(update(collection, id, change)),
    remove: (collection, id) => finishing(remove(collection, id)),
    reset: () => finishing(replaceAll([])),
    exportAll: () => finishing(engine.everything()),
    importAll: (entries) => finishing(importAll(entries)),
    health: () => ({ isKept: engine.isKept(), ...upkeep.counts() }),
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

/** How a piece of work ended, without a throw. */
function settled(work: Promise<unknown>): Promise<{ ok: true } | { ok: false; error: unknown }> {
  return work.then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, error }),
  );
}
