import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';

const browser = useBrowser();

describe('the browser’s storage', () => {
  it('IndexedDB blocked: the page says that work is kept only until the tab closes, and goes on', async () => {
    const { page, context } = await browser.open('/', { as: 'demo' });
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.goto(`${browser.siteUrl}/apps`);
    await page.getByText('Your work is kept only until this tab closes').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Your Apps' }).waitFor();
  });

  it('localStorage throws: signing in works for the life of the tab', async () => {
    const { page, context } = await browser.open('/');
    await context.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      }
    });
    await page.goto(`${browser.siteUrl}/team`);
    await page.waitForURL('**/sign-in');
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Team Workflow' }).waitFor();
  });

  it('BroadcastChannel missing: signing out still reaches the other tab', async () => {
    const { page, context } = await browser.open('/', { as: 'demo', hasOwnSession: true });
    await context.addInitScript(() => {
      delete (window as { BroadcastChannel?: unknown }).BroadcastChannel;
    });
    await page.goto(`${browser.siteUrl}/team`);
    const other = await context.newPage();
    await other.goto(`${browser.siteUrl}/billing`);
    await other.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await other.waitForURL('**/sign-in');
  });
});

describe('a deploy under an open tab', () => {
  it.each([
    ['a 404', { status: 404, contentType: 'text/plain', body: 'Not found' }],
    ['a page of HTML', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ])('a page’s code is %s: words, a reload, no loop, and the header lives', async (_, answer) => {
    browser.expectProblem(
      /Failed to load|dynamically imported module|Unexpected Application Error|MIME|Strict MIME/,
    );
    const { page } = await browser.open('/team', { as: 'demo' });
    await page.getByRole('heading', { level: 1, name: 'Team Workflow' }).waitFor();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route('**/assets/about-page*.js', (route) => route.fulfill(answer));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Billing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
    expect(loads).toBe(0);

    await page.unroute('**/assets/about-page*.js');
    await page.goto(`${browser.siteUrl}/about`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });
});
