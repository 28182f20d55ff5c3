import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild, privacyManifest } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import type { AndroidBuild, BuildInfo, IosBuild } from '@/model/build-info';
import { buildLabel } from './build-label';
import { changeCounts, compareBuilds, whyNotComparable } from './compare-builds';

const library = (coordinates: string) => {
  const [group = '', artifact = '', version] = coordinates.split(':');
  return { group, artifact, ...(version !== undefined && { version }) };
};
const withLibraries = (...coordinates: string[]) =>
  androidBuild({ traces: buildTraces({ libraries: coordinates.map(library) }) });
const sectionsOf = (before: BuildInfo, after: BuildInfo) =>
  Object.fromEntries(compareBuilds(before, after).sections.map(({ title, ...section }) => [title, section]));
const type = (name: string, isTracking = false) => ({
  type: `NSPrivacyCollectedDataType${name}`,
  isLinked: false,
  isTracking,
  purposes: [],
});

describe('two builds', () => {
  it('that are the same have no changes', () => {
    const build = withLibraries('com.appsflyer:af-android-sdk:6.15.0');
    const change = compareBuilds(build, build);
    expect(change).toMatchObject({ sections: [], notes: [] });
    expect(changeCounts(change)).toBeUndefined();
  });

  it('show SDKs that were added, removed and updated, those that matter for privacy first', () => {
    const before = withLibraries(
      'androidx.core:core:1.15.0',
      'com.appsflyer:af-android-sdk:6.14.0',
      'com.example:old:1.0',
    );
    const after = withLibraries(
      'androidx.core:core:1.16.0',
      'com.appsflyer:af-android-sdk:6.15.0',
      'com.applovin:applovin-sdk:13.0.0',
    );
    expect(sectionsOf(before, after)['SDKs and libraries']).toEqual({
      added: ['AppLovin MAX 13.0.0 (advertising)'],
      removed: ['com.example:old 1.0 (not recognised)'],
      changed: [
        { name: 'AppsFlyer', before: '6.14.0', after: '6.15.0' },
        { name: 'core', before: '1.15.0', after: '1.16.0' },
      ],
    });
  });

  it('do not claim that an SDK is new when those of one build are unknown', () => {
    const change = compareBuilds(androidBuild(), withLibraries('com.applovin:applovin-sdk:13.0.0'));
    expect(change.sections.map(({ title }) => title)).not.toContain('SDKs and libraries');
    expect(change.notes).toEqual(['SDKs are not compared, because they were not read from lantern.aab.']);
  });

  it('with an iOS build that was read before classes were says which file to choose again', () => {
    const earlier = iosBuild({ fileName: 'Lantern-1.ipa', traces: buildTraces() });
    const now = iosBuild({ traces: buildTraces({ modules: ['PostHog'], classes: [] }) });
    expect(compareBuilds(earlier, now).notes).toEqual([
      expect.stringMatching(/^Lantern-1\.ipa .* Choose the file again/),
    ]);
    expect(compareBuilds(now, now).notes).toEqual([]);
    expect(compareBuilds(earlier, earlier).notes).toEqual([]);
  });

  it('of different packing say so', () => {
    const { notes } = compareBuilds(
      androidBuild({ kind: 'apk', traces: buildTraces() }),
      androidBuild({ traces: buildTraces() }),
    );
    expect(notes).toEqual([
      expect.stringMatching(/^The previous version is an \.apk and this build an \.aab/),
    ]);
  });

  it('show the size of each part, the largest first, also of a part that only one has', () => {
    const { sizes } = compareBuilds(
      androidBuild({
        sizeByPart: [
          { label: 'Code (dex)', bytes: 9 },
          { label: 'Assets', bytes: 20 },
        ],
      }),
      androidBuild({
        sizeByPart: [
          { label: 'Code (dex)', bytes: 12 },
          { label: 'Native libraries', bytes: 5 },
        ],
      }),
    );
    expect(sizes).toEqual([
      { label: 'Assets', before: 20, after: 0 },
      { label: 'Code (dex)', before: 9, after: 12 },
      { label: 'Native libraries', before: 0, after: 5 },
    ]);
  });
});

