import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a prerendered page until its code has loaded: the browser itself would send a form before that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
