import { useSyncExternalStore } from 'react';

// Whether a user is in a shared team on this device. It is separate from the workspace, so that a user without a team
// loads no code of teams.

const keyOf = (userId: string) => `storepilot-in-team-${userId}`;
const listeners = new Set<() => void>();
/** What was read while a component listens: reading storage with every render delays typing. */
const known = new Map<string, boolean>();

function read(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

function isInTeam(userId: string): boolean {
  const isIn = known.get(userId) ?? read(userId);
  if (listeners.size > 0) known.set(userId, isIn);
  return isIn;
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

/** Notes that the user is in a shared team on this device, or no longer. */
export function markInTeam(userId: string, isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(keyOf(userId), '1');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage is blocked: the team works until the tab closes.
  }
  handleChange();
}

/** Whether the user is in a shared team on this device. */
export function useIsInTeam(userId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isInTeam(userId),
    () => false,
  );
}

/**
 * The collections of `lib/team`, by name, for code that loads without a team: what this device has stored about its teams. It is
 * never taken from a file, because an earlier state would look like changes of this user.
 */
export const TEAM_COLLECTIONS = {
  teams: 'shared-teams',
  links: 'team-links',
  outbox: 'team-outbox',
  comments: 'team-comments',
  pictures: 'team-pictures',
  previews: 'team-previews',
} as const;
