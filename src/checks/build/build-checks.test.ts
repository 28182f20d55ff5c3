import { describe, expect, test } from 'vitest';
import { androidBuild, iosBuild, privacyManifest } from '@tests/support/build-fixtures/build-info';
import { itEvery } from '@tests/support/it-every';
import type { Severity } from '@/model/finding';
import { checkBuild } from './check-build';
import type {
  AppExtension,
  AndroidBuild,
  BuildInfo,
  IosBuild,
  NativeLibrary,
  Provisioning,
} from '@/model/build-info';

const TODAY = '2026-11-20';

/** The severity of a rule's finding about a build; undefined when there is none. */
function severityOf(rule: string, build: BuildInfo, today = TODAY): Severity | undefined {
  return checkBuild(build, today).find((finding) => finding.rule === rule)?.severity;
}

type Case<Build> = [string, Partial<Build>, Severity | undefined, string?];

const provisioning = (changes: Partial<Provisioning>) => ({
  provisioning: {
    isDebuggable: false,
    deviceCount: 0,
    provisionsAllDevices: false,
    entitlements: [],
    ...changes,
  },
});
const apis = (category: string, ...reasons: string[]) => ({
  privacyManifests: [
    privacyManifest({ accessedApis: [{ category: `NSPrivacyAccessedAPICategory${category}`, reasons }] }),
  ],
});
const identity = (changes: Partial<BuildInfo['identity']>) => ({
  identity: { bundleId: 'org.lantern.journal', version: '1.0', buildNumber: '1', ...changes },
});
const profileOf = (expires: string) => provisioning({ expires });

const noLocation = { purposeStrings: { NSLocationWhenInUseUsageDescription: '' } };

const FOUR = ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'];
const extension = (facts: Partial<AppExtension>): Partial<IosBuild> => ({
  extensions: [{ path: 'PlugIns/Widget.appex', ...facts }],
});

