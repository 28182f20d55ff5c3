import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { PLAIN_DOCUMENT } from '../profile';
import { focused, standsFirm } from './common-rule';

const browser = useBrowser();

/** Lets no request for the product's main script through until the returned function is called. */
async function holdScript(page: Page) {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

/** Waits for the style sheet, without which the browser paints nothing. */
function styled(page: Page) {
  return page.waitForFunction(() => document.styleSheets.length > 0);
}

describe('a page whose code is still loading', () => {
  it('shows a user its heading, takes no input that would be lost, and keeps the focus on a link', async () => {
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo' });
    const letThrough = await holdScript(page);
    await page.goto(`${browser.siteUrl}/apps`, { waitUntil: 'commit' });
    await page.locator('main[inert] h1', { hasText: 'Your Apps' }).waitFor();
    await styled(page);
    const top = await page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().top);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' });
    await link.focus();
    letThrough();
    await standsFirm(page, 'Your Apps');
    expect(await page.locator('[data-frame]').count()).toBe(0);
    expect(await focused(page)).toBe('Team');
    expect(await page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().top)).toBe(
      top,
    );
  });

  it('shows a visitor nothing of a protected page', async () => {
    const { page } = await browser.open(PLAIN_DOCUMENT);
    const letThrough = await holdScript(page);
    await page.goto(`${browser.siteUrl}/apps`, { waitUntil: 'commit' });
    await page.locator('[data-frame]').waitFor({ state: 'attached' });
    await styled(page);
    expect(await page.locator('[data-frame]').isVisible()).toBe(false);
    letThrough();
    await standsFirm(page, 'Sign in');
  });

  it('keeps what is typed into the sign-in form, sends nothing early, and then signs in', async () => {
    const { page } = await browser.open(PLAIN_DOCUMENT);
    const letThrough = await holdScript(page);
    await page.goto(`${browser.siteUrl}/sign-in`, { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('demo@storepilot.example');
    await page.getByLabel('Password').fill('pilot-demo-2026');
    await page.getByLabel('Password').press('Enter');
    letThrough();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await standsFirm(page, 'Your Apps');
    expect(new URL(page.url()).search).toBe('');
  });
});
