import { describe, expect, test } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import type { BuildInfo } from '../builds/build-info';
import { STORE_DEADLINES, storeDeadline } from './store-deadlines';

const library = (abi: string, loadAlignment?: number, isZipAligned?: boolean) => ({
  path: `lib/${abi}/libapp.so`,
  abi,
  loadAlignment,
  isZipAligned,
});

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
    [
      'play-contacts-permission',
      'READ_CONTACTS',
      androidBuild({ permissions: ['android.permission.READ_CONTACTS'] }),
      'unknown',
    ],
    ['play-contacts-permission', 'no permission', androidBuild({ permissions: [] }), 'does not apply'],
    [
      'play-location-permission',
      'coarse location',
      androidBuild({ permissions: ['android.permission.ACCESS_COARSE_LOCATION'] }),
      'unknown',
    ],
  ];
  test.each(cases)('%s, %s', (id, _name, build, expected) => {
    expect(verdict(id, build)).toBe(expected);
  });
});