describe('two Android builds show', () => {
  it.each<[string, Partial<AndroidBuild>, Partial<AndroidBuild>, string, object]>([
    [
      'permissions',
      { permissions: ['android.permission.INTERNET', 'android.permission.CAMERA'] },
      { permissions: ['android.permission.INTERNET', 'android.permission.RECORD_AUDIO'] },
      'Permissions',
      { added: ['android.permission.RECORD_AUDIO'], removed: ['android.permission.CAMERA'] },
    ],
    [
      'the target and the minimum',
      { targetSdk: 35, minSdk: 23 },
      { targetSdk: 36, minSdk: 24 },
      'Versions',
      {
        changed: [
          { name: 'Minimum Android', before: 'API 23', after: 'API 24' },
          { name: 'Target', before: 'API 35', after: 'API 36' },
        ],
      },
    ],
    [
      'the data types of their SDKs',
      { traces: buildTraces() },
      { traces: buildTraces({ packages: ['com.revenuecat'] }) },
      'Data types that its SDKs are likely to collect',
      { added: ['Purchase history'], removed: [] },
    ],
    [
      'features',
      { features: [] },
      { features: ['android.hardware.camera'] },
      'Required device features',
      { added: ['android.hardware.camera'] },
    ],
  ])('%s', (_, before, after, title, expected) => {
    expect(sectionsOf(androidBuild(before), androidBuild(after))[title]).toMatchObject(expected);
  });
});

describe('two iOS builds show', () => {
  it.each<[string, Partial<IosBuild>, Partial<IosBuild>, string, object]>([
    [
      'purpose strings',
      { purposeStrings: { NSCameraUsageDescription: 'Photos', NSMicrophoneUsageDescription: 'Sound' } },
      { purposeStrings: { NSCameraUsageDescription: '', NSUserTrackingUsageDescription: 'Ads' } },
      'Purpose strings',
      {
        added: ['NSUserTrackingUsageDescription: Ads'],
        removed: ['NSMicrophoneUsageDescription: Sound'],
        changed: [{ name: 'NSCameraUsageDescription', before: 'Photos', after: '(empty)' }],
      },
    ],
    [
      'data types, also when only the tracking is new',
      { privacyManifests: [privacyManifest({ dataTypes: [type('DeviceID'), type('Name')] })] },
      { privacyManifests: [privacyManifest({ dataTypes: [type('DeviceID', true), type('Name')] })] },
      'Data types in privacy manifests',
      { added: ['Device ID, for tracking'], removed: ['Device ID'] },
    ],
    [
      'tracking domains',
      { privacyManifests: [] },
      { privacyManifests: [privacyManifest({ trackingDomains: ['ads.example.com'] })] },
      'Tracking domains',
      { added: ['ads.example.com'] },
    ],
    [
      'the minimum version',
      { minimumOs: '15.0' },
      { minimumOs: '16.0' },
      'Versions',
      { changed: [{ name: 'Minimum iOS', before: '15.0', after: '16.0' }] },
    ],
    [
      'linked frameworks',
      {},
      { linkedFrameworks: ['Foundation', 'UIKit', 'AdSupport'] },
      'Linked frameworks',
      { added: ['AdSupport'] },
    ],
  ])('%s', (_, before, after, title, expected) => {
    expect(sectionsOf(iosBuild(before), iosBuild(after))[title]).toMatchObject(expected);
  });
});

it('counts what changed', () => {
  const change = compareBuilds(
    androidBuild({ permissions: ['a', 'b'], targetSdk: 35 }),
    androidBuild({ permissions: ['a', 'c'], targetSdk: 36 }),
  );
  expect(changeCounts(change)).toBe('1 added, 1 removed, 1 changed');
});

describe('builds that cannot be compared', () => {
  it.each<[BuildInfo, BuildInfo, RegExp | undefined]>([
    [iosBuild(), androidBuild(), /^This is an iOS app, .* for the same platform\.$/],
    [
      androidBuild({ identity: { bundleId: 'com.example.other' } }),
      androidBuild(),
      /^This is the app com\.example\.other, .* of the same app\.$/,
    ],
    [androidBuild({ kind: 'apk' }), androidBuild(), undefined],
  ])('%# are named', (before, after, message) => {
    const why = whyNotComparable(before, after);
    if (message) expect(why).toMatch(message);
    else expect(why).toBeUndefined();
  });
});

it.each([
  [{ fileName: 'a.aab', version: '1.4.0', buildNumber: '52' }, '1.4.0 (52)'],
  [{ fileName: 'a.aab', version: '1.4.0' }, '1.4.0'],
  [{ fileName: 'a.aab' }, 'a.aab'],
])('labels a build: %j', (build, label) => {
  expect(buildLabel(build)).toBe(label);
});
