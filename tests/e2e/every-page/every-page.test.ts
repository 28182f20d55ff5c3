import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES } from '@/app/routes';
import { PATHS } from '@/config/paths';
import { axeFindings } from '../axe';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';
import { resize } from '../resize';

const browser = useBrowser();

/** A signed-in user is led away from the first two; the third is the page for a path without one. */
const FOR_VISITORS: string[] = [PATHS.signIn, PATHS.signUp, '/no/such/page'];
const FOR_ALL = ROUTE_NAMES.map((name) => PATHS[name].replace(':id', 'laced-up')).filter(
  (path) => !FOR_VISITORS.includes(path),
);

/** Tests of all pages have at most so many, so that each ends in good time on a busy machine. */
const GROUP_SIZE = 9;
const GROUPS = Array.from({ length: Math.ceil(FOR_ALL.length / GROUP_SIZE) }, (_, index) =>
  FOR_ALL.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
);

/** WCAG 1.4.12: text spacing a reader may set without losing content. */
const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 900 };
/** CSS pixels of a window of 1280x800 at 200 % (WCAG 1.4.4), and of one 1280 wide at 400 % (WCAG 1.4.10). */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
];

/** The same on all pages. */
const SAME_ON_ALL = ['nav[aria-label=Main]', 'footer'];

/** Elements that do not fit: a page that scrolls sideways, text that its own box cuts off. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) found.push(`scrolls sideways by ${sideways} px`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none') continue; // only for screen readers, which read all of it
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (!isCut || !element.innerText?.trim() || element.closest('[aria-hidden=true], option')) continue;
      // Text shortened to an ellipsis has its full form in a title.
      const isInTitle = textOverflow === 'ellipsis' && element.closest('[title]') !== null;
      if (!isInTitle) found.push(`cuts off: ${element.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
}

/** Elements that still move for a user who asked for less motion. */
function movements(page: Page): Promise<string[]> {
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

/** Sets the reader's own spacing through the CSSOM, which the content security policy allows. */
function setTextSpacing(page: Page, spacing: string): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
}

describe('every page', () => {
  // Each page opens once for everything that is asked of all of them.
  it.each([
    ['for visitors', 'visitor', FOR_VISITORS],
    ...GROUPS.map((paths) => [`from ${paths[0] ?? ''} on`, 'demo', paths] as const),
  ] as const)(
    'is accessible in both themes, wide, narrow, zoomed and with a reader’s text spacing, and moves nothing when asked not to: %s',
    async (_, as, paths) => {
      browser.expectProblem(/404 Error/);
      // Without transitions the other theme's colours apply immediately.
      const { page } = await browser.open('/terms', { as, reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const [index, path] of paths.entries()) {
        const leftOut = index === 0 ? [] : SAME_ON_ALL;
        const note = (how: string, findings: string[]) =>
          found.push(...findings.map((finding) => `${path}, ${how}: ${finding}`));
        await resize(page, WIDE);
        await page.emulateMedia({ colorScheme: 'light' });
        await setTextSpacing(page, '');
        await openInside(page, path);
        note('with reduced motion', await movements(page));
        note('light and wide', await axeFindings(page, 'all', leftOut));
        await page.emulateMedia({ colorScheme: 'dark' });
        note('dark and wide', await axeFindings(page, 'colors', leftOut));
        note('wide', await misfits(page));
        await resize(page, PHONE);
        note('dark and narrow', await axeFindings(page, 'all', leftOut));
        await page.emulateMedia({ colorScheme: 'light' });
        note('light and narrow', await axeFindings(page, 'colors', leftOut));
        note('narrow', await misfits(page));
        for (const size of ZOOMED) {
          await setTextSpacing(page, '');
          await resize(page, size);
          note(`${size.width} px wide`, await misfits(page));
          await setTextSpacing(page, WIDE_SPACING);
          await resize(page, size);
          note(`spaced, ${size.width} px wide`, await misfits(page));
        }
        await resize(page, { width: 1280, height: 800 });
        note('spaced, 1280 px wide', await misfits(page));
      }
      expect(found).toEqual([]);
    },
  );
});
