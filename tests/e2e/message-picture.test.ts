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
