import { readFileSync } from 'node:fs';
import { dates } from 'virtual:catalog/deadline-dates';
import { rules } from 'virtual:catalog/deadline-rules';
import { describe, expect, test } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import type { AndroidBuild, BuildInfo } from '@/model/build-info';
import { DEADLINE_TESTS } from './deadline-tests';
import { isOutdated, MAX_CHECK_AGE_DAYS, STORE_DEADLINES, storeDeadline } from './store-deadlines';

const library = (abi: string, loadAlignment?: number, isZipAligned?: boolean) => ({
  path: `lib/${abi}/libapp.so`,
  abi,
  loadAlignment,
  isZipAligned,
});

const asking = (targetSdk: number, ...names: string[]) =>
  androidBuild({ targetSdk, permissions: names.map((name) => `android.permission.${name}`) });
const accessible = (targetSdk: number) =>
  androidBuild({ targetSdk, accessibilityServices: ['org.lantern.journal.Reader'] });
const watch = (...abis: string[]) =>
  androidBuild({
    abis,
    nativeLibraries: abis.map((abi) => library(abi)),
    features: ['android.hardware.type.watch'],
  });
const fencing = (...names: string[]): BuildInfo => ({
  ...asking(36, ...names),
  traces: buildTraces({ classes: ['com.google.android.gms.location.GeofencingClient'] }),
});
const SCORES = { obfuscation: 80, optimization: 60, shrinking: 70 };
const bundle = (changes: Partial<AndroidBuild>): BuildInfo =>
  androidBuild({ kind: 'aab', dexBytes: 12_000_000, ...changes });
const duo = (platformVersion: string, deviceFamilies = [1]) => iosBuild({ platformVersion, deviceFamilies });
const sceneless = (platformVersion: string) => iosBuild({ platformVersion, hasSceneManifest: false });
const launchless = (platformVersion: string) => iosBuild({ platformVersion, hasLaunchScreen: false });
const DAMAGED = {
  path: 'Payload/Lantern.app/PrivacyInfo.xcprivacy',
  problem: 'is not a well-formed property list',
  tracking: false,
  trackingDomains: [],
  collectedDataTypes: [],
  accessedApis: [],
};

type Verdict = 'does not apply' | 'met' | 'not met' | 'unknown';

function verdict(id: string, build: BuildInfo): Verdict {
  const deadline = storeDeadline(id);
  if (!deadline?.appliesTo(build)) return 'does not apply';
  const isMet = deadline.isMet?.(build);
  return isMet === undefined ? 'unknown' : isMet ? 'met' : 'not met';
}