describe('an iOS build', () => {
  test('that keeps every rule has only the note about its icon', () => {
    expect(checkBuild(iosBuild(), TODAY).map(({ rule, severity }) => [rule, severity])).toEqual([
      ['ios-icon', 'note'],
    ]);
  });

  test('without the icon that it names has no note about that icon', () => {
    expect(checkBuild(iosBuild({ hasIcon: false }), TODAY).map(({ rule }) => rule)).toEqual([
      'ios-icon-missing',
    ]);
  });

  const cases: Record<string, Case<IosBuild>[]> = {
    'ios-sdk': [
      ['SDK 26.0', { platformVersion: '26.0' }, undefined],
      ['SDK 25.9', { platformVersion: '25.9' }, 'blocker'],
      ['SDK 18 on the last day', { platformVersion: '18.5' }, 'warning', '2026-04-27'],
      ['SDK 18 on the day of the rule', { platformVersion: '18.5' }, 'blocker', '2026-04-28'],
      ['no SDK named', { platformVersion: undefined, sdkName: undefined, xcode: undefined }, 'warning'],
      [
        'only an old Xcode named',
        { platformVersion: undefined, sdkName: undefined, xcode: '1640' },
        'warning',
      ],
    ],
    'ios-simulator': [
      ['for the simulator', { sdkName: 'iphonesimulator26.2' }, 'blocker'],
      ['for a device', { sdkName: 'iphoneos26.2' }, undefined],
      ['for the simulator of Apple TV', { sdkName: 'appletvsimulator26.2', deviceFamilies: [3] }, 'blocker'],
    ],
    'ios-export-key': [
      ['no key', { usesNonExemptEncryption: undefined }, 'note'],
      ['NO', { usesNonExemptEncryption: false }, undefined],
    ],
    'ios-export-code': [
      ['YES without a code', { usesNonExemptEncryption: true }, 'warning'],
      ['YES with a code', { usesNonExemptEncryption: true, hasExportComplianceCode: true }, undefined],
      ['NO', { usesNonExemptEncryption: false }, undefined],
    ],
    'ios-purpose-empty': [
      ['an empty text', { purposeStrings: { NSCameraUsageDescription: ' ' } }, 'blocker'],
      ['a text', { purposeStrings: { NSCameraUsageDescription: 'Scan a receipt.' } }, undefined],
      ['a template’s text for the location', { ...noLocation, imports: [] }, 'note'],
      [
        'for a location that is asked for',
        { ...noLocation, imports: [{ path: 'Lantern', classes: ['CLLocationManager'], symbols: [] }] },
        'warning',
      ],
      ['for the location, imports not read', { ...noLocation, imports: undefined }, 'warning'],
    ],
    'ios-privacy-manifest': [
      ['unreadable', { privacyManifests: [privacyManifest({ problem: 'is cut off' })] }, 'blocker'],
      ['a code of the category', apis('UserDefaults', 'CA92.1', 'AC6B.1'), undefined],
      ['a code of another category', apis('UserDefaults', 'C617.1'), 'blocker'],
      ['no code', apis('DiskSpace'), 'blocker'],
      ['an unknown category', apis('Clipboard', 'CA92.1'), 'blocker'],
      [
        'a category named like a method',
        { privacyManifests: [privacyManifest({ accessedApis: [{ category: 'toString', reasons: ['a'] }] })] },
        'blocker',
      ],
    ],
    'ios-tracking-purpose': [
      ['tracking without asking', { privacyManifests: [privacyManifest({ tracking: true })] }, 'warning'],
      [
        'tracking, and asking',
        {
          privacyManifests: [privacyManifest({ tracking: true })],
          purposeStrings: { NSUserTrackingUsageDescription: 'To show fitting ads.' },
        },
        undefined,
      ],
      ['no tracking', { privacyManifests: [privacyManifest({})] }, undefined],
    ],
    'ios-no-profile': [
      ['no profile', { provisioning: undefined }, 'blocker'],
      ['a profile', provisioning({}), undefined],
    ],
    'ios-debuggable': [
      ['get-task-allow', provisioning({ isDebuggable: true }), 'blocker'],
      ['none', provisioning({}), undefined],
    ],
    'ios-device-list': [
      ['one device', provisioning({ deviceCount: 1 }), 'blocker'],
      ['none', provisioning({}), undefined],
    ],
    'ios-in-house': [
      ['all devices', provisioning({ provisionsAllDevices: true }), 'blocker'],
      ['not', provisioning({}), undefined],
    ],
    'ios-profile-expired': [
      ['yesterday', profileOf('2026-11-19T23:59:59.000Z'), 'blocker'],
      ['today', profileOf('2026-11-20T00:00:00.000Z'), undefined],
    ],
    'ios-version': [
      ['one number', identity({ version: '2' }), undefined],
      ['three numbers', identity({ version: '2.10.3' }), undefined],
      ['four numbers', identity({ version: '2.10.3.1' }), 'blocker'],
      ['a letter', identity({ version: '2.0b1' }), 'blocker'],
      ['none', identity({ version: undefined }), 'blocker'],
    ],
    'ios-build-number': [
      ['18 characters', identity({ buildNumber: '123456789012345678' }), undefined],
      ['19 characters', identity({ buildNumber: '1234567890123456.78' }), 'blocker'],
      ['a trailing dot', identity({ buildNumber: '1.' }), 'blocker'],
      ['none', identity({ buildNumber: undefined }), 'blocker'],
    ],
    'ios-64-bit': [
      ['32-bit only', { architectures: ['armv7'] }, 'blocker'],
      ['both', { architectures: ['armv7', 'arm64'] }, undefined],
      [
        'for the simulator, as another rule says',
        { architectures: ['i386', 'x86_64'], sdkName: 'iphonesimulator15.5' },
        undefined,
      ],
      ['unknown', { architectures: [] }, undefined],
    ],
    'ios-ipad': [
      ['iPhone and iPad', { deviceFamilies: [1, 2] }, 'note'],
      ['iPhone', { deviceFamilies: [1] }, undefined],
    ],
    'ios-ipad-orientations': [
      ['all four', { deviceFamilies: [1, 2] }, undefined],
      ['three', { deviceFamilies: [1, 2], padOrientations: FOUR.slice(1) }, 'blocker'],
      ['none named', { deviceFamilies: [1, 2], padOrientations: [] }, 'warning'],
      ['Portrait, iPhone only', { deviceFamilies: [1], padOrientations: ['Portrait'] }, undefined],
      ['the full screen required', { deviceFamilies: [1, 2], padOrientations: undefined }, undefined],
    ],
    'ios-icon-name': [
      ['named', { hasIconName: true }, undefined],
      ['not named', { hasIconName: false }, 'blocker'],
      ['not named, a TV app', { hasIconName: false, deviceFamilies: [3] }, undefined],
      ['stored before it was read', { hasIconName: undefined }, undefined],
    ],
    'ios-extension-id': [
      ['below the app', extension({ bundleId: 'org.lantern.journal.widget' }), undefined],
      ['the same letters without a dot', extension({ bundleId: 'org.lantern.journalwidget' }), 'blocker'],
      ['of another app', extension({ bundleId: 'com.other.widget' }), 'blocker'],
      ['not readable', extension({}), undefined],
    ],
    'ios-extension-version': [
      ['the same', extension({ version: '1.4.0', buildNumber: '52' }), undefined],
      ['another version', extension({ version: '1.0', buildNumber: '52' }), 'warning'],
      ['another build number', extension({ version: '1.4.0', buildNumber: '1' }), 'warning'],
      ['none', extension({}), undefined],
      ['stored before they were read', { extensions: undefined }, undefined],
    ],
    'ios-size': [
      ['4 GB', { fileSize: 4 * 1024 ** 3 }, undefined],
      ['a byte more', { fileSize: 4 * 1024 ** 3 + 1 }, 'blocker'],
    ],
  };
  describe.each(Object.entries(cases))('%s', (rule, rows) => {
    test.each(rows)('%s', (_name, changes, expected, today) => {
      expect(severityOf(rule, iosBuild(changes), today)).toBe(expected);
    });
  });
});

