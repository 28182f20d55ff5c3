import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position per history entry, for the life of the tab. */
const positions = new Map<string, number>();

/**
 * A new page starts at its top (or at its hash, which also takes the focus); back and forward return to where the user
 * was.
 */
export function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();

  // A layout effect: it ends before the next page scrolls to its top, which would count as the old one's position.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const target = hash ? document.getElementById(decodeHash(hash)) : null;
    const known = type === NavigationType.Pop ? positions.get(key) : undefined;
    if (known !== undefined) window.scrollTo(0, known);
    else if (target) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    } else if (type !== NavigationType.Replace) window.scrollTo(0, 0);
    // Only another page scrolls, or another press of the same in-page link: search parameters hold tabs and filters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash, hash && key]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
