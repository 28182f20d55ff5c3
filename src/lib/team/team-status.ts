import { useSyncExternalStore } from 'react';
import type { RoundEnd } from './round-end';

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

/** Registers the running sync. @returns a function to call when it stops */
export function registerSync(round: () => void): () => void {
  ask = round;
  return () => {
    if (ask === round) ask = undefined;
    publishStatus(undefined);
  };
}

/** Asks the running sync to exchange immediately. */
export function exchangeNow(): void {
  ask?.();
}

/** Ids of the shared drafts that this page shows, once per place that shows one. */
const openDrafts: string[] = [];

/** Notes a shared draft that this page shows, whose changes are read immediately. @returns a function that ends this */
export function registerOpenDraft(draftId: string): () => void {
  openDrafts.push(draftId);
  exchangeNow();
  return () => void openDrafts.splice(openDrafts.indexOf(draftId), 1);
}

export function isOpenDraft(draftId: string): boolean {
  return openDrafts.includes(draftId);
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