describe('an Android build', () => {
  const library = (abi: string, loadAlignment?: number, isZipAligned?: boolean): NativeLibrary => ({
    path: `base/lib/${abi}/libapp.so`,
    abi,
    loadAlignment,
    isZipAligned,
  });
  const native = (...libraries: NativeLibrary[]) => ({
    nativeLibraries: libraries,
    abis: [...new Set(libraries.map((each) => each.abi))],
  });
  const asks = (...permissions: string[]) => ({
    permissions: permissions.map((name) => `android.permission.${name}`),
  });

  test('that keeps every rule has no finding', () => {
    expect(checkBuild(androidBuild(), TODAY)).toEqual([]);
  });

  const cases: Record<string, Case<AndroidBuild>[]> = {
    'android-target': [
      ['36', { targetSdk: 36 }, undefined],
      ['35', { targetSdk: 35 }, 'blocker'],
      ['35 the day before', { targetSdk: 35 }, undefined, '2026-08-30'],
      ['35 on the day', { targetSdk: 35 }, 'blocker', '2026-08-31'],
      ['34 the day before', { targetSdk: 34 }, 'blocker', '2026-08-30'],
      ['none, so minSdk counts', { targetSdk: undefined, minSdk: 36 }, undefined],
      ['neither', { targetSdk: undefined, minSdk: undefined }, 'blocker'],
      ['a watch at 35', { targetSdk: 35, features: ['android.hardware.type.watch'] }, undefined],
      ['a watch at 34', { targetSdk: 34, features: ['android.hardware.type.watch'] }, 'blocker'],
      ['a TV at 34', { targetSdk: 34, features: ['android.software.leanback'] }, undefined],
      ['a TV at 33', { targetSdk: 33, features: ['android.software.leanback'] }, 'blocker'],
      ['a car at 35', { targetSdk: 35, features: ['android.hardware.type.automotive'] }, undefined],
      ['a headset at 34', { targetSdk: 34, features: ['android.software.xr.api.spatial'] }, undefined],
    ],
    'android-version-code': [
      ['1', identity({ buildNumber: '1' }), undefined],
      ['0', identity({ buildNumber: '0' }), 'blocker'],
      ['2,100,000,000', identity({ buildNumber: '2100000000' }), undefined],
      ['2,100,000,001', identity({ buildNumber: '2100000001' }), 'blocker'],
      ['a text', identity({ buildNumber: '1.0' }), 'blocker'],
      ['none', identity({ buildNumber: undefined }), 'blocker'],
    ],
    'android-version-name': [
      ['none', identity({ version: undefined }), 'warning'],
      ['one', identity({ version: 'Autumn' }), undefined],
    ],
    'android-debuggable': [
      ['on', { isDebuggable: true }, 'blocker'],
      ['off', {}, undefined],
    ],
    'android-test-only': [
      ['on', { isTestOnly: true }, 'blocker'],
      ['off', {}, undefined],
    ],
    'android-apk': [
      ['an APK', { kind: 'apk' }, 'warning'],
      ['an app bundle', { kind: 'aab' }, undefined],
    ],
    'android-unsigned': [
      ['no scheme', { signingSchemes: [] }, 'blocker'],
      ['v1', { signingSchemes: ['v1'] }, undefined],
    ],
    'android-signing-v2': [
      ['an APK for API 30 with v1', { kind: 'apk', targetSdk: 30, signingSchemes: ['v1'] }, 'blocker'],
      ['an APK for API 29 with v1', { kind: 'apk', targetSdk: 29, signingSchemes: ['v1'] }, undefined],
      ['an APK with v2', { kind: 'apk', signingSchemes: ['v1', 'v2'] }, undefined],
      ['a bundle with v1', { signingSchemes: ['v1'] }, undefined],
    ],
    'android-64-bit': [
      [
        'one of several APKs for each processor',
        { kind: 'apk', fileName: 'app-armeabi-v7a-release.apk', abis: ['armeabi-v7a'] },
        'warning',
      ],
      [
        'an APK with all of its code',
        { kind: 'apk', fileName: 'app-release.apk', abis: ['armeabi-v7a'] },
        'blocker',
      ],
      ['32-bit ARM alone', native(library('armeabi-v7a')), 'blocker'],
      ['both ARMs', native(library('armeabi-v7a'), library('arm64-v8a', 16_384)), undefined],
      ['32-bit Intel with ARM only', native(library('x86'), library('arm64-v8a', 16_384)), 'blocker'],
      ['both Intels', native(library('x86'), library('x86_64', 16_384)), undefined],
      ['64-bit alone', native(library('arm64-v8a', 16_384)), undefined],
      ['no native code', {}, undefined],
    ],
    'android-16-kb': [
      ['16 KB', native(library('arm64-v8a', 16_384)), undefined],
      ['64 KB', native(library('arm64-v8a', 65_536)), undefined],
      ['one byte less', native(library('arm64-v8a', 16_383)), 'blocker'],
      ['4 KB', native(library('x86_64', 4096)), 'blocker'],
      ['4 KB at target 34', { targetSdk: 34, ...native(library('arm64-v8a', 4096)) }, 'note'],
      ['4 KB at target 35', { targetSdk: 35, ...native(library('arm64-v8a', 4096)) }, 'blocker'],
      ['4 KB before the rule', native(library('arm64-v8a', 4096)), 'warning', '2025-10-31'],
      ['4 KB on the last day of the extension', native(library('arm64-v8a', 4096)), 'warning', '2026-05-31'],
      ['4 KB the day after', native(library('arm64-v8a', 4096)), 'blocker', '2026-06-01'],
      ['4 KB in 32-bit code', native(library('armeabi-v7a', 4096), library('arm64-v8a', 16_384)), undefined],
      ['unreadable', native(library('arm64-v8a')), undefined],
      ['badly packed', { kind: 'apk', ...native(library('arm64-v8a', 16_384, false)) }, 'blocker'],
      ['well packed', { kind: 'apk', ...native(library('arm64-v8a', 16_384, true)) }, undefined],
    ],
    'android-exported': [
      ['one at API 31', { targetSdk: 31, componentsWithoutExported: ['a.Main'] }, 'blocker'],
      ['one at API 30', { targetSdk: 30, componentsWithoutExported: ['a.Main'] }, undefined],
      ['none', {}, undefined],
    ],
    'android-permission-ad-id': [
      ['asked', { permissions: ['com.google.android.gms.permission.AD_ID'] }, 'warning'],
      ['not asked', {}, undefined],
    ],
    'android-permission-exact-alarm': [['asked', asks('USE_EXACT_ALARM'), 'warning']],
    'android-permission-foreground-service': [
      ['a typed service', asks('FOREGROUND_SERVICE_LOCATION'), 'warning'],
      ['the plain permission', asks('FOREGROUND_SERVICE'), undefined],
    ],
    'android-permission-all-packages': [['asked', asks('QUERY_ALL_PACKAGES'), 'warning']],
    'android-permission-all-files': [['asked', asks('MANAGE_EXTERNAL_STORAGE'), 'warning']],
    'android-permission-background-location': [
      ['asked', asks('ACCESS_BACKGROUND_LOCATION'), 'warning'],
      ['only in the foreground', asks('ACCESS_FINE_LOCATION'), undefined],
    ],
    'android-permission-sms-call-log': [['asked', asks('READ_CALL_LOG'), 'warning']],
    'android-size': [
      ['200 MB', { fileSize: 200 * 1024 ** 2 }, undefined],
      ['a byte more', { fileSize: 200 * 1024 ** 2 + 1 }, 'note'],
      ['4 GB', { fileSize: 4 * 1024 ** 3 }, 'note'],
      ['a byte more than that', { fileSize: 4 * 1024 ** 3 + 1 }, 'blocker'],
    ],
  };
  describe.each(Object.entries(cases))('%s', (rule, rows) => {
    test.each(rows)('%s', (_name, changes, expected, today) => {
      expect(severityOf(rule, androidBuild(changes), today)).toBe(expected);
    });
  });

  test('says which level it has, and which is asked since when', () => {
    const [finding] = checkBuild(androidBuild({ targetSdk: 28 }), TODAY);
    expect(finding?.title).toMatch(/\(targets API 28\); Google Play has required API 36 since Aug 31, 2026$/);
    expect(finding?.ruleDate).toBe('2026-08-31');
  });

  test('names the first libraries and counts the rest', () => {
    const libraries = ['a', 'b', 'c', 'd'].map((name) => ({
      path: `${name}.so`,
      abi: 'arm64-v8a',
      loadAlignment: 1,
    }));
    const findings = checkBuild(androidBuild(native(...libraries)), TODAY);
    expect(findings.find(({ rule }) => rule === 'android-16-kb')?.title).toContain(
      '(a.so, b.so, c.so and 1 more)',
    );
  });
});

