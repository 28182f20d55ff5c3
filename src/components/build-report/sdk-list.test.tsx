import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BuildInfo } from '@/model/build-info';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { renderApp } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';

/** Opens step 1 with a build; returns the app and the section with its SDKs. */
async function openWith(build: BuildInfo) {
  const { engine } = await workspaceWith({ id: 'a', builds: [build] });
  const app = await renderApp('/submit?draft=a&step=1', { engine });
  await app.user.click(await screen.findByText('Technical details'));
  const section = await screen.findByRole('region', { name: `SDKs in ${build.fileName}` });
  return { app, section: within(section) };
}

const LIBRARIES = [
  'com.appsflyer:af-android-sdk:6.15.0',
  'com.applovin:applovin-sdk:13.0.0',
  'com.example:carousel:2.0.0',
  ...Array.from({ length: 12 }, (_, index) => `androidx.part${index}:part${index}:1.${index}.0`),
].map((each) => {
  const [group = '', artifact = '', version = ''] = each.split(':');
  return { group, artifact, version };
});

describe('the SDKs of an app bundle', () => {
  it('are counted by purpose, and each says where it was found and what it collects', async () => {
    const { app, section } = await openWith(
      androidBuild({ traces: buildTraces({ libraries: LIBRARIES, packages: ['com.facebook.react'] }) }),
    );
    expect(
      await section.findByText(
        'Built with React Native. 16 SDKs and libraries; 2 of them are known to collect data, which your privacy answers have to include.',
      ),
    ).toBeVisible();
    expect(section.getByText('Not recognised')).toHaveTextContent('Not recognised carousel');

    await app.user.click(section.getByText('Attribution of installs'));
    const list = within(await section.findByRole('list', { name: 'Attribution of installs' }));
    expect(list.getByText('AppsFlyer')).toBeVisible();
    expect(list.getByText('6.15.0')).toBeVisible();
    expect(list.getByText('com.appsflyer:af-android-sdk:6.15.0')).toBeVisible();
    expect(list.getByText('Device ID (linked, tracking; third party advertising)')).toBeVisible();
  });

  it('are found by name, coordinates and trace', async () => {
    const { app, section } = await openWith(androidBuild({ traces: buildTraces({ libraries: LIBRARIES }) }));
    const search = await section.findByRole('searchbox', { name: 'Search the SDKs of lantern.aab' });
    await app.user.type(search, 'com.example:');
    expect(section.getByRole('status')).toHaveTextContent('1 match.');
    expect(section.getByRole('list', { name: 'Not recognised' })).toHaveTextContent('carousel');
    expect(section.queryByText('Libraries')).not.toBeInTheDocument();
    await app.user.type(search, 'nothing');
    expect(section.getByRole('status')).toHaveTextContent('Nothing in this build matches.');
  });
});

it('an SDK of an iOS app says what its own manifest declares and what Apple asks for', async () => {
  const path = 'Payload/Lantern.app/Frameworks/FirebaseMessaging.framework/PrivacyInfo.xcprivacy';
  const { app, section } = await openWith(
    iosBuild({
      traces: buildTraces({
        frameworks: [
          { name: 'FirebaseMessaging', version: '11.4.0', path: path.slice(0, -24), hasManifest: true },
        ],
      }),
      privacyManifests: [
        {
          path,
          tracking: true,
          trackingDomains: ['a.example'],
          collectedDataTypes: ['NSPrivacyCollectedDataTypeDeviceID'],
          dataTypes: [
            {
              type: 'NSPrivacyCollectedDataTypeDeviceID',
              isLinked: true,
              isTracking: false,
              purposes: ['NSPrivacyCollectedDataTypePurposeAppFunctionality'],
            },
          ],
          accessedApis: [{ category: 'NSPrivacyAccessedAPICategoryUserDefaults', reasons: ['CA92.1'] }],
        },
      ],
    }),
  );
  await app.user.click(await section.findByText('Messages to users'));
  const sdk = within(await section.findByRole('list', { name: 'Messages to users' }));
  expect(sdk.getByText('Declares tracking')).toBeVisible();
  expect(sdk.getByText('On Apple’s list')).toBeVisible();
  expect(sdk.getByText('Device ID (linked; app functionality)')).toBeVisible();
  expect(sdk.getByText('User defaults (CA92.1)')).toBeVisible();
  expect(sdk.getByText(/^A privacy manifest, and a signature/)).toBeVisible();
});

describe('instead of a list', () => {
  it.each<[string, BuildInfo, string | RegExp]>([
    ['a build without SDKs', androidBuild({ traces: buildTraces() }), 'No SDK or library was recognised.'],
    ['a build that was stored earlier', androidBuild(), /Choose the file again to see its SDKs\.$/],
    ['a sample build', androidBuild({ isSample: true }), 'A sample build has no file to read.'],
    [
      'what could not be read',
      androidBuild({ traces: buildTraces({ problems: ['classes.dex is damaged.'] }) }),
      'classes.dex is damaged.',
    ],
  ])('%s says so', async (_, build, text) => {
    const { section } = await openWith(build);
    expect(await section.findByText(text)).toBeVisible();
  });
});
