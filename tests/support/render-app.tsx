import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { preparePage } from '@/app/page-loader';
import { AppProviders } from '@/app/providers';
import { matchRoute } from '@/app/route-match';
import { AppRoutes } from '@/app/router';
import type { RandomSource } from '@/lib/random';
import { createMemoryEngine, type Engine } from '@/lib/workspace/engine';
import { openRepository, type RepositoryOptions } from '@/lib/workspace/repository';
import type { OpenWorkspace } from '@/lib/workspace/workspace-opener';
import { createFakeAuth, TEST_USER, type FakeAuth } from './fake-auth';
import { createManualClock, type ManualClock } from './manual-clock';

export interface RenderAppOptions {
  /** Signed in as the test user unless given; `createFakeAuth()` is a visitor. */
  auth?: FakeAuth;
  clock?: ManualClock;
  /** Always the middle unless given. */
  random?: RandomSource;
  /** The workspace's storage; give the same one twice to "reload". A fresh sample workspace unless given. */
  engine?: Engine;
  /** How the storage opens and what tells of other tabs, where a test is about that. */
  workspace?: Partial<RepositoryOptions>;
  /** In place of all the above. */
  openWorkspace?: OpenWorkspace;
  /** Names the actions of the simulated server that fail. */
  failing?: (action: string) => boolean;
}

/** Opens the whole app at a URL, as a user would, on services of the test's own. */
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
  // Awaited, because pages may suspend while they are drawn for the first time.
  const view = await act(async () => {
    const rendered = render(
      <MemoryRouter initialEntries={[url]}>
        <AppProviders services={{ auth, clock, random, openWorkspace, service: { fails } }}>
          <AppRoutes />
          <Probe />
        </AppProviders>
      </MemoryRouter>,
    );
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return rendered;
  });
  // The product's clock is manual; the pointer needs no delay of its own.
  const user = userEvent.setup({ delay: null });
  /** Presses what leads to another page, whose code may still have to come: awaited, because that suspends. */
  const follow = (link: HTMLElement) =>
    act(async () => {
      link.click();
      await Promise.resolve();
    });
  return { ...view, user, follow, auth, clock, engine, path: () => path };
}
