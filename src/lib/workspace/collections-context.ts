import { createContext, useContext } from 'react';
import type { Collection, WorkspaceRecord } from './collection';

/** Loads every collection of the product, for work on a whole workspace. */
export type LoadCollections = () => Promise<readonly Collection<WorkspaceRecord>[]>;

const CollectionsContext = createContext<LoadCollections>(() => Promise.resolve([]));

export const CollectionsProvider = CollectionsContext.Provider;

export function useLoadCollections(): LoadCollections {
  return useContext(CollectionsContext);
}
