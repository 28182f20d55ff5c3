import { useEffect, useState } from 'react';

/** How far running work is, from 0 to 1. It is not part of a page's state, so that only its bar renders for each bit. */
export interface Progress {
  read(): number;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

export function createProgress(): Progress & { set(value: number): void } {
  let current = 0;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Returns the current value, and renders again whenever it changes. Not with `useSyncExternalStore`: a value that arrives
 * while a page renders in pieces would make React render that page again in one task.
 */
export function useProgress({ subscribe, read }: Progress): number {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const note = () => setValue(read());
    note();
    return subscribe(note);
  }, [subscribe, read]);
  return value;
}
