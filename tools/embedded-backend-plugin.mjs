import { getRequestListener } from '@hono/node-server';
import { AUTH_PREFIX, createEmbeddedBackend } from './embedded-backend.mjs';

/**
 * Mounts the embedded Supabase on Vite's development server, unless a hosted project is configured.
 * @returns {import('vite').Plugin}
 */
export function embeddedBackend() {
  return {
    name: 'storepilot:embedded-backend',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST || server.config.env.VITE_SUPABASE_URL) return;
      const { port } = server.config.server;
      const backend = createEmbeddedBackend({ siteUrl: `http://127.0.0.1:${port}`, folder: '.storepilot' });
      const listener = getRequestListener((request) => backend.fetch(request));
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(AUTH_PREFIX)) void listener(request, response);
        else next();
      });
    },
  };
}
