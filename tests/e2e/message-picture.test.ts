import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { useBrowser } from './browser';
import { cutNetwork } from './cut-network';

const browser = useBrowser();

const LINES = [
  'Version reviewed: 1.5',
  'Guideline 5.1.1(v) - Data Collection and Storage',
  'The app supports account creation but does not include',
  'an option to initiate account deletion.',
];

/** Draws a message as a phone shows it, light on dark, and gives it to the page as a screenshot. */
async function giveScreenshot(page: Page, lines: readonly string[]) {
  await page.getByLabel('Read a screenshot or mail').evaluate(async (input, written) => {
    const canvas = new OffscreenCanvas(780, 120 + written.length * 60);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = '#1c1c1e';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#f2f2f7';
    context.font = '28px sans-serif';
    written.forEach((line, index) => context.fillText(line, 32, 80 + index * 60));
    const transfer = new DataTransfer();
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    transfer.items.add(new File([blob], 'message.png', { type: 'image/png' }));
    (input as HTMLInputElement).files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, lines);
}

/** How a photo of a message was taken: degrees of rotation, how much narrower its far edge is, and blur in pixels. */
interface Photo {
  turn: number;
  narrower: number;
  blur: number;
}

/** Photographs a message on a table: turned, in perspective, darker to one side, with noise. */
async function givePhoto(page: Page, lines: readonly string[], photo: Photo) {
  await page.getByLabel('Read a screenshot or mail').evaluate(
    async (input, { written, turn, narrower, blur }) => {
      const paper = new OffscreenCanvas(1000, 160 + written.length * 60);
      const table = new OffscreenCanvas(1300, 900);
      const text = paper.getContext('2d');
      const view = table.getContext('2d');
      if (!text || !view) throw new Error('No canvas');
      text.fillStyle = '#f4f4f0';
      text.fillRect(0, 0, paper.width, paper.height);
      text.fillStyle = '#222222';
      text.font = '30px sans-serif';
      written.forEach((line, index) => text.fillText(line, 60, 100 + index * 60));
      view.fillStyle = '#6b5a49';
      view.fillRect(0, 0, table.width, table.height);
      view.filter = `blur(${blur}px)`;
      view.translate(table.width / 2, table.height / 2);
      view.rotate((turn * Math.PI) / 180);
      for (let y = 0; y < paper.height; y += 1) {
        const width = paper.width * (1 - narrower * (1 - y / paper.height));
        view.drawImage(paper, 0, y, paper.width, 1, -width / 2, y - paper.height / 2, width, 1.5);
      }
      const seen = view.getImageData(0, 0, table.width, table.height);
      let random = 7;
      for (let at = 0; at < seen.data.length; at += 4) {
        random = (random * 1103515245 + 12345) % 2147483648;
        const light = 1 - (0.35 * ((at / 4) % table.width)) / table.width;
        for (const part of [0, 1, 2])
          seen.data[at + part] = (seen.data[at + part] ?? 0) * light + (random / 2147483648 - 0.5) * 24;
      }
      view.putImageData(seen, 0, 0);
      const transfer = new DataTransfer();
      const blob = await table.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
      transfer.items.add(new File([blob], 'photo.jpg', { type: 'image/jpeg' }));
      (input as HTMLInputElement).files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { written: lines, ...photo },
  );
}

describe('a photo of a message at an angle', () => {
  it('gives its text', async () => {
    const { page } = await browser.open('/recovery', { as: 'demo' });
    const message = page.getByLabel('The store’s message');
    await message.waitFor();
    await givePhoto(page, LINES, { turn: 4, narrower: 0.15, blur: 0.6 });
    await page.getByText(/^Read from a picture/).waitFor();
    expect(await message.inputValue()).toContain('Guideline 5.1.1(v) - Data Collection and Storage');
  });

  it('says that it cannot be read', async () => {
    const { page } = await browser.open('/recovery', { as: 'demo' });
    const message = page.getByLabel('The store’s message');
    await message.waitFor();
    await givePhoto(page, LINES, { turn: 40, narrower: 0.5, blur: 3 });
    await page.getByText(/couldn’t read any text in this picture/).waitFor();
    expect(await message.inputValue()).toBe('');
  });
});

describe('a screenshot of a message', () => {
  it('is read under the strict policy, then without a network as well, and becomes a plan', async () => {
    browser.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    const visit = await browser.open('/recovery', { as: 'demo', profile: { serviceWorkers: 'allow' } });
    const { page } = visit;
    const message = page.getByLabel('The store’s message');
    await message.waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await giveScreenshot(page, LINES);
    await page.getByText(/^Read from a picture/).waitFor();
    expect(await message.inputValue()).toContain('Guideline 5.1.1(v) - Data Collection and Storage');
    const plan = page.getByRole('region', { name: 'What to do' });
    await plan.getByText('Guideline 5.1.1(v)').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await cutNetwork(visit);
    await page.reload();
    await page.getByRole('button', { name: 'Another message' }).click();
    await giveScreenshot(page, LINES);
    await page.getByText(/^Read from a picture/).waitFor();
    await plan.waitFor();

    await page.getByRole('button', { name: 'Another message' }).click();
    await giveScreenshot(page, []);
    await page.getByText(/couldn’t read any text in this picture/).waitFor();
    expect(await message.inputValue()).toBe('');
  });
});
