import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../axe';
import { useBrowser } from '../browser';

const browser = useBrowser();

/** Draws screenshots with faults, and drops them on the step. */
async function dropScreenshots(page: Page) {
  await page.getByLabel('Drop screenshots here, or choose files').evaluate(async (input) => {
    const transfer = new DataTransfer();
    type Draw = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;
    const add = async (name: string, width: number, height: number, draw: Draw) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      draw(context, width, height);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      transfer.items.add(new File([blob], name, { type: 'image/jpeg' }));
    };
    const screen = (
      context: OffscreenCanvasRenderingContext2D,
      x: number,
      y: number,
      width: number,
      height: number,
    ) => {
      context.fillStyle = '#f4f5f8';
      context.fillRect(x, y, width, height);
      context.fillStyle = '#2563a8';
      for (let line = 1; line < 12; line += 1)
        context.fillRect(x + width * 0.1, y + (height * line) / 13, width * 0.6, height * 0.02);
    };
    await add('home.jpg', 1320, 2868, (context, width, height) => {
      screen(context, 0, 0, width, height);
      context.translate(width, 0);
      context.rotate(Math.PI / 4);
      context.fillStyle = 'rgba(183, 28, 28, 0.627)';
      context.fillRect(-120, 84, 240, 36);
    });
    await add('loading.jpg', 1320, 2868, (context, width, height) => {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    });
    await add('promo.jpg', 1320, 2868, (context, width, height) => {
      context.fillStyle = '#1d3a5f';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#fff';
      context.font = 'bold 120px sans-serif';
      context.fillText('Also available', 240, 300);
      context.fillText('on Android', 320, 450);
      screen(context, 200, 700, 920, 1990);
    });
    await add('tablet.jpg', 2064, 2752, (context, width, height) => {
      context.fillStyle = '#49307a';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#0b0b0d';
      context.beginPath();
      context.roundRect(580, 480, 940, 1940, 130);
      context.fill();
      screen(context, 610, 560, 880, 1780);
    });
    (input as HTMLInputElement).files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const titles = (page: Page) =>
  page
    .getByRole('list', { name: 'Findings about the images' })
    .getByText(/jpg (?:shows|is)|^A caption/)
    .allTextContents();

it('looks into dropped screenshots, reads their words on a press, and marks both on the pictures', async () => {
  const { page } = await browser.open('/submit?step=3', { as: 'demo' });
  await dropScreenshots(page);
  await page.getByText('Use screens without a design').click();
  for (const at of [0, 1, 2, 3]) await page.getByRole('button', { name: 'Use as is' }).nth(at).click();
  const banner = 'home.jpg shows the banner of a Flutter debug build';
  await page.getByText(banner).first().waitFor();
  await page.getByText('tablet.jpg shows a screen with the shape of an iPhone’s').waitFor();
  expect(await titles(page)).toEqual([
    banner,
    'loading.jpg is blank',
    'tablet.jpg shows a screen with the shape of an iPhone’s',
  ]);

  await page.getByRole('button', { name: 'Read the words in the pictures' }).click();
  await page.getByText('The large words of 4 pictures were read.').waitFor();
  expect(await titles(page)).toContain('A caption names another platform: “Android”');

  for (const closed of await page
    .locator('details:not([open]) > summary', { hasText: 'with findings' })
    .all())
    await closed.click();
  const chip = page.getByRole('button', { name: 'promo.jpg: 1 finding' });
  await chip.focus();
  await page.keyboard.press('Enter');
  expect(await chip.getAttribute('aria-expanded')).toBe('true');
  const tile = page.getByRole('listitem').filter({ has: chip });
  await tile.getByText('A caption names another platform: “Android”.').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // Stored by the hash of the bytes: neither the pixels nor the words are read again.
  await page.reload();
  await page.getByText('The large words of 4 pictures were read.').waitFor();
  await page.getByText('A caption names another platform: “Android”').first().waitFor();
  await page.goto(page.url().replace('step=3', 'step=4'));
  await page.getByText('loading.jpg is blank').first().waitFor();
});
