import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { appsCollection, submissionsCollection } from '@/lib/workspace/app-collections';
import { seedWorkspace } from '../support/workspace/seed-workspace';
import { useBrowser } from './browser';
import { openInside } from './open-inside';
import { resize } from './resize';

const browser = useBrowser();

/** A desktop, a phone, and 400 % on a desktop. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

describe('the apps list', () => {
  it('keeps its search over a reload, and its place over a visit to an app', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await card(page, 'LacedUp').waitFor();
    const apps = Array.from({ length: 2000 }, (_, index) => ({
      id: `app-${index}`,
      name: `App ${index}`,
      bundleId: `com.example.app${index}`,
      platforms: ['ios'],
      lastSubmission: { version: '1.0.0', status: 'approved', date: '2026-11-20' },
      nextActions: ['Refresh the screenshots'],
    }));
    await seedWorkspace(page, appsCollection, apps);
    await page.reload();
    await page.getByText('2,000 apps').waitFor();
    expect(await page.locator('*').count()).toBeLessThan(1500);

    await page.getByRole('searchbox', { name: 'Search apps' }).fill('app 1');
    await page.getByText('Showing 1,111 of 2,000 apps').waitFor();
    await page.waitForURL('**/apps?q=app+1');
    await page.reload();
    await page.getByText('Showing 1,111 of 2,000 apps').waitFor();

    const inSight = page.locator('article').filter({ hasText: 'App 1' });
    // The list is as high as all of its cards once its code has loaded; the cards of the new place follow the scrolling.
    await page.waitForFunction(() => {
      if (window.scrollY !== 30_000) window.scrollTo(0, 30_000);
      const isInSight = (card: Element) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      };
      const cards = [...document.querySelectorAll('article')];
      return cards.length > 5 && cards.some(isInSight) && window.scrollY === 30_000;
    });
    const middle = await inSight.nth(6).getByRole('heading', { level: 2 }).innerText();
    await card(page, middle).getByRole('link', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name: 'App Detail' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await card(page, middle).waitFor();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 30_000)).toBeLessThan(400);
    expect(await page.locator('*').count()).toBeLessThan(1500);
  });

  it('is used by keyboard alone, also beyond the cards in sight', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await card(page, 'LacedUp').waitFor();
    await page.getByRole('searchbox', { name: 'Search apps' }).focus();
    const heard: string[] = [];
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const name = element?.closest('article')?.querySelector('h2')?.textContent ?? '';
        return `${name} ${element?.textContent ?? ''}`.trim();
      });
    for (let press = 0; press < 3 + 6 * 3; press += 1) {
      await page.keyboard.press('Tab');
      heard.push(await focused());
    }
    expect(heard.slice(0, 6)).toEqual([
      'All Platforms',
      'iOS',
      'Android',
      'LacedUp View Details',
      'LacedUp Submit',
      'LacedUp Delete',
    ]);
    expect(heard.at(-1)).toBe('Quiet Desk Delete');
    await page.keyboard.press('Enter');
    await page.getByText('Quiet Desk was removed from this device.').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.closest('article')?.querySelector('h2')?.textContent === 'Plot Keeper',
    );
  });

  it('is one list in two tabs, and a deleted app stays away after a reload', async () => {
    const { page, context } = await browser.open('/apps', { as: 'demo' });
    await card(page, 'PawPal').waitFor();
    const other = await context.newPage();
    await other.goto(`${browser.siteUrl}/apps/paw-pal`);
    await other.getByRole('heading', { level: 2, name: 'PawPal' }).waitFor();

    await card(page, 'PawPal').getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('heading', { level: 2, name: 'App not found' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await other.getByRole('heading', { level: 2, name: 'PawPal' }).waitFor();

    await card(page, 'PawPal').getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('heading', { level: 2, name: 'App not found' }).waitFor();
    await page.reload();
    await card(page, 'LacedUp').waitFor();
    expect(await card(page, 'PawPal').count()).toBe(0);
  });
});

describe('the workspace', () => {
  it('works on, and is stored again, when the browser clears it under an open tab', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await card(page, 'PawPal').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('PawPal was removed from this device.').waitFor();
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) {
        await new Promise((resolve) => {
          const request = indexedDB.deleteDatabase(name ?? '');
          request.onsuccess = resolve;
        });
      }
    });
    await card(page, 'Bread Ledger').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Bread Ledger was removed from this device.').waitFor();
    await page.reload();
    await card(page, 'LacedUp').waitFor();
    expect(await page.getByRole('article').count()).toBe(4);
    expect(await page.getByText('lost when this tab closes').count()).toBe(0);
  });
});

describe('layout with names of any kind', () => {
  it('holds at 1440, 390 and 320 px', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await card(page, 'LacedUp').waitFor();
    const html = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
    const names = [
      'W'.repeat(10_000),
      html,
      'תפוח ירוק \u202egnp.exe',
      '👩‍👩‍👧‍👦🏳️‍🌈',
      `Z${'\u0316\u0301'.repeat(300)}`,
      '',
    ];
    const odd = names.map((name, index) => ({
      id: `odd-${index}`,
      name,
      bundleId: name,
      platforms: ['ios', 'android'],
      lastSubmission: { version: name, status: 'draft', date: name },
      nextActions: [name, name, name, name],
    }));
    await seedWorkspace(page, appsCollection, odd);
    await seedWorkspace(
      page,
      submissionsCollection,
      odd.map(({ id, name, bundleId }) => ({
        id,
        appId: id,
        appName: name,
        bundleId,
        version: name,
        buildNumber: name,
        platform: 'ios',
        status: name,
        date: name,
      })),
    );
    for (const path of ['/apps', '/apps/odd-0', '/apps/odd-1', '/apps/odd-4', '/submissions']) {
      if (path === '/apps') await page.reload();
      else await openInside(page, path);
      await page
        .getByText(/^6 (apps|submissions)$|^Version history$/)
        .first()
        .waitFor();
      for (const size of SIZES) {
        await resize(page, size);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, `${path} at ${size.width} px`).toBeLessThanOrEqual(0);
        const heights = await page
          .getByRole('article')
          .evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().height));
        expect(new Set(heights).size).toBeLessThanOrEqual(1);
      }
    }
  });
});
