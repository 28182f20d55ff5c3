import { useSyncExternalStore } from 'react';

/** Window widths from which a row has one more card. */
const TWO = '(min-width: 40rem)';
const THREE = '(min-width: 70rem)';

/** Returns the number of cards per row at the current window width. */
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
