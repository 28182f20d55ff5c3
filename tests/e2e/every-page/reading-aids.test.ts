import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';

const browser = useBrowser();

describe('with the user’s own few colours', () => {
  it('what is chosen, on, focused, marked or in progress can still be distinguished', async () => {
    const { page } = await browser.open('/recovery', { as: 'demo', hasClock: true, forcedColors: 'active' });
    const background = (target: Locator) =>
      target.evaluate((element) => getComputedStyle(element).backgroundColor);
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await background(nav.getByRole('link', { name: 'Error Recovery' }))).not.toBe(
      await background(nav.getByRole('link', { name: 'Analytics' })),
    );

    const chosen = page.getByRole('button', { name: /^Tiny Tides/ });
    await chosen.click();
    const other = page.getByRole('button', { name: /^Bread Ledger/ });
    await expect.poll(() => background(chosen)).not.toBe(await background(other));

    await page.getByRole('button', { name: 'Analyze' }).click();
    const bar = page.getByRole('progressbar').first();
    expect(await background(bar.locator('*'))).not.toBe(await background(bar));
    await page.clock.runFor(3100);
    await page.getByRole('tab', { name: 'Preview Changes' }).click();
    await page.locator('del').first().waitFor();
    const tabs = page.getByRole('tab');
    expect(await background(tabs.nth(2))).not.toBe(await background(tabs.nth(0)));
    const line = (target: Locator) =>
      target.first().evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect(await line(page.locator('del'))).toBe('line-through');
    expect(await line(page.locator('ins'))).toBe('underline');

    await openInside(page, '/multi-store');
    const store = (name: string) => page.locator('label', { has: page.getByRole('checkbox', { name }) });
    const outline = (target: Locator) => target.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline(store('Google Play'))).toBe('solid');
    expect(await outline(store('Amazon Appstore'))).toBe('none');
    const toggle = page.getByRole('switch', { name: 'Auto-submit' });
    const off = await background(toggle);
    await toggle.press('Space');
    await expect.poll(() => background(toggle)).not.toBe(off);
    expect(await outline(toggle)).toBe('solid');

    // More contrast alone: grey texts and pale lines get the colour of other texts.
    await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' });
    const colours = () =>
      page
        .locator('main .rounded-card')
        .first()
        .evaluate((card) => {
          const grey = card.querySelector('.text-ink-soft') ?? card;
          return [getComputedStyle(grey).color, getComputedStyle(document.body).color];
        });
    const [grey, ink] = await colours();
    expect(grey).not.toBe(ink);
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(colours).toEqual([ink, ink]);
  });
});
