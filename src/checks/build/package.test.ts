import { describe, expect, it, test } from 'vitest';
import type { BuildInfo } from '@/model/build-info';
import type { Severity } from '@/model/finding';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { checkBuild } from './check-build';
import { checkPackage } from './check-package';
import { PACKAGE_RULES } from './rules';

const certificate = { subject: 'CN=Lantern', validUntil: '2055-01-01', rsaBits: 2048 };
const severityOf = (rule: string, build: BuildInfo) =>
  checkPackage(build).find((each) => each.rule === rule)?.severity;

type Case = [name: string, build: BuildInfo, severity: Severity | undefined];

/** Each rule beyond and within what it allows; examples in the rules' files are the plainest cases. */
const CASES: Record<string, Case[]> = {
  'android-debug-signed': [
    ['in the order of keytool', signed({ subject: 'CN=Android Debug, O=Android, C=US' }), 'blocker'],
    ['in capitals', signed({ subject: 'C=US, O=Android, CN=ANDROID DEBUG' }), 'blocker'],
    ['a name that begins alike', signed({ subject: 'CN=Android Debugging Ltd' }), undefined],
    ['no certificate that could be read', androidBuild(), undefined],
  ],
  'android-certificate-validity': [
    ['the day itself', signed({ validUntil: '2033-10-22' }), 'blocker'],
    ['the day after', signed({ validUntil: '2033-10-23' }), undefined],
    [
      'a debug key, which is replaced anyway',
      signed({ subject: 'CN=Android Debug', validUntil: '2030-01-01' }),
      undefined,
    ],
  ],
  'android-key-size': [
    ['1024 bits in a bundle', signed({ rsaBits: 1024 }), 'blocker'],
    [
      '1024 bits in an APK, which old apps upload',
      androidBuild({ kind: 'apk', certificate: { ...certificate, rsaBits: 1024 } }),
      'warning',
    ],
    ['2048 bits', signed({ rsaBits: 2048 }), undefined],
    [
      'another kind of key',
      androidBuild({ certificate: { subject: 'CN=a', validUntil: '2055-01-01' } }),
      undefined,
    ],
  ],
  'android-signing-v1': [
    [
      'v2 alone below Android 7',
      androidBuild({ kind: 'apk', minSdk: 23, signingSchemes: ['v2'] }),
      'warning',
    ],
    [
      'v2 alone from Android 7 on',
      androidBuild({ kind: 'apk', minSdk: 24, signingSchemes: ['v2'] }),
      undefined,
    ],
    ['with v1', androidBuild({ kind: 'apk', minSdk: 21, signingSchemes: ['v1', 'v2'] }), undefined],
    ['unsigned', androidBuild({ kind: 'apk', minSdk: 21, signingSchemes: [] }), undefined],
    ['an app bundle', androidBuild({ kind: 'aab', minSdk: 21, signingSchemes: ['v2'] }), undefined],
  ],
  'android-split-base': [
    ['a base', androidBuild({ kind: 'apk', requiresSplits: true }), 'warning'],
    ['a build stored before it was read', androidBuild({ kind: 'apk' }), undefined],
  ],
  'ios-executable-missing': [
    ['missing', iosBuild({ hasExecutable: false }), 'blocker'],
    ['not read', iosBuild(), undefined],
  ],
  'ios-unsigned': [
    ['without a signature', iosBuild({ hasCodeSignature: false }), 'blocker'],
    ['not read', iosBuild(), undefined],
  ],
  'ios-icon-missing': [
    ['named and missing', iosBuild({ hasIconName: true, hasIcon: false }), 'blocker'],
    [
      'neither named nor there, which another rule reports',
      iosBuild({ hasIconName: false, hasIcon: false }),
      undefined,
    ],
    [
      'on Apple TV, whose icons have layers',
      iosBuild({ deviceFamilies: [3], hasIconName: true, hasIcon: false }),
      undefined,
    ],
  ],
  'ios-ipad-launch-screen': [
    ['on iPad without one', iosBuild({ deviceFamilies: [1, 2], hasLaunchScreen: false }), 'blocker'],
    ['on iPhone alone', iosBuild({ deviceFamilies: [1], hasLaunchScreen: false }), undefined],
    [
      'in full screen',
      iosBuild({ deviceFamilies: [2], hasLaunchScreen: false, padOrientations: undefined }),
      undefined,
    ],
  ],
  'ios-beta-xcode': [
    ['a beta', iosBuild({ xcodeBuild: '17A5241e' }), 'warning'],
    ['a release', iosBuild({ xcodeBuild: '17C52' }), undefined],
    ['a release with a letter at the end', iosBuild({ xcodeBuild: '14E300c' }), undefined],
    [
      'Xcode 16.2, a release with a build like that of a beta',
      iosBuild({ xcodeBuild: '16C5032a' }),
      undefined,
    ],
  ],
  'ios-old-web-view': [
    [
      'in a framework',
      iosBuild({ imports: [{ path: 'Frameworks/Kit', classes: ['UIWebView'], symbols: [] }] }),
      'blocker',
    ],
    [
      'not imported',
      iosBuild({ imports: [{ path: 'Lantern', classes: ['LAContext'], symbols: [] }] }),
      undefined,
    ],
  ],
  'ios-background-task-ids': [
    ['processing without any', iosBuild({ backgroundModes: ['processing'], backgroundTasks: [] }), 'blocker'],
    ['fetch without any', iosBuild({ backgroundModes: ['fetch'], backgroundTasks: [] }), undefined],
    ['a list that was not read', iosBuild({ backgroundModes: ['processing'] }), undefined],
    [
      'an app for Apple TV',
      iosBuild({ deviceFamilies: [3], backgroundModes: ['processing'], backgroundTasks: [] }),
      undefined,
    ],
  ],
  'ios-push-entitlement': [
    ['a background mode', push({ backgroundModes: ['remote-notification'] }), 'warning'],
    ['Firebase Messaging', push({ traces: buildTraces({ classes: ['FIRMessaging'] }) }), 'warning'],
    [
      'Capacitor’s plugin',
      push({
        traces: buildTraces({
          frameworks: [{ name: 'CapacitorPushNotifications', path: 'a', hasManifest: false }],
        }),
      }),
      'warning',
    ],
    ['local notifications alone', push({ linkedFrameworks: ['UserNotifications'] }), undefined],
    ['an unknown signature', iosBuild({ backgroundModes: ['remote-notification'] }), undefined],
    [
      'the entitlement',
      push({ backgroundModes: ['remote-notification'], signedEntitlements: ['aps-environment'] }),
      undefined,
    ],
  ],
};

