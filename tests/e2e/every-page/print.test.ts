import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';

const browser = useBrowser();

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

const style = (target: Locator, property: 'backgroundColor' | 'color') =>
  target.evaluate((element, name) => getComputedStyle(element)[name], property);

/** Styles of a printed page, with the dark theme chosen in the menu and by the system. */
async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
}

describe('on paper', () => {
  it('the report is black on white in the dark theme too, without its controls', async () => {
    const { page } = await browser.open('/submit?app=laced-up&step=4', { as: 'demo', colorScheme: 'dark' });
    const steps = page.getByRole('navigation', { name: 'Submission steps' });
    const verdict = page.getByText(/would be refused|things? to fill in$/).first();
    await verdict.waitFor();
    await onPaper(page);
    expect(await verdict.isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1, name: 'LacedUp 2.1.0' }).isVisible()).toBe(true);
    for (const hidden of [steps, page.locator('header'), page.locator('main button', { hasText: /./ })]) {
      expect(await hidden.filter({ visible: true }).allTextContents()).toEqual([]);
    }
    expect(await style(page.locator('html'), 'backgroundColor')).toBe(WHITE);
    expect(await style(page.locator('main section.rounded-card').last(), 'backgroundColor')).toBe(WHITE);
    expect(await style(page.locator('main h1'), 'color')).toBe(BLACK);
  });

  it('collapsed parts are expanded, with the addresses of their links, and the palette above them is left out', async () => {
    const { page } = await browser.open('/policy-watchdog', { as: 'demo' });
    const rule = page.getByText('New apps must be Android App Bundles');
    await rule.waitFor({ state: 'attached' });
    expect(await rule.isVisible()).toBe(false);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find a page or app' });
    await palette.waitFor();
    await onPaper(page);
    expect(await rule.isVisible()).toBe(true);
    expect(await palette.isVisible()).toBe(false);
    const link = page.locator('main a[href^="https://"]').first();
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
      'https://',
    );
  });

  it('the last step prints every part of the review, whichever tab is chosen', async () => {
    const { page } = await browser.open('/submit?demo=pawPal&step=5', { as: 'demo' });
    await page.getByRole('heading', { name: 'App and build' }).waitFor();
    const parts = ['Texts in English (US)', 'Pictures', 'Age ratings'].map((name) =>
      page.getByRole('heading', { level: 3, name, exact: true, includeHidden: true }),
    );
    await Promise.all(parts.map((part) => part.waitFor({ state: 'attached' })));
    for (const part of parts) expect(await part.isVisible()).toBe(false);
    await onPaper(page);
    for (const part of parts) expect(await part.isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'App and build' }).isVisible()).toBe(true);
    expect(
      await page.getByRole('tab', { name: 'Review', exact: true, includeHidden: true }).isVisible(),
    ).toBe(false);
  });

  it('the plan of a letter has its steps with boxes, the whole letter and the whole reply', async () => {
    const { page } = await browser.open('/recovery', { as: 'demo', colorScheme: 'dark' });
    const letter = [
      'Guideline 5.1.1(v) - Data Collection and Storage',
      'The app supports account creation but does not include an option to initiate account deletion.',
    ];
    for (let line = 1; line <= 12; line += 1) letter.push(`We tested it on device ${line}.`);
    await page.getByLabel('The store’s message').fill(letter.join('\n'));
    const plan = page.getByRole('region', { name: 'What to do' });
    const step = plan.getByRole('checkbox').first();
    await step.waitFor();
    await page.getByRole('heading', { name: 'Additional Notes' }).waitFor();
    await onPaper(page);
    expect(await step.isVisible()).toBe(true);
    const texts = page.locator('main textarea').filter({ visible: true });
    expect(await texts.count()).toBe(2);
    for (const text of await texts.all()) {
      expect(await text.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1);
    }
    const controls = page.locator('main :is(button, [type="radio"])').filter({ visible: true });
    expect(await controls.allTextContents()).toEqual([]);
    expect(await page.getByRole('heading', { name: 'Additional Notes' }).isVisible()).toBe(false);
    // The card breaks between its steps, never inside one.
    const breaks = (target: Locator) => target.evaluate((element) => getComputedStyle(element).breakInside);
    expect(await breaks(plan)).toBe('auto');
    expect(await breaks(plan.getByRole('listitem').first())).toBe('avoid');
    expect(await style(plan, 'backgroundColor')).toBe(WHITE);
  });

  it('a result in a dialog replaces the page behind it', async () => {
    const { page } = await browser.open('/billing', { as: 'demo', colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Upgrade Plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await onPaper(page);
    expect(await dialog.isVisible()).toBe(true);
    expect(await page.locator('main').isVisible()).toBe(false);
    expect(await style(dialog, 'backgroundColor')).toBe(WHITE);
  });
});
