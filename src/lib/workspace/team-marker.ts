import { useCallback, useSyncExternalStore } from 'react';

// Whether a user is in a shared team on this device. It is separate from the workspace, so that a user without a team
// loads no code of teams.

const keyOf = (userId: string) => `storepilot-in-team-${userId}`;
const listeners = new Set<() => void>();

function read(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

/** Notes that the user is in a shared team on this device, or no longer. */
export function markInTeam(userId: string, isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(keyOf(userId), '1');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage is blocked: the team works until the tab closes.
  }
  listeners.forEach((listener) => listener());
}

/** Whether the user is in a shared team on this device. */
export function useIsInTeam(userId: string): boolean {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => read(userId),
    () => false,
  );
}
