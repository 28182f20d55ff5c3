import { readFile } from 'node:fs/promises';
import { layerTexts, pdfFile, setTexts } from '@tests/support/images/pdf-text';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from '@/readers/images/image-header';
import { useBrowser } from './browser';
import { cutNetwork } from './cut-network';

const browser = useBrowser();

/** One sentence per script; the PDF must contain each of them in full. */
const SENTENCES = {
  Latin: 'Every walk counts – “always”.',
  Polish: 'Łódź i Gdańsk.',
  Chinese: '记录每一次散步。',
  Japanese: '散歩を記録します。',
  Korean: '산책을 기록해요.',
  Hindi: 'हर सैर लिखें।',
  Cyrillic: 'Каждая прогулка важна.',
  Arabic: 'كل نزهة مهمة.',
};

async function openOffline(): Promise<Page> {
  browser.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const visit = await browser.open('/apps', { as: 'demo', profile: { serviceWorkers: 'allow' } });
  await cutNetwork(visit);
  await visit.page.goto(`${browser.siteUrl}/marketing`);
  return visit.page;
}

async function generate(page: Page) {
  await page.getByLabel('App Name').fill('PawPal');
  await page.getByLabel('App Description').fill(Object.values(SENTENCES).join('\n'));
  await page.getByLabel('Key Features').fill('Walk log, Reminders');
  await page.getByRole('button', { name: 'Generate Assets' }).click();
  await page.getByText('Assets Generated!').waitFor();
}

async function save(page: Page, button: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

describe('the marketing kit, with the network cut after sign-in', () => {
  it('saves banners of exact sizes without alpha, and a press release whose PDF keeps every script', async () => {
    const page = await openOffline();
    await generate(page);

    for (const [platform, width, height] of [
      ['App Store', 1200, 628],
      ['Google Play', 1024, 500],
      ['Website', 1920, 1080],
    ] as const) {
      const { name, bytes } = await save(page, `Download PNG ${platform} banner`);
      expect(name).toBe(`PawPal ${platform} banner ${width}x${height}.png`);
      expect(readImageHeader(bytes)).toMatchObject({
        ok: true,
        value: { mediaType: 'image/png', width, height, hasAlpha: false, bitDepth: 8 },
      });
    }

    const first = await page.getByRole('img', { name: /^Website banner/ }).getAttribute('src');
    await page.getByLabel('Style').selectOption('stage');
    await page.locator(`img[alt^="Website banner"]:not([src="${first}"])`).waitFor();

    await page.getByRole('tab', { name: 'Press Release' }).click();
    const { name, bytes } = await save(page, 'Download PDF press release');
    expect(name).toBe('PawPal press release.pdf');

    const file = pdfFile(bytes);
    expect(file).toMatch(/^%PDF-1\.7\n[\s\S]*%%EOF\n$/);
    expect(setTexts(file)).toEqual(expect.arrayContaining(['PawPal is here', 'Key features', 'Walk log']));
    const drawn = layerTexts(file);
    for (const [script, sentence] of Object.entries(SENTENCES)) {
      if (script === 'Latin')
        expect(setTexts(file).join(' ')).toContain('Every walk counts \x96 \x93always\x94.');
      else if (script === 'Arabic') expect(drawn).toContain(Array.from(sentence).reverse().join(''));
      else expect(drawn).toContain(sentence);
    }
  });
});
