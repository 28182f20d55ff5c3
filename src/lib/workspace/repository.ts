import type { Collection, WorkspaceRecord } from './collection';
import { createMemoryEngine, type Engine, type StoredRecord } from './engine';

/** What the user should know about where their work is kept. */
export interface WorkspaceHealth {
  /** False when the browser refuses storage: work is kept only until the tab closes. */
  isKept: boolean;
  /** How many records could not be read and were set aside under their keys. */
  setAside: number;
}

/** The collections of one user, on this device. */
export interface Repository {
  list<Item extends WorkspaceRecord>(collection: Collection<Item>): Promise<Item[]>;
  get<Item extends WorkspaceRecord>(collection: Collection<Item>, id: string): Promise<Item | undefined>;
  /** Adds records, or replaces those with the same id in their place. */
  put<Item extends WorkspaceRecord>(collection: Collection<Item>, items: readonly Item[]): Promise<void>;
  /**
   * Changes one record as it is now, even if another tab changed it a moment ago.
   * @param change gets the stored record, gives the new one, or undefined to leave it
   * @returns the record after the change
   */
  update<Item extends WorkspaceRecord>(
    collection: Collection<Item>,
    id: string,
    change: (item: Item) => Item | undefined,
  ): Promise<Item | undefined>;
  remove<Item extends WorkspaceRecord>(collection: Collection<Item>, id: string): Promise<void>;
  /** Drops everything; collections start from their samples again. */
  reset(): Promise<void>;
  /** Every stored envelope, for the export; the import is checked when it is read. */
  exportAll(): Promise<StoredRecord[]>;
  importAll(records: readonly StoredRecord[]): Promise<void>;
  health(): WorkspaceHealth;
  /** Tells about changes of other tabs (with the collection's name, or undefined for all) and of the health. */
  onChange(listener: (collection: string | undefined) => void): () => void;
  close(): void;
}

/** Marks a collection as filled with its samples, so that an emptied list stays empty. */
const SEEDED = 'meta:seeded';
/** Unreadable records wait here under their old key; nothing is deleted. */
const ASIDE = 'aside:';

/** A line to the other tabs of the same user; missing in some browsers, then tabs see changes on reload. */
export interface TabChannel {
  post(collection: string | undefined): void;
  listen(listener: (collection: string | undefined) => void): void;
  close(): void;
}

export interface RepositoryOptions {
  /** Opens lasting storage. A rejection means that the browser keeps nothing. */
  openEngine: () => Promise<Engine>;
  channel?: TabChannel;
}

/** Opens a user's workspace. Never rejects: without lasting storage it goes on in memory and says so. */
export async function openRepository({ openEngine, channel }: RepositoryOptions): Promise<Repository> {
  const health: WorkspaceHealth = { isKept: true, setAside: 0 };
  const listeners = new Set<(collection: string | undefined) => void>();
  const announce = (collection: string | undefined) => listeners.forEach((listener) => listener(collection));
  /** What was read or written so far: the session goes on with it when the browser stops keeping. */
  const shadow = createMemoryEngine();
  let engine: Engine;
  let lastOrder = 0;

  const fallBack = () => {
    engine = shadow;
    health.isKept = false;
    announce(undefined);
  };
  try {
    engine = await openEngine();
  } catch {
    engine = shadow;
    health.isKept = false;
  }
  channel?.listen(announce);

  /** Runs on the lasting engine, and again in memory when the browser refuses. */
  async function using<Value>(action: (engine: Engine) => Promise<Value>): Promise<Value> {
    try {
      return await action(engine);
    } catch (error) {
      if (engine === shadow) throw error;
      fallBack();
      return action(shadow);
    }
  }

  const envelope = <Item extends WorkspaceRecord>(
    collection: Collection<Item>,
    item: Item,
    order = (lastOrder += 1),
  ): StoredRecord => ({
    collection: collection.name,
    id: item.id,
    version: collection.version,
    order,
    value: item,
  });

  async function store(records: readonly StoredRecord[]) {
    await shadow.write(records);
    await using((target) => (target === shadow ? Promise.resolve() : target.write(records)));
  }

  /** One change, in lasting storage and in the copy that the session would go on with. */
  async function changeRecord(collection: string, id: string, change: Parameters<Engine['change']>[2]) {
    let next: StoredRecord | undefined;
    await using((target) =>
      target.change(collection, id, (stored) => {
        next = change(stored);
        return next;
      }),
    );
    await shadow.change(collection, id, () => next);
  }

  async function seed<Item extends WorkspaceRecord>(collection: Collection<Item>) {
    const mark = await using((target) => target.read(SEEDED, collection.name));
    if (mark) return;
    const seeded = { collection: SEEDED, id: collection.name, version: 1, order: 0, value: true };
    await store([...collection.sample().map((item) => envelope(collection, item)), seeded]);
  }

  async function setAside(record: StoredRecord) {
    health.setAside += 1;
    await store([{ ...record, collection: ASIDE + record.collection }]);
    await changeRecord(record.collection, record.id, () => undefined);
    announce(undefined);
  }

  async function read<Item extends WorkspaceRecord>(collection: Collection<Item>, records: StoredRecord[]) {
    const items: Item[] = [];
    for (const record of records.sort((a, b) => a.order - b.order)) {
      lastOrder = Math.max(lastOrder, record.order);
      const item = collection.parse(record.value, record.version);
      if (item) items.push(item);
      else await setAside(record);
    }
    return items;
  }

  const tell = (collection: string | undefined) => channel?.post(collection);

  return {
    async list(collection) {
      await seed(collection);
      const records = await using((target) => target.readAll(collection.name));
      await shadow.write(records);
      return read(collection, records);
    },
    async get(collection, id) {
      await seed(collection);
      const record = await using((target) => target.read(collection.name, id));
      return record ? (await read(collection, [record]))[0] : undefined;
    },
    async put(collection, items) {
      await seed(collection);
      const stored = await using((target) => target.readAll(collection.name));
      const orders = new Map(stored.map((record) => [record.id, record.order]));
      lastOrder = Math.max(lastOrder, ...orders.values());
      await store(items.map((item) => envelope(collection, item, orders.get(item.id))));
      tell(collection.name);
    },
    async update<Item extends WorkspaceRecord>(
      collection: Collection<Item>,
      id: string,
      change: (item: Item) => Item | undefined,
    ) {
      await seed(collection);
      let after: Item | undefined;
      await changeRecord(collection.name, id, (stored) => {
        const before = stored && collection.parse(stored.value, stored.version);
        if (!stored || !before) return stored;
        after = change(before) ?? before;
        return envelope(collection, after, stored.order);
      });
      tell(collection.name);
      return after;
    },
    async remove(collection, id) {
      await seed(collection);
      await changeRecord(collection.name, id, () => undefined);
      tell(collection.name);
    },
    async reset() {
      await shadow.clear();
      await using((target) => target.clear());
      health.setAside = 0;
      announce(undefined);
      tell(undefined);
    },
    exportAll: () => using((target) => target.everything()),
    async importAll(records) {
      await shadow.clear();
      await using((target) => target.clear());
      await store(records);
      announce(undefined);
      tell(undefined);
    },
    health: () => ({ ...health }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      channel?.close();
      engine.close();
    },
  };
}
