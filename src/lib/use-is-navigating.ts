import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatest } from './use-latest';

/**
 * Tells whether a navigation is under way: the address changes immediately, the screen only when the next page has
 * loaded and rendered. Work that ends in between must not write to the address, as that would bring the user back.
 * @returns for event handlers: `isNavigating` counts any other address, `isLeavingPage` only that of another page
 */
export function useIsNavigating() {
  const location = useLocation();
  const shown = useLatest(location);
  const isLeavingPage = useCallback(() => window.location.pathname !== shown.current.pathname, [shown]);
  const isNavigating = useCallback(
    () => isLeavingPage() || window.location.search !== shown.current.search,
    [isLeavingPage, shown],
  );
  return { isNavigating, isLeavingPage };
}
