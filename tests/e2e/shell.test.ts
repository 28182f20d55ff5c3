import { describe, expect, it } from 'vitest';
import { NAV_ENTRIES } from '@/app/routes';
import { axeFindings } from './axe';
import { useBrowser } from './browser';
import { PLAIN_DOCUMENT } from './profile';

const browser = useBrowser();

describe('the navigation', () => {
  it('shows all fifteen entries at 1440 px, highlights the active one and moves the focus to the heading', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    const nav = page.getByRole('navigation', { name: 'Main' });
    const links = nav.getByRole('link');
    await links.last().waitFor();
    expect(await links.allTextContents()).toEqual(NAV_ENTRIES.map((entry) => entry.label));
    expect(NAV_ENTRIES).toHaveLength(15);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 1440).toBe(true);
    }
    await nav.getByRole('link', { name: 'Team' }).click();
    await page.getByRole('heading', { level: 1, name: 'Team Workflow' }).waitFor();
    expect(await nav.getByRole('link', { name: 'Team' }).getAttribute('aria-current')).toBe('page');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).toBe('Team Workflow · StorePilot');
  });

  it('is a dialog behind the Menu button on a phone, by keyboard too', async () => {
    const { page } = await browser.open('/apps', { as: 'demo', viewport: { width: 390, height: 844 } });
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.waitFor();
    expect(await dialog.getByRole('link').allTextContents()).toEqual(NAV_ENTRIES.map((entry) => entry.label));
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Billing' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
    expect(await dialog.isVisible()).toBe(false);
  });

  it('opens a new submission with a full page load', async () => {
    const { page } = await browser.open('/team', { as: 'demo' });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'New Submission' }).click();
    await page.waitForURL('**/submit**');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  });

  it('switches the theme from the user menu, in every tab, and keeps it over a reload', async () => {
    const { page, context } = await browser.open('/', { colorScheme: 'light' });
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    const other = await context.newPage();
    await other.goto(`${browser.siteUrl}/pricing`);
    await page.bringToFront();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    const dark = await background();
    expect(dark).not.toBe(light);
    await other.waitForFunction(
      (color) => getComputedStyle(document.documentElement).backgroundColor === color,
      dark,
    );
    await page.reload();
    expect(await background()).toBe(dark);
  });
});

describe('the command palette', () => {
  it('loads with its first use, finds a page, and loads none of the workspace for a visitor', async () => {
    const { page } = await browser.open('/', { colorScheme: 'dark' });
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      );
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    expect(await scripts()).not.toContain('command-palette');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Find a page' });
    await field.waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type('plans no such');
    await page.getByText('Nothing found for').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('pricing');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pricing');
    expect(await scripts()).toContain('command-palette');
    expect(await scripts()).not.toMatch(/workspace|supabase|app-collections/);
  });
});

const ODD_ADDRESSES = [
  '/%',
  '/%E0%A4%A',
  '//example.com',
  '/\\example.com',
  '/apps/%2e%2e%2f',
  '/apps/%00',
  '/?next=javascript:alert(1)',
  '/sign-in?x=%',
  '/#access_token=forged.forged.forged&refresh_token=x&token_type=bearer',
  `/${'a'.repeat(2000)}`,
  '/%F0%9F%98%80',
  '/apps/<script>alert(1)</script>',
];

it('each odd address gives a page and stays here', async () => {
  browser.expectProblem(/404 Error/);
  const { page } = await browser.open(PLAIN_DOCUMENT);
  for (const path of ODD_ADDRESSES) {
    await page.goto(browser.siteUrl + path);
    await page.locator('h1').first().waitFor();
    expect(new URL(page.url()).origin, path).toBe(browser.siteUrl);
    expect(page.url(), path).not.toContain('access_token');
    expect(await page.evaluate(() => localStorage.getItem('storepilot-session')), path).toBeNull();
  }
});
