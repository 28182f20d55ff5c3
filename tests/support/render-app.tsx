import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { preparePage } from '@/app/page-loader';
import { AppProviders } from '@/app/providers';
import { matchRoute } from '@/app/route-match';
import { AppRoutes } from '@/app/router';
import type { RandomSource } from '@/lib/random';
import { createMemoryEngine, type Engine } from '@/lib/workspace/engine';
import { openRepository, type RepositoryOptions } from '@/lib/workspace/repository';
import type { OpenWorkspace } from '@/lib/workspace/workspace-opener';
import { createFakeAuth, TEST_USER, type FakeAuth } from './screens/fake-auth';
import { createManualClock, type ManualClock } from './manual-clock';

export interface RenderAppOptions {
  /** The auth service: the test user is signed in by default; `createFakeAuth()` is a visitor. */
  auth?: FakeAuth;
  clock?: ManualClock;
  /** The random number: 0.5 by default. */
  random?: RandomSource;
  /** The workspace's storage; pass the same one twice to "reload". A fresh sample workspace by default. */
  engine?: Engine;
  /** How storage opens and how tabs reach each other, for tests about that. */
  workspace?: Partial<RepositoryOptions>;
  /** Replaces all of the above. */
  openWorkspace?: OpenWorkspace;
  /** Names the actions of the simulated service that fail. */
  failing?: (action: string) => boolean;
}

/** Opens the whole app at a URL, as a user would, with the test's own services. */
export async function renderApp(url: string, options: RenderAppOptions = {}) {
  const { auth = createFakeAuth(TEST_USER), clock = createManualClock(), random = () => 0.5 } = options;
  const engine = options.engine ?? createMemoryEngine();
  const fails = options.failing ?? (() => false);
  let path = url;
  function Probe() {
    const { pathname, search, hash } = useLocation();
    path = pathname + search + hash;
    return null;
  }
  const route = matchRoute(new URL(url, 'http://app.test').pathname);
  await preparePage(route);
  const openWorkspace =
    options.openWorkspace ??
    (() => openRepository({ openEngine: () => Promise.resolve(engine), ...options.workspace }));
  window.history.pushState(null, '', url);
  // Awaited, because pages may suspend on their first render.
  const view = await act(async () => {
    const rendered = render(
      <BrowserRouter>
        <AppProviders services={{ auth, clock, random, openWorkspace, service: { fails } }}>
          <AppRoutes />
          <Probe />
        </AppProviders>
      </BrowserRouter>,
    );
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return rendered;
  });
  // Whether an earlier test has loaded the code of a part makes no difference to what is shown first.
  for (let depth = 0; depth < 2; depth += 1) await act(() => vi.dynamicImportSettled());
  // The product's clock is manual, so the pointer needs no delay of its own.
  const user = userEvent.setup({ delay: null });
  /** Clicks something that leads to another page, whose code may still have to load: awaited, because that suspends. */
  const follow = (link: HTMLElement) =>
    act(async () => {
      link.click();
      await Promise.resolve();
    });
  return { ...view, user, follow, auth, clock, engine, path: () => path };
}
