import { readFile } from 'node:fs/promises';
import { aabFile } from '@tests/support/build-fixtures/builds';
import { dependenciesPb } from '@tests/support/build-fixtures/dependencies';
import { expect, it } from 'vitest';
import { openZip } from '@/readers/archives/zip-reader';
import { useBrowser } from '../browser';
import { goToPart, goToStep } from '../steps';

const browser = useBrowser();

it('leads from a build with an ad SDK to both stores’ privacy files', async () => {
  const { page } = await browser.open('/submit', { as: 'demo' });
  const build = aabFile({
    files: {
      'BUNDLE-METADATA/com.android.tools.build.libraries/dependencies.pb': dependenciesPb([
        'com.google.android.gms:play-services-ads:24.1.0',
      ]),
    },
  });
  await page.getByLabel('Drop your app here, or choose files').setInputFiles([
    {
      name: build.name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(await build.arrayBuffer()),
    },
  ]);
  await page.getByRole('region', { name: /^Build .*\.aab$/ }).waitFor();

  await goToStep(page, 'App Listing');
  // One build alone is for its own store.
  await goToPart(page, 'Store details');
  await page.getByLabel('Platform').selectOption('both');
  await goToPart(page, 'Privacy');
  const privacy = page.getByRole('region', { name: 'Privacy questions' });
  const section = (title: string) => privacy.locator('summary', { hasText: title }).click();
  const answer = (question: RegExp, value: 'Yes' | 'No') =>
    privacy.getByRole('group', { name: question }).getByText(value, { exact: true }).first().click();

  // The publisher says no before looking at what the build contains.
  await section('Advertising, tracking and children');
  await answer(/show advertisements/, 'No');
  await answer(/track users/, 'No');
  await answer(/meant for children/, 'No');
  await page.getByRole('button', { name: 'Not so: Users are tracked' }).click();
  await page.getByRole('button', { name: 'Not so: The app shows advertisements' }).click();
  await page.getByRole('button', { name: 'Confirm all of these' }).click();

  await section('About your users');
  await section('What users write, upload and make');
  await section('Where users are and what they pay');
  await section('What the app and its libraries record');
  await section('Accounts, protection and deletion');
  for (const question of [
    /who its user is/,
    /address book/,
    /beliefs/,
    /health or exercise/,
    /handle payments/,
    /read messages/,
    /upload photos/,
    /upload files/,
    /record searches/,
    /make an account/,
  ])
    await answer(question, 'No');
  await answer(/encrypted on the way/, 'Yes');
  await privacy.getByText('No, but everything is deleted within 90 days').click();
  const edits = await privacy
    .getByRole('button', { name: /^Edit: / })
    .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label') ?? ''));
  expect(edits).not.toEqual([]);
  for (const edit of edits) {
    await privacy.getByRole('button', { name: edit, exact: true }).click();
    await privacy
      .getByRole('group', { name: edit.slice('Edit: '.length), exact: true })
      .getByRole('radiogroup', { name: /can users choose not to provide it\?$/ })
      .getByText('Yes', { exact: true })
      .click();
  }
  await privacy.getByText(/^All \d+ questions answered$/).waitFor();

  await goToStep(page, 'Policy Checks');
  const contradiction = page.getByRole('listitem').filter({
    hasText: 'Google Mobile Ads (AdMob) 24.1.0, but the answers say that the app shows no advertisements',
  });
  await contradiction.getByRole('button', { name: /^Say that it shows advertisements/ }).click();
  await contradiction.waitFor({ state: 'detached' });

  await goToStep(page, 'Submit');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download submission package' }).click(),
  ]);
  const archive = await openZip(new Blob([await readFile(await download.path())]));
  const textOf = async (name: string) => {
    const entry = archive.find(name);
    if (!entry) throw new Error(`No ${name} in the package`);
    return new TextDecoder().decode(await archive.read(entry, 4_000_000));
  };
  const rows = (await textOf('google-play/data_safety.csv')).trimEnd().split('\n');
  expect(rows).toHaveLength(783);
  const shared =
    'PSL_DATA_USAGE_RESPONSES:PSL_DEVICE_ID:PSL_DATA_USAGE_COLLECTION_AND_SHARING,PSL_DATA_USAGE_ONLY_SHARED,true,';
  expect(rows.find((row) => row.startsWith(shared))).toBeDefined();
  expect(JSON.parse(await textOf('for-tools/app_privacy_details.json'))).toContainEqual({
    category: 'DEVICE_ID',
    purposes: ['ANALYTICS', 'THIRD_PARTY_ADVERTISING'],
    data_protections: ['DATA_LINKED_TO_YOU'],
  });
  expect(await textOf('privacy-answers.html')).toContain('Device or other IDs');
});
