import { describe, expect, test } from 'vitest';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { itEvery } from '@tests/support/it-every';
import type { Severity } from '@/model/finding';
import type { RuleId } from '@/checks/rules/rules';
import { checkBuild } from './check-build';
import type { AndroidBuild, BuildInfo, IosBuild } from '@/model/build-info';

const TODAY = '2026-11-22';

function findingOf(rule: RuleId, build: BuildInfo, today = TODAY) {
  return checkBuild(build, today).find((finding) => finding.rule === rule);
}

type Case<Build> = [string, Partial<Build>, Severity | undefined, string?];

const WATCH = ['android.hardware.type.watch'];
const TV = ['android.software.leanback'];
const CAR = ['android.hardware.type.automotive'];
const HEADSET = ['android.software.xr.api.spatial'];

const asks = (targetSdk: number, ...permissions: string[]): Partial<AndroidBuild> => ({
  targetSdk,
  permissions: permissions.map((name) => `android.permission.${name}`),
});
const geofences = (...permissions: string[]): Partial<AndroidBuild> => ({
  ...asks(36, ...permissions),
  traces: buildTraces({ classes: ['com.google.android.gms.location.Geofence'] }),
});
const billing = (billingLibraryVersion: string | undefined): Partial<AndroidBuild> => ({
  billingLibraryVersion,
});
const only32Bit = (features: string[] = []): Partial<AndroidBuild> => ({
  features,
  abis: ['armeabi-v7a'],
  nativeLibraries: [{ path: 'lib/armeabi-v7a/libapp.so', abi: 'armeabi-v7a' }],
});
const scenes = (platformVersion: string, hasSceneManifest?: boolean): Partial<IosBuild> => ({
  platformVersion,
  sdkName: `iphoneos${platformVersion}`,
  hasSceneManifest,
});
const launching = (platformVersion: string, hasLaunchScreen?: boolean): Partial<IosBuild> => ({
  ...scenes(platformVersion, true),
  hasLaunchScreen,
});

