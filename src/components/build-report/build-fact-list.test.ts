import { describe, expect, it } from 'vitest';
import type { AndroidBuild, BuildInfo, IosBuild, Provisioning } from '@/model/build-info';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { itEvery } from '@tests/support/it-every';
import { factGroups, mainFacts, xcodeVersion } from './build-fact-list';

function fact(build: BuildInfo, label: string): string | undefined {
  return mainFacts(build).find((each) => each.label === label)?.value;
}

function group(build: BuildInfo, title: string): string[] | undefined {
  return factGroups(build)
    .find((each) => each.title === title)
    ?.facts.map(({ label, value }) => `${label}: ${value}`);
}

describe('xcodeVersion', () => {
  itEvery([
    ['2620', '26.2'],
    ['1501', '15.0.1'],
    ['1540', '15.4'],
    ['0720', '7.2'],
    ['26', '26'],
    ['Xcode', 'Xcode'],
    ['', ''],
  ])('every row of the table', (code, version) => {
    expect(xcodeVersion(code)).toBe(version);
  });
});

describe('an iOS build', () => {
  itEvery<[Partial<IosBuild>, string, string]>([
    [{ deviceFamilies: [1, 2] }, 'Runs on', 'iPhone, iPad'],
    [{ deviceFamilies: [99] }, 'Runs on', 'family 99'],
    [{ deviceFamilies: [] }, 'Runs on', 'Not named'],
    [{ minimumOs: undefined }, 'Minimum iOS', 'Not named'],
    [{ xcode: undefined }, 'Xcode', 'Not named'],
    [{ sdkName: undefined }, 'SDK', '26.2'],
    [{ sdkName: undefined, platformVersion: undefined }, 'SDK', 'Not named'],
    [{ usesNonExemptEncryption: undefined }, 'Export compliance', 'Not answered in the build'],
    [{ usesNonExemptEncryption: false }, 'Export compliance', 'No encryption that needs documentation'],
    [{ usesNonExemptEncryption: true }, 'Export compliance', 'Encryption, without compliance code'],
    [
      { usesNonExemptEncryption: true, hasExportComplianceCode: true },
      'Export compliance',
      'Encryption, with compliance code',
    ],
    [{ provisioning: undefined }, 'Provisioning', 'No profile in the build'],
    [{ privacyManifests: [] }, 'Privacy manifests', 'None'],
  ])('every row of the table', (changes, label, value) => {
    expect(fact(iosBuild(changes), label)).toBe(value);
  });

  it.each<[Partial<Provisioning>, string]>([
    [{}, 'App Store'],
    [{ deviceCount: 1 }, 'Ad hoc, 1 device'],
    [{ deviceCount: 2 }, 'Ad hoc, 2 devices'],
    [{ provisionsAllDevices: true }, 'Enterprise'],
    [{ isDebuggable: true, deviceCount: 2 }, 'Development (debuggable)'],
  ])('with a profile of %j is for %s', (changes, kind) => {
    const { provisioning } = iosBuild();
    const changed = provisioning && { ...provisioning, ...changes };
    expect(fact(iosBuild({ provisioning: changed }), 'Provisioning')).toBe(kind);
  });

  it('lists purpose strings, the profile and what a privacy manifest declares', () => {
    const [manifest] = iosBuild().privacyManifests;
    const build = iosBuild({
      purposeStrings: { NSCameraUsageDescription: 'For photos', NSMicrophoneUsageDescription: '' },
      privacyManifests: [
        {
          path: 'A.xcprivacy',
          tracking: true,
          trackingDomains: ['ads.example'],
          collectedDataTypes: ['NSPrivacyCollectedDataTypeEmailAddress'],
          accessedApis: [{ category: 'NSPrivacyAccessedAPICategoryDiskSpace', reasons: [] }],
        },
        ...(manifest ? [{ ...manifest, path: 'B.xcprivacy', problem: 'it is cut off' }] : []),
      ],
    });
    expect(group(build, 'Purpose strings')).toEqual([
      'NSCameraUsageDescription: For photos',
      'NSMicrophoneUsageDescription: (empty)',
    ]);
    expect(group(build, 'Privacy manifests')).toEqual([
      'A.xcprivacy: declares tracking · domains ads.example · collects EmailAddress · DiskSpace (no reason given)',
      'B.xcprivacy: Not readable: it is cut off',
    ]);
    expect(group(build, 'Provisioning profile')).toContain('Team: Example Ltd (ABCDE12345)');
    expect(group(iosBuild({ provisioning: undefined }), 'Provisioning profile')).toBeUndefined();
  });
});