describe('the dated list', () => {
  test('is sorted by date, with unique ids and well-formed dates', () => {
    const dates = STORE_DEADLINES.map((each) => each.date);
    expect(dates).toEqual([...dates].sort());
    expect(new Set(STORE_DEADLINES.map((each) => each.id)).size).toBe(STORE_DEADLINES.length);
    for (const date of dates) expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  });

  test('has a sentence and a date for each rule, and no test of an unknown one', () => {
    const ids = STORE_DEADLINES.map((each) => each.id).sort();
    expect(Object.keys(rules).sort()).toEqual(ids);
    expect(Object.keys(dates).sort()).toEqual(ids);
    expect(Object.keys(DEADLINE_TESTS).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('writes its date into sentences', () => {
    expect(dates['apple-sdk-27']).toBe('April 2027');
    expect(storeDeadline('apple-sdk-27')?.action).toContain('before April 2027.');
  });

  const cases: [string, string, BuildInfo, Verdict][] = [
    ['play-app-bundle', 'an APK', androidBuild({ kind: 'apk' }), 'not met'],
    ['play-app-bundle', 'an AAB', androidBuild({ kind: 'aab' }), 'met'],
    ['play-app-bundle', 'an IPA', iosBuild(), 'does not apply'],
    ['play-closed-test', 'any build', androidBuild(), 'does not apply'],
    ['apple-privacy-manifest', 'no manifest', iosBuild({ privacyManifests: [] }), 'unknown'],
    ['apple-privacy-manifest', 'a manifest', iosBuild(), 'met'],
    ['apple-privacy-manifest', 'Android', androidBuild(), 'does not apply'],
    ['apple-sdk-26', 'SDK 26.0', iosBuild({ platformVersion: '26.0' }), 'met'],
    ['apple-sdk-26', 'SDK 18.5', iosBuild({ platformVersion: '18.5' }), 'not met'],
    [
      'apple-sdk-26',
      'only a SDK name',
      iosBuild({ platformVersion: undefined, sdkName: 'iphoneos26.2' }),
      'met',
    ],
    [
      'apple-sdk-26',
      'only Xcode 26',
      iosBuild({ platformVersion: undefined, sdkName: undefined, xcode: '2600' }),
      'met',
    ],
    [
      'apple-sdk-26',
      'an Xcode before 26 says nothing sure',
      iosBuild({ platformVersion: undefined, sdkName: undefined, xcode: '1640' }),
      'unknown',
    ],
    ['play-target-api-36', 'target 36', androidBuild({ targetSdk: 36 }), 'met'],
    ['play-target-api-36', 'target 35', androidBuild({ targetSdk: 35 }), 'not met'],
    [
      'play-target-api-36',
      'a watch at 35',
      androidBuild({ targetSdk: 35, features: ['android.hardware.type.watch'] }),
      'met',
    ],
    [
      'play-target-api-36',
      'a phone that may also be a TV, at 35',
      androidBuild({ targetSdk: 35, optionalFeatures: ['android.software.leanback'] }),
      'not met',
    ],
    [
      'play-target-api-36',
      'a TV at 34',
      androidBuild({ targetSdk: 34, features: ['android.software.leanback'] }),
      'met',
    ],
    [
      'play-target-api-36',
      'a car at 34',
      androidBuild({ targetSdk: 34, features: ['android.hardware.type.automotive'] }),
      'not met',
    ],
    [
      'play-target-api-36',
      'no target counts as minSdk',
      androidBuild({ targetSdk: undefined, minSdk: 24 }),
      'not met',
    ],
    ['play-16kb-pages', 'no native code', androidBuild({ targetSdk: 36 }), 'does not apply'],
    [
      'play-16kb-pages',
      'target 34',
      androidBuild({ targetSdk: 34, nativeLibraries: [library('arm64-v8a', 4096)] }),
      'does not apply',
    ],
    [
      'play-16kb-pages',
      '4 KB at target 35',
      androidBuild({ targetSdk: 35, nativeLibraries: [library('arm64-v8a', 4096)] }),
      'not met',
    ],
    [
      'play-16kb-pages',
      '16 KB at target 35',
      androidBuild({ targetSdk: 35, nativeLibraries: [library('arm64-v8a', 16_384)] }),
      'met',
    ],
    [
      'play-16kb-pages',
      'aligned segments in a badly packed APK',
      androidBuild({ kind: 'apk', targetSdk: 36, nativeLibraries: [library('x86_64', 16_384, false)] }),
      'not met',
    ],
    [
      'play-16kb-pages',
      'only 32-bit code',
      androidBuild({ targetSdk: 36, nativeLibraries: [library('armeabi-v7a', 4096)] }),
      'does not apply',
    ],
    ['play-contacts-permission', 'READ_CONTACTS at 37', asking(37, 'READ_CONTACTS'), 'unknown'],
    ['play-contacts-permission', 'READ_CONTACTS at 36', asking(36, 'READ_CONTACTS'), 'does not apply'],
    ['play-contacts-permission', 'only WRITE_CONTACTS', asking(37, 'WRITE_CONTACTS'), 'does not apply'],
    ['play-contacts-permission', 'no permission', asking(37), 'does not apply'],
    ['play-location-permission', 'precise at 37', asking(37, 'ACCESS_FINE_LOCATION'), 'unknown'],
    ['play-location-permission', 'precise at 36', asking(36, 'ACCESS_FINE_LOCATION'), 'does not apply'],
    ['play-location-permission', 'coarse at 37', asking(37, 'ACCESS_COARSE_LOCATION'), 'does not apply'],
    ['play-photo-video-permissions', 'images', asking(36, 'READ_MEDIA_IMAGES'), 'unknown'],
    ['play-photo-video-permissions', 'videos', asking(36, 'READ_MEDIA_VIDEO'), 'unknown'],
    ['play-photo-video-permissions', 'audio only', asking(36, 'READ_MEDIA_AUDIO'), 'does not apply'],
    ['play-call-log-verification', 'the call log', asking(36, 'READ_CALL_LOG'), 'unknown'],
    ['play-call-log-verification', 'only SMS', asking(36, 'READ_SMS'), 'does not apply'],
    ['play-accessibility-service', 'a service', accessible(31), 'unknown'],
    ['play-accessibility-service', 'a service at target 30', accessible(30), 'does not apply'],
    ['play-accessibility-service', 'no service', androidBuild(), 'does not apply'],
    [
      'play-accessibility-service',
      'a build stored before services were read',
      androidBuild({ accessibilityServices: undefined }),
      'does not apply',
    ],
    ['play-billing-8', 'no billing library', androidBuild(), 'does not apply'],
    ['play-billing-8', '6.2.1', androidBuild({ billingLibraryVersion: '6.2.1' }), 'not met'],
    ['play-billing-8', '7.1.1', androidBuild({ billingLibraryVersion: '7.1.1' }), 'not met'],
    ['play-billing-8', '8.0.0', androidBuild({ billingLibraryVersion: '8.0.0' }), 'met'],
    ['play-billing-8', '9.0.0', androidBuild({ billingLibraryVersion: '9.0.0' }), 'met'],
    ['play-billing-8', '10.0.0', androidBuild({ billingLibraryVersion: '10.0.0' }), 'met'],
    [
      'play-billing-8',
      'a version that is no number',
      androidBuild({ billingLibraryVersion: 'AIDL' }),
      'does not apply',
    ],
    ['play-billing-9', '8.3.0', androidBuild({ billingLibraryVersion: '8.3.0' }), 'not met'],
    ['play-billing-9', '9.0.0', androidBuild({ billingLibraryVersion: '9.0.0' }), 'met'],
    ['play-wear-64-bit', 'a watch app with 32-bit code only', watch('armeabi-v7a'), 'not met'],
    ['play-wear-64-bit', 'a watch app with both', watch('armeabi-v7a', 'arm64-v8a'), 'met'],
    ['play-wear-64-bit', 'a watch app without native code', watch(), 'does not apply'],
    ['play-tv-64-bit', 'a watch app', watch('armeabi-v7a'), 'does not apply'],
    ['apple-scene-life-cycle', 'iOS 26 SDK, no manifest', sceneless('26.2'), 'does not apply'],
    ['apple-scene-life-cycle', 'iOS 27 SDK, no manifest', sceneless('27.0'), 'unknown'],
    ['apple-scene-life-cycle', 'iOS 27 SDK, a manifest', iosBuild({ platformVersion: '27.0' }), 'met'],
    ['apple-launch-screen', 'iOS 26 SDK, none', launchless('26.2'), 'does not apply'],
    ['apple-launch-screen', 'iOS 27 SDK, none', launchless('27.0'), 'not met'],
    ['apple-launch-screen', 'iOS 27 SDK, one', iosBuild({ platformVersion: '27.0' }), 'met'],
    ['apple-sdk-27', 'the iOS 26 SDK', iosBuild({ platformVersion: '26.2' }), 'not met'],
    ['apple-sdk-27', 'the iOS 27 SDK', iosBuild({ platformVersion: '27.0' }), 'met'],
    ['apple-sdk-27', 'Android', androidBuild(), 'does not apply'],
    ['apple-minimum-os', 'iOS 14.5', iosBuild({ minimumOs: '14.5' }), 'not met'],
    ['apple-minimum-os', 'iOS 15.0', iosBuild({ minimumOs: '15.0' }), 'met'],
    ['apple-minimum-os', 'not named', iosBuild({ minimumOs: undefined }), 'unknown'],
    ['apple-minimum-os', 'a TV app', iosBuild({ minimumOs: '13.0', deviceFamilies: [3] }), 'does not apply'],
    ['apple-iphone-duo-screenshots', 'the iOS 27.1 SDK', duo('27.1'), 'unknown'],
    ['apple-iphone-duo-screenshots', 'the iOS 28 SDK', duo('28.0'), 'unknown'],
    ['apple-iphone-duo-screenshots', 'the iOS 27.0 SDK', duo('27.0'), 'does not apply'],
    [
      'apple-iphone-duo-screenshots',
      'only Xcode 27.1',
      iosBuild({ platformVersion: undefined, sdkName: undefined, xcode: '2710' }),
      'unknown',
    ],
    ['apple-iphone-duo-screenshots', 'an iPad app', duo('27.1', [2]), 'does not apply'],
    ['apple-first-purchase', 'StoreKit', iosBuild({ linkedFrameworks: ['StoreKit'] }), 'unknown'],
    ['apple-first-purchase', 'no StoreKit', iosBuild({ linkedFrameworks: [] }), 'does not apply'],
    ['play-code-optimization', '9 MB of DEX', bundle({ dexBytes: 9_000_000 }), 'does not apply'],
    ['play-code-optimization', '12 MB without a map', bundle({ hasMapping: false }), 'not met'],
    ['play-code-optimization', '12 MB with a map', bundle({ hasMapping: true }), 'unknown'],
    ['play-code-optimization', '12 MB, well optimized', bundle({ codeOptimization: SCORES }), 'met'],
    [
      'play-code-optimization',
      '12 MB, little shrunk',
      bundle({ codeOptimization: { ...SCORES, shrinking: 20 } }),
      'not met',
    ],
    [
      'play-org-account',
      'a VPN service',
      androidBuild({
        boundComponents: [{ name: 'org.lantern.Tunnel', permission: 'android.permission.BIND_VPN_SERVICE' }],
      }),
      'unknown',
    ],
    ['play-org-account', 'no VPN service', androidBuild({ boundComponents: [] }), 'does not apply'],
    ['play-geofence-service', 'service and geofences', fencing('FOREGROUND_SERVICE_LOCATION'), 'unknown'],
    ['play-geofence-service', 'geofences without a service', fencing(), 'does not apply'],
    [
      'play-geofence-service',
      'a service without geofences',
      asking(36, 'FOREGROUND_SERVICE_LOCATION'),
      'does not apply',
    ],
    ['apple-valid-privacy-manifest', 'valid manifests', iosBuild(), 'met'],
    ['apple-valid-privacy-manifest', 'no manifest', iosBuild({ privacyManifests: [] }), 'does not apply'],
    [
      'apple-valid-privacy-manifest',
      'a manifest that is no list',
      iosBuild({ privacyManifests: [DAMAGED] }),
      'not met',
    ],
  ];
  itEvery(cases)('finds whether a build meets a rule', (id, _name, build, expected) => {
    expect(verdict(id, build)).toBe(expected);
  });
});

test.each([
  ['2026-11-22', '2026-11-22', false],
  ['2026-11-22', '2027-02-20', false],
  ['2026-11-22', '2027-02-21', true],
  // A device whose clock is behind.
  ['2026-11-22', '2026-11-20', false],
])('a source read on %s is outdated on %s: %s', (checked, today, expected) => {
  expect(MAX_CHECK_AGE_DAYS).toBe(90);
  expect(isOutdated({ checked }, today)).toBe(expected);
});

test('every date is in section 5.4 of docs/sources.md', () => {
  const section = /### 5\.4 [^]*?(?=\n### )/.exec(readFileSync('docs/sources.md', 'utf8'))?.[0] ?? '';
  const dateOf = ({ date, datePrecision }: (typeof STORE_DEADLINES)[number]) =>
    datePrecision === 'month' ? date.slice(0, 7) : date;
  const missing = STORE_DEADLINES.filter((deadline) => !section.includes(`| ${dateOf(deadline)} `));
  expect(missing.map(({ id }) => id)).toEqual([]);
});
