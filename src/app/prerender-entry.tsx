import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { page } from './page-loader';
import { AppProviders } from './providers';
import { AppRoutes, documentTitle } from './router';
import { ROUTE_NAMES, routeRecord } from './routes';

/** At build time nobody is signed in; the state stays `loading`, which public pages don't show. */
const NOBODY = {
  hasStoredSession: () => false,
  load: () => Promise.reject(new Error('There is no auth service while prerendering')),
};

/** Renders the pages that the table marks as prerendered. Run by tools/prerender.mjs, never in the browser. */
export async function renderPages() {
  const names = ROUTE_NAMES.filter((name) => routeRecord(name).isPrerendered);
  await Promise.all(names.map((name) => page(name).load()));
  return names.map((name) => ({
    name,
    path: PATHS[name],
    title: documentTitle(name),
    html: renderToString(
      <StaticRouter location={PATHS[name]}>
        <AppProviders services={{ auth: NOBODY }}>
          <AppRoutes />
        </AppProviders>
      </StaticRouter>,
    ),
  }));
}

/** Pages behind the guard that have one address: each gets a shell of its own. */
export function protectedScreens() {
  return ROUTE_NAMES.filter(
    (name) => routeRecord(name).access === 'protected' && !PATHS[name].includes(':'),
  ).map((name) => ({ name, path: PATHS[name], title: documentTitle(name) }));
}
