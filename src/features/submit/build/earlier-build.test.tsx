import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aabFile, ipaFile, permission } from '@tests/support/build-fixtures/builds';
import { dependenciesPb } from '@tests/support/build-fixtures/dependencies';
import { readGoodBuild } from '@tests/support/build-fixtures/read';
import { submissionDraft } from '@tests/support/drafts';
import { renderApp } from '@tests/support/render-app';
import { A_MOMENT_MS, storedDrafts } from '@tests/support/wizard';
import { workspaceWith } from '@tests/support/workspace-engines';
import { submissionsCollection } from '@/lib/workspace/app-collections';
import { submissionRecords } from '../package/record-package';

const DEPENDENCIES = 'BUNDLE-METADATA/com.android.tools.build.libraries/dependencies.pb';

const NOW = aabFile({
  manifest: { children: [permission('android.permission.RECORD_AUDIO')] },
  files: {
    [DEPENDENCIES]: dependenciesPb([
      'com.appsflyer:af-android-sdk:6.15.0',
      'com.applovin:applovin-sdk:13.0.0',
    ]),
  },
});
const BEFORE = aabFile({
  fileName: 'lantern-1.3.0.aab',
  manifest: { root: { versionName: '1.3.0', versionCode: 51 } },
  files: { [DEPENDENCIES]: dependenciesPb(['com.appsflyer:af-android-sdk:6.14.0']) },
});

async function open() {
  const { engine } = await workspaceWith({ id: 'a', builds: [await readGoodBuild(NOW)] });
  const app = await renderApp('/submit?draft=a&step=1', { engine });
  const card = within(await screen.findByRole('region', { name: 'Build lantern.aab' }));
  await app.user.click(await card.findByText('Compare with the previous version'));
  const choose = await card.findByLabelText('Drop the build of the previous version, or choose it');
  return { app, card, choose };
}

it('the previous version shows what changed, stays with the draft and can be removed', async () => {
  const { app, card, choose } = await open();
  await app.user.upload(choose, BEFORE);
  expect(await card.findByText('Compared with 1.3.0 (51)')).toBeVisible();
  const sdks = within(card.getByRole('region', { name: 'SDKs and libraries' }));
  expect(sdks.getByText('AppLovin MAX 13.0.0 (advertising)').closest('li')).toHaveTextContent(/^Added/);
  expect(sdks.getByText('6.15.0').closest('li')).toHaveTextContent('ChangedAppsFlyer: 6.14.0 → 6.15.0');
  const permissions = within(card.getByRole('region', { name: 'Permissions' }));
  expect(permissions.getByText('android.permission.RECORD_AUDIO')).toBeVisible();
  expect(card.getByRole('region', { name: 'Size by part' })).toHaveTextContent('Code (dex)');

  await app.clock.advance(A_MOMENT_MS);
  await waitFor(async () => expect((await storedDrafts(app))[0]?.earlierBuilds).toHaveLength(1));
  await app.user.click(card.getByRole('button', { name: 'Remove the comparison' }));
  expect(await card.findByText('Compare with the previous version')).toBeVisible();
  expect(card.queryByText('Compared with 1.3.0 (51)')).not.toBeInTheDocument();
});

it('a build of another platform or app is refused with what to choose instead', async () => {
  const { app, card, choose } = await open();
  await app.user.upload(choose, new File([await ipaFile().arrayBuffer()], 'Lantern.aab'));
  expect(await card.findByRole('alert')).toHaveTextContent(
    'Lantern.aab: This is an iOS app, and the build to compare with is an Android app. Choose the previous version for the same platform.',
  );
  expect(card.getByText('This file can’t be used here')).toBeVisible();
  expect(card.queryByText(/^Compared with/)).not.toBeInTheDocument();
});

it('the same version code as before is reported, by the file or by what was packaged last', async () => {
  const { app, card, choose } = await open();
  await app.user.upload(choose, new File([await NOW.arrayBuffer()], 'again.aab'));
  const findings = within(await card.findByRole('list', { name: 'Change a setting: lantern.aab' }));
  expect(await findings.findByText('versionCode 52 is not higher than 52')).toBeVisible();
  expect(card.getByText(/again\.aab/).closest('p')).toHaveTextContent('nothing differs');
});

it('the version that was packaged last is remembered, without its file', async () => {
  const record = submissionRecords(
    {
      ...submissionDraft({ bundleId: 'org.lantern.journal', platform: 'android', version: '1.4.0' }),
      id: 'old',
      builds: [await readGoodBuild(NOW)],
    },
    'app',
    { date: '2026-11-01', packageName: 'lantern.zip' },
  );
  const { engine, repository } = await workspaceWith({ id: 'a', builds: [await readGoodBuild(NOW)] });
  await repository.put(submissionsCollection, record);
  await renderApp('/submit?draft=a&step=1', { engine });
  const card = within(await screen.findByRole('region', { name: 'Build lantern.aab' }));
  expect(await card.findByText('versionCode 52 is not higher than 52')).toBeVisible();
});
