import { useEffect, useSyncExternalStore } from 'react';
import { PRODUCT } from '@/config/product';

/** The title that the page on the screen has chosen, e.g. the name of what it shows. */
let own: string | undefined;
const listeners = new Set<() => void>();

function setOwn(title: string | undefined) {
  own = title;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Names the browser's tab after what the page shows; while undefined, the route's title stays. */
export function useOwnPageTitle(title: string | undefined): void {
  useEffect(() => {
    setOwn(title);
    return () => setOwn(undefined);
  }, [title]);
}

/** The title of the browser's tab: the page's own, otherwise the one of its route. */
export function usePageTitle(ofRoute: string): string {
  const title = useSyncExternalStore(
    subscribe,
    () => own,
    () => undefined,
  );
  return title === undefined ? ofRoute : tabTitle(title);
}

export function tabTitle(title: string): string {
  return `${title} · ${PRODUCT.name}`;
}