function signed(changes: Partial<typeof certificate>) {
  return androidBuild({ kind: 'aab', certificate: { ...certificate, ...changes } });
}

function push(changes: Parameters<typeof iosBuild>[0]) {
  return iosBuild({ signedEntitlements: ['application-identifier'], ...changes });
}

describe.each(Object.entries(CASES))('%s', (rule, rows) => {
  test.each(rows)('%s', (_name, build, expected) => {
    expect(severityOf(rule, build)).toBe(expected);
  });
});

it('finds nothing in builds that meet every rule', () => {
  expect([iosBuild(), androidBuild(), androidBuild({ kind: 'apk' })].flatMap(checkPackage)).toEqual([]);
});

it('has cases for each rule', () => {
  expect(PACKAGE_RULES.flatMap(({ rules }) => Object.keys(rules)).filter((id) => !(id in CASES))).toEqual([]);
});

it('names the Watch app and the App Clip as such', () => {
  const part = (path: string) => ({ path, bundleId: 'com.example.other' });
  const build = iosBuild({ extensions: ['Watch/W.app', 'AppClips/C.app', 'PlugIns/P.appex'].map(part) });
  expect(checkBuild(build, '2026-11-25').map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'The ID of the Watch app, com.example.other, does not begin with that of the app',
      'The ID of the App Clip, com.example.other, does not begin with that of the app',
      'The ID of an extension, com.example.other, does not begin with that of the app',
    ]),
  );
});

it('judges a build for Apple TV in words of tvOS', () => {
  const build = iosBuild({
    deviceFamilies: [3],
    sdkName: 'appletvos18.2',
    platformVersion: '18.2',
    hasIconName: false,
    hasLaunchScreen: false,
    hasSceneManifest: false,
    minimumOs: '12.0',
  });
  expect(checkBuild(build, '2026-11-25').map(({ title }) => title)).toEqual([
    'Made with an old Xcode (tvOS 18.2 SDK); the App Store has required the tvOS 26 SDK since Apr 28, 2026',
  ]);
});
