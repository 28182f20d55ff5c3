import type { Repository } from './repository';
import type { OpenWorkspace } from './workspace-opener';

/** The workspace that the page of this tab has open, by its user. */
const present = new Map<string, Repository>();

/** Registers a page's open workspace. @returns to be called when the page closes it */
export function announceWorkspace(userId: string, repository: Repository): () => void {
  present.set(userId, repository);
  return () => {
    if (present.get(userId) === repository) present.delete(userId);
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
  const found = present.get(userId);
  if (found) return read(found);
  const opened = await open(userId);
  try {
    return await read(opened);
  } finally {
    opened.close();
  }
}
