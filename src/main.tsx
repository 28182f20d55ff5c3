import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserAuthSource } from '@/lib/auth/browser-auth-source';
import { MARK } from '@/lib/rule-book/rules-mark';
import { createSafeStorage } from '@/lib/auth/safe-storage';
import { openAhead } from '@/lib/workspace/workspace-opener';
import { noteFrameFocus } from './app/frame-focus';
import { ignoreExtraPresses } from './app/one-press';
import { preparePage } from './app/page-loader';
import { prefetchOnIntent } from './app/prefetch';
import { AppProviders } from './app/providers';
import { matchRoute } from './app/route-match';
import { routeRecord } from './app/routes';
import { keepPrerendered } from './app/static-page';
import { AppRoutes } from './app/router';
import { scrubAuthLink } from './app/scrub-auth-link';
import './index.css';

/** An error in here, or in the first render, shows the words of index.html for a page that could not start. */
async function start() {
  const root = document.getElementById('root');
  if (!root) return;
  // A build was checked when it was made (tools/build.mjs), and carries none of the checks.
  if (!import.meta.env.PROD) {
    const { readEnv } = await import('@/config/env');
    const env = readEnv(import.meta.env);
    if (!env.ok) {
      root.textContent = env.failure.join(' ');
      return;
    }
  }
  ignoreExtraPresses(window);
  const scrub = () => scrubAuthLink(window.location, window.history);
  scrub();
  window.addEventListener('popstate', scrub); // a link that changes only the hash loads no document
  const route = matchRoute(window.location.pathname);
  const isPrerendered = route !== undefined && root.dataset.route === route;
  const auth = createBrowserAuthSource();
  isSignedIn = () => auth.storedUser() !== undefined;
  const app = (
    <BrowserRouter>
      <AppProviders services={{ auth }} isHydrating={isPrerendered}>
        <AppRoutes />
      </AppProviders>
    </BrowserRouter>
  );

  // Newer rules than those of the build come before the code that reads them.
  if (createSafeStorage(() => window.localStorage).getItem(MARK) !== null)
    await import('@/lib/rule-book/load-newer-rules').then((module) => module.loadNewerRules(), String);
  const user = route && routeRecord(route).access === 'protected' ? auth.storedUser() : undefined;
  if (user) openAhead(user.id);
  if (isPrerendered && routeRecord(route).isStatic) keepPrerendered(route);
  // Load the first page's code before the first render: no spinner flashes, and hydration matches the prerendered page.
  else await preparePage(route).catch(() => undefined);
  if (isPrerendered) hydrateRoot(root, app);
  else {
    if (root.dataset.route !== undefined) root.replaceChildren(); // another page than the one that was asked for
    noteFrameFocus();
    createRoot(root).render(app); // replaces the frame of a protected page, if there is one
  }
}

let isSignedIn = () => false;
const started = start();

/** Loads the rest after the first page, so that it doesn't compete for bandwidth. */
async function goOn() {
  try {
    const { afterFirstPage } = await import('./app/after-first-page');
    await afterFirstPage(isSignedIn());
  } catch {
    // The connection was lost, say. The page works without it.
  }
}

if (import.meta.env.PROD) {
  prefetchOnIntent(() => isSignedIn());
  // `finally` passes the failure of a start on, so that its words are shown.
  window.addEventListener('load', () => void started.finally(() => void goOn()));
}
