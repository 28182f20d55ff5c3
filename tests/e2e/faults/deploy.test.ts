import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { PLAIN_DOCUMENT } from '../profile';
import { goByMenu, standsFirm } from './common-rule';
import { ownSite } from './own-site';

const browser = useBrowser();
const MISSING = { status: 404, contentType: 'text/plain', body: 'Not found' };
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

describe('a deploy under an open tab', () => {
  it('that removed the toaster and a menu: their messages are shown, and the page stays', async () => {
    browser.expectProblem(/Failed to load|MIME/);
    const { page } = await browser.open('/apps', { as: 'demo' });
    await page.getByText('6 apps', { exact: true }).waitFor();
    await page.route(/\/assets\/(toaster|user-menu)-.*\.(js|css)$/, (route) => route.fulfill(MISSING));
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await toast(page, 'App deleted').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('6 apps', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'User menu' }).click();
    await toast(page, 'This could not be opened').waitFor();
    await standsFirm(page, 'Your Apps');
    await page.unroute(/\/assets\/(toaster|user-menu)-.*\.(js|css)$/);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  });

  it('that removed a wizard step: a message in its place, a second try, and nothing typed is lost', async () => {
    browser.expectProblem(/Failed to load|dynamically imported module|MIME/);
    const { page } = await browser.open('/submit', { as: 'demo' });
    await page.route('**/assets/screenshots-step*.js', (route) => route.fulfill(MISSING));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('App Name').fill('Lantern');
    // By keyboard: findings about the name appear above the button, which moves away from under the pointer.
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
    await alert.waitFor();
    await page.unroute('**/assets/screenshots-step*.js');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Your screenshots' }).waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByLabel('App Name').waitFor();
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
  });

  it('that removed the style sheet: the page is plain, and everything works', async () => {
    browser.expectProblem(/Failed to load|MIME/);
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo' });
    await page.route('**/assets/*.css', (route) => route.fulfill(MISSING));
    await page.goto(`${browser.siteUrl}/apps`);
    await standsFirm(page, 'Your Apps');
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByText('5 apps', { exact: true }).waitFor();
    await page.goto(`${browser.siteUrl}/pricing`);
    await standsFirm(page, 'Pricing Every tool in every plan.');
  });

  it('and a connection that drops: a message, never a reload over what was typed, and the page once it is back', async () => {
    browser.expectProblem(
      /Failed to load|ERR_INTERNET_DISCONNECTED|Unexpected Application Error|imported module/,
    );
    // A profile whose cache has none of the pages.
    const { page, context } = await browser.open('/submit?step=2', { as: 'demo', profile: {} });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByLabel('App Name').fill('Lantern');
    await page.getByText('Saved on this device', { exact: true }).waitFor();
    const form = page.url();
    await context.setOffline(true);
    await goByMenu(page, 'Billing', 'This page could not be loaded');
    await page.goBack();
    await standsFirm(page, 'Lantern');
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
    await context.setOffline(false);
    await goByMenu(page, 'Billing', 'Billing');
    expect(loads).toBe(0);
    await page.goto(form);
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
  });
});

describe('a new version', () => {
  it('is offered, never forced: each tab keeps what was typed, and only the tab that accepts it switches', async () => {
    browser.expectProblem(/Failed to load|MIME|imported module|Unexpected Application Error/);
    const site = await ownSite();
    close = site.close;
    const visit = await browser.open('/sign-in', {
      hasClock: true,
      profile: { serviceWorkers: 'allow' },
      site: site.url,
    });
    const { page, context } = visit;
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await standsFirm(page, 'Your Apps');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await page.goto(`${site.url}/submit?step=2`);
    await page.getByLabel('App Name').fill('Lantern');
    const other = await context.newPage();
    await other.goto(`${site.url}/settings`);
    await other.getByLabel('Company').fill('Not saved yet');

    await site.deploy((dist) => {
      const next = (file: string, change: (text: string) => string) =>
        writeFileSync(join(dist, file), change(readFileSync(join(dist, file), 'utf8')));
      next('submit.html', (text) => text.replace('</head>', '<meta name="build" content="next" /></head>'));
      next('sw.js', (text) => text.replace(/"version":"\w+"/, '"version":"next"'));
      for (const gone of ['about-page', 'billing-page']) removeChunk(dist, gone);
    });
    const versionOf = (tab: Page) => tab.locator('meta[name=build]').count();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await Promise.all(
      [page, other].map((tab) => toast(tab, 'A new version of StorePilot is ready').waitFor()),
    );
    await page.clock.fastForward(60_000); // the offer stays, unlike other notices
    expect([await versionOf(page), await versionOf(other)]).toEqual([0, 0]);
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');

    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await page.locator('meta[name=build]').waitFor({ state: 'attached' });
    await standsFirm(page, 'Lantern');
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
    // The other tab stays as it was, typed text included.
    expect(await versionOf(other)).toBe(0);
    expect(await other.getByLabel('Company').inputValue()).toBe('Not saved yet');
    await standsFirm(other, 'Settings');
  });
});

function removeChunk(dist: string, name: string) {
  const list = readFileSync(join(dist, 'sw.js'), 'utf8');
  for (const [, file = ''] of list.matchAll(new RegExp(`"(/assets/${name}-[^"]+\\.js)"`, 'g'))) {
    rmSync(join(dist, file));
    writeFileSync(join(dist, 'sw.js'), readFileSync(join(dist, 'sw.js'), 'utf8').replace(`"${file}",`, ''));
  }
}
