import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a prerendered page until its code is here: a form sent before would be sent by the browser, past us. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
