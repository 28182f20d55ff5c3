import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser';
import { OPEN_STATES } from './open-states/states';

const browser = useBrowser();

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const DESK = { width: 1440, height: 900 };
const LOOKS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

async function violations(page: Page): Promise<string[]> {
  // From the top: what lies half below the sticky header is no smaller target for that.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Legacy mode: without a page of its own for the result; the product has no frames.
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(WCAG)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}

describe('everything that opens, and every result', () => {
  for (const [area, { as, states }] of Object.entries(OPEN_STATES)) {
    it(`is free of accessibility violations: ${area}`, async () => {
      // Looked at as it stands in the end: colours on their way are nobody's choice.
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
          found.push(...(await violations(page)).map((violation) => `${shown}: ${violation}`));
        }
      }
      expect(found).toEqual([]);
    }, 180_000);
  }
});
