import { readFile } from 'node:fs/promises';
import { aabFile, ipaFile } from '@tests/support/build-fixtures/builds';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readImageHeader } from '@/readers/images/image-header';
import { openZip, type ZipArchive } from '@/readers/archives/zip-reader';
import { useBrowser } from '../browser';
import { cutNetwork } from '../cut-network';
import { holdCode } from '../hold-code';
import { PLAIN_DOCUMENT } from '../profile';
import { goToPart, goToStep, screenPicture, upload } from '../steps';

const browser = useBrowser();

async function open(summary: string, page: Page) {
  await page.locator('summary', { hasText: summary }).click();
}

/** The text of one file of an archive. */
async function textOf(archive: ZipArchive, name: string): Promise<string> {
  return new TextDecoder().decode(await bytesOf(archive, name));
}

async function bytesOf(archive: ZipArchive, name: string): Promise<Uint8Array> {
  const entry = archive.find(name);
  if (!entry) throw new Error(`No ${name} in the package`);
  return archive.read(entry, 64 * 1024 * 1024);
}

/**
 * The first value of a JPEG's table for brightness. Browsers scale the table of the JPEG standard (annex K), whose first
 * value is 16, by 200 % minus twice the quality: 10 at a quality of 70, 3 at 92.
 */
function firstQuantum(bytes: Uint8Array): number | undefined {
  return bytes[Buffer.from(bytes).indexOf(Buffer.of(0xff, 0xdb)) + 5];
}

