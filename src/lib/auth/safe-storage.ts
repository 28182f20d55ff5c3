/** Key of the stored session; the auth client uses it too. */
export const SESSION_KEY = 'storepilot-session';

export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Wraps storage so that it never throws: a value that the browser refuses to store (blocked, full) stays in memory, so
 * that the session continues until the tab closes.
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
