/** Key of the stored session; the auth client uses it too. */
export const SESSION_KEY = 'storepilot-session';

export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A storage that says which of its values are in memory alone. */
export interface SafeStorage extends TextStorage {
  isInMemory(key: string): boolean;
}

/**
 * Wraps storage so that it never throws: a value that the browser refuses to store (blocked, full) stays in memory, so
 * that the session continues until the tab closes.
 */
export function createSafeStorage(storage: () => TextStorage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: TextStorage) => T, fallback: T): T => {
    try {
      return action(storage());
    } catch {
      return fallback;
    }
  };
  return {
    isInMemory: (key) => memory.has(key),
    getItem: (key) => memory.get(key) ?? attempt((target) => target.getItem(key), null),
    setItem(key, value) {
      const isStored = attempt((target) => {
        target.setItem(key, value);
        return true;
      }, false);
      if (isStored) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      // A stored session whose refresh token has been used would end the new one, too, when a reload finds it.
      attempt((target) => target.removeItem(key), undefined);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((target) => target.removeItem(key), undefined);
    },
  };
}
