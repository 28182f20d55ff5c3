import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { PLAIN_DOCUMENT } from '../profile';
import { standsFirm } from './common-rule';

const browser = useBrowser();

const TOKEN_CALLS = '**/auth/v1/token*';
const HOUR_MS = 3600_000;
/** The client checks every 30 s and renews what has less than 120 s left: at the next check, not at this one. */
const SECONDS_LEFT = 148;
const NEXT_LOOK_MS = 31_000;

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('storepilot-session'));

/** Moves the end of the stored session; the token itself stays valid. */
async function letExpireIn(page: Page, seconds: number) {
  await page.evaluate((left) => {
    const session = JSON.parse(localStorage.getItem('storepilot-session') ?? '{}') as Record<string, unknown>;
    session.expires_at = Math.round(Date.now() / 1000) + left;
    localStorage.setItem('storepilot-session', JSON.stringify(session));
  }, seconds);
}

/** Notices when the page's content is replaced, even for a moment. */
async function watchForFlicker(page: Page) {
  await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    Object.assign(window, { hasFlickered: false });
    new MutationObserver(() => {
      if (!heading?.isConnected) Object.assign(window, { hasFlickered: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { hasFlickered?: boolean }).hasFlickered);
}

const refuse = (route: Route) =>
  route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' });

describe('a session that ends while somebody works', () => {
  it('is renewed without a flicker, also when the server refuses for a moment', async () => {
    browser.expectProblem(/Failed to load resource/);
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true, hasClock: true });
    await letExpireIn(page, SECONDS_LEFT);
    const answers: string[] = [];
    await page.route(TOKEN_CALLS, (route) => {
      answers.push(answers.length === 0 ? 'refused' : 'answered');
      return answers.length === 1 ? refuse(route) : route.continue();
    });
    await page.goto(`${browser.siteUrl}/aso`);
    await standsFirm(page, 'ASO Optimizer');
    await page.getByLabel('App Name').fill('Lantern');
    const hasFlickered = await watchForFlicker(page);
    const before = await storedSession(page);
    await page.clock.runFor(NEXT_LOOK_MS);
    await expect.poll(() => storedSession(page)).not.toBe(before);
    expect(answers.slice(0, 2)).toEqual(['refused', 'answered']);
    expect(await hasFlickered()).toBe(false);
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
    await standsFirm(page, 'ASO Optimizer');
  });

  it('while the machine sleeps for three hours is renewed, and nobody is signed out', async () => {
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true, hasClock: true });
    let refreshes = 0;
    // Those with an answer: the clock's leap of a minute ends a request that waits for one, and it is made again.
    page.on('requestfinished', (request) => {
      if (request.url().includes('/auth/v1/token')) refreshes += 1;
    });
    await page.goto(`${browser.siteUrl}/aso`);
    await standsFirm(page, 'ASO Optimizer');
    await page.getByLabel('App Name').fill('Lantern');
    const hasFlickered = await watchForFlicker(page);
    await page.clock.fastForward(3 * HOUR_MS);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.clock.runFor(60_000);
    await expect.poll(() => refreshes).toBeGreaterThan(0);
    // Two a minute are allowed; the sleep is one moment, the minute after it another.
    expect(refreshes).toBeLessThanOrEqual(4);
    expect(await hasFlickered()).toBe(false);
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
    expect(await storedSession(page)).not.toBeNull();
  });

  it.each([
    ['the connection returns', 'online'],
    ['the window is in use again', 'focus'],
  ])('during an outage is renewed once %s', async (_, event) => {
    browser.expectProblem(/Failed to load resource/);
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true, hasClock: true });
    await letExpireIn(page, -60);
    const before = await storedSession(page);
    let isDown = true;
    let tries = 0;
    await page.route(TOKEN_CALLS, (route) => {
      tries += 1;
      return isDown ? refuse(route) : route.continue();
    });
    await page.goto(`${browser.siteUrl}/team`);
    await standsFirm(page, 'Team Workflow');
    // Past the waits of 1, 5 and 20 s: the next try is almost 30 s away.
    for (const seen of [1, 2, 3, 4]) {
      await expect.poll(() => tries).toBeGreaterThanOrEqual(seen);
      await page.clock.runFor([1100, 5100, 20_100, 100][seen - 1] ?? 0);
    }
    expect(await storedSession(page)).toBe(before);
    isDown = false;
    const failed = tries;
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
    await expect.poll(() => storedSession(page)).not.toBe(before);
    expect(tries).toBe(failed + 1);
    await standsFirm(page, 'Team Workflow');
  });

  it('elsewhere leads to the sign-in page, and back to the page with what was typed', async () => {
    browser.expectProblem(/Failed to load resource/);
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true, hasClock: true });
    await letExpireIn(page, SECONDS_LEFT);
    await page.goto(`${browser.siteUrl}/submit?step=2`);
    await page.getByLabel('App Name').fill('Lantern');
    await page.clock.runFor(1000);
    await page.getByText('Saved on this device', { exact: true }).waitFor();
    await page.route(TOKEN_CALLS, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: '{"code":400,"error_code":"refresh_token_not_found","msg":"Invalid Refresh Token"}',
      }),
    );
    // The client keeps a session while its token is valid, and gives it up with the token.
    for (let look = 0; look < 8 && (await storedSession(page)) !== null; look += 1) {
      await page.clock.runFor(NEXT_LOOK_MS);
      await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text())); // time for a real answer
    }
    await standsFirm(page, 'Sign in');
    expect(await storedSession(page)).toBeNull();
    await page.unroute(TOKEN_CALLS);
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await standsFirm(page, 'Lantern');
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
  });
});

