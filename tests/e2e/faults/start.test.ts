import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ODD_ENTRIES, type OddEntry } from '@tests/support/odd-addresses';
import { useBrowser } from '../browser';
import { PLAIN_DOCUMENT } from '../profile';
import { standsFirm } from './common-rule';

const browser = useBrowser();

const TOKEN = '#access_token=forged.forged.forged&refresh_token=x&token_type=bearer';

describe('an odd address', () => {
  it('with the tokens of a mailed link gives a page and loses the tokens', async () => {
    browser.expectProblem(/404 Error/);
    const { page } = await browser.open(PLAIN_DOCUMENT);
    for (const path of ['//x', '//x.example/apps', '///', '//']) {
      await page.goto(browser.siteUrl + path + TOKEN);
      await page.getByRole('banner').waitFor();
      expect(page.url(), path).not.toContain('access_token');
      expect(new URL(page.url()).origin, path).toBe(browser.siteUrl);
      await page.goto(browser.siteUrl + PLAIN_DOCUMENT); // an address that differs by its hash alone loads no document
    }
  });

  it('with a line break gives the message for a page that does not exist', async () => {
    browser.expectProblem(/404 Error/);
    const { page } = await browser.open(PLAIN_DOCUMENT);
    for (const path of ['/a%0Ab', '/%0D', '/apps/x/%E2%80%A8', '/%e2%80%a9', '/a%0D%0ASet-Cookie:x']) {
      await page.goto(browser.siteUrl + path);
      await standsFirm(page, '404');
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.waitForURL(`${browser.siteUrl}/`);
    }
  });
});

/** Things that throw before or in the first render. */
const START_FAULTS: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'the router cannot read the history': (context) =>
    context.addInitScript(() => {
      History.prototype.replaceState = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
  'a listener cannot be added': (context) =>
    context.addInitScript(() => {
      const add = window.addEventListener.bind(window);
      Object.assign(window, {
        addEventListener(type: string, listener: EventListener, options?: boolean) {
          if (type === 'popstate') throw new Error('refused');
          add(type, listener, options);
        },
      });
    }),
  'the header throws while it renders': (context) =>
    context.addInitScript(() => {
      const create = document.createElement.bind(document);
      document.createElement = (name: string) => {
        if (name === 'header') throw new Error('refused');
        return create(name);
      };
    }),
  'the script is missing': (context) =>
    context.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'the script is a page': (context) =>
    context.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>login wall' }),
    ),
  'the script is cut': (context) =>
    context.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const a = {' }),
    ),
};

describe('a start that fails', () => {
  it.each(Object.entries(START_FAULTS))(
    '%s: a message and a reload button, never an empty page',
    async (_, fault) => {
      browser.expectProblem(/./);
      const { page, context } = await browser.open(PLAIN_DOCUMENT, { as: 'demo' }); // who sees the page's frame first
      await fault(context);
      for (const path of ['/apps', '/no/such/page', '/']) {
        await page.goto(browser.siteUrl + path);
        // A prerendered page may stay readable instead.
        await page.locator('h1:visible').waitFor();
        const failure = page.getByRole('alert').filter({ hasText: 'StorePilot could not start' });
        if (path !== '/') {
          await failure.waitFor();
          expect(await page.locator('h1:visible').count()).toBe(1);
          const reload = page.getByRole('link', { name: 'Reload the page' });
          expect(await reload.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(
            browser.siteUrl + path,
          );
        }
      }
    },
  );
});

/** Little to paint: what is checked is whether there is a header. */
const SMALL = { width: 400, height: 200 };

/** Of each part, so many strings are loaded as documents; as many more are entries in the history of one document. */
const FULL_LOADS = 6;

/** Moves through entries as the back button would, and returns those that leave the page without a header. */
function failuresAmong(page: Page, entries: OddEntry[]): Promise<string[]> {
  return page.evaluate(async (list) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const failures: string[] = [];
    for (const { path, state } of list) {
      const address = new URL(location.origin + path).href;
      history.pushState(state, '', address);
      const isThere = location.href === address;
      dispatchEvent(new PopStateEvent('popstate', { state }));
      await frame();
      await frame();
      if (!isThere || !document.querySelector('header')?.checkVisibility()) failures.push(address);
    }
    return failures;
  }, entries);
}

// All of the strings, as entries in the history: tests/journeys/odd-addresses.test.tsx.
describe('random strings never give a page without a header', () => {
  it.each(Object.entries(ODD_ENTRIES))('in the %s', async (_, entries) => {
    browser.expectProblem(/404 Error|Failed to load resource/); // a signed-in user continues to the remembered path, which may not exist
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', viewport: SMALL });
    for (const { path, state } of entries.slice(0, FULL_LOADS)) {
      if (state === null) await page.goto(browser.siteUrl + path, { waitUntil: 'commit' });
      else {
        await page.evaluate(([value, address]) => history.replaceState(value, '', address), [
          state,
          path,
        ] as const);
        await page.reload({ waitUntil: 'commit' });
      }
      await page.getByRole('banner').waitFor();
      expect(new URL(page.url()).origin, path).toBe(browser.siteUrl);
      await page.goto(browser.siteUrl + PLAIN_DOCUMENT); // an address that differs by its hash alone loads no document
    }
    await page.goto(`${browser.siteUrl}/pricing`);
    await page.getByRole('banner').waitFor();
    expect(await failuresAmong(page, entries.slice(FULL_LOADS, 2 * FULL_LOADS))).toEqual([]);
  });
});
