import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startedBrowser, useBrowser } from './browser';

const browser = useBrowser();

/** Fields of the two consoles, and the file of the package with the same text. */
const TEXTS = [
  ['App Store', 'Subtitle', 'app-store/en-US/subtitle.txt'],
  ['App Store', 'Keywords', 'app-store/en-US/keywords.txt'],
  ['App Store', 'Description', 'app-store/en-US/description.txt'],
  ['Google Play', 'Short description', 'google-play/en-US/short_description.txt'],
  ['Google Play', 'Full description', 'google-play/en-US/full_description.txt'],
] as const;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-here-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Downloads the package of the demo as a person does, and unzips it. */
async function unzipPackage(): Promise<void> {
  const { page } = await browser.open('/submit?demo=pawPal&step=5', { as: 'demo' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download submission package' }).click(),
  ]);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Opens the page from the folder, without a network, and collects what it asks for and complains about. */
async function openPage(): Promise<{ page: Page; requests: string[]; messages: string[] }> {
  const context = await (await startedBrowser()).newContext({ offline: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const [requests, messages]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) requests.push(request.url());
  });
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(pathToFileURL(join(folder, 'START-HERE.html')).href);
  return { page, requests, messages };
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('START-HERE.html in the unzipped package', () => {
  it('copies the bytes of the text files, shows the pictures, and prints on six pages', async () => {
    await unzipPackage();
    const { page, requests, messages } = await openPage();

    for (const [store, field, path] of TEXTS) {
      const section = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name: new RegExp(`^(?:Apple )?${store}`) }),
      });
      const button = section
        .getByRole('button', { name: `Copy ${field}`, exact: true })
        .filter({ visible: true });
      await button.click();
      await section
        .getByRole('button', { name: `Copy ${field}`, exact: true })
        .getByText('Copied')
        .first()
        .waitFor();
      expect(Buffer.from(await clipboard(page)).equals(await readFile(join(folder, path))), path).toBe(true);
    }

    // By keyboard: the next Copy button is reached with Tab and pressed with Enter.
    const first = page.getByRole('button', { name: /^Copy/ }).filter({ visible: true }).first();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await first.evaluate((element) => element === document.activeElement)) break;
    }
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboard(page)).not.toBe('');

    const pictures = page.locator('.pictures img');
    expect(await pictures.count()).toBeGreaterThan(5);
    const broken = await pictures.evaluateAll(async (images) => {
      const all = images as HTMLImageElement[];
      for (const image of all) image.loading = 'eager';
      await Promise.all(all.map((image) => image.decode().catch(() => undefined)));
      return all.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    });
    expect(broken).toEqual([]);
    const names = await page.locator('.pictures li').allInnerTexts();
    expect(names[0]?.trim()).toMatch(/^iPhone 6\.9 - English \(US\) - 1\.png$/);

    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(6);

    expect(requests).toEqual([]);
    expect(messages).toEqual([]);
    await page.context().close();
  });
});
