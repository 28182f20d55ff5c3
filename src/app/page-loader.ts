import type { ComponentType } from 'react';
import type { RouteName } from '@/config/paths';
import { routeRecord } from './routes';

/** Pages whose code has arrived. React renders these at once; the others suspend once. */
const loaded = new Map<RouteName, ComponentType>();
const pending = new Map<RouteName, Promise<ComponentType>>();

/** Starts loading a page's code; the same promise while it is under way. A failed load may be tried again. */
export function loadPage(name: RouteName): Promise<ComponentType> {
  const known = pending.get(name);
  if (known) return known;
  const promise = routeRecord(name).load();
  pending.set(name, promise);
  promise.then(
    (component) => loaded.set(name, component),
    () => pending.delete(name),
  );
  return promise;
}

export function loadedPage(name: RouteName): ComponentType | undefined {
  return loaded.get(name);
}

/** Fetches a page ahead of a likely visit; a failure shows only when the page is really opened. */
export function prefetchPage(name: RouteName): void {
  loadPage(name).catch(() => undefined);
}
