import { describe, expect, it } from 'vitest';
import { axeFindings } from '../axe';
import { useBrowser } from '../browser';

const browser = useBrowser();

describe('the store preview', () => {
  it('cuts by measured width, follows the typing, mirrors Arabic and has no finding of axe', async () => {
    const { page } = await browser.open('/submit?app=laced-up&step=2', { as: 'demo' });
    const preview = page.getByRole('complementary', { name: 'Store preview' });
    await preview.getByRole('button', { name: 'Search', exact: true }).click();
    const drawing = preview.getByRole('img', { name: /^App Store look: search result/ });
    const name = page.getByLabel('App Name', { exact: true });
    const shownName = () => drawing.locator('text', { hasNotText: 'No icon' }).first();

    await name.fill('iiiiiiiiiiiiiiiiiiiiiiiiiiiiii');
    await expect.poll(() => shownName().textContent()).toBe('iiiiiiiiiiiiiiiiiiiiiiiiiiiiii');
    await name.fill('WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW');
    await expect.poll(() => shownName().textContent()).toMatch(/^W{5,20}…$/);
    // The drawn name is as wide as the measured one: at most the 206 pt of sources 11.1.
    const width = await shownName().evaluate((text) => (text as SVGTextElement).getComputedTextLength());
    expect(width).toBeLessThanOrEqual(206.5);
    expect(width).toBeGreaterThan(206 - 20);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByLabel('Add a language').selectOption('ar-SA');
    // Until it is shown, the fields are those of the language before.
    await page.getByRole('heading', { name: 'Texts in Arabic' }).waitFor();
    await name.fill('فانوس: يوميات المساء');
    await expect.poll(() => shownName().textContent()).toContain('فانوس');
    const [box, frame] = await Promise.all([shownName().boundingBox(), drawing.boundingBox()]);
    const scale = (frame?.width ?? 0) / 402;
    // The text begins 91 pt from the right edge.
    const start = ((frame?.x ?? 0) + (frame?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)) / scale;
    expect(Math.abs(start - 91)).toBeLessThan(2);
  });
});
