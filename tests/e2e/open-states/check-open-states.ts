import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../axe';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';
import { OPEN_STATES } from './states';

const DESK = { width: 1440, height: 900 };
const LOOKS = [
  { colorScheme: 'light', width: 1440, rules: 'all' },
  { colorScheme: 'dark', width: 390, rules: 'looks' },
] as const;

/**
 * Parts that every-page.test.ts checks, because they are the same in all states, and parts behind a dialog or a menu:
 * hidden from assistive technology, so that axe would walk through all of it for nothing.
 */
const LEFT_OUT = ['nav[aria-label=Main]', 'footer', 'body > [aria-hidden=true]'];

async function violations(page: Page, rules: 'all' | 'looks', parts?: string[]): Promise<string[]> {
  // Scrolled to the top: a target half below the sticky header is no smaller for that.
  await page.evaluate(() => window.scrollTo(0, 0));
  return axeFindings(page, rules, LEFT_OUT, parts);
}

const FILES = 3;

/** Checks the states of every third area, so that test files of similar length share them. @param part 0 to 2 */
export function checkOpenStates(part: number) {
  const browser = useBrowser();
  const areas = Object.entries(OPEN_STATES).filter((_, index) => index % FILES === part);

  describe('everything that opens, and every result', () => {
    it.each(areas)('is free of accessibility violations: %s', async (_, { as, states }) => {
      // Checked in its final state, because colours change during a transition.
      const { page } = await browser.open('/terms', { as, hasClock: true, reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const { name, path, steps, parts, width = DESK.width } of states) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ ...DESK, width });
        if (path) await openInside(page, path);
        for (const step of steps) await step(page);
        for (const look of LOOKS) {
          await page.emulateMedia({ colorScheme: look.colorScheme });
          await page.setViewportSize({ ...DESK, width: Math.min(width, look.width) });
          const shown = `${name}, ${look.colorScheme} at ${look.width} px`;
          const violated = await violations(page, look.rules, parts);
          found.push(...violated.map((violation) => `${shown}: ${violation}`));
        }
      }
      expect(found).toEqual([]);
    });
  });
}
