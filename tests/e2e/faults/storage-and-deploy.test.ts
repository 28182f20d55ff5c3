import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makePng } from '../../support/png';
import { storedRecords, storeRecords } from '../../support/workspace/seed-workspace';
import { useBrowser } from '../browser';
import { PLAIN_DOCUMENT } from '../profile';
import { standsFirm } from './common-rule';

const browser = useBrowser();

const BANNER = 'Your work is lost when this tab closes';

/**
 * Gives the site's storage a real quota in bytes, which the browser itself enforces. Returns a function that sets
 * another one; `undefined` removes it.
 */
async function limitedStorage(context: BrowserContext, page: Page, bytes: number) {
  const session = await context.newCDPSession(page);
  const limit = async (quotaSize: number | undefined) => {
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: browser.siteUrl,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  };
  await limit(bytes);
  return limit;
}

/** A grey picture of random pixels, which no format makes smaller: it takes a byte per pixel. */
function noisePicture(name: string, width: number, height: number) {
  const rows = randomBytes(height * (width + 1));
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return { name, mimeType: 'image/png', buffer: makePng({ width, height, colorType: 0 }, rows) };
}

/** Goes to a step of the wizard. */
async function stepTo(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Submission steps' }).getByRole('button', { name }).click();
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
}

describe('the browser’s storage', () => {
  it('IndexedDB blocked: the page says that work is lost when the tab closes, and goes on', async () => {
    const { page, context } = await browser.open(PLAIN_DOCUMENT, { as: 'demo' });
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.goto(`${browser.siteUrl}/apps`);
    await page.getByText('Your work is lost when this tab closes').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Your Apps' }).waitFor();
  });

  it('localStorage throws: signing in works until the tab closes', async () => {
    const { page, context } = await browser.open(PLAIN_DOCUMENT);
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

  it('localStorage full: signing in works, and the look can be chosen', async () => {
    const { page } = await browser.open('/sign-in');
    await page.evaluate(() => {
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let index = 0; ; index += 1) localStorage.setItem(`full-${size}-${index}`, 'x'.repeat(size));
        } catch {
          // this size no longer fits
        }
      }
    });
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await standsFirm(page, 'Your Apps');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByText('5 apps', { exact: true }).waitFor();
  });

  it('emptied in mid-use: the page goes on, and after signing in again the work is there', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByText('5 apps', { exact: true }).waitFor();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Billing' }).click();
    await standsFirm(page, 'Billing');
    await page.goto(`${browser.siteUrl}/apps`);
    await standsFirm(page, 'Sign in');
    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await page.getByText('5 apps', { exact: true }).waitFor();
  });

  it('IndexedDB full in mid-use: the banner says so, work goes on, and is stored again once there is space', async () => {
    // Chromium remembers for half a minute how much space an origin has: the quota is set before anything is stored.
    // It has space for the small picture, and then neither for the large one nor for the text alone: the file of the
    // refused picture counts until Chromium deletes it, which may be at any time.
    const { page, context } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', profile: {} });
    const limitStorage = await limitedStorage(context, page, 650_000);
    await page.goto(`${browser.siteUrl}/submit?step=2`);
    await page.getByLabel('App Name').fill('Lantern');
    await page.getByText('Saved on this device', { exact: true }).waitFor();
    await stepTo(page, 'Screenshots');
    const pictures = page.getByLabel('Drop screenshots here, or choose files');
    await pictures.setInputFiles(noisePicture('small.png', 1080, 400));
    await page.getByLabel('Caption 1').waitFor();
    expect(await page.getByText(BANNER).count()).toBe(0);

    await pictures.setInputFiles(noisePicture('large.png', 1080, 2400));
    await page.getByText(BANNER).waitFor();
    await page.getByLabel('Caption 2').waitFor();
    await page.getByLabel('Caption 2').fill('Write three lines');
    await stepTo(page, 'App Listing');
    await page.getByLabel('Full Description').fill('Three lines each evening. '.repeat(12_000));
    await page.getByText('Stored only until this tab closes', { exact: true }).waitFor();
    await standsFirm(page, 'Lantern');
    await stepTo(page, 'Screenshots');
    expect(await page.getByLabel('Caption 2').inputValue()).toBe('Write three lines');
    await stepTo(page, 'App Listing');
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
    expect(await page.getByLabel('Full Description').inputValue()).toHaveLength(312_000);
    const stored = await storedRecords(page);
    const storedImages = stored.filter(({ collection }) => collection === 'draft-images');
    expect(storedImages.map(({ value }) => (JSON.parse(value) as { fileName: string }).fileName)).toEqual([
      'small.png',
    ]);
    expect(stored.some(({ value }) => value.includes('Three lines each evening.'))).toBe(false);

    await limitStorage(undefined);
    await page.getByLabel('Keywords').fill('diary');
    await page.getByText(BANNER).waitFor({ state: 'detached' });
    await page.getByText('Saved on this device', { exact: true }).waitFor();
    await page.reload();
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
    expect(await page.getByLabel('Keywords').inputValue()).toBe('diary');
    expect(await page.getByLabel('Full Description').inputValue()).toHaveLength(312_000);
    await stepTo(page, 'Screenshots');
    expect(await page.getByLabel('Caption 2').inputValue()).toBe('Write three lines');
    await page.getByText('Use screens without a design').click();
    const large = page.getByAltText('large.png');
    await large.evaluate((image: HTMLImageElement) => image.decode());
  });

  it('records of an older and a newer version, and damaged ones: reported once, the rest is there, none is deleted', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await page.getByText('6 apps', { exact: true }).waitFor();
    const app = (id: string) => ({
      id,
      name: `<img src=x onerror=alert(1)> ${id}`,
      bundleId: 'a',
      platforms: ['ios'],
      lastSubmission: { version: '1', status: 'constructor', date: '__proto__' },
      nextActions: [],
    });
    const odd = (id: string, version: number, value: unknown) => ({
      collection: 'apps',
      id,
      version,
      order: 50,
      value,
    });
    await storeRecords(page, [
      odd('older', 0, app('older')),
      odd('newer', 99, { shape: 'of tomorrow' }),
      odd('torn', 1, { id: 'torn', name: 5, nextActions: 'none' }),
      odd('empty', 1, null),
      odd('__proto__', 1, JSON.parse('{"__proto__":{"id":"x","isAdmin":true}}')),
      {
        collection: 'drafts',
        id: 'torn',
        version: 1,
        order: 1,
        value: { id: 'torn', step: 99, listings: [] },
      },
      { collection: 'profile', id: 'profile', version: 1, order: 1, value: { saved: 'nobody' } },
    ]);
    const before = await storedRecords(page);
    await page.reload();
    await page.getByText('1 draft, 7 apps', { exact: true }).waitFor();
    await page.getByText('3 stored records could not be read and were set aside.').waitFor();
    await page.getByText('One stored record was saved by a newer version').waitFor();
    await page.getByRole('heading', { name: '<img src=x onerror=alert(1)> older' }).waitFor();
    for (const [path, heading] of [
      ['/submit?draft=torn', 'New Submission'],
      ['/settings', 'Settings'],
      ['/apps', 'Your Apps'],
    ] as const) {
      await page.goto(browser.siteUrl + path);
      await standsFirm(page, heading);
    }
    await page.getByText('1 draft, 7 apps', { exact: true }).waitFor();
    const after = await storedRecords(page);
    for (const { id, value } of before) {
      expect(
        after.some((record) => record.id.startsWith(id) && record.value === value),
        id,
      ).toBe(true);
    }
  });

  it('BroadcastChannel missing: signing out still reaches the other tab', async () => {
    const { page, context } = await browser.open(PLAIN_DOCUMENT, { as: 'demo', hasOwnSession: true });
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
  ])('a page’s code is %s: a message, a reload button, no loop, and the header stays', async (_, answer) => {
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
