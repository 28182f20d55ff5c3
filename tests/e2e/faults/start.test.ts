import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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

/** Pieces that browsers, routers and servers read in different ways, between random text. */
const PIECE = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%',
      '%2',
      '%zz',
      '%0A',
      '%0D%0A',
      '%00',
      '%2e%2e',
      '%2F',
      '%5C',
      '%25',
      '%7F',
    ],
    ...[
      '%E2%80%A8',
      '%e2%80%a9',
      '%C2%85',
      '%FF',
      '%C0%AF',
      '%ED%A0%80',
      '?',
      '#',
      '&',
      '=',
      ';',
      ':',
      '@',
      '+',
    ],
    ...[
      '*',
      '[',
      ']',
      '(',
      '{',
      '|',
      '^',
      '"',
      "'",
      '<',
      '>',
      '`',
      ' ',
      '\u2028',
      '\u202e',
      '\u0000',
      '\ufeff',
    ],
    ...[
      'apps',
      'submit',
      'sign-in',
      'constructor',
      '__proto__',
      'javascript:',
      'http://x.example',
      'access_token=',
    ],
    ...['code=', 'step=', 'draft=', 'demo=', 'tab=', 'index.html', '🚀', 'ß', 'İ'],
  ),
  fc
    .string({ unit: 'binary', maxLength: 12 })
    .map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const TEXT = fc.array(PIECE, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
const SEED = 20_261_122;
const EACH = 125;

/** Little to paint: what is checked is whether there is a header. */
const SMALL = { width: 400, height: 200 };

/** Where the server answers with something other than a page: files, the auth service, and what it refuses to read. */
function isPage(path: string): boolean {
  const { pathname } = new URL(browser.siteUrl + path);
  return !/^\/(assets|auth)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname) && !/^\/_/.test(pathname);
}

/** Random addresses for one part of the address, on a public page and on one behind the guard. */
function addresses(part: (text: string) => string): string[] {
  return fc
    .sample(TEXT, { seed: SEED, numRuns: 2 * EACH })
    .map(part)
    .filter(isPage)
    .slice(0, EACH);
}

/** Entries that a document gets before the next one: Chromium ignores more than 200 in ten seconds. */
const ENTRIES_PER_DOCUMENT = 60;
/** Of each part, so many strings are loaded as documents; the others are entries in the history of one. */
const FULL_LOADS = 6;

interface Entry {
  path: string;
  state: unknown;
}

/** Moves through entries as the back button would, and returns those that leave the page without a header. */
function failuresAmong(page: Page, entries: Entry[]): Promise<string[]> {
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

async function expectHeader(page: Page, tried: string) {
  await page.getByRole('banner').waitFor();
  expect(new URL(page.url()).origin, tried).toBe(browser.siteUrl);
}

async function expectHeaderForEntries(page: Page, start: string, entries: Entry[]) {
  for (let from = 0; from < entries.length; from += ENTRIES_PER_DOCUMENT) {
    await page.goto(browser.siteUrl + start);
    await page.getByRole('banner').waitFor();
    expect(await failuresAmong(page, entries.slice(from, from + ENTRIES_PER_DOCUMENT))).toEqual([]);
    await expectHeader(page, 'the last entry');
  }
}

describe('500 random strings never give a page without a header', () => {
  it.each([
    ['path', (text: string) => `/${text.replace(/[?#]/g, '-')}`],
    ['query', (text: string) => `/${text.length % 2 ? 'pricing' : 'apps'}?${text.replaceAll('#', '-')}`],
    ['hash', (text: string) => `/${text.length % 2 ? 'pricing' : 'apps'}#${text}`],
  ])('in the %s', async (_, part) => {
    browser.expectProblem(/404 Error|Failed to load resource/);
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', viewport: SMALL });
    const tried = addresses(part);
    expect(tried).toHaveLength(EACH);
    for (const address of tried.slice(0, FULL_LOADS)) {
      await page.goto(browser.siteUrl + address, { waitUntil: 'commit' });
      await expectHeader(page, address);
      await page.goto(browser.siteUrl + PLAIN_DOCUMENT); // an address that differs by its hash alone loads no document
    }
    const entries = tried.slice(FULL_LOADS).map((path) => ({ path, state: null }));
    await expectHeaderForEntries(page, '/pricing', entries);
  });

  it('in the history state', async () => {
    browser.expectProblem(/404 Error|Failed to load resource/); // a signed-in user goes on to the remembered path, which may not exist
    const { page } = await browser.open('/sign-in', { as: 'demo', viewport: SMALL });
    const states = fc.sample(TEXT, { seed: SEED + 1, numRuns: EACH }).map((value) => {
      const kinds = [
        value,
        { usr: value },
        { usr: { from: `/${value}` }, key: value, idx: 0 },
        { idx: value },
      ];
      return kinds[value.length % kinds.length];
    });
    for (const state of states.slice(0, FULL_LOADS)) {
      await page.evaluate((value) => history.replaceState(value, '', '/sign-in'), state);
      await page.reload({ waitUntil: 'commit' });
      await expectHeader(page, JSON.stringify(state));
      await page.goto(browser.siteUrl + PLAIN_DOCUMENT);
    }
    const entries = states.slice(FULL_LOADS).map((state) => ({ path: '/sign-in', state }));
    await expectHeaderForEntries(page, '/pricing', entries);
  });
});
