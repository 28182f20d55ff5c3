import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import demoAccount from '@/config/demo-account.json';
import { SESSION_KEY } from '@/lib/auth/safe-storage';
import { findBrowser } from '../../tools/browser.mjs';

/** The browser itself contacts nothing but the app either. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The demo user's session, shared by all files of a worker: each sign-in takes the embedded backend 0.1 s. */
let sharedSession: StorageState | undefined;

/** One browser for all files of a worker (`isolate: false`); it closes when the worker ends. */
let sharedBrowser: Promise<Browser> | undefined;

/** The worker's browser, started again if it has crashed. */
export async function startedBrowser(): Promise<Browser> {
  sharedBrowser ??= chromium.launch({ executablePath: findBrowser(), args: FLAGS });
  const browser = await sharedBrowser;
  if (browser.isConnected()) return browser;
  sharedBrowser = undefined;
  return startedBrowser();
}

/** The demo user's session as the product stores it. How the form gets there is covered by sign-in.test.ts. */
async function signInDemo(siteUrl: string): Promise<StorageState> {
  const answer = await fetch(`${siteUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccount),
  });
  if (!answer.ok) throw new Error(`The demo account can't sign in: ${answer.status}`);
  const session = (await answer.json()) as { expires_in: number };
  const value = JSON.stringify({
    ...session,
    expires_at: Math.round(Date.now() / 1000) + session.expires_in,
  });
  return { cookies: [], origins: [{ origin: siteUrl, localStorage: [{ name: SESSION_KEY, value }] }] };
}

interface VisitOptions extends BrowserContextOptions {
  as?: 'visitor' | 'demo';
  /** For journeys that sign out, which would end the session that the others share. */
  hasOwnSession?: boolean;
  /** Another address where the app is served, for journeys that deploy a new build. */
  site?: string;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
}

/**
 * Reports whatever no page of the product may do: a page error, a violation of the content security or Trusted Types
 * policy, a console error, a request to anything but the app and its auth service. It covers every page of the context,
 * including those that a page opens.
 */
export async function watchContext(
  context: BrowserContext,
  siteUrl: string,
  report: (problem: string) => void,
) {
  // Chromium reports only some violations in the console; every one has an event.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      // eslint-disable-next-line no-console -- the watch below listens to it anyway
      console.error(`policy violation: ${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`);
    });
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => report(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') report(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isOwn = url.origin === siteUrl || !url.protocol.startsWith('http');
      if (!isOwn) report(`request to elsewhere: ${request.url()}`);
    });
  });
}

/**
 * The browser for the journeys of one test file. Every page it opens is watched (watchContext): what the watch reports
 * fails the test.
 */
export function useBrowser() {
  let contexts: BrowserContext[] = [];
  let problems: string[] = [];
  /** Console errors that a journey causes on purpose, e.g. a server that answers 500. */
  let expected: RegExp[] = [];
  const siteUrl = inject('siteUrl');

  beforeAll(async () => void (await startedBrowser()));
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const found = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    problems = [];
    expected = [];
    expect(found).toEqual([]);
  });

  return {
    siteUrl,
    expectProblem: (pattern: RegExp) => void expected.push(pattern),
    /** What the watch has reported in this test so far. */
    problems: () => [...problems],
    /** Opens a path in a fresh profile, as a visitor or as the demo user. */
    async open(path: string, options: VisitOptions = {}): Promise<Visit> {
      const { as = 'visitor', hasOwnSession = false, site = siteUrl, ...contextOptions } = options;
      const session =
        as === 'visitor'
          ? undefined
          : hasOwnSession
            ? await signInDemo(siteUrl)
            : (sharedSession ??= await signInDemo(siteUrl));
      const context = await (
        await startedBrowser()
      ).newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block', // The offline journeys allow it.
        ...contextOptions,
        ...(session && { storageState: session }),
      });
      contexts.push(context);
      await watchContext(context, site, (problem) => problems.push(problem));
      const page = await context.newPage();
      await page.goto(site + path);
      return { page, context };
    },
  };
}
