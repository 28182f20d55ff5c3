import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';
import { PLAIN_DOCUMENT } from '../profile';
import { focused, standsFirm } from './common-rule';

const browser = useBrowser();

/** Every known failure of the auth server (sources 8.4). */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  'refused by CORS': (route) => route.abort('blockedbyresponse'),
  '500': (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"code":500,"msg":"x is not a function"}',
    }),
  '503 page': (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
  '429 with JSON': (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: '{"code":429,"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}',
    }),
  '429 without JSON': (route) => route.fulfill({ status: 429, contentType: 'text/plain', body: 'slow down' }),
  '403 page': (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<title>Forbidden</title>' }),
  'HTML with 200': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>login wall' }),
  'an empty object': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
  null: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: 'null' }),
  'cut JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"access_token":"ey' }),
};
/** One of each kind for the start, where a browser loads the page twice for each; auth-fetch.test.ts has the others. */
const AT_START = ['refused', 'refused by CORS', '429 with JSON', '403 page', 'cut JSON'];
const CALLS = '**/auth/v1/**';
const OWN_WORDS =
  /An unexpected error occurred\. Please try again\.|Too many attempts|Request rate limit reached|did not respond in time/;

async function trySignIn(page: Page) {
  await page.getByLabel('Email').fill('demo@storepilot.example');
  await page.getByLabel('Password').fill('pilot-demo-2026');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

describe('the auth server', () => {
  it('broken in any way: the form explains it, keeps the e-mail and works again', async () => {
    browser.expectProblem(/Failed to load resource/);
    const { page } = await browser.open('/sign-in');
    const alert = page.getByRole('alert');
    for (const [name, fault] of Object.entries(FAULTS)) {
      await page.route(CALLS, fault);
      await trySignIn(page);
      await alert.waitFor();
      expect(await alert.textContent(), name).toMatch(OWN_WORDS);
      expect(await page.getByLabel('Email').inputValue(), name).toBe('demo@storepilot.example');
      await page.unroute(CALLS);
      await openInside(page, '/sign-in'); // without the alert
    }
    await trySignIn(page);
    await page.waitForURL('**/apps');
  });

  it('broken in any way at the start: a valid and an expired session both open the page and stay', async () => {
    browser.expectProblem(/Failed to load resource/);
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true });
    for (const [name, fault] of Object.entries(FAULTS).filter(([key]) => AT_START.includes(key))) {
      await page.route(CALLS, fault);
      for (const expiresIn of [3600, -60]) {
        await page.evaluate((seconds) => {
          const stored = localStorage.getItem('storepilot-session') ?? '{}';
          const session = JSON.parse(stored) as Record<string, unknown>;
          session.expires_at = Math.round(Date.now() / 1000) + seconds;
          localStorage.setItem('storepilot-session', JSON.stringify(session));
          localStorage.removeItem('storepilot-refresh-times'); // each fault happens during a refresh
        }, expiresIn);
        await page.goto(`${browser.siteUrl}/team`);
        await standsFirm(page, 'Team Workflow');
        expect(await page.evaluate(() => localStorage.getItem('storepilot-session')), name).not.toBeNull();
      }
      await page.unroute(CALLS);
    }
    await page.goto(`${browser.siteUrl}/billing`);
    await standsFirm(page, 'Billing');
  });

  it('gets no request for a visitor, so that the sign-in page and public pages open however broken it is', async () => {
    const { page } = await browser.open(PLAIN_DOCUMENT);
    const asked: string[] = [];
    await page.route(CALLS, (route) => {
      asked.push(route.request().url());
      return new Promise(() => undefined); // never answered
    });
    await page.goto(`${browser.siteUrl}/team`);
    await standsFirm(page, 'Sign in');
    await page.goto(`${browser.siteUrl}/pricing`);
    await standsFirm(page, 'Pricing Every tool in every plan.');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  it('that is slow is waited for, and the page can be used until it answers', async () => {
    const { page } = await browser.open('/sign-in', { hasClock: true });
    let answer = () => {};
    const gate = new Promise<void>((resolve) => (answer = resolve));
    await page.route(CALLS, async (route) => {
      await gate;
      await route.continue();
    });
    await trySignIn(page);
    await page.getByRole('button', { name: 'Signing in…' }).waitFor();
    await page.clock.runFor(5000);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByLabel('Email').inputValue()).toBe('demo@storepilot.example');
    answer();
    await standsFirm(page, 'Your Apps');
  });

  it('that comes and goes: each failure is reported, and the next try that gets through signs in', async () => {
    browser.expectProblem(/Failed to load resource/);
    const { page } = await browser.open('/sign-in');
    const faults = [FAULTS.refused, FAULTS['HTML with 200'], FAULTS['503 page']];
    await page.route(CALLS, (route) => faults.shift()?.(route) ?? route.continue());
    for (const left of [2, 1, 0]) {
      await trySignIn(page);
      await page.getByRole('alert').filter({ hasText: OWN_WORDS }).waitFor();
      expect(faults).toHaveLength(left);
      expect(await focused(page)).toMatch(OWN_WORDS);
    }
    await trySignIn(page);
    await standsFirm(page, 'Your Apps');
  });

  it('that never answers blocks neither the start nor signing out', async () => {
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true });
    await page.route(CALLS, () => new Promise(() => undefined));
    await page.goto(`${browser.siteUrl}/team`);
    await page.getByRole('heading', { level: 1, name: 'Team Workflow' }).waitFor();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/sign-in');
    expect(await page.evaluate(() => localStorage.getItem('storepilot-session'))).toBeNull();
  });

  it('that denies the session ends it cleanly', async () => {
    browser.expectProblem(/Failed to load resource/);
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true });
    await page.route('**/auth/v1/user', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/json',
        body: '{"code":403,"error_code":"session_not_found","msg":"Session not found"}',
      }),
    );
    await page.goto(`${browser.siteUrl}/team`);
    await page.waitForURL('**/sign-in');
    expect(await page.evaluate(() => localStorage.getItem('storepilot-session'))).toBeNull();
  });
});

