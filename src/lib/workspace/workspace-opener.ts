import { createContext, useContext } from 'react';
import type { Repository } from './repository';

/** Opens the workspace of a user. */
export type OpenWorkspace = (userId: string) => Promise<Repository>;

/** Separate from the workspace's own code, which public pages do not load. Tests provide one in memory. */
const OpenerContext = createContext<OpenWorkspace>((userId) => {
  const known = ahead?.userId === userId ? ahead.opened : open(userId);
  ahead = undefined;
  return known;
});

const open: OpenWorkspace = (userId) =>
  import('./open-workspaces').then((module) => module.openBrowserWorkspace(userId));

let ahead: { userId: string; opened: Promise<Repository> } | undefined;

/** Opens the workspace while the first page's code is still loading. The page takes it when it renders. */
export function openAhead(userId: string) {
  const opened = open(userId);
  opened.catch(() => undefined); // the page shows it
  ahead = { userId, opened };
}

export const WorkspaceOpenerProvider = OpenerContext.Provider;

export function useWorkspaceOpener(): OpenWorkspace {
  return useContext(OpenerContext);
}
