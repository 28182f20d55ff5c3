import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { routeRecord, ROUTE_NAMES } from '@/app/routes';
import { ipaFile } from '@tests/support/build-fixtures/builds';
import { makePng } from '@tests/support/png';
import { useBrowser } from '../browser';
import { openInside } from '../open-inside';
import { PLAIN_DOCUMENT } from '../profile';
import { standsFirm } from './common-rule';

const browser = useBrowser();

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** Returns a good build with bytes changed at an offset from the last occurrence of a signature. */
function mutated(bytes: Buffer, signature: string, offset: number, ...values: number[]): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.lastIndexOf(Buffer.from(signature, 'latin1'));
  values.forEach((value, index) => copy.writeUInt8(value, at + offset + index));
  return copy;
}

/** Checks that nothing in the input ran, and that no prototype was changed. */
async function isUnharmed(page: Page) {
  expect(await page.evaluate(() => 'isAdmin' in {} || 'wasRun' in window)).toBe(false);
}

describe('hostile input', () => {
  it('builds: each is refused by name with a message, and a good one among them is taken', async () => {
    const { page } = await browser.open('/submit?step=1', { as: 'demo' });
    const good = Buffer.from(await ipaFile().arrayBuffer());
    const central = 'PK\u0001\u0002';
    const end = 'PK\u0005\u0006';
    const hostile = [
      file('empty.ipa', ''),
      file('text.aab', 'not a zip at all'),
      file('cut.ipa', good.subarray(0, good.length - 400)),
      file('encrypted.ipa', mutated(good, central, 8, 1)),
      file('beyond.ipa', mutated(good, central, 42, 0xff, 0xff, 0xff, 0x7f)),
      file('crc.ipa', mutated(good, central, 16, 1, 2, 3, 4)),
      file('directory.ipa', mutated(good, end, 16, 0xff, 0xff, 0xff, 0x7f)),
      file('<img src=x onerror=window.wasRun=1>.ipa', 'PK\u0003\u0004'),
    ];
    await page
      .getByLabel('Drop your app here, or choose files')
      .setInputFiles([...hostile, file('Lantern.ipa', good)]);
    await page.getByRole('region', { name: 'Build Lantern.ipa' }).waitFor();
    const main = page.getByRole('main');
    for (const { name } of hostile) {
      expect((await main.innerText()).includes(name) || name === 'crc.ipa', name).toBe(true);
    }
    expect(await page.getByRole('region', { name: /^Build / }).count()).toBeLessThanOrEqual(2);
    await standsFirm(page, 'Lantern 1.4.0');
    await isUnharmed(page);
  });

  it('pictures: in the wizard and as an avatar', async () => {
    const { page } = await browser.open('/submit?step=3', { as: 'demo' });
    const bomb = Buffer.from(makePng({ width: 2, height: 2, colorType: 0 }, new Uint8Array(6)));
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const hostile = [
      file(
        'script.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" onload="window.wasRun=1"><script>window.wasRun=1</script></svg>',
      ),
      file('bomb.png', bomb),
      file('cut.png', bomb.subarray(0, 20)),
      file('page.png', '<!doctype html><script>window.wasRun=1</script>'),
      file('empty.jpg', ''),
    ];
    await page.getByLabel('Drop screenshots here, or choose files').setInputFiles(hostile);
    for (const { name } of hostile) await page.getByText(name).first().waitFor();
    await standsFirm(page, 'New Submission');

    await openInside(page, '/settings');
    for (const picture of hostile) {
      await page.getByLabel('Upload Avatar').setInputFiles(picture);
      await page.getByText('Please upload a JPG, PNG, or WebP image').first().waitFor();
    }
    await standsFirm(page, 'Settings');
    await isUnharmed(page);
  });

  it('tables and workspace files', async () => {
    const { page } = await browser.open('/localization', { as: 'demo' });
    await page.getByLabel('App Name').fill('Lantern');
    await page.getByLabel('Description').fill('Three lines each evening.');
    const tables = page.getByLabel('Import CSV');
    for (const [table, words] of [
      [file('commas.csv', ','.repeat(2_000_000)), /no column “Locale”/],
      [file('quote.csv', 'Locale,Title\nde-DE,"open'), /quotation mark in the file is not closed/],
      [file('zip.csv', Uint8Array.of(0x50, 0x4b, 3, 4, 0xff, 0xfe, 0xfd)), /not UTF-8/],
      [
        file('proto.csv', 'Locale,Title,__proto__\n__proto__,x,y\nconstructor,=cmd(),z'),
        /no locale of the stores|Nothing changed/,
      ],
    ] as const) {
      await tables.setInputFiles(table);
      await page.getByText(words).first().waitFor();
    }
    await standsFirm(page, 'Localization Packs');

    await openInside(page, '/settings');
    const imports = page.getByLabel('Import a workspace file');
    const workspace = (records: string) =>
      `{"format":"storepilot-workspace","version":1,"exportedAt":"x","records":${records}}`;
    for (const [content, words] of [
      ['{', 'This file is not JSON.'],
      ['[]', 'This is not a StorePilot workspace.'],
      [workspace('[]').replace('"version":1', '"version":2'), 'A newer StorePilot wrote this file.'],
      [workspace(`[${'['.repeat(60)}${']'.repeat(60)}]`), 'This file is damaged'],
      [workspace('[{"value":{"$blob":{"type":"image/png","base64":"%%%"}}}]'), 'This file is damaged'],
    ] as const) {
      await imports.setInputFiles(file('workspace.json', content));
      await page.getByText(words).first().waitFor();
    }
    const records = [
      { collection: 'apps', id: '__proto__', version: 1, order: 1, value: { id: 'x' } },
      { collection: '__proto__', id: 'isAdmin', version: 1, order: 1, value: true },
      { collection: 'apps', id: 'a', version: 'one', order: null, value: 1 },
      'no record',
      {
        collection: 'apps',
        id: '<b onclick=alert(1)>',
        version: 1,
        order: 2,
        value: {
          id: '<b onclick=alert(1)>',
          name: '<img src=x onerror=wasRun=1>',
          bundleId: 'com.example.hostile',
          platforms: ['ios'],
          lastSubmission: { version: '1', status: 'approved', date: '2026-01-01' },
          nextActions: [],
        },
      },
    ];
    await imports.setInputFiles(
      file(
        'workspace.json',
        workspace(
          JSON.stringify(records).replace(
            '{"id":"x"}',
            '{"__proto__":{"isAdmin":true},"id":"<b onclick=alert(1)>"}',
          ),
        ),
      ),
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Workspace imported').waitFor();
    await page.goto(`${browser.siteUrl}/apps`);
    await standsFirm(page, 'Your Apps');
    await page.getByText('<img src=x onerror=wasRun=1>').first().waitFor();
    await isUnharmed(page);
  });

  it('addresses: every page takes any query, and none leads away', async () => {
    browser.expectProblem(/404 Error/);
    const { page } = await browser.open(PLAIN_DOCUMENT, { as: 'demo' });
    const worst = [
      'javascript:wasRun=1',
      '../../etc',
      '__proto__',
      '<img src=x onerror=wasRun=1>',
      '\u0000',
      '9e999',
      'a'.repeat(3000),
    ];
    const names = [
      'q',
      'tab',
      'platform',
      'step',
      'draft',
      'app',
      'demo',
      'rejection',
      'region',
      'period',
      'alert',
      'sort',
    ];
    let turn = 0;
    let isOpen = false;
    for (const name of ROUTE_NAMES) {
      const query = new URLSearchParams(names.map((key) => [key, worst[(turn += 1) % worst.length] ?? '']));
      const { access } = routeRecord(name);
      const path = `${PATHS[name].replace(':id', '__proto__')}?${query.toString()}#${worst[turn % worst.length]}`;
      // The protected pages start in the same way; start.test.ts loads them with random queries.
      if (access === 'protected' && isOpen) await openInside(page, path);
      else await page.goto(browser.siteUrl + path);
      isOpen = true;
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('Unexpected Application Error!').count(), `${name} (${access})`).toBe(0);
      expect(new URL(page.url()).origin).toBe(browser.siteUrl);
    }
    for (const path of [
      '/apps/..%2f..%2fetc%2fpasswd',
      '/..%5c..%5c',
      '/javascript:alert(1)',
      '/submit?draft=..%2f..&draft=2&step[]=1',
    ]) {
      await page.goto(browser.siteUrl + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(page.url()).origin).toBe(browser.siteUrl);
    }
    await isUnharmed(page);
  });
});
