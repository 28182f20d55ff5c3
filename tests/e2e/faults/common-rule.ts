import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Words of a browser, a parser or a bug; ours never read so. */
const FOREIGN_WORDS =
  /\b(?:Type|Reference|Syntax|Range)Error\b|DOMException|Quota ?Exceeded|Unexpected (?:token|end)|is not (?:a function|defined|valid JSON)|Cannot read prop|Failed to fetch|NetworkError|\[object |\bNaN\b|\bundefined\b/;

/**
 * What holds whatever happened (sources 8.4): the header and the page's heading are in sight, and only our
 * own words are. That no error was thrown and nobody else was asked, `useBrowser` sees to after each journey.
 */
export async function standsFirm(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await page.getByRole('main').innerText()).not.toMatch(FOREIGN_WORDS);
}

/** The name of what has the focus. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });
}

/** Goes to another page as a user does, without loading the document anew. */
export async function goByMenu(page: Page, entry: string, heading: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .click();
  await standsFirm(page, heading);
}
