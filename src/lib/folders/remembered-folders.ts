import { deleteDB, openDB, type DBSchema } from 'idb';

/** Where a draft is saved to, and what was written there. */
export interface RememberedFolder {
  draftId: string;
  handle: FileSystemDirectoryHandle;
  /** ISO instant of the import that `written` belongs to. */
  importedAt: string;
  /** SHA-256 of every file that was written, by path; null for one that was deleted. */
  written: Record<string, string | null>;
}

interface Layout extends DBSchema {
  folders: { key: string; value: RememberedFolder };
}

/** Folder handles can neither be exported nor stored outside of IndexedDB, so they are not part of the workspace. */
const databaseName = (userId: string) => `storepilot-folders-${userId}`;

async function using<Value>(
  userId: string,
  action: (db: Awaited<ReturnType<typeof openDB<Layout>>>) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const db = await openDB<Layout>(databaseName(userId), 1, {
      upgrade: (opened) => void opened.createObjectStore('folders', { keyPath: 'draftId' }),
    });
    try {
      return await action(db);
    } finally {
      db.close();
    }
  } catch {
    // Without storage, the user chooses the folder again.
    return undefined;
  }
}

/** The folder of a draft; undefined when none was remembered. */
export function rememberedFolder(userId: string, draftId: string): Promise<RememberedFolder | undefined> {
  return using(userId, (db) => db.get('folders', draftId));
}

/** Remembers the folder of a draft, where the browser can store it. */
export async function rememberFolder(userId: string, folder: RememberedFolder): Promise<void> {
  await using(userId, (db) => db.put('folders', folder));
}

/** Forgets the folder of one draft. Its files stay. */
export async function forgetFolder(userId: string, draftId: string): Promise<void> {
  await using(userId, (db) => db.delete('folders', draftId));
}

/** Forgets every folder of a user. */
export async function forgetFolders(userId: string): Promise<void> {
  if ('indexedDB' in globalThis) await deleteDB(databaseName(userId)).catch(() => undefined);
}
