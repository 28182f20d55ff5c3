import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES } from '@/app/routes';
import { PATHS } from '@/config/paths';
import { useBrowser } from './browser';

const browser = useBrowser();

const DOORS = ['/sign-in', '/sign-up', '/no/such/page'];
const PAGES = [
  { as: 'visitor', paths: DOORS },
  {
    as: 'demo',
    paths: ROUTE_NAMES.map((name) => PATHS[name].replace(':id', 'laced-up')).filter(
      (path) => !DOORS.includes(path),
    ),
  },
] as const;

/** WCAG 1.4.12: what a reader may set, and nothing may be lost by it. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** A window of 1280x800 at 200 % has this many CSS pixels (WCAG 1.4.4); 320 is 1280 at 400 % (WCAG 1.4.10). */
const WINDOWS = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
] as const;

/** What does not fit: a page that scrolls sideways, text that its own box cuts off. */
async function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.innerText?.trim() || element.closest('[aria-hidden=true], option')) continue;
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none') continue; // only for screen readers, which read all of it
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
      // An ellipsis on purpose says the whole in a title.
      const isSaid = textOverflow === 'ellipsis' && element.closest('[title]') !== null;
      if (isCut && !isSaid) found.push(`cuts off: ${element.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
}

/** What still moves for somebody who asked for less motion. */
async function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map((each) => parseFloat(each)));
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const look = getComputedStyle(element);
      return (
        (look.transitionProperty !== 'none' && longest(look.transitionDuration) > 0.01) ||
        (look.animationName !== 'none' && longest(look.animationDuration) > 0.01) ||
        look.scrollBehavior !== 'auto'
      );
    });
    return moving.map((element) => `moves: ${element.outerHTML.slice(0, 160)}`);
  });
}

describe('every page', () => {
  it('loses nothing at 200 %, on the narrowest screen and with a reader’s text spacing; moves nothing for whom it makes ill', async () => {
    browser.expectProblem(/404 Error/);
    const found: string[] = [];
    for (const { as, paths } of PAGES) {
      const { page } = await browser.open('/', { as, bypassCSP: true, reducedMotion: 'reduce' });
      for (const path of paths) {
        await page.goto(browser.siteUrl + path);
        await page.locator('main h1').waitFor();
        found.push(...(await movements(page)).map((movement) => `${path}: ${movement}`));
        const look = async (how: string, windows: readonly { width: number; height: number }[]) => {
          for (const size of windows) {
            await page.setViewportSize(size);
            found.push(
              ...(await troubles(page)).map((trouble) => `${path} ${size.width} px${how}: ${trouble}`),
            );
          }
        };
        await look('', WINDOWS);
        await page.addStyleTag({ content: TEXT_SPACING });
        await look(', spaced', [{ width: 1280, height: 800 }, ...WINDOWS]);
      }
    }
    expect(found).toEqual([]);
  }, 180_000);
});

describe('with the user’s own few colours', () => {
  it('what is chosen, on, focused, marked or under way is still told apart', async () => {
    const { page } = await browser.open('/recovery', { as: 'demo', forcedColors: 'active' });
    const background = (target: Locator) =>
      target.evaluate((element) => getComputedStyle(element).backgroundColor);
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await background(nav.getByRole('link', { name: 'Error Recovery' }))).not.toBe(
      await background(nav.getByRole('link', { name: 'Analytics' })),
    );

    const chosen = page.getByRole('button', { name: /^Tiny Tides/ });
    await chosen.click();
    expect(await background(chosen)).not.toBe(
      await background(page.getByRole('button', { name: /^Bread Ledger/ })),
    );

    await page.clock.install();
    await page.getByRole('button', { name: 'Analyze' }).click();
    const bar = page.getByRole('progressbar').first();
    expect(await background(bar.locator('*'))).not.toBe(await background(bar));
    await page.clock.runFor(3100);
    await page.getByRole('tab', { name: 'Preview Changes' }).click();
    const tabs = page.getByRole('tab');
    expect(await background(tabs.nth(2))).not.toBe(await background(tabs.nth(0)));
    const line = (target: Locator) =>
      target.first().evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect(await line(page.locator('del'))).toBe('line-through');
    expect(await line(page.locator('ins'))).toBe('underline');

    await page.goto(`${browser.siteUrl}/multi-store`);
    const store = (name: string) => page.locator('label', { has: page.getByRole('checkbox', { name }) });
    const outline = (target: Locator) => target.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline(store('Google Play'))).toBe('solid');
    expect(await outline(store('Amazon Appstore'))).toBe('none');
    const toggle = page.getByRole('switch', { name: 'Auto-submit' });
    const off = await background(toggle);
    await toggle.press('Space');
    await expect.poll(() => background(toggle)).not.toBe(off);
    expect(await outline(toggle)).toBe('solid');
  });
});
