import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { builtEnv, readEnv } from '@/config/env';
import { createBrowserAuthSource } from '@/lib/auth/browser-auth-source';
import { keepOffline } from './app/offline';
import { preparePage } from './app/page-loader';
import { ignoreExtraPresses } from './app/one-press';
import { AppProviders } from './app/providers';
import { matchRoute } from './app/route-match';
import { AppRoutes } from './app/router';
import { scrubAuthLink } from './app/scrub-auth-link';
import './index.css';

/** An error in here, or in the first render, shows the words of index.html for a page that could not start. */
async function start() {
  const root = document.getElementById('root');
  // A build was checked when it was made (tools/build.mjs), and carries none of the checks.
  const env = import.meta.env.PROD ? builtEnv() : readEnv(import.meta.env);
  if (!root) return;
  if (!env.ok) {
    root.textContent = env.failure.join(' ');
    return;
  }
  ignoreExtraPresses(window);
  const scrub = () => scrubAuthLink(window.location, window.history);
  scrub();
  window.addEventListener('popstate', scrub); // a link that changes only the hash loads no document
  const app = (
    <BrowserRouter>
      <AppProviders services={{ auth: createBrowserAuthSource(env.value) }}>
        <AppRoutes />
      </AppProviders>
    </BrowserRouter>
  );

  // Load the first page's code before the first render: no spinner flashes, and hydration matches the prerendered page.
  const route = matchRoute(window.location.pathname);
  await preparePage(route).catch(() => undefined);
  const isPrerendered = root.dataset.route !== undefined && root.dataset.route === route;
  if (isPrerendered) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

void start();

// After the first page has loaded: the precache must not compete with it for bandwidth.
if (import.meta.env.PROD) window.addEventListener('load', () => void keepOffline());
