import { useSyncExternalStore } from 'react';

/** A short text about a user that this device stores. */
export interface UserNote {
  /** Stores the text, or removes it. Where storage is blocked it lasts until the tab closes. */
  write(userId: string, text: string | undefined): void;
  read(userId: string): string | undefined;
  /** Reads the text during render; the component follows changes of this tab and of other tabs. */
  useNote(userId: string): string | undefined;
}

/**
 * Declares a note outside the workspace, for code that needs it before the workspace opens.
 * @param prefix its key in localStorage, before the user's id
 */
export function defineUserNote(prefix: string): UserNote {
  const listeners = new Set<() => void>();
  /** Read while a component listens: reading storage with every render delays typing. */
  const known = new Map<string, string | undefined>();
  const unstored = new Map<string, string>();

  function read(userId: string): string | undefined {
    try {
      return localStorage.getItem(prefix + userId) ?? unstored.get(userId);
    } catch {
      return unstored.get(userId);
    }
  }

  function current(userId: string): string | undefined {
    if (known.has(userId)) return known.get(userId);
    const text = read(userId);
    if (listeners.size > 0) known.set(userId, text);
    return text;
  }

  function handleChange(): void {
    known.clear();
    listeners.forEach((listener) => listener());
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', handleChange);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', handleChange);
      known.clear();
    };
  }

  return {
    read,
    write(userId, text) {
      unstored.delete(userId);
      try {
        if (text === undefined) localStorage.removeItem(prefix + userId);
        else localStorage.setItem(prefix + userId, text);
      } catch {
        if (text !== undefined) unstored.set(userId, text);
      }
      handleChange();
    },
    useNote: (userId) =>
      useSyncExternalStore(
        subscribe,
        () => current(userId),
        () => undefined,
      ),
  };
}
