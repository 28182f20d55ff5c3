import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false in a prerendered page until its code has loaded: the browser would submit the form itself. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
