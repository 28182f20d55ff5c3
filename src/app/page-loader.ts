import type { ComponentType, ReactNode } from 'react';
import type { RouteName } from '@/config/paths';
import { routeRecord } from './routes';

/** A part whose code comes on demand. */
interface Loadable<Props> {
  /**
   * Starts loading; the same promise while it is under way and after, a failed one too: React asks again while it
   * draws, and a new promise each time would never end.
   * React's `use` reads `status` and `value`: a part that is here renders at once, without suspending, so that
   * hydration and warm links need no second pass.
   */
  load(): Promise<ComponentType<Props>>;
  /** Lets a failed load be tried again. */
  forgetFailure(): void;
}

function loadable<Props>(fetchPart: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  return {
    load() {
      if (pending) return pending;
      const started = fetchPart();
      pending = started;
      started.then(
        (part) => Object.assign(started, { status: 'fulfilled', value: part }),
        () => (hasFailed = true),
      );
      return started;
    },
    forgetFailure() {
      if (hasFailed) pending = undefined;
      hasFailed = false;
    },
  };
}

/** The user's workspace around every protected page; public pages never load it. */
export const workspaceLayout = loadable<{ children: ReactNode }>(() =>
  import('./layout/workspace-layout').then((module) => module.WorkspaceLayout),
);

const pages = new Map<RouteName, Loadable<object>>();

export function page(name: RouteName): Loadable<object> {
  const known = pages.get(name) ?? loadable<object>(routeRecord(name).load);
  pages.set(name, known);
  return known;
}

/** Everything a page needs before it can be drawn without a spinner. */
export async function preparePage(name: RouteName): Promise<void> {
  const isProtected = routeRecord(name).access === 'protected';
  await Promise.all([page(name).load(), isProtected && workspaceLayout.load()]);
}

/** Fetches a page ahead of a likely visit; a failure shows only when the page is really opened. */
export function prefetchPage(name: RouteName): void {
  preparePage(name).catch(() => forgetFailedLoads());
}

/** After a failure was shown, or a prefetch failed: the next visit tries again. */
export function forgetFailedLoads(): void {
  workspaceLayout.forgetFailure();
  for (const each of pages.values()) each.forgetFailure();
}
