import { createContext, useContext } from 'react';
import type { Repository } from './repository';

/** Opens the workspace of a user. */
export type OpenWorkspace = (userId: string) => Promise<Repository>;

/** Separate from the workspace's own code, which public pages do not load. Tests provide one in memory. */
const OpenerContext = createContext<OpenWorkspace>((userId) =>
  import('./open-workspaces').then((module) => module.openBrowserWorkspace(userId)),
);

export const WorkspaceOpenerProvider = OpenerContext.Provider;

export function useWorkspaceOpener(): OpenWorkspace {
  return useContext(OpenerContext);
}
