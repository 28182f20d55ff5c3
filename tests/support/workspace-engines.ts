import { createMemoryEngine, type Engine, type StoredRecord } from '@/lib/workspace/engine';

/** Storage that holds these records of a collection and no samples of it; the other collections start as usual. */
export function engineWith<Item extends { id: string }>(collection: string, items: readonly Item[]): Engine {
  const note: StoredRecord = {
    collection: 'meta',
    id: `filled:${collection}`,
    version: 1,
    order: 0,
    value: true,
  };
  const records = items.map((value, order) => ({ collection, id: value.id, version: 1, order, value }));
  return createMemoryEngine([note, ...records]);
}

/** Storage that does not answer until it is mended. */
export function createBrokenEngine(disk = createMemoryEngine()): { engine: Engine; mend: () => void } {
  let isBroken = true;
  const failing = () => Promise.reject(new DOMException('Internal error', 'UnknownError'));
  return {
    engine: {
      ...disk,
      read: (...key) => (isBroken ? failing() : disk.read(...key)),
      readAll: (name) => (isBroken ? failing() : disk.readAll(name)),
    },
    mend: () => (isBroken = false),
  };
}

/** Storage that never answers. */
export function createSilentEngine(): Engine {
  const silence = () => new Promise<never>(() => undefined);
  return { ...createMemoryEngine(), read: silence, readAll: silence, change: silence };
}