describe('the session', () => {
  it('with a clock two hours ahead neither ends nor floods the server with requests', async () => {
    // It has a session of its own: each refresh uses up the token that the other journeys share.
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true });
    let refreshes = 0;
    await page.route('**/auth/v1/token*', (route) => {
      refreshes += 1;
      return route.continue();
    });
    const start = Date.now();
    await page.clock.install({ time: start + 2 * 3600_000 });
    await page.goto(`${browser.siteUrl}/team`);
    await page.getByRole('heading', { level: 1, name: 'Team Workflow' }).waitFor();
    for (const path of ['/billing', '/settings', '/team']) {
      await page.goto(browser.siteUrl + path);
      await page.locator('main h1').waitFor();
    }
    await expect.poll(() => refreshes).toBeGreaterThan(0); // the page is there before it asks for a new session
    const minutes = Math.floor((Date.now() - start) / 60_000) + 1;
    expect(refreshes).toBeLessThanOrEqual(2 * minutes); // over all documents together
    expect(await page.evaluate(() => localStorage.getItem('storepilot-session'))).not.toBeNull();
  });

  it('storage emptied in another tab signs out here', async () => {
    const { page, context } = await browser.open('/team', { as: 'demo' });
    await page.getByRole('heading', { level: 1, name: 'Team Workflow' }).waitFor();
    const other = await context.newPage();
    await other.goto(`${browser.siteUrl}/pricing`);
    await other.evaluate(() => localStorage.clear());
    await page.waitForURL('**/sign-in');
  });

  it('going back after signing out shows nothing of the user', async () => {
    const { page } = await browser.open('/apps', { as: 'demo', hasOwnSession: true });
    await page.getByRole('heading', { level: 1, name: 'Your Apps' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
    await page.getByRole('heading', { level: 1, name: 'Team Workflow' }).waitFor();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/sign-in');
    await page.goBack();
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    expect(await page.getByText('LacedUp').count()).toBe(0);
    expect(await page.getByText('demo@storepilot.example').count()).toBe(0);
  });
});