describe('the name of the file', () => {
  itEvery<[string, BuildInfo, Severity | undefined]>([
    ['as it should be', iosBuild({ fileName: 'Lantern.ipa' }), undefined],
    ['in capitals', iosBuild({ fileName: 'LANTERN.IPA' }), undefined],
    ['an APK as .aab', androidBuild({ kind: 'apk', fileName: 'app.aab' }), 'warning'],
    ['a bundle as .apk', androidBuild({ fileName: 'app.apk' }), 'warning'],
    ['an .ipa as .zip', iosBuild({ fileName: 'Lantern.zip' }), 'warning'],
    ['no extension', iosBuild({ fileName: 'Lantern' }), 'warning'],
  ])('every row of the table', (_name, build, expected) => {
    expect(severityOf('build-extension', build)).toBe(expected);
  });
});

test('findings are sorted worst first, each with a fix and a source, and ids are unique', () => {
  const findings = [
    ...checkBuild(
      iosBuild({
        platformVersion: '18.0',
        deviceFamilies: [1, 2],
        privacyManifests: [],
        linkedFrameworks: ['Contacts', 'AVFoundation'],
        provisioning: undefined,
      }),
      TODAY,
    ),
  ];
  const order = findings.map(({ severity }) => ['blocker', 'warning', 'note'].indexOf(severity));
  expect(order).toEqual([...order].sort());
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  for (const finding of findings) {
    expect(finding.fix).toMatch(/\.$/);
    expect(finding.why).toMatch(/\.$/);
    expect(finding.source.label).not.toBe('');
  }
});
