import type { ReactNode } from 'react';
import type { RouteName } from '@/config/paths';
import { loadable, type Loadable } from '@/lib/loadable';
import { loadAllStyles } from '@/lib/all-styles';
import { routeRecord } from './routes';

/** Provides the user's workspace to every protected page; public pages never load it. */
export const workspaceLayout = loadable<{ children: ReactNode }>(async () => {
  const [{ WorkspaceLayout }] = await Promise.all([import('./layout/workspace-layout'), loadAllStyles()]);
  return WorkspaceLayout;
});

/** The page for any other path. */
export const notFoundPage = loadable<object>(() =>
  import('./not-found-page').then((module) => module.NotFoundPage),
);

const pages = new Map<RouteName, Loadable<object>>();

export function page(name: RouteName): Loadable<object> {
  const known = pages.get(name) ?? loadable<object>(routeRecord(name).load);
  pages.set(name, known);
  return known;
}

/** Loads everything a page needs to render without a spinner; without a name, the page for an unknown path. */
export async function preparePage(name: RouteName | undefined): Promise<void> {
  if (name === undefined) {
    await notFoundPage.load();
    return;
  }
  const isProtected = routeRecord(name).access === 'protected';
  await Promise.all([page(name).load(), isProtected && workspaceLayout.load()]);
}

/** Forgets a failed load, so that the next visit tries again. */
export function forgetFailedLoads(): void {
  workspaceLayout.forgetFailure();
  notFoundPage.forgetFailure();
  for (const each of pages.values()) each.forgetFailure();
}
