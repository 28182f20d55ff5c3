import { describe, expect, it } from 'vitest';
import { aabFile, INFO, ipaFile } from '@tests/support/build-fixtures/builds';
import { useBrowser } from '../browser';
import { upload } from '../steps';

const browser = useBrowser();

const BAD = ipaFile({
  info: { ...INFO, DTSDKName: 'iphoneos18.2', DTPlatformVersion: '18.2', NSCameraUsageDescription: '' },
});
const OTTER = ipaFile({
  fileName: 'Otter.ipa',
  info: { ...INFO, CFBundleIdentifier: 'com.otter.notes', CFBundleDisplayName: 'Otter Notes' },
});

describe('a visitor’s build', () => {
  it('is judged on the landing page without an account, and carried through signing in', async () => {
    const { page } = await browser.open('/');
    await page.getByLabel(/^Drop your build here/).setInputFiles(await upload(BAD));
    const report = page.getByRole('region', { name: 'Build Lantern.ipa' });
    await report.getByText('2 things stop this build').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await page.reload();
    await page.getByRole('button', { name: 'See the report' }).click();
    await report.getByText('2 things stop this build').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /demo account/i }).click();
    await page.getByRole('heading', { level: 1, name: 'Lantern 1.4.0' }).waitFor();
    await report.getByText('2 things stop this build').waitFor();
  });

  it('is not needed to hear why another file is not taken', async () => {
    const { page } = await browser.open('/');
    await page
      .getByLabel(/^Drop your build here/)
      .setInputFiles(await upload(new File(['Buy milk'], 'notes.md')));
    await page.getByText('No build was read').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { level: 1, name: /Your app is built/ }).waitFor();
  });
});

describe('a drop in the workspace', () => {
  it('starts a submission from anywhere on /apps', async () => {
    const { page } = await browser.open('/apps', { as: 'demo' });
    await page.getByRole('heading', { level: 1, name: 'Your Apps' }).waitFor();
    const bytes = [...new Uint8Array(await BAD.arrayBuffer())];
    await page.evaluate((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'Lantern.ipa'));
      const init = { bubbles: true, cancelable: true, dataTransfer: transfer };
      document.querySelector('h1')?.dispatchEvent(new DragEvent('drop', init));
    }, bytes);
    await page.getByRole('region', { name: 'Build Lantern.ipa' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/submit');
  });

  it('of mixed files on step 1 says where each went, and asks which of two apps is meant', async () => {
    const { page } = await browser.open('/submit', { as: 'demo' });
    await page
      .getByLabel('Drop your app here, or choose files')
      .setInputFiles([
        await upload(ipaFile()),
        await upload(OTTER),
        await upload(aabFile()),
        await upload(new File(['-----BEGIN PRIVATE KEY-----'], 'AuthKey.p8')),
        await upload(new File(['Buy milk'], 'todo.txt')),
      ]);
    await page.getByText('You dropped 2 apps. Which one is this submission for?').waitFor();
    const left = page.getByRole('list', { name: 'Not taken' });
    await left.getByText(/AuthKey\.p8: A signing key/).waitFor();
    await left.getByText(/todo\.txt/).waitFor();
    await page.getByRole('button', { name: /^Lantern 1\.4\.0/ }).click();
    await page.getByRole('region', { name: 'Build Lantern.ipa' }).waitFor();
    await page.getByText(/^Otter Notes .* is another app than this submission’s$/).waitFor();
    await page.getByRole('button', { name: 'Leave it out' }).click();
    expect(await page.getByRole('region', { name: 'Build Otter.ipa' }).count()).toBe(0);
  });
});
