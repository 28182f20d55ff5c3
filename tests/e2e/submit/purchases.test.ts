import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openZip } from '@/readers/archives/zip-reader';
import { useBrowser } from '../browser';
import { goToPart, goToStep, pick, screenPicture } from '../steps';

const browser = useBrowser();

async function open(page: Page, summary: string) {
  await page.locator('summary', { hasText: summary }).first().click();
}

it('takes a subscription from the form into both lists and the package', async () => {
  const { page } = await browser.open('/submit', { as: 'demo' });
  await goToStep(page, 'App Listing');
  await page.getByLabel('App Name').fill('Lantern');
  await goToPart(page, 'Store details');
  await open(page, 'In-app purchases and subscriptions');
  await pick('Does the app sell anything?', 'Yes')(page);
  await page.getByRole('button', { name: 'Add a subscription' }).click();
  await page.getByLabel('Reference name', { exact: true }).fill('Plus monthly');
  await page.getByLabel('Product ID', { exact: true }).fill('plus.monthly');
  await page.getByLabel('Price', { exact: true }).fill('4,99 EUR');
  await page.getByLabel('Duration').selectOption('P1M');
  await page.getByLabel('Display name', { exact: true }).fill('Lantern Plus');
  await page.getByLabel('Description', { exact: true }).fill('All evenings');
  await page.getByLabel('Base plan ID').fill('monthly');
  await page.getByLabel('Group display name').fill('Lantern Plus');
  await page.getByLabel('Choose a file', { exact: true }).setInputFiles(screenPicture('shop.png'));
  await page.getByRole('img', { name: 'shop.png' }).waitFor();

  await goToStep(page, 'Submit');
  await open(page, 'Subscription: Plus monthly');
  const list = page.getByRole('region', { name: /App Store, by hand/ });
  await list.getByText('plus.monthly', { exact: true }).first().waitFor();
  await page
    .getByRole('region', { name: /Google Play, by hand/ })
    .getByText('Base plan: Plus monthly, monthly')
    .waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download submission package' }).first().click(),
  ]);
  const archive = await openZip(new Blob([await readFile(await download.path())]));
  const entry = archive.find('for-tools/in-app-purchases.json');
  if (!entry) throw new Error('The package has no products.');
  const json: unknown = JSON.parse(new TextDecoder().decode(await archive.read(entry, 1_000_000)));
  expect(json).toMatchObject({
    products: [{ productId: 'plus.monthly', price: '4,99 EUR', reviewScreenshot: 'shop.png' }],
  });
});
