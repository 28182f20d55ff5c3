import { useSyncExternalStore } from 'react';
import type { RoundEnd } from './sync';

/** How the last exchange with the team ended; undefined before the first. */
type TeamStatus = RoundEnd | undefined;

let status: TeamStatus;
let ask: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Used by the running sync only. */
export function publishStatus(next: TeamStatus): void {
  if (next === status) return;
  status = next;
  listeners.forEach((listener) => listener());
}

/** Registers the running sync. @returns to be called when it stops */
export function registerSync(round: () => void): () => void {
  ask = round;
  return () => {
    if (ask === round) ask = undefined;
    publishStatus(undefined);
  };
}

/** Asks the running sync to exchange at once. */
export function exchangeNow(): void {
  ask?.();
}

export function useTeamStatus(): TeamStatus {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => status,
  );
}
