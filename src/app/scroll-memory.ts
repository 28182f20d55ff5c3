import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORED_AS = 'storepilot.scroll';
/** Scroll position per history entry, until the tab is closed; it survives reloads. */
const positions = readPositions();

/**
 * Scrolls a new page to its top (or to its hash, which is also focused); back and forward restore the position.
 */
export function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const place = placeOf(key, pathname);

  // A layout effect, so that it ends before the next page scrolls to its top and overwrites the old page's position.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(place, window.scrollY);
    // A filter replaces the entry without moving the page.
    if (type === NavigationType.Replace) remember();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', storePositions);
    };
  }, [place, type]);

  useLayoutEffect(() => {
    const target = hash ? document.getElementById(decodeHash(hash)) : null;
    const known = type === NavigationType.Pop ? positions.get(place) : undefined;
    if (known !== undefined) return returnTo(known);
    if (target) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    } else if (type !== NavigationType.Replace) window.scrollTo(0, 0);
    return undefined;
    // Only another page scrolls, or another press of the same in-page link: search parameters are tabs and filters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, hash, hash && key]);
}

/** Events by which the user scrolls somewhere else. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position. A page whose content is still loading is too short at first, so it tries again as the
 * page grows, until it reaches the position or the user scrolls.
 * @returns a function that stops it
 */
function returnTo(top: number): () => void {
  const isThere = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (isThere()) return () => undefined;
  const growth = new ResizeObserver(() => isThere() && stop());
  const stop = () => {
    growth.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  growth.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}

/** The first entry of every document has the same key, so the path is part of the key. */
function placeOf(key: string, pathname: string): string {
  return `${key} ${pathname}`;
}

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]');
    const read = new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
    const [navigation] = performance.getEntriesByType('navigation');
    const isNewVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
    if (isNewVisit) read.delete(placeOf('default', window.location.pathname));
    return read;
  } catch {
    return new Map(); // no storage, or a value that is not ours
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function storePositions() {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...positions]));
  } catch {
    // Blocked or full: a reload starts at the top.
  }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
