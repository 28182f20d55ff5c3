import { systemClock } from '../clock';
import type { AuthSource } from './auth-context';
import type { AuthGateway } from './auth-gateway';
import { createSafeStorage, SESSION_KEY } from './safe-storage';
import { parseSession } from './stored-session';

/** The auth service of the running app. Its client is a third of a page's code, so it loads only when needed. */
export function createBrowserAuthSource(): AuthSource {
  const storage = createSafeStorage(() => window.localStorage);
  let gateway: Promise<AuthGateway> | undefined;
  return {
    storedUser: () => parseSession(storage.getItem(SESSION_KEY))?.user,
    load() {
      gateway ??= import('./supabase-auth-gateway').then((module) =>
        module.createSupabaseAuthGateway({
          siteOrigin: window.location.origin,
          storage,
          clock: systemClock,
          network: (input, init) => fetch(input, init),
          isOnline: () => navigator.onLine,
          onReturn,
        }),
      );
      gateway.catch(() => (gateway = undefined)); // A dropped connection may be tried again.
      return gateway;
    },
  };
}

/** Calls back when the connection, the window or the tab is in use again. Returns a function that unsubscribes. */
function onReturn(listener: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const listening = new AbortController();
  window.addEventListener('online', listener, { signal: listening.signal });
  window.addEventListener('focus', listener, { signal: listening.signal });
  document.addEventListener('visibilitychange', onVisibility, { signal: listening.signal });
  return () => listening.abort();
}
