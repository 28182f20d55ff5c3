import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser';
import { cutNetwork } from './cut-network';

const browser = useBrowser();

describe('after the first visit', () => {
  it('the whole product opens without a network, the ASO Optimizer works and stores its texts, and sign-in says what it needs', async () => {
    browser.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    const visit = await browser.open('/apps', { as: 'demo', profile: { serviceWorkers: 'allow' } });
    const { page } = visit;
    await page.getByRole('heading', { level: 1, name: 'Your Apps' }).waitFor();
    await cutNetwork(visit);

    for (const [path, heading] of [
      ['/apps', 'Your Apps'],
      ['/marketing', 'Marketing Asset Generator'],
      ['/submit', 'New Submission'],
      ['/pricing', 'Pricing'],
    ] as const) {
      await page.goto(browser.siteUrl + path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }

    await page.goto(`${browser.siteUrl}/aso`);
    await page.getByLabel('App Name').fill('PawPal');
    await page.getByLabel('Current Title').fill('PawPal #1 pet diary');
    await page.getByLabel('Current Description').fill('Log walks and meals. سجل نزهات حيوانك. 记录散步。');
    await page.getByRole('button', { name: 'Optimize Listing' }).click();
    await page.getByText('AI analyzing your app metadata...').waitFor();
    await page.getByText('ASO score improved to 92/100').waitFor();
    expect(await page.getByRole('region', { name: 'Optimized' }).innerText()).toContain('PawPal: pet diary');
    await page.reload();
    await page.getByRole('region', { name: 'Optimized' }).waitFor();
    expect(await page.getByLabel('Current Title').inputValue()).toBe('PawPal #1 pet diary');

    await page.evaluate(() => localStorage.removeItem('storepilot-session'));
    await page.goto(`${browser.siteUrl}/sign-in`);
    await page.getByLabel('Email').fill('mia@example.com');
    await page.getByLabel('Password').fill('long enough');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('alert').getByText('You are offline. Signing in or up needs a connection').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('mia@example.com');
  });
});
