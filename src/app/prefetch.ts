import { savesData } from '@/lib/saves-data';
import { preparePage, forgetFailedLoads } from './page-loader';
import { matchRoute } from './route-match';
import { routeRecord } from './routes';

/**
 * Loads the page of a link as soon as a pointer or the focus is on it, which is a few tenths of a second before it is
 * pressed. A failure shows only when the page is opened.
 */
export function prefetchOnIntent(isSignedIn: () => boolean): void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || savesData()) return;
    const name = matchRoute(link.pathname);
    if (!name) return;
    // A visitor would be sent to the sign-in page.
    const isClosed = routeRecord(name).access === 'protected' && !isSignedIn();
    preparePage(isClosed ? 'signIn' : name).catch(forgetFailedLoads);
  };
  // A touch is such a pointer, too.
  document.addEventListener('pointerover', handleIntent, { passive: true });
  document.addEventListener('focusin', handleIntent);
}
