import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { useBrowser } from './browser';
import { OPEN_STATES } from './open-states/states';

const browser = useBrowser();

const DESK = { width: 1440, height: 900 };
const LOOKS = [
  { colorScheme: 'light', width: 1440, rules: 'all' },
  { colorScheme: 'dark', width: 390, rules: 'looks' },
] as const;

async function violations(page: Page, rules: 'all' | 'looks'): Promise<string[]> {
  // Scrolled to the top: a target half below the sticky header is no smaller for that.
  await page.evaluate(() => window.scrollTo(0, 0));
  return axeFindings(page, rules);
}

describe('everything that opens, and every result', () => {
  for (const [area, { as, states }] of Object.entries(OPEN_STATES)) {
    it(`is free of accessibility violations: ${area}`, async () => {
      // Checked in its final state: colours in transition are nobody's choice.
      const { page } = await browser.open('/', { as, reducedMotion: 'reduce' });
      await page.clock.install();
      const found: string[] = [];
      for (const { name, path, steps, width = DESK.width } of states) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ ...DESK, width });
        if (path) {
          await page.goto(browser.siteUrl + path);
          await page.locator('main h1').waitFor();
        }
        for (const step of steps) await step(page);
        for (const look of LOOKS) {
          await page.emulateMedia({ colorScheme: look.colorScheme });
          await page.setViewportSize({ ...DESK, width: Math.min(width, look.width) });
          const shown = `${name}, ${look.colorScheme} at ${look.width} px`;
          found.push(...(await violations(page, look.rules)).map((violation) => `${shown}: ${violation}`));
        }
      }
      expect(found).toEqual([]);
    }, 180_000);
  }
});
