import { deleteDB } from 'idb';
import { isUnchanged, openClosingRecords, type ClosingRecords } from './closing-records';
import type { Engine } from './engine';
import { openIndexedDbEngine } from './indexed-db-engine';
import { openRepository, type Repository } from './repository';
import { openTabChannel, type TabChannel } from './tab-channel';
import type { OpenWorkspace } from './workspace-opener';

const databaseName = (userId: string) => `storepilot-${userId}`;

const workspaces = keepUnstored((userId) => {
  const name = databaseName(userId);
  const channel = openTabChannel(name);
  const closing = openClosingRecords(userId);
  const openEngine = async () => {
    const engine = await openIndexedDbEngine(name);
    await storeClosingRecords(closing, engine, channel);
    return engine;
  };
  return openRepository({ openEngine, channel, closing });
});

/** Stores what a page wrote while it closed, unless it is stored already or was changed since. */
async function storeClosingRecords(
  closing: ClosingRecords,
  engine: Engine,
  channel: TabChannel,
): Promise<void> {
  const all = closing.all();
  try {
    for (const each of all) {
      const { record } = each;
      await engine.change(record.collection, [record.id], (found, lastOrder) => {
        const stored = found.get(record.id);
        if (!isUnchanged(stored, each)) return {};
        return { write: [{ ...record, order: stored?.order ?? lastOrder + 1 }] };
      });
      channel.post({ kind: 'changed', collection: record.collection });
    }
    closing.remove(all);
  } catch {
    // Storage is full or broken: the next page tries again.
  }
}

/** Opens a user's persistent workspace in this browser. */
export function openBrowserWorkspace(userId: string): Promise<Repository> {
  return workspaces.open(userId);
}

/**
 * Removes a user's workspace from this browser, once every tab has closed it, and what this tab has stored until it
 * closes. Resolves immediately where there is none.
 */
export async function deleteBrowserWorkspace(userId: string): Promise<void> {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked: nothing is stored there.
  }
  workspaces.drop(userId);
  openClosingRecords(userId).clear();
  if ('indexedDB' in globalThis) await deleteDB(databaseName(userId)).catch(() => undefined);
}

/**
 * Opens workspaces so that one without persistent storage remains until the tab closes, as its banner says, and not
 * only until the user visits a public page, which closes it.
 */
export function keepUnstored(open: (userId: string) => Promise<Repository>) {
  const unstored = new Map<string, Repository>();
  return {
    async open(userId: string): Promise<Repository> {
      const repository = unstored.get(userId) ?? (await open(userId));
      return {
        ...repository,
        close() {
          if (repository.health().isStored) {
            unstored.delete(userId);
            repository.close();
          } else unstored.set(userId, repository);
        },
      };
    },
    /** Called before everything of a user is deleted. */
    drop(userId: string) {
      unstored.get(userId)?.close();
      unstored.delete(userId);
    },
  };
}

/** The workspace that the page of this tab has open, by its user. */
const registered = new Map<string, Repository>();

/** Registers a page's open workspace. @returns a function to call when the page closes it */
export function registerWorkspace(userId: string, repository: Repository): () => void {
  registered.set(userId, repository);
  return () => {
    if (registered.get(userId) === repository) registered.delete(userId);
  };
}

/**
 * Reads from a user's workspace outside of a page. It uses the page's own where one is open: where the browser stores
 * nothing, only that one has this session's changes.
 * @throws what `open` or `read` rejects with
 */
export async function readFromWorkspace<Value>(
  userId: string,
  open: OpenWorkspace,
  read: (repository: Repository) => Promise<Value>,
): Promise<Value> {
  const found = registered.get(userId);
  if (found) return read(found);
  const opened = await open(userId);
  try {
    return await read(opened);
  } finally {
    opened.close();
  }
}
