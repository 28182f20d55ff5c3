import { openClosingRecords, type ClosingRecord } from './closing-records';
import { GOOD_HEALTH, type Repository } from './repository';

/** A workspace that is about to open. */
export interface OpeningRepository {
  /** Its reads and writes wait until the workspace is open, so that a page renders before. */
  repository: Repository;
  /** To be called with the workspace once it is open. */
  settle(opened: Repository): void;
}

/** Opens the workspace of a user, who may close the page before it is open. */
export function openingRepository(userId: string): OpeningRepository {
  const closing = openClosingRecords(userId);
  let last: ClosingRecord | undefined;
  let found: Repository | undefined;
  let settle: (opened: Repository) => void = () => undefined;
  const opened = new Promise<Repository>((resolve) => {
    settle = (repository) => {
      found = repository;
      resolve(repository);
    };
  });
  /** Runs immediately where possible: what a page writes while it is left must start before the workspace closes. */
  const whenOpen = <Value>(work: (repository: Repository) => Promise<Value>): Promise<Value> =>
    found ? work(found) : opened.then(work);
  return {
    settle(repository) {
      settle(repository);
      // The page was restored after all, and its writes are under way.
      if (last) closing.remove([last]);
    },
    repository: {
      list: (collection) => whenOpen((open) => open.list(collection)),
      get: (collection, id) => whenOpen((open) => open.get(collection, id)),
      put: (collection, items) => whenOpen((open) => open.put(collection, items)),
      update: (collection, id, change) => whenOpen((open) => open.update(collection, id, change)),
      updateBoth: (first, second, id, change) =>
        whenOpen((open) => open.updateBoth(first, second, id, change)),
      putWhileClosing(collection, value) {
        if (found) {
          found.putWhileClosing(collection, value);
          return;
        }
        const { name, version } = collection;
        last = { record: { collection: name, id: value.id, version, order: 0, value } };
        closing.add(last);
      },
      remove: (collection, ...ids) => whenOpen((open) => open.remove(collection, ...ids)),
      reset: () => whenOpen((open) => open.reset()),
      exportAll: () => whenOpen((open) => open.exportAll()),
      importAll: (entries) => whenOpen((open) => open.importAll(entries)),
      writes: () => found?.writes() ?? 0,
      health: () => found?.health() ?? GOOD_HEALTH,
      onChange(listener) {
        if (found) return found.onChange(listener);
        let unsubscribe: (() => void) | undefined;
        let isLeft = false;
        void opened.then((open) => {
          if (!isLeft) unsubscribe = open.onChange(listener);
        });
        return () => {
          isLeft = true;
          unsubscribe?.();
        };
      },
      close: () => void opened.then((open) => open.close()),
    },
  };
}
