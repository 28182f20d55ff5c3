/** Where the session is kept; the auth client shares the key. */
export const SESSION_KEY = 'storepilot-session';

export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A storage that never throws: a value that the browser refuses to keep (blocked, full) lives in memory,
 * so that the session goes on until the tab closes.
 */
export function createSafeStorage(storage: () => TextStorage): TextStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: TextStorage) => T, fallback: T): T => {
    try {
      return action(storage());
    } catch {
      return fallback;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((target) => target.getItem(key), null),
    setItem(key, value) {
      const isKept = attempt((target) => {
        target.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((target) => target.removeItem(key), undefined);
    },
  };
}
