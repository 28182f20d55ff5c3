import type { Page } from 'playwright-core';

/**
 * Holds back the code of a part that loads later.
 * @returns `asked` is resolved once the page asks for it; `send` lets it go on
 */
export async function holdCode(page: Page, file: RegExp) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  let note = () => {};
  const asked = new Promise<void>((resolve) => (note = resolve));
  await page.route(file, async (route) => {
    note();
    await sent;
    await route.continue();
  });
  return { asked, send };
}
