import { openIndexedDbEngine } from './indexed-db-engine';
import { openRepository, type Repository } from './repository';
import { openTabChannel } from './tab-channel';

/** The lasting workspace of a user in this browser. */
export function openBrowserWorkspace(userId: string): Promise<Repository> {
  const name = `storepilot-${userId}`;
  return openRepository({ openEngine: () => openIndexedDbEngine(name), channel: openTabChannel(name) });
}
