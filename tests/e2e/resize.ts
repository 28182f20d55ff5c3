import type { Page } from 'playwright-core';

/** Resizes the window and waits until two frames have the same layout: a list chooses its columns after a resize. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async (width) => {
    const layout = () => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [innerWidth, scrollWidth, scrollHeight, document.querySelectorAll('*').length].join();
    };
    let before: string | undefined;
    while (before === undefined || before !== layout() || innerWidth !== width) {
      before = layout();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, size.width);
}
