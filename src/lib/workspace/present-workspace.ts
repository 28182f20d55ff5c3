import type { Repository } from './repository';
import type { OpenWorkspace } from './workspace-opener';

/** The workspace that the page of this tab has open, by its user. */
const present = new Map<string, Repository>();

/** A page has a user's workspace open. @returns to be called when it closes it */
export function announceWorkspace(userId: string, repository: Repository): () => void {
  present.set(userId, repository);
  return () => {
    if (present.get(userId) === repository) present.delete(userId);
  };
}

/**
 * Reads from a user's workspace from outside of a page. The page's own is used where one is open: where the browser
 * keeps nothing, only that one knows what was done in this session.
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
