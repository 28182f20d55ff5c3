import { chromium, type Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import demoAccount from '@/config/demo-account.json';
import { SESSION_KEY } from '@/lib/auth/safe-storage';
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser.mjs';
import {
  applyLook,
  createProfile,
  PLAIN_DOCUMENT,
  resetProfile,
  type Look,
  type Profile,
  type ProfileOptions,
  type Visit,
} from './profile';

/** The demo user's session, shared by all files of a worker: each sign-in takes the embedded backend 0.1 s. */
let sharedSession: Promise<string> | undefined;

/**
 * Profiles that the journeys of a worker use in turn: another one takes a second of processor time, mostly for its
 * window and its processes.
 */
let idleProfiles: Profile[] = [];

/** Reports of the watch in the current test. */
let problems: string[] = [];
const report = (problem: string) => void problems.push(problem);

/** One browser for all files of a worker (`isolate: false`); it closes when the worker ends. */
let sharedBrowser: Promise<Browser> | undefined;

/** The worker's browser, started again if it has crashed. */
export async function startedBrowser(): Promise<Browser> {
  sharedBrowser ??= chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  const browser = await sharedBrowser;
  if (browser.isConnected()) return browser;
  sharedBrowser = undefined;
  return startedBrowser();
}

/** The demo user's session as the product stores it. How the form gets there is covered by sign-in.test.ts. */
async function signInDemo(siteUrl: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccount),
  });
  if (!answer.ok) throw new Error(`The demo account can't sign in: ${answer.status}`);
  const session = (await answer.json()) as { expires_in: number };
  return JSON.stringify({ ...session, expires_at: Math.round(Date.now() / 1000) + session.expires_in });
}

interface VisitOptions extends Look {
  as?: 'visitor' | 'demo';
  /** For journeys that end or renew the session, which the others share. */
  hasOwnSession?: boolean;
  /** For journeys that move the page's clock. */
  hasClock?: boolean;
  /** Asks for a profile of its own, with what only such a one can have. */
  profile?: ProfileOptions;
  /** Another address where the app is served, for journeys that deploy a new build. */
  site?: string;
}

/**
 * The browser for the journeys of one test file. Every page it opens is watched (watchContext): what the watch reports
 * fails the test.
 */
export function useBrowser() {
  let opened: Profile[] = [];
  /** Console errors that a journey causes on purpose, e.g. a server that answers 500. */
  let expected: RegExp[] = [];
  const siteUrl = inject('siteUrl');

  beforeAll(async () => void (await startedBrowser()));
  afterEach(async ({ task }) => {
    for (const profile of opened) {
      if (profile.site === siteUrl && profile.isReusable() && task.result?.state !== 'fail') {
        await resetProfile(profile);
        idleProfiles.push(profile);
      } else await profile.context.close();
    }
    opened = [];
    const found = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    problems = [];
    expected = [];
    expect(found).toEqual([]);
  });

  async function takeProfile(
    site: string,
    hasClock: boolean,
    options: ProfileOptions | undefined,
  ): Promise<Profile> {
    const browser = await startedBrowser();
    idleProfiles = idleProfiles.filter((each) => each.isReusable()); // those of a browser that crashed are closed
    const idle = idleProfiles.find((each) => each.site === site && each.hasClock === hasClock);
    if (!idle || options) return createProfile(browser, site, report, { hasClock, ...options });
    idleProfiles = idleProfiles.filter((each) => each !== idle);
    return idle;
  }

  return {
    siteUrl,
    expectProblem: (pattern: RegExp) => void expected.push(pattern),
    /** Reports of the watch in this test so far. */
    problems: () => [...problems],
    /** Opens a path with nothing stored, as a visitor or as the demo user. */
    async open(path: string, options: VisitOptions = {}): Promise<Visit> {
      const { as = 'visitor', hasOwnSession = false, site = siteUrl, hasClock = false } = options;
      const profile = await takeProfile(site, hasClock, options.profile);
      opened.push(profile);
      const { page, context } = profile;
      await applyLook(page, options);
      if (as === 'demo') {
        sharedSession ??= signInDemo(siteUrl);
        const session = await (hasOwnSession ? signInDemo(siteUrl) : sharedSession);
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
          SESSION_KEY,
          session,
        ] as const);
      }
      if (path !== PLAIN_DOCUMENT) await page.goto(site + path);
      return { page, context };
    },
  };
}
