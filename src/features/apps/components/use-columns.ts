import { useSyncExternalStore } from 'react';

/** Widths from which a row holds one card more. */
const TWO = '(min-width: 40rem)';
const THREE = '(min-width: 70rem)';

/** How many cards stand side by side at the present width of the window. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, read);
}

function read(): number {
  return 1 + Number(window.matchMedia(TWO).matches) + Number(window.matchMedia(THREE).matches);
}

function subscribe(listener: () => void): () => void {
  const queries = [TWO, THREE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => queries.forEach((query) => query.removeEventListener('change', listener));
}
