import { deleteDB } from 'idb';
import { openIndexedDbEngine } from './indexed-db-engine';
import { openRepository, type Repository } from './repository';
import { openTabChannel } from './tab-channel';

const databaseName = (userId: string) => `storepilot-${userId}`;

/** The lasting workspace of a user in this browser. */
export function openBrowserWorkspace(userId: string): Promise<Repository> {
  const name = databaseName(userId);
  return openRepository({ openEngine: () => openIndexedDbEngine(name), channel: openTabChannel(name) });
}

/** Removes a user's workspace from this browser, once every tab has let go of it. Resolves at once where there is none. */
export async function deleteBrowserWorkspace(userId: string): Promise<void> {
  if ('indexedDB' in globalThis) await deleteDB(databaseName(userId)).catch(() => undefined);
}
