import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { useBrowser } from './browser';

const browser = useBrowser();

/** Opens the same page in a second tab, beside the first one. */
async function twoTabs(path: string, label: string) {
  const { page: first, context } = await browser.open(path, { as: 'demo' });
  await first.getByLabel(label).fill('start');
  await saved(first);
  const second = await context.newPage();
  await second.goto(first.url());
  await expect.poll(() => second.getByLabel(label).inputValue()).toBe('start');
  return { first, second };
}

async function saved(page: Page) {
  // The notes have no such line: they are read again by the second tab.
  const line = page.getByText('Saved on this device', { exact: true });
  if (page.url().includes('/submit')) await line.waitFor();
}

describe('the same text in two tabs', () => {
  it.each([
    ['a draft', '/submit?step=2', 'Full Description'],
    ['the notes', '/recovery', 'Notes'],
  ])('keeps the letters of both in %s, and the keyboard alone decides', async (_, path, label) => {
    const { first, second } = await twoTabs(path, label);
    await first.getByLabel(label).focus();
    await second.getByLabel(label).focus();
    await first.keyboard.press('End');
    await second.keyboard.press('End');
    await Promise.all([
      first.keyboard.type(' from the first', { delay: 40 }),
      second.keyboard.type(' from the second', { delay: 40 }),
    ]);
    for (const [page, mine, theirs] of [
      [first, 'start from the first', 'start from the second'],
      [second, 'start from the second', 'start from the first'],
    ] as const) {
      const offer = page.getByRole('group', { name: 'Changed in another tab' });
      await offer.getByText(theirs, { exact: true }).waitFor();
      expect(await page.getByLabel(label).inputValue()).toBe(mine);
      await page.getByRole('status').filter({ hasText: 'also changed in another tab' }).waitFor();
    }
    expect(await axeFindings(first)).toEqual([]);

    // From the field: the other text, then the three choices.
    for (const name of ['', 'Keep mine', 'Take theirs', 'Keep both']) {
      await first.keyboard.press('Tab');
      if (name !== '') {
        expect(await first.evaluate(() => document.activeElement?.textContent)).toBe(name);
      }
    }
    await first.keyboard.press('Enter');
    const both = 'start from the first\nstart from the second';
    await expect.poll(() => first.getByLabel(label).inputValue()).toBe(both);
    expect(await first.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    expect(await first.getByText('Changed in another tab').count()).toBe(0);

    await second.getByRole('group', { name: 'Changed in another tab' }).getByText(both).waitFor();
    await second.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => second.getByLabel(label).inputValue()).toBe(both);
    await saved(second);
    await second.reload();
    await expect.poll(() => second.getByLabel(label).inputValue()).toBe(both);
  });

  it('follows the other tab without a question where the field has no focus', async () => {
    const { first, second } = await twoTabs('/submit?step=2', 'App Name');
    await second.getByLabel('Keywords').focus();
    await first.getByLabel('App Name').fill('Lantern');
    await expect.poll(() => second.getByLabel('App Name').inputValue()).toBe('Lantern');
    expect(await second.getByText('Changed in another tab').count()).toBe(0);
  });
});
