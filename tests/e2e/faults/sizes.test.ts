import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';
import { standsFirm } from './common-rule';

const browser = useBrowser();

/** Creates a file of 200 MB in the page: only its beginning has content. */
async function giveHugeFile(page: Page, label: string, name: string, beginning: string) {
  await page.getByLabel(label).evaluate(
    (input, { name, beginning }) => {
      const chunk = new Blob([new Uint8Array(4 * 1024 * 1024)]);
      const transfer = new DataTransfer();
      transfer.items.add(new File([beginning, ...new Array<Blob>(50).fill(chunk)], name));
      (input as HTMLInputElement).files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, beginning },
  );
}

/** Replaces the text of a field as a paste does; the browser's own editing of a megabyte takes seconds. */
async function paste(area: Locator, content: string) {
  await area.focus();
  await area.evaluate((element, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(element, text); // React replaces the setter of the element itself
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, content);
}

describe('things of unusual size', () => {
  it('200 MB as a build, a screenshot, an avatar, a workspace and a table: a message, and the page stays usable', async () => {
    const { page } = await browser.open('/submit?step=1', { as: 'demo' });
    await giveHugeFile(page, 'Drop your app here, or choose files', 'huge.ipa', 'PK\u0003\u0004');
    await page.getByText('huge.ipa', { exact: true }).waitFor();
    // By key: what a step loads moves the button.
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await page.getByLabel('App Name').waitFor();
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await giveHugeFile(page, 'Drop screenshots here, or choose files', 'huge.png', '\u0089PNG');
    await page.getByText(/images of up to 128 MB can be opened/).waitFor();
    await standsFirm(page, 'New Submission');

    await openInside(page, '/settings');
    await giveHugeFile(page, 'Upload Avatar', 'huge.png', '');
    await page.getByText('Please upload an image smaller than 2MB').waitFor();
    await giveHugeFile(page, 'Import a workspace file', 'huge.json', '{"format":"storepilot-workspace"');
    await page.getByText('This file is larger than 200 MB.').waitFor();
    await openInside(page, '/localization');
    await giveHugeFile(page, 'Import CSV', 'huge.csv', 'Locale,Title');
    await page.getByText('The file is larger than 2 MB.').waitFor();
    await standsFirm(page, 'Localization Packs');
  });

  it('a megabyte pasted into every large box, and names of 10,000 characters: typing goes on, nothing is cut', async () => {
    const { page } = await browser.open('/terms', { as: 'demo' });
    // In paragraphs: with a line break every 30 characters the browser itself takes most of a minute, even without the
    // product.
    const megabyte = `${'Three lines every evening, شكرا. '.repeat(62)}\n`.repeat(600).slice(0, 1_000_000);
    const name = 'Lantern '.repeat(1250);
    for (const [path, heading, box, nameField] of [
      ['/recovery', 'Smart Error Recovery', 'The store’s message', undefined],
      ['/marketing', 'Marketing Asset Generator', 'App Description', 'App Name'],
      ['/localization', 'Localization Packs', 'Description', 'App Name'],
      ['/aso', 'ASO Optimizer', 'Current Description', 'App Name'],
      ['/submit?step=2', `${'Lantern '.repeat(7)}Lan…`, 'Full Description', 'App Name'],
    ] as const) {
      await openInside(page, path);
      if (nameField) await page.getByLabel(nameField).first().fill(name);
      const area = page.getByRole('textbox', { name: new RegExp(`^${box}`) });
      await paste(area, megabyte);
      await area.press('End');
      await area.pressSequentially('x');
      expect(await area.inputValue(), path).toHaveLength(1_000_001);
      if (nameField) expect(await page.getByLabel(nameField).first().inputValue()).toBe(name);
      await standsFirm(page, heading);
    }
  });
});
