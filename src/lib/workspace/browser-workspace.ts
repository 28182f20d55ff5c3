import { deleteDB } from 'idb';
import { holdUnkept } from './held-workspaces';
import { openIndexedDbEngine } from './indexed-db-engine';
import { openRepository, type Repository } from './repository';
import { openTabChannel } from './tab-channel';

const databaseName = (userId: string) => `storepilot-${userId}`;

const workspaces = holdUnkept((userId) => {
  const name = databaseName(userId);
  return openRepository({ openEngine: () => openIndexedDbEngine(name), channel: openTabChannel(name) });
});

/** Opens a user's persistent workspace in this browser. */
export function openBrowserWorkspace(userId: string): Promise<Repository> {
  return workspaces.open(userId);
}

/** Removes a user's workspace from this browser, once every tab has closed it. Resolves at once where there is none. */
export async function deleteBrowserWorkspace(userId: string): Promise<void> {
  workspaces.drop(userId);
  if ('indexedDB' in globalThis) await deleteDB(databaseName(userId)).catch(() => undefined);
}
