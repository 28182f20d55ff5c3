import { createContext, useContext, useMemo } from 'react';
import type { Collection, WorkspaceRecord } from './collection';
import { defineUserNote } from './user-note';

/** `hidden` or `kept`; no note until the user has answered. */
const choice = defineUserNote('storepilot-samples-');

/** The id of the user whose workspace is open. */
export const WorkspaceUserContext = createContext('');

export interface Samples {
  /** Pages show the samples: from the start until the user leaves them. */
  areShown: boolean;
  /** The user has decided about the samples, so no page asks again. */
  isAnswered: boolean;
  /** Hides the samples on every page. Nothing is deleted. */
  hide(): void;
  /** Shows the samples on every page, and doesn't ask again. */
  show(): void;
}

/** Whether this user's pages show the sample data, and how to leave it or return to it. */
export function useSamples(): Samples {
  const userId = useContext(WorkspaceUserContext);
  const answer = choice.useNote(userId);
  return useMemo(
    () => ({
      areShown: answer !== 'hidden',
      isAnswered: answer !== undefined,
      hide: () => choice.write(userId, 'hidden'),
      show: () => choice.write(userId, 'kept'),
    }),
    [answer, userId],
  );
}

/** Whether a user's pages show the samples, for code outside of their workspace. */
export function areSamplesShown(userId: string): boolean {
  return choice.read(userId) !== 'hidden';
}

/** Hides the samples of a user whose workspace is closed. */
export function hideSamples(userId: string): void {
  choice.write(userId, 'hidden');
}

/** The user's own records, then the samples unless they are hidden; each in the order of the list. */
export function ownFirst<Item extends WorkspaceRecord>(
  { isSample }: Collection<Item>,
  items: Item[],
  areSamplesShown: boolean,
): Item[] {
  const own = items.filter((item) => !isSample(item));
  if (own.length === 0) return areSamplesShown ? items : own;
  if (own.length === items.length) return items;
  return areSamplesShown ? [...own, ...items.filter(isSample)] : own;
}
