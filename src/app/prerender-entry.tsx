import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PATHS, type RouteName } from '@/config/paths';
import { PageSpinner } from '@/components/spinner';
import type { AuthUser } from '@/lib/auth/auth-gateway';
import { frameHtml } from './frame-html';
import { page, workspaceLayout } from './page-loader';
import { AppProviders, type AppServices } from './providers';
import { AppRoutes, documentTitle } from './router';
import { ROUTE_NAMES, routeRecord } from './routes';

/** There is no auth service at build time: public pages don't show who is signed in, and no frame shows a user. */
function authOf(user: AuthUser | undefined): AppServices['auth'] {
  return {
    storedUser: () => user,
    load: () => Promise.reject(new Error('There is no auth service while prerendering')),
  };
}

/** Renders the pages that the table marks as prerendered. Run by tools/build/prerender.mjs, never in the browser. */
export function renderPages() {
  const names = ROUTE_NAMES.filter((name) => routeRecord(name).isPrerendered);
  return Promise.all(names.map((name) => render(name, { auth: authOf(undefined) })));
}

/**
 * Renders the frames of the pages behind the guard that have one address: what such a page shows any user until its code
 * has loaded.
 */
export async function renderFrames() {
  await workspaceLayout.load();
  const names = ROUTE_NAMES.filter(
    (name) => routeRecord(name).access === 'protected' && !PATHS[name].includes(':'),
  );
  const auth = authOf({ id: 'anybody', email: '' });
  const openWorkspace = () => new Promise<never>(() => undefined);
  const loading = renderToString(<PageSpinner />);
  return Promise.all(
    names.map(async (name) => {
      const screen = await render(name, { auth, openWorkspace });
      const html = frameHtml(screen.html, loading);
      if (html === undefined) throw new Error(`${screen.path} has no heading until its data is read`);
      return { ...screen, html };
    }),
  );
}

async function render(name: RouteName, services: AppServices) {
  await page(name).load();
  return {
    name,
    path: PATHS[name],
    title: documentTitle(name),
    html: renderToString(
      <StaticRouter location={PATHS[name]}>
        <AppProviders services={services} isHydrating={routeRecord(name).isPrerendered}>
          <AppRoutes />
        </AppProviders>
      </StaticRouter>,
    ),
  };
}
