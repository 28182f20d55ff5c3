import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { useBrowser } from '../browser';
import { lanternFolder } from './listing-zip';
import { goToPart } from '../steps';

const browser = useBrowser();

const SUBTITLE = 'fastlane/metadata/en-US/subtitle.txt';
const COPYRIGHT = 'fastlane/metadata/copyright.txt';

/** Writes the texts of the listing to the origin-private file system. */
async function writeFolder(page: Page) {
  const texts = Object.entries(lanternFolder()).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  await page.evaluate(async (files) => {
    for (const [path, text] of files) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, texts);
}

/** The text of every file in the folder, by path. */
function filesOnDisk(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {};
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, entry] of folder.entries()) {
        if (entry.kind === 'directory') await walk(entry, `${path}${name}/`);
        else found[path + name] = await (await entry.getFile()).text();
      }
    };
    await walk(await navigator.storage.getDirectory(), '');
    return found;
  });
}

describe('saving a draft to the folder that it was imported from', () => {
  it('writes exactly the changed files, and remembers the folder over a reload', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    // The picker is a window of the browser: here it returns a folder of the origin-private file system, once.
    await page.addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: async () => {
          if (localStorage.getItem('picked')) throw new DOMException('', 'AbortError');
          localStorage.setItem('picked', 'yes');
          return (await navigator.storage.getDirectory()).getDirectoryHandle('fastlane');
        },
      });
    });
    await page.reload();
    await writeFolder(page);
    const before = await filesOnDisk(page);
    await page.getByRole('button', { name: 'Import a listing' }).click();
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await page.getByRole('button', { name: 'Open in the wizard' }).click();
    await page.getByLabel('Short Description').fill('Calm notes before you sleep');
    const steps = page.getByRole('navigation', { name: 'Submission steps' });
    await steps.getByRole('button', { name: 'Submit' }).click();

    await page.getByRole('button', { name: 'Save to folder' }).click();
    const list = page.getByRole('dialog', { name: 'Save to folder' });
    await list.getByRole('region', { name: 'Changed' }).getByText('metadata/en-US/subtitle.txt').waitFor();
    expect(await filesOnDisk(page)).toEqual(before);
    await list.getByRole('button', { name: 'Save 1 file' }).click();
    await page.getByText('1 file updated in fastlane.').waitFor();
    const saved: Record<string, string> = { ...before, [SUBTITLE]: 'Calm notes before you sleep\n' };
    expect(await filesOnDisk(page)).toEqual(saved);

    await page.reload();
    await steps.getByRole('button', { name: 'App Listing' }).click();
    await page.getByLabel('Short Description').fill('Calm notes');
    await goToPart(page, 'Store details');
    await page.getByText('App Store category and copyright').click();
    await page.getByLabel('Copyright').fill('');
    await steps.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Save to folder' }).click();
    // The file that was saved earlier is not a conflict, and the emptied one is named before it is deleted.
    await list.getByRole('region', { name: 'Changed' }).getByText('metadata/en-US/subtitle.txt').waitFor();
    await list
      .getByRole('region', { name: 'Deleted from the folder' })
      .getByText('metadata/copyright.txt')
      .waitFor();
    await list.getByRole('button', { name: 'Save 2 files' }).click();
    await page.getByText('2 files updated in fastlane.').waitFor();
    const { [COPYRIGHT]: deleted, ...rest } = saved;
    expect(deleted).toBeDefined();
    expect(await filesOnDisk(page)).toEqual({ ...rest, [SUBTITLE]: 'Calm notes\n' });
  });
});
