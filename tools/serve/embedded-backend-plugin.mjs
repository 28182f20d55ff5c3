import { getRequestListener } from '@hono/node-server';
import { DATA_PREFIX, guardData } from './data-api-gate.mjs';
import { AUTH_PREFIX, createEmbeddedBackend } from './embedded-backend.mjs';
import { guardAuth, isOwnHost, refuseHost } from './local-requests.mjs';

/**
 * Mounts the embedded Supabase on Vite's development server, unless a hosted project is configured.
 * @param {{ folder?: string }} [options] folder: where the accounts are stored
 * @returns {import('vite').Plugin}
 */
export function embeddedBackend({ folder = '.storepilot' } = {}) {
  return {
    name: 'storepilot:embedded-backend',
    apply: 'serve',
    // Vite would answer preflights itself, and let every other port of this machine read the answers.
    config: () => ({ server: { cors: false } }),
    configureServer(server) {
      if (server.config.mode === 'test' || server.config.env.VITE_SUPABASE_URL) return; // Vitest loads the plugins too
      const { port } = server.config.server;
      const backend = createEmbeddedBackend({ siteUrl: `http://127.0.0.1:${port}`, folder });
      const auth = getRequestListener(guardAuth(backend.fetch));
      const data = getRequestListener(guardData(backend.fetch));
      server.middlewares.use((request, response, next) => {
        if (!isOwnHost(request)) refuseHost(response);
        else if (request.url?.startsWith(AUTH_PREFIX)) void auth(request, response);
        else if (request.url?.startsWith(DATA_PREFIX)) void data(request, response);
        else next();
      });
    },
  };
}
