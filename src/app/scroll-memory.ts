import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position per history entry, for the life of the tab. */
const positions = new Map<string, number>();

/** A new page starts at its top (or at its hash); back and forward return to where the user was. */
export function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const target = hash ? document.getElementById(decodeHash(hash)) : null;
    if (type === NavigationType.Pop) window.scrollTo(0, positions.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else if (type === NavigationType.Push) window.scrollTo(0, 0);
    // Only another page scrolls: search parameters hold tabs and filters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
