import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Words of a browser, a parser or a bug, which the product's own messages never use. */
const FOREIGN_WORDS =
  /\b(?:Type|Reference|Syntax|Range)Error\b|DOMException|Quota ?Exceeded|Unexpected (?:token|end)|is not (?:a function|defined|valid JSON)|Cannot read prop|Failed to fetch|NetworkError|\[object |\bNaN\b|\bundefined\b/;

/**
 * Checks what holds after every fault (sources 8.4): the header and the page's heading are visible, and all messages
 * are the product's own. `useBrowser` checks after each journey that there was no error and no request elsewhere.
 */
export async function standsFirm(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await page.getByRole('main').innerText()).not.toMatch(FOREIGN_WORDS);
}

/** Returns the name of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });
}

/** Goes to another page as a user does, without reloading the document. */
export async function goByMenu(page: Page, entry: string, heading: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .click();
  await standsFirm(page, heading);
}
