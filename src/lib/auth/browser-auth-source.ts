import type { BackendConfig } from '@/config/env';
import { systemClock } from '../clock';
import type { AuthSource } from './auth-context';
import type { AuthGateway } from './auth-gateway';
import { createSafeStorage, SESSION_KEY } from './safe-storage';

/** The auth service of the running app. Its client is a third of a page's code, so it loads only when needed. */
export function createBrowserAuthSource(backend: BackendConfig): AuthSource {
  const storage = createSafeStorage(() => window.localStorage);
  let gateway: Promise<AuthGateway> | undefined;
  return {
    hasStoredSession: () => storage.getItem(SESSION_KEY) !== null,
    load() {
      gateway ??= import('./supabase-auth-gateway').then((module) =>
        module.createSupabaseAuthGateway({
          backend,
          siteOrigin: window.location.origin,
          storage,
          clock: systemClock,
          network: (input, init) => fetch(input, init),
          isOnline: () => navigator.onLine,
        }),
      );
      gateway.catch(() => (gateway = undefined)); // A dropped connection may be tried again.
      return gateway;
    },
  };
}