describe('from a dropped build to the downloaded package, with the network cut', () => {
  it('reads both builds, takes the listing, draws the images and packs what the tools expect', async () => {
    browser.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    const visit = await browser.open('/apps', { as: 'demo', profile: { serviceWorkers: 'allow' } });
    await cutNetwork(visit);
    const { page } = visit;
    await page.goto(`${browser.siteUrl}/submit`);

    await page
      .getByLabel('Drop your app here, or choose files')
      .setInputFiles([await upload(ipaFile()), await upload(aabFile())]);
    await page.getByRole('region', { name: 'Build Lantern.ipa' }).waitFor();
    const android = page.getByRole('region', { name: /^Build .*\.aab$/ });
    await android.waitFor();
    expect(await android.getByText('Used in the listing').isVisible()).toBe(true);

    await goToStep(page, 'App Listing');
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
    await page.getByLabel('Short Description').fill('Calm notes before you sleep');
    await page
      .getByLabel('Full Description')
      .fill('Write three lines each evening.\n\nRead them again a year later.');
    await page.getByLabel('Keywords').fill('diary,mood,gratitude');
    await page.getByLabel('Google Play summary').fill('Write three lines each evening');
    await page.getByLabel('Privacy policy URL').fill('https://lantern.example/privacy');
    await page.getByLabel('Support URL').fill('https://lantern.example/support');
    await goToPart(page, 'Store details');
    expect(await page.getByLabel('Bundle ID').inputValue()).toBe('org.lantern.journal');
    await open('App Store category and copyright', page);
    await page.getByLabel('Primary category').selectOption('LIFESTYLE');
    await page.getByLabel('Copyright').fill('2026 Example Ltd');
    await goToPart(page, 'Texts');
    await page.getByLabel('Add a language').selectOption('ja-JP');
    await page.getByRole('heading', { name: /^Texts in Japanese/ }).waitFor();
    await page.getByLabel('App Name').fill('ランタン');

    await goToStep(page, 'Screenshots');
    await page.getByLabel('Language of the screenshots').selectOption('en-US');
    await page
      .getByLabel('Drop screenshots here, or choose files')
      .setInputFiles([
        ...[screenPicture('home.png'), screenPicture('list.png')],
        ...[screenPicture('ipad-home.png', 2064, 2752), screenPicture('ipad-list.png', 2064, 2752)],
      ]);
    await page.getByLabel('Caption 1').fill('Three lines, every evening');
    await open('File format', page);
    await page.getByRole('radio', { name: /^JPEG/ }).check();
    await page.getByRole('slider', { name: 'Quality' }).fill('0.7');
    await page.getByText(/^Picture 1 at 1320x2868: .* KB as JPEG/).waitFor();
    await page.getByText('6 drawn and added to the submission below.').waitFor();
    await page.getByRole('button', { name: 'App icon', exact: true }).click();
    await page.getByRole('button', { name: 'Draw the icons' }).click();
    await page.getByRole('heading', { name: /^App icons/ }).waitFor();
    await page.getByRole('button', { name: 'Feature graphic', exact: true }).click();
    await page.getByRole('button', { name: 'Draw the feature graphic' }).click();
    await page.getByRole('heading', { name: /^Feature graphic ·/ }).waitFor();

    await goToStep(page, 'Policy Checks');
    await page.getByRole('heading', { name: 'Readiness report' }).waitFor();
    expect(await page.getByText(/^No .*screenshots/).count()).toBe(0);

    await goToStep(page, 'Submit');
    await page.getByText('Automate it: fastlane, EAS, Gradle, CI').click();
    await page.getByLabel(/gradle-play-publisher/).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download submission package' }).click(),
    ]);
    const today = await page.evaluate(() => {
      const now = new Date();
      const two = (value: number) => String(value).padStart(2, '0');
      return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    });
    expect(download.suggestedFilename()).toBe(`org.lantern.journal-1.4.0-${today}.zip`);
    await page.getByText('Package downloaded').waitFor();

    const archive = await openZip(new Blob([await readFile(await download.path())]));
    expect(await textOf(archive, 'app-store/en-US/name.txt')).toBe('Lantern');
    expect(await textOf(archive, 'app-store/ja/name.txt')).toBe('ランタン');
    expect(await textOf(archive, 'app-store/primary_category.txt')).toBe('LIFESTYLE');
    expect(await textOf(archive, 'google-play/en-US/short_description.txt')).toBe(
      'Write three lines each evening',
    );
    expect(await textOf(archive, 'for-tools/src/main/play/listings/en-US/title.txt')).toBe('Lantern');
    expect(JSON.parse(await textOf(archive, 'for-tools/eas/store.config.json'))).toMatchObject({
      configVersion: 0,
      apple: { info: { 'en-US': { title: 'Lantern', keywords: ['diary', 'mood', 'gratitude'] } } },
    });
    expect(await textOf(archive, 'README.md')).toContain('--app_identifier org.lantern.journal');
    expect(await textOf(archive, 'readiness.html')).toContain('Lantern');

    const pictures = archive.entries.map(({ name }) => name).filter((name) => name.endsWith('.png'));
    const sizes = new Set<string>();
    for (const name of pictures) {
      const header = readImageHeader(await bytesOf(archive, name));
      expect(header, name).toMatchObject({
        ok: true,
        value: { bitDepth: 8, colorType: 'rgb', hasAlpha: false },
      });
      if (header !== 'needs-more' && header.ok) sizes.add(`${header.value.width}x${header.value.height}`);
    }
    expect([...sizes].sort()).toEqual(['512x512']);

    const photos = archive.entries.map(({ name }) => name).filter((name) => name.endsWith('.jpg'));
    const photoSizes = new Set<string>();
    for (const name of photos) {
      const bytes = await bytesOf(archive, name);
      expect(firstQuantum(bytes), name).toBe(10);
      const header = readImageHeader(bytes);
      expect(header, name).toMatchObject({ ok: true, value: { mediaType: 'image/jpeg', bitDepth: 8 } });
      if (header !== 'needs-more' && header.ok)
        photoSizes.add(`${header.value.width}x${header.value.height}`);
    }
    expect([...photoSizes].sort()).toEqual(['1024x500', '1080x1920', '1320x2868', '2064x2752']);

    await page.goto(`${browser.siteUrl}/submissions`);
    await page.getByText('org.lantern.journal').first().waitFor();
  });
});