describe('an Android build', () => {
  const library = (abi: string, loadAlignment: number) => ({
    path: `lib/${abi}/a.so`,
    abi,
    loadAlignment,
  });

  itEvery<[Partial<AndroidBuild>, string, string]>([
    [{ targetSdk: 36 }, 'Target SDK', 'API 36'],
    [{ targetSdk: undefined, minSdk: 24 }, 'Target SDK', 'API 24 (not declared)'],
    [{ targetSdk: undefined, minSdk: undefined }, 'Minimum SDK', 'Not named'],
    [{ signingSchemes: [] }, 'Signing', 'Not signed'],
    [{ signingSchemes: ['v1', 'v2'] }, 'Signing', 'v1, v2'],
    [{ abis: [] }, 'Native code', 'None'],
    [{}, '16 KB pages', 'No 64-bit libraries'],
    [{ nativeLibraries: [library('armeabi-v7a', 4096)] }, '16 KB pages', 'No 64-bit libraries'],
    [{ nativeLibraries: [library('arm64-v8a', 16_384)] }, '16 KB pages', 'The only library is aligned'],
    [
      { nativeLibraries: [library('arm64-v8a', 16_383), library('x86_64', 16_384)] },
      '16 KB pages',
      '1 of 2 libraries not aligned',
    ],
    [{ isDebuggable: true }, 'Debuggable', 'Yes'],
    [{ isTestOnly: true }, 'Test only', 'Yes'],
  ])('every row of the table', (changes, label, value) => {
    expect(fact(androidBuild(changes), label)).toBe(value);
  });

  it('lists permissions one below the other, and native libraries with their alignment', () => {
    const build = androidBuild({
      permissions: ['android.permission.CAMERA', 'android.permission.INTERNET'],
      nativeLibraries: [
        { path: 'lib/x86_64/a.so', abi: 'x86_64', loadAlignment: 4096, isZipAligned: false },
        { path: 'lib/x86_64/b.so', abi: 'x86_64' },
        { path: 'lib/x86_64/c.so', abi: 'x86_64', loadAlignment: 1000, isZipAligned: true },
      ],
    });
    expect(group(build, 'Permissions')).toEqual([
      'Asked for: android.permission.CAMERA\nandroid.permission.INTERNET',
    ]);
    expect(group(build, 'Native libraries')).toEqual([
      'lib/x86_64/a.so: aligned to 4 KB, not zip-aligned',
      'lib/x86_64/b.so: alignment unknown',
      'lib/x86_64/c.so: aligned to 1000 bytes, zip-aligned',
    ]);
    expect(group(androidBuild({ permissions: [] }), 'Permissions')).toBeUndefined();
  });
});

it('names the owner, the validity, the key and the fingerprint of a certificate', () => {
  const build = androidBuild({
    certificate: { subject: 'CN=Lantern', validUntil: '2055-01-01', rsaBits: 2048, sha256: 'ab01' },
  });
  expect(factGroups(build).find(({ title }) => title === 'Signing certificate')?.facts).toEqual([
    { label: 'Owner', value: 'CN=Lantern' },
    { label: 'Valid until', value: 'Jan 1, 2055' },
    { label: 'Key', value: 'RSA, 2048 bits' },
    { label: 'SHA-256', value: 'ab01' },
  ]);
});
