import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { PLAIN_DOCUMENT } from '../profile';
import { standsFirm } from './common-rule';

const browser = useBrowser();

describe('a page whose code is still on the way', () => {
  it('keeps what is typed into the sign-in form, sends nothing early, and then signs in', async () => {
    const { page } = await browser.open(PLAIN_DOCUMENT);
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/index-*.js', async (route) => {
      await gate;
      await route.continue();
    });
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