describe('a draft', () => {
  async function startDraft(page: Page) {
    await page.getByLabel('App Name').fill('Lantern');
    await page.getByText('Saved on this device', { exact: true }).waitFor();
  }

  it('survives reload, back and forward, and a tab that crashes', async () => {
    const { page, context } = await browser.open('/submit?step=2', { as: 'demo' });
    await startDraft(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 2, name: 'Screenshots', exact: true }).waitFor();
    await page.goBack();
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');
    await page.goForward();
    await page.getByRole('heading', { level: 2, name: 'Screenshots', exact: true }).waitFor();
    await page.goBack();
    await page.reload();
    expect(await page.getByLabel('App Name').inputValue()).toBe('Lantern');

    await goToPart(page, 'Store details');
    await page.getByLabel('Version').fill('7.7.7');
    await page.getByText('Saved on this device', { exact: true }).waitFor();
    const url = page.url();
    // The tab crashes: no unload event, no time to save.
    const cdp = await context.newCDPSession(page);
    void cdp.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    const next = await context.newPage();
    await next.goto(url);
    expect(await next.getByLabel('Version').inputValue()).toBe('7.7.7');
    await next.getByRole('heading', { level: 1, name: 'Lantern 7.7.7' }).waitFor();
    await goToPart(next, 'Texts');
    expect(await next.getByLabel('App Name').inputValue()).toBe('Lantern');
  });

  it('is saved when the page is left, even right after the last letter', async () => {
    const { page } = await browser.open('/submit?step=2', { as: 'demo' });
    await startDraft(page);
    const url = page.url();
    await page.getByLabel('Keywords').fill('diary,mood');
    await page.getByRole('link', { name: 'Apps', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Your Apps' }).waitFor();
    await page.goto(url);
    expect(await page.getByLabel('Keywords').inputValue()).toBe('diary,mood');
  });

  it('is one draft in two tabs: each sees the other’s fields', async () => {
    const { page, context } = await browser.open('/submit?step=2', { as: 'demo' });
    await startDraft(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await goToPart(other, 'Store details');
    await other.getByLabel('Bundle ID').fill('com.example.two');
    await goToPart(page, 'Store details');
    await page.getByLabel('Version').fill('2.0.0');
    await expect.poll(() => page.getByLabel('Bundle ID').inputValue()).toBe('com.example.two');
    await expect.poll(() => other.getByLabel('Version').inputValue()).toBe('2.0.0');
    await goToPart(other, 'Texts');
    expect(await other.getByLabel('App Name').inputValue()).toBe('Lantern');
  });

  it('takes builds by keyboard and by a drop on the page', async () => {
    const { page } = await browser.open('/submit', { as: 'demo' });
    const input = page.getByLabel('Drop your app here, or choose files');
    // The page takes over the choice of files only once it has handled this, and keys overtake it on a busy page: the
    // steps in between wait for the page.
    const chooser = page.waitForEvent('filechooser');
    await input.focus();
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await chooser;

    const bytes = [...new Uint8Array(await ipaFile().arrayBuffer())];
    await page.evaluate((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'Lantern.ipa'));
      const zone = [...document.querySelectorAll('label')].find((label) =>
        label.textContent.includes('Drop your app here'),
      );
      zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
    }, bytes);
    await page.getByRole('region', { name: 'Build Lantern.ipa' }).waitFor();
  });
});

describe('a step of which a part loads later', () => {
  it('hides Next until then, as the part would push it away while it is pressed', async () => {
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo' });
    const part = await holdCode(page, /privacy-card-/);
    await page.goto(`${browser.siteUrl}/submit?step=2&part=privacy`);
    await part.asked;
    await page.getByRole('navigation', { name: 'Parts of App Listing' }).waitFor();
    expect(await page.getByRole('button', { name: 'Next', includeHidden: true }).isVisible()).toBe(false);
    part.send();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 2, name: 'Screenshots', exact: true }).waitFor();
  });
});

describe('a demo whose screenshots are still being drawn', () => {
  it('has no verdict before they are drawn, then a package and a preview as a PNG with all of them', async () => {
    const { page } = await browser.open('/submit?demo=pawPal', { as: 'demo' });
    for (const step of ['App Listing', 'Screenshots', 'Policy Checks', 'Submit']) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor();
    }
    // Only the first reading counts: the drawing may end at any time after it.
    const isDrawing = await page
      .getByRole('progressbar', { name: 'Drawing the demo’s screenshots' })
      .isVisible();
    if (isDrawing) expect(await page.getByText(/would be refused|things? to fill in$/).count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download submission package' }).click(),
    ]);
    const archive = await openZip(new Blob([await readFile(await download.path())]));
    const images = archive.entries.filter(({ name }) => name.endsWith('.png'));
    expect(images.length).toBeGreaterThan(9);
    const { findings } = JSON.parse(await textOf(archive, 'for-tools/readiness.json')) as {
      findings: { rule: string }[];
    };
    expect(findings.filter(({ rule }) => rule === 'image-set')).toEqual([]);

    await page.getByRole('tab', { name: 'Store preview' }).click();
    const card = page.getByRole('region', { name: 'Store preview' });
    await card.locator('image').nth(2).waitFor({ state: 'attached' });
    const [preview] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Download as PNG' }).click(),
    ]);
    expect(preview.suggestedFilename()).toBe('PawPal- Pet Care Diary-ios-product-en-US-light.png');
    const bytes = await readFile(await preview.path());
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect(view.getUint32(16)).toBe(804);
    expect(bytes.length).toBeGreaterThan(50_000);
  });
});