describe('an Android build', () => {
  const cases = {
    'android-billing-library': [
      ['no billing library', {}, undefined],
      ['7.1.1', billing('7.1.1'), 'blocker'],
      ['6.2.1', billing('6.2.1'), 'blocker'],
      ['8.0.0', billing('8.0.0'), undefined],
      ['9.0.0', billing('9.0.0'), undefined],
      ['10.0.0', billing('10.0.0'), undefined],
      ['a version that is no number', billing('AIDL'), undefined],
      [
        '7.1.1 in the list of libraries alone',
        {
          traces: buildTraces({
            libraries: [{ group: 'com.android.billingclient', artifact: 'billing', version: '7.1.1' }],
          }),
        },
        'blocker',
      ],
      ['7 the day before the rule', billing('7.1.1'), undefined, '2026-08-30'],
      ['7 on the day, when an extension is possible', billing('7.1.1'), 'warning', '2026-08-31'],
      ['7 on the last day of the extension', billing('7.1.1'), 'warning', '2026-11-01'],
      ['7 the day after', billing('7.1.1'), 'blocker', '2026-11-02'],
      ['8 the day before its end', billing('8.3.0'), undefined, '2027-08-30'],
      ['8 on that day', billing('8.3.0'), 'warning', '2027-08-31'],
      ['8 after the extension', billing('8.3.0'), 'blocker', '2027-11-02'],
      ['7 on the day version 8 ends', billing('7.1.1'), 'blocker', '2027-08-31'],
      ['9 after version 8 has ended', billing('9.0.0'), undefined, '2027-11-02'],
    ],
    'android-accessibility-service': [
      ['a service', { accessibilityServices: ['a.Reader'] }, 'warning'],
      ['a tool', { accessibilityServices: ['a.Reader'], isAccessibilityTool: true }, 'note'],
      ['a service at target 30', { targetSdk: 30, accessibilityServices: ['a.Reader'] }, undefined],
      ['none', {}, undefined],
      ['a build stored before services were read', { accessibilityServices: undefined }, undefined],
    ],
    'android-permission-contacts': [
      ['READ_CONTACTS at 37, the day before', asks(37, 'READ_CONTACTS'), 'note', '2027-01-26'],
      ['READ_CONTACTS at 37, on the day', asks(37, 'READ_CONTACTS'), 'warning', '2027-01-27'],
      ['READ_CONTACTS at 36, on the day', asks(36, 'READ_CONTACTS'), 'note', '2027-01-27'],
      ['WRITE_CONTACTS at 37', asks(37, 'WRITE_CONTACTS'), 'note', '2027-01-27'],
    ],
    'android-permission-location': [
      ['precise at 37', asks(37, 'ACCESS_FINE_LOCATION'), 'note'],
      ['precise at 36', asks(36, 'ACCESS_FINE_LOCATION'), undefined],
      ['coarse at 37', asks(37, 'ACCESS_COARSE_LOCATION'), undefined],
    ],
    'android-geofence-service': [
      ['geofences and a location service', geofences('FOREGROUND_SERVICE_LOCATION'), 'note'],
      ['geofences alone', geofences('ACCESS_FINE_LOCATION'), undefined],
      ['a location service alone', asks(36, 'FOREGROUND_SERVICE_LOCATION'), undefined],
    ],
    'android-permission-media': [
      ['images', asks(36, 'READ_MEDIA_IMAGES'), 'warning'],
      ['audio', asks(36, 'READ_MEDIA_AUDIO'), undefined],
    ],
    'android-64-bit': [
      ['a phone', only32Bit(), 'blocker'],
      ['a watch on the day of the rule', only32Bit(WATCH), 'blocker', '2026-09-15'],
      ['a watch the day before', only32Bit(WATCH), 'warning', '2026-09-14'],
      ['a TV, whose day is not sure', only32Bit(TV), 'warning'],
    ],
  } satisfies Partial<Record<RuleId, Case<AndroidBuild>[]>>;
  describe.each(Object.entries(cases) as [RuleId, Case<AndroidBuild>[]][])('%s', (rule, rows) => {
    test.each(rows)('%s', (_, changes, expected, today) => {
      expect(findingOf(rule, androidBuild(changes), today)?.severity).toBe(expected);
    });
  });

  itEvery<[string, number, string[], string | undefined]>([
    ['a phone at 35', 35, [], undefined],
    [
      'a phone at 34',
      34,
      [],
      'At API 34 or lower, even the published app is hidden from new users on newer devices.',
    ],
    ['a watch at 34', 34, WATCH, undefined],
    [
      'a watch at 33',
      33,
      WATCH,
      'At API 33 or lower, even the published app is hidden from new users on newer watches.',
    ],
    [
      'a TV at 33',
      33,
      TV,
      'At API 33 or lower, even the published app is hidden from new users on newer TVs.',
    ],
    [
      'a headset at 33',
      33,
      HEADSET,
      'At API 33 or lower, even the published app is hidden from new users on newer headsets.',
    ],
    ['a car at 34', 34, CAR, undefined],
    ['a car at 32', 32, CAR, undefined],
    [
      'a car at 31',
      31,
      CAR,
      'At API 31 or lower, even the published app is hidden from new users on newer cars.',
    ],
  ])('… says whether the published app is hidden', (_, targetSdk, features, sentence) => {
    const why = findingOf('android-target', androidBuild({ targetSdk, features }))?.why;
    expect(why).toMatch(/^New apps and updates with a lower target are refused\./);
    expect(why?.replace(/^New apps and updates with a lower target are refused\. ?/, '')).toBe(
      sentence ?? '',
    );
  });

  test('names the billing version it has, the one asked for, and since when', () => {
    const finding = findingOf('android-billing-library', androidBuild(billing('7.1.1')));
    expect(finding).toMatchObject({
      title: 'Contains Play Billing Library 7.1.1; Google Play has required 8 or later since Aug 31, 2026',
      ruleDate: '2026-08-31',
      source: { url: 'https://developer.android.com/google/play/billing/deprecation-faq' },
    });
  });

  test('tells the call log from SMS', () => {
    const findings = checkBuild(androidBuild(asks(36, 'READ_CALL_LOG', 'READ_SMS')), TODAY).filter(
      ({ rule }) => rule === 'android-permission-sms-call-log',
    );
    expect(findings.map(({ title }) => title)).toEqual([
      'Asks for SMS (READ_SMS)',
      'Asks for the call log (READ_CALL_LOG)',
    ]);
    expect(findings[1]?.why).toContain('verifying a phone number by a call is no longer one of them');
    expect(new Set(findings.map(({ id }) => id)).size).toBe(2);
  });
});

