import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openZip } from '@/readers/archives/zip-reader';
import { useBrowser } from '../browser';
import { lanternFolder, zipOf } from './listing-zip';

const browser = useBrowser();

async function openImport() {
  const { page } = await browser.open('/submit?start=import', { as: 'demo' });
  await page.getByLabel('Drop your app here, or choose files').waitFor({ state: 'attached' });
  return page;
}

describe('importing a listing that is in the stores', () => {
  it('opens a folder, fixes a blocker and packs the change', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    // The picker is a window of the browser: here it returns a folder of the origin-private file system.
    const texts = Object.entries(lanternFolder()).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    await page.evaluate(async (files) => {
      const root = await navigator.storage.getDirectory();
      for (const [path, text] of files) {
        const folders = path.split('/');
        const name = folders.pop() ?? '';
        let folder = root;
        for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
        const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writable.write(text);
        await writable.close();
      }
      Object.assign(window, { showDirectoryPicker: () => root.getDirectoryHandle('fastlane') });
    }, texts);
    await page.getByRole('button', { name: 'Import a listing' }).click();
    await page.getByRole('button', { name: 'Choose a folder' }).click();

    const report = page.getByRole('dialog', { name: 'Import report' });
    await report.getByText('“en-NZ” is not a locale of the store.', { exact: false }).waitFor();
    await report.getByRole('button', { name: 'Use as English (UK)' }).click();
    await report.getByText('“en-NZ” is not a locale', { exact: false }).waitFor({ state: 'hidden' });
    await report.getByRole('button', { name: 'Open in the wizard' }).click();

    await page.getByText('Blocker: Subtitle has 42 characters; the limit is 30').waitFor();
    await page.getByLabel('Short Description').fill('Calm notes before you sleep');
    await page.getByText('Changed', { exact: true }).waitFor();
    await page.getByText('Blocker: Subtitle has 42 characters; the limit is 30').waitFor({ state: 'hidden' });

    const steps = page.getByRole('navigation', { name: 'Submission steps' });
    await steps.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('tab', { name: 'Changes' }).click();
    await page.getByRole('heading', { name: 'What changes in the stores' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download submission package' }).click(),
    ]);
    const archive = await openZip(new Blob([await readFile(await download.path())]));
    const textOf = async (name: string) => {
      const entry = archive.find(name);
      return entry && new TextDecoder().decode(await archive.read(entry, 1024 ** 2));
    };
    expect(await textOf('fastlane/metadata/en-US/subtitle.txt')).toMatch(/^Calm notes before you sleep\s*$/);
    expect(await textOf('changes.md')).toContain('Calm notes before you sleep');
  });

  it('names the file that is not a picture, and keeps the report with the draft', async () => {
    const page = await openImport();
    await page
      .getByLabel('Drop your app here, or choose files')
      .setInputFiles(zipOf('lantern.zip', lanternFolder()));
    await page.getByRole('button', { name: 'Open in the wizard' }).click();
    await page.getByRole('heading', { level: 2, name: 'App Listing' }).waitFor();
    await page.getByRole('button', { name: 'Import report' }).click();
    const report = page.getByRole('dialog', { name: 'Import report' });
    await report.getByText('Pictures that were not taken').waitFor();
    await report.getByText('screenshots/en-US/2.png').first().waitFor();
  });

  it.each([
    {
      what: 'a folder of something else',
      file: zipOf('music.zip', { 'song.txt': 'la la la' }),
      message: 'No listing found. Looked for fastlane/metadata',
    },
    {
      what: 'a zip whose names lead outside',
      file: zipOf('hostile.zip', { '../../fastlane/metadata/en-US/name.txt': 'Lantern' }),
      message: 'a file whose name points outside of it',
    },
    {
      what: 'a file that is no zip',
      file: { name: 'listing.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip at all') },
      message: 'This file is not a zip archive.',
    },
  ])('says what is wrong with $what and leaves the form unchanged', async ({ file, message }) => {
    const page = await openImport();
    await page.getByLabel('Drop your app here, or choose files').setInputFiles(file);
    await page.getByText(message, { exact: false }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('draft')).toBeNull();
  });
});
