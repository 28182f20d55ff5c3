import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser';
import { cutNetwork } from './cut-network';

const browser = useBrowser();

describe('the ASO Optimizer', () => {
  it('works with the network cut after sign-in, and keeps its texts for the next visit', async () => {
    browser.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    const visit = await browser.open('/apps', { as: 'demo', profile: { serviceWorkers: 'allow' } });
    const { page } = visit;
    await cutNetwork(visit);
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
  });
});