describe('an iOS build', () => {
  const cases = {
    'ios-scene-manifest': [
      ['iOS 27 SDK without the key', scenes('27.0', false), 'warning'],
      ['iOS 28 SDK without the key', scenes('28.0', false), 'warning'],
      ['iOS 27 SDK with the key', scenes('27.0', true), undefined],
      ['iOS 26 SDK without the key', scenes('26.4', false), undefined],
      ['iOS 27 SDK, stored before the key was read', scenes('27.0', undefined), undefined],
    ],
    'ios-launch-screen': [
      ['iOS 27 SDK without one', launching('27.0', false), 'blocker'],
      ['iOS 27 SDK with one', launching('27.0', true), undefined],
      ['iOS 26 SDK without one', launching('26.4', false), undefined],
      ['iOS 27 SDK, stored before it was read', launching('27.0'), undefined],
      ['an iPad app', { ...launching('27.0', false), deviceFamilies: [2] }, 'blocker'],
      ['an app that names no device', { ...launching('27.0', false), deviceFamilies: [] }, 'blocker'],
      ['a TV app', { ...launching('27.0', false), deviceFamilies: [3] }, undefined],
    ],
    'ios-duo-screenshots': [
      ['iOS 27.1 SDK', scenes('27.1', true), 'note'],
      ['iOS 27.0 SDK', scenes('27.0', true), undefined],
      ['iOS 27.1 SDK, iPad only', { ...scenes('27.1', true), deviceFamilies: [2] }, undefined],
    ],
    'ios-minimum-os': [
      ['iOS 13.0', { minimumOs: '13.0' }, 'note'],
      ['iOS 14.5', { minimumOs: '14.5' }, 'note'],
      ['iOS 14.5 in the month', { minimumOs: '14.5' }, 'warning', '2027-04-01'],
      ['iOS 15.0', { minimumOs: '15.0' }, undefined, '2027-04-01'],
      ['iOS 26', { minimumOs: '26' }, undefined],
      ['no minimum', { minimumOs: undefined }, undefined],
      ['a TV app', { minimumOs: '13.0', deviceFamilies: [3] }, undefined],
    ],
    'ios-next-sdk': [
      ['iOS 26 SDK long before', scenes('26.2', true), undefined],
      ['iOS 26 SDK 91 days before', scenes('26.2', true), undefined, '2026-12-31'],
      ['iOS 26 SDK 90 days before', scenes('26.2', true), 'note', '2027-01-01'],
      ['iOS 26 SDK in the month', scenes('26.2', true), 'warning', '2027-04-01'],
      ['iOS 27 SDK in the month', scenes('27.0', true), undefined, '2027-04-01'],
      // Such a build already gets the blocker about the SDK that is asked for now.
      ['iOS 18 SDK in the month', scenes('18.5', true), undefined, '2027-04-01'],
    ],
  } satisfies Partial<Record<RuleId, Case<IosBuild>[]>>;
  describe.each(Object.entries(cases) as [RuleId, Case<IosBuild>[]][])('%s', (rule, rows) => {
    test.each(rows)('%s', (_, changes, expected, today) => {
      expect(findingOf(rule, iosBuild(changes), today)?.severity).toBe(expected);
    });
  });
});