describe('the content of the address and of storage', () => {
  it('a link with tokens, a used link and a one-time code change nobody’s session and leave no trace', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await standsFirm(page, 'Your Apps');
    const before = await storedSession(page);
    for (const link of [
      '/apps#access_token=forged.forged.forged&refresh_token=x&token_type=bearer',
      '/?code=used-already',
      '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    ]) {
      await page.goto(browser.siteUrl + link);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(page.url()).not.toMatch(/access_token|refresh_token|code=|error/);
      await page.goBack();
      expect(page.url()).not.toMatch(/access_token|refresh_token|code=|error/);
    }
    expect(await storedSession(page)).toBe(before);
    await page.goto(`${browser.siteUrl}/billing`);
    await standsFirm(page, 'Billing');
  });

  it('damaged values under each of our keys give a page that works', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await standsFirm(page, 'Your Apps');
    for (const torn of ['', '{', 'null', '[[[', '{"__proto__":{"isAdmin":true}}', '\u0000', '9e999']) {
      await page.evaluate((value) => {
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of Object.keys(storage)) {
            if (key !== 'storepilot-session') storage.setItem(key, value);
          }
        }
        localStorage.setItem('storepilot-theme', value);
        localStorage.setItem('storepilot-refresh-times', value);
        sessionStorage.setItem('storepilot.scroll', value);
      }, torn);
      await page.reload();
      await standsFirm(page, 'Your Apps');
    }
  });
});

describe('several tabs', () => {
  it('one that stayed open shows nothing of the user after another signed out', async () => {
    const { page, context } = await browser.open('/apps', { as: 'demo', hasOwnSession: true });
    await page.getByText('PawPal').first().waitFor();
    const other = await context.newPage();
    await other.goto(`${browser.siteUrl}/team`);
    await other.getByRole('button', { name: 'User menu' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await standsFirm(page, 'Sign in');
    const left = await page.evaluate(() => document.documentElement.outerHTML);
    expect(left).not.toMatch(/PawPal|demo@storepilot\.example"|value="demo@/);
    expect(await page.title()).not.toContain('Apps');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign in', exact: true }).waitFor();
  });

  it('another user who signs in elsewhere sees only what is theirs, here too', async () => {
    const { page, context } = await browser.open('/apps', { as: 'demo', hasOwnSession: true });
    await page.getByRole('article', { name: 'PawPal' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('5 apps', { exact: true }).waitFor();
    // Another account, as the second tab's sign-in would store it; the server knows it as well.
    const session = await page.evaluate(async () => {
      const answer = await fetch('/auth/v1/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `second-${Date.now()}@example.com`, password: 'correct horse' }),
      });
      return JSON.stringify(await answer.json());
    });
    const other = await context.newPage();
    await other.goto(`${browser.siteUrl}/pricing`);
    await other.evaluate((value) => localStorage.setItem('storepilot-session', value), session);
    await page.getByText('6 apps', { exact: true }).waitFor();
    await standsFirm(page, 'Your Apps');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page
      .getByRole('menu')
      .getByText(/^second-/)
      .waitFor();
  });

  it('two that refresh at the same time both stay signed in', async () => {
    const { page, context } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true });
    await letExpireIn(page, -60);
    let refreshes = 0;
    await context.route(TOKEN_CALLS, (route) => {
      refreshes += 1;
      return route.continue();
    });
    const other = await context.newPage();
    await Promise.all([page.goto(`${browser.siteUrl}/team`), other.goto(`${browser.siteUrl}/billing`)]);
    await expect
      .poll(() => storedSession(page).then((text) => JSON.parse(text ?? '{}') as { expires_at?: number }))
      .toMatchObject({ expires_at: expect.closeTo(Date.now() / 1000 + 3600, -3) as number });
    await standsFirm(page, 'Team Workflow');
    await standsFirm(other, 'Billing');
    expect(refreshes).toBeLessThanOrEqual(2);
    const { status } = await page.evaluate(async () => {
      const { access_token: token } = JSON.parse(localStorage.getItem('storepilot-session') ?? '{}') as {
        access_token: string;
      };
      const answer = await fetch('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
      return { status: answer.status };
    });
    expect(status).toBe(200);
  });

  it('one that comes back from the browser’s cache after signing out shows the sign-in page', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await page.getByText('PawPal').first().waitFor();
    // The page was suspended while the session ended: no storage event reached it.
    await page.evaluate(() => {
      localStorage.removeItem('storepilot-session');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await standsFirm(page, 'Sign in');
    expect(await page.getByText('PawPal').count()).toBe(0);
  });
});
