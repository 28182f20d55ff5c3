import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { AndroidBuild, IosBuild } from '@/domain/builds/build-info';
import { binaryXml, protoXml } from '@tests/support/build-fixtures/android-xml';
import {
  aabFile,
  apkFile,
  cgbiPng,
  component,
  iconPng,
  INFO,
  ipaFile,
  manifest,
  permission,
  signingBlock,
  type AndroidChanges,
  type IpaChanges,
} from '@tests/support/build-fixtures/builds';
import { elf, machO } from '@tests/support/build-fixtures/native';
import { binaryPlist, xmlPlist } from '@tests/support/build-fixtures/plists';
import { resourcesArsc } from '@tests/support/build-fixtures/resources';
import { asFile, deflatedZeros, makeZip, type FixtureFile } from '@tests/support/build-fixtures/zip';
import { pngChunks } from '@tests/support/png';
import type { ReadFailure } from './build-failures';
import { readBuild } from './read-build';

async function build(file: File) {
  const result = await readBuild(file);
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.message}`);
  return result.build;
}
const ios = async (changes?: IpaChanges) => (await build(ipaFile(changes))) as IosBuild;
const apk = async (changes?: AndroidChanges) => (await build(apkFile(changes))) as AndroidBuild;
const aab = async (changes?: AndroidChanges) => (await build(aabFile(changes))) as AndroidBuild;

async function failure(file: File): Promise<ReadFailure | undefined> {
  const result = await readBuild(file);
  return result.ok ? undefined : result.failure;
}

const zipped = (files: FixtureFile[], name = 'build.zip') => asFile(makeZip(files), name);

/** Width of the PNG in a data URL. */
function iconWidth(url: string | undefined): number | undefined {
  const bytes = Buffer.from(url?.replace('data:image/png;base64,', '') ?? '', 'base64');
  return bytes.length > 0 ? bytes.readUInt32BE(16) : undefined;
}

describe('an .ipa', () => {
  test('gives every field', async () => {
    const { iconDataUrl, sizeByPart, ...read } = await ios();
    expect(read).toEqual({
      kind: 'ipa',
      platform: 'ios',
      fileName: 'Lantern.ipa',
      fileSize: ipaFile().size,
      identity: { bundleId: 'com.example.lantern', name: 'Lantern', version: '1.4.0', buildNumber: '52' },
      minimumOs: '16.0',
      sdkName: 'iphoneos26.2',
      xcode: '2620',
      platformVersion: '26.2',
      deviceFamilies: [1, 2],
      purposeStrings: { NSCameraUsageDescription: 'Take a photo for tonight’s entry.' },
      usesNonExemptEncryption: false,
      hasExportComplianceCode: false,
      privacyManifests: [
        {
          path: 'Payload/Lantern.app/PrivacyInfo.xcprivacy',
          tracking: false,
          trackingDomains: [],
          collectedDataTypes: ['NSPrivacyCollectedDataTypeEmailAddress'],
          accessedApis: [{ category: 'NSPrivacyAccessedAPICategoryUserDefaults', reasons: ['CA92.1'] }],
        },
        {
          path: 'Payload/Lantern.app/Frameworks/Pay.framework/PrivacyInfo.xcprivacy',
          tracking: false,
          trackingDomains: [],
          collectedDataTypes: [],
          accessedApis: [],
        },
      ],
      provisioning: {
        name: 'Lantern App Store',
        teamName: 'Example Ltd',
        teamId: 'ABCDE12345',
        expires: '2027-06-01T10:00:00.000Z',
        isDebuggable: false,
        deviceCount: 0,
        provisionsAllDevices: false,
        entitlements: ['application-identifier', 'get-task-allow'],
      },
      architectures: ['arm64'],
      linkedFrameworks: ['UIKit', 'AVFoundation', 'Pay', 'libz'],
    });
    expect(iconWidth(iconDataUrl)).toBe(6);
    expect(sizeByPart.map(({ label }) => label).sort()).toEqual(
      ['App extensions', 'Asset catalogs', 'Executable', 'Frameworks', 'Languages', 'Resources'].sort(),
    );
  });

  test('with an XML property list reads the same', async () => {
    const files = { 'Payload/Lantern.app/Info.plist': xmlPlist(INFO) };
    expect(await ios({ files })).toMatchObject({
      identity: { bundleId: 'com.example.lantern', buildNumber: '52' },
    });
  });

  test('inside another folder, beside the noise that Macs add', async () => {
    const read = await build(
      zipped([
        { name: 'Out/Payload/Sample.app/Info.plist', data: binaryPlist(INFO) },
        { name: 'Out/.DS_Store', data: 'x' },
        { name: '__MACOSX/Out/Payload/Sample.app/._Info.plist', data: 'x' },
        { name: '__MACOSX/Payload/Other.app/Info.plist', data: 'x' },
      ]),
    );
    expect(read.identity.bundleId).toBe('com.example.lantern');
  });

  test('for development names its devices', async () => {
    const { provisioning } = await ios({
      profile: {
        Entitlements: { 'get-task-allow': true },
        ProvisionedDevices: ['a', 'b'],
        ProvisionsAllDevices: true,
      },
    });
    expect(provisioning).toMatchObject({ isDebuggable: true, deviceCount: 2, provisionsAllDevices: true });
  });

  test.each<[string, IpaChanges, Partial<IosBuild>]>([
    [
      'no display name',
      { info: { CFBundleDisplayName: '' } },
      { identity: { bundleId: 'com.example.lantern', name: '', version: '1.4.0', buildNumber: '52' } },
    ],
    [
      'encryption without a code',
      { info: { ITSAppUsesNonExemptEncryption: true } },
      { usesNonExemptEncryption: true, hasExportComplianceCode: false },
    ],
    [
      'encryption with a code',
      { info: { ITSAppUsesNonExemptEncryption: true, ITSEncryptionExportComplianceCode: 'x-1' } },
      { hasExportComplianceCode: true },
    ],
    [
      'the encryption key as a text',
      { info: { ITSAppUsesNonExemptEncryption: 'NO' } },
      { usesNonExemptEncryption: false },
    ],
    [
      'an empty purpose',
      { info: { NSCameraUsageDescription: '' } },
      { purposeStrings: { NSCameraUsageDescription: '' } },
    ],
    [
      'values of odd types',
      { info: { UIDeviceFamily: ['2', 'x', 1.5], DTXcode: 2620 } },
      { deviceFamilies: [2], xcode: '2620' },
    ],
    [
      'no profile',
      { files: { 'Payload/Lantern.app/embedded.mobileprovision': null } },
      { provisioning: undefined },
    ],
    [
      'a profile that is none',
      { files: { 'Payload/Lantern.app/embedded.mobileprovision': 'nothing' } },
      { provisioning: undefined },
    ],
    [
      'no executable',
      { files: { 'Payload/Lantern.app/Lantern': null } },
      { architectures: [], linkedFrameworks: [] },
    ],
    [
      'an executable that is none',
      { files: { 'Payload/Lantern.app/Lantern': '#!/bin/sh' } },
      { architectures: [] },
    ],
    [
      'a 64-bit and a 32-bit executable name',
      { files: { 'Payload/Lantern.app/Lantern': machO([], 12, 9) } },
      { architectures: ['armv7'] },
    ],
  ])('%s', async (_name, changes, expected) => {
    expect(await ios(changes)).toMatchObject(expected);
  });

  test('a privacy manifest that is no list says so', async () => {
    const { privacyManifests } = await ios({
      files: { 'Payload/Lantern.app/PrivacyInfo.xcprivacy': '<plist><dict>' },
    });
    expect(privacyManifests[0]?.problem).toBe('is not a well-formed property list');
  });

  test('a plist key named like a prototype stays a key', async () => {
    const read = await ios({
      files: {
        'Payload/Lantern.app/Info.plist': xmlPlist(INFO).replace(
          '<dict>',
          '<dict><key>__proto__</key><dict><key>x</key><true/></dict>',
        ),
      },
    });
    expect(read.identity.bundleId).toBe('com.example.lantern');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test.each<[string, IpaChanges['files'], number | undefined]>([
    [
      'the largest that is an ordinary or an Apple PNG',
      { 'Payload/Lantern.app/AppIcon60x60@2x~ipad.png': iconPng(64) },
      64,
    ],
    [
      'not one of 20,000 pixels',
      {
        'Payload/Lantern.app/AppIcon60x60@3x.png': cgbiPng(20_000 / 1000, [0, 0, 0, 0]).map((byte, at) =>
          at === 34 ? 0x4e : byte,
        ),
      },
      4,
    ],
    [
      'none where all are in the catalog',
      { 'Payload/Lantern.app/AppIcon60x60@2x.png': null, 'Payload/Lantern.app/AppIcon60x60@3x.png': null },
      undefined,
    ],
    [
      'none where they are no images',
      { 'Payload/Lantern.app/AppIcon60x60@2x.png': 'GIF89a', 'Payload/Lantern.app/AppIcon60x60@3x.png': 'x' },
      undefined,
    ],
  ])('shows as icon %s', async (_name, files, width) => {
    expect(iconWidth((await ios({ files })).iconDataUrl)).toBe(width);
  });

  test('Apple’s own PNG becomes one that a browser shows, in the right colours', async () => {
    const { iconDataUrl } = await ios();
    const chunks = pngChunks(Buffer.from(iconDataUrl?.split(',')[1] ?? '', 'base64'));
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
    expect([...inflateSync(chunks[1]?.data ?? new Uint8Array()).subarray(0, 9)]).toEqual([
      0, 10, 20, 30, 255, 10, 20, 30, 255,
    ]);
  });
});

describe('an APK', () => {
  test('gives every field', async () => {
    const { iconDataUrl, sizeByPart, ...read } = await apk();
    expect(read).toEqual({
      kind: 'apk',
      platform: 'android',
      fileName: 'lantern.apk',
      fileSize: apkFile().size,
      identity: { bundleId: 'com.example.lantern', name: 'Lantern', version: '1.4.0', buildNumber: '52' },
      minSdk: 24,
      targetSdk: 36,
      compileSdk: 36,
      permissions: ['android.permission.INTERNET'],
      features: [],
      optionalFeatures: [],
      isDebuggable: false,
      isTestOnly: false,
      componentsWithoutExported: [],
      abis: ['arm64-v8a'],
      nativeLibraries: [
        { path: 'lib/arm64-v8a/libapp.so', abi: 'arm64-v8a', loadAlignment: 16_384, isZipAligned: true },
      ],
      signingSchemes: ['v1', 'v2', 'v3'],
      modules: [],
    });
    expect(iconWidth(iconDataUrl)).toBe(8);
    expect(sizeByPart.map(({ label }) => label).sort()).toEqual([
      'Assets',
      'Code (dex)',
      'Native libraries',
      'Other files',
      'Resources',
      'Signatures and metadata',
    ]);
  });

  test.each<[string, AndroidChanges, Partial<AndroidBuild>]>([
    [
      'debuggable and for tests only',
      { manifest: { application: { debuggable: true, testOnly: true } } },
      { isDebuggable: true, isTestOnly: true },
    ],
    [
      'features, needed or not',
      {
        manifest: {
          children: [
            { name: 'uses-feature', attributes: { name: 'android.hardware.camera' } },
            { name: 'uses-feature', attributes: { name: 'android.hardware.nfc', required: false } },
            { name: 'uses-feature', attributes: { name: 'android.hardware.type.watch', required: true } },
          ],
        },
      },
      {
        features: ['android.hardware.camera', 'android.hardware.type.watch'],
        optionalFeatures: ['android.hardware.nfc'],
      },
    ],
    [
      'permissions, each once',
      {
        manifest: {
          children: [
            permission('android.permission.INTERNET'),
            { name: 'uses-permission-sdk-23', attributes: { name: 'android.permission.CAMERA' } },
          ],
        },
      },
      { permissions: ['android.permission.INTERNET', 'android.permission.CAMERA'] },
    ],
    [
      'components that don’t say whether they are exported',
      {
        manifest: {
          components: [
            component('service', 'Sync'),
            component('receiver', 'com.other.Receiver'),
            component('activity-alias', '.Alias'),
            component('provider', '.Files'),
            component('activity', '.Said', false),
            { name: 'activity', attributes: { name: '.Inner' } },
          ],
        },
      },
      {
        componentsWithoutExported: [
          'com.example.lantern.Sync',
          'com.other.Receiver',
          'com.example.lantern.Alias',
        ],
      },
    ],
    [
      'a preview API level',
      { manifest: { sdk: { targetSdkVersion: 'Baklava' } } },
      { targetSdk: undefined, minSdk: 24 },
    ],
    [
      'a plain label',
      { manifest: { application: { label: 'Plain' } } },
      { identity: { bundleId: 'com.example.lantern', name: 'Plain', version: '1.4.0', buildNumber: '52' } },
    ],
    [
      'a label that leads nowhere',
      { manifest: { application: { label: { ref: 0x7f01ffff } } } },
      { identity: { bundleId: 'com.example.lantern', name: undefined, version: '1.4.0', buildNumber: '52' } },
    ],
    ['no resources', { files: { 'resources.arsc': null } }, { iconDataUrl: undefined }],
    ['resources that are none', { files: { 'resources.arsc': 'nothing' } }, { iconDataUrl: undefined }],
    [
      'no signature',
      { files: { 'META-INF/UPLOAD.RSA': null }, zip: { beforeDirectory: undefined } },
      { signingSchemes: [] },
    ],
    [
      'a signature block without its file',
      { files: { 'META-INF/UPLOAD.SF': null }, zip: { beforeDirectory: undefined } },
      { signingSchemes: [] },
    ],
    [
      'only a v2 block',
      { files: { 'META-INF/UPLOAD.SF': null }, zip: { beforeDirectory: signingBlock(0x7109871a) } },
      { signingSchemes: ['v2'] },
    ],
    [
      'a rotated key',
      { zip: { beforeDirectory: signingBlock(0xf05368c0, 0x1b93ad61, 1) } },
      { signingSchemes: ['v1', 'v3', 'v3.1'] },
    ],
    [
      'a block that lies about its size',
      { zip: { beforeDirectory: signingBlock(0x7109871a).fill(0xff, -24, -16) } },
      { signingSchemes: ['v1'] },
    ],
    [
      'libraries that are none',
      { files: { 'lib/arm64-v8a/libapp.so': 'text' } },
      {
        nativeLibraries: [
          { path: 'lib/arm64-v8a/libapp.so', abi: 'arm64-v8a', loadAlignment: undefined, isZipAligned: true },
        ],
      },
    ],
    [
      'files that only look like libraries',
      {
        files: {
          'lib/arm64-v8a/a/b.so': elf([1]),
          'assets/lib/x86/c.so': elf([1]),
          'lib/x86/readme.txt': 'x',
        },
      },
      { abis: ['arm64-v8a'] },
    ],
  ])('%s', async (_name, changes, expected) => {
    expect(await apk(changes)).toMatchObject(expected);
  });

  test('an adaptive icon shows its foreground', async () => {
    const arsc = resourcesArsc([
      { id: 0x7f020000, values: [{ value: 'res/mipmap-anydpi-v26/icon.xml', density: 0xfffe, sdk: 26 }] },
      { id: 0x7f020001, values: [{ value: 'res/drawable/foreground.png' }] },
    ]);
    const read = await apk({ files: { 'resources.arsc': arsc } });
    expect(iconWidth(read.iconDataUrl)).toBe(16);
  });

  test('a library at any offset is not zip-aligned', async () => {
    const read = await build(
      zipped([
        {
          name: 'AndroidManifest.xml',
          data: binaryXml(manifest()),
        },
        { name: 'lib/x86_64/a.so', data: elf([16_384]), method: 0, alignTo: 4096 },
        { name: 'lib/x86_64/b.so', data: elf([16_384]), method: 8 },
      ]),
    );
    expect((read as AndroidBuild).nativeLibraries.map((library) => library.isZipAligned)).toEqual([
      false,
      undefined,
    ]);
  });
});

describe('an app bundle', () => {
  test('gives every field, of all its modules', async () => {
    const { iconDataUrl, sizeByPart, ...read } = await aab();
    expect(read).toEqual({
      kind: 'aab',
      platform: 'android',
      fileName: 'lantern.aab',
      fileSize: aabFile().size,
      identity: { bundleId: 'com.example.lantern', name: 'Lantern', version: '1.4.0', buildNumber: '52' },
      minSdk: 24,
      targetSdk: 36,
      compileSdk: 36,
      permissions: ['android.permission.INTERNET', 'android.permission.CAMERA'],
      features: [],
      optionalFeatures: [],
      isDebuggable: false,
      isTestOnly: false,
      componentsWithoutExported: [],
      abis: ['arm64-v8a', 'armeabi-v7a'],
      nativeLibraries: [
        {
          path: 'base/lib/arm64-v8a/libapp.so',
          abi: 'arm64-v8a',
          loadAlignment: 16_384,
          isZipAligned: undefined,
        },
        {
          path: 'base/lib/armeabi-v7a/libapp.so',
          abi: 'armeabi-v7a',
          loadAlignment: 4096,
          isZipAligned: undefined,
        },
      ],
      signingSchemes: ['v1'],
      modules: ['base', 'camera'],
    });
    expect(iconWidth(iconDataUrl)).toBe(8);
    expect(sizeByPart.find(({ label }) => label === 'Code (dex)')?.bytes).toBeGreaterThan(0);
  });
});

describe('is recognised by content', () => {
  test.each([
    ['an APK named .aab', apkFile({ fileName: 'lantern.aab' }), 'apk'],
    ['an app bundle named .apk', aabFile({ fileName: 'lantern.apk' }), 'aab'],
    ['an .ipa named .zip', ipaFile({ fileName: 'Lantern.zip' }), 'ipa'],
    [
      'an APK with an iOS app among its assets',
      apkFile({ files: { 'assets/Payload/X.app/Info.plist': 'x' } }),
      'apk',
    ],
  ])('%s', async (_name, file, kind) => {
    expect((await build(file)).kind).toBe(kind);
  });
});

describe('says what is wrong with', () => {
  const app = 'Payload/Lantern.app/';
  const half = (file: File) => new File([file.slice(0, Math.floor(file.size / 2))], file.name);
  test.each<[string, File, ReadFailure['code'], RegExp]>([
    ['an empty file', asFile(new Uint8Array(), 'a.ipa'), 'empty', /0 bytes/],
    ['a text', asFile(new TextEncoder().encode('hello'), 'a.ipa'), 'not-a-zip', /zip archives/],
    ['half a build', half(ipaFile()), 'truncated', /cut off/],
    ['a locked build', zipped([{ name: `${app}Info.plist`, flags: 1 }]), 'encrypted', /password/],
    ['a zip of anything', zipped([{ name: 'notes.txt' }]), 'no-app', /holds no app/],
    ['a zip around a build', zipped([{ name: 'out/Lantern.ipa' }]), 'archive-of-builds', /out\/Lantern.ipa/],
    [
      'a build for the simulator',
      zipped([{ name: 'Lantern.app/Info.plist' }]),
      'app-outside-payload',
      /simulator/,
    ],
    [
      'an Xcode archive',
      zipped([{ name: 'L.xcarchive/Products/Applications/Lantern.app/Info.plist' }]),
      'app-outside-payload',
      /Lantern.app/,
    ],
    ['a Mac app', zipped([{ name: 'Lantern.app/Contents/Info.plist' }]), 'mac-app', /Mac app/],
    [
      'two apps',
      zipped([{ name: `${app}Info.plist` }, { name: 'Payload/Other.app/Info.plist' }]),
      'several-apps',
      /Lantern.app, Other.app/,
    ],
    [
      'an app without Info.plist',
      ipaFile({ files: { [`${app}Info.plist`]: null } }),
      'no-manifest',
      /Lantern.app has no Info.plist/,
    ],
    [
      'a broken binary plist',
      ipaFile({ files: { [`${app}Info.plist`]: binaryPlist(INFO).slice(0, -8) } }),
      'malformed-plist',
      /Info.plist is/,
    ],
    [
      'a broken XML plist',
      ipaFile({ files: { [`${app}Info.plist`]: xmlPlist(INFO).slice(0, -30) } }),
      'malformed-plist',
      /Info.plist is/,
    ],
    [
      'an app without identity',
      ipaFile({ info: { CFBundleIdentifier: '' } }),
      'no-identity',
      /CFBundleIdentifier/,
    ],
    [
      'a bundle without manifest',
      aabFile({ files: { 'base/manifest/AndroidManifest.xml': null } }),
      'no-manifest',
      /base\/manifest\/AndroidManifest.xml/,
    ],
    [
      'a broken protobuf manifest',
      aabFile({ files: { 'base/manifest/AndroidManifest.xml': protoXml(manifest()).slice(0, 99) } }),
      'malformed-manifest',
      /damaged/,
    ],
    [
      'a bundle with an APK’s manifest',
      aabFile({ files: { 'base/manifest/AndroidManifest.xml': new Uint8Array([3, 0, 8, 0, 16, 0, 0, 0]) } }),
      'malformed-manifest',
      /AndroidManifest.xml/,
    ],
    [
      'a broken binary manifest',
      apkFile({ files: { 'AndroidManifest.xml': new Uint8Array([3, 0, 8, 0, 9, 0, 0, 0, 1]) } }),
      'malformed-manifest',
      /cut off/,
    ],
    [
      'a source project',
      apkFile({ files: { 'AndroidManifest.xml': '<manifest package="x"/>' } }),
      'malformed-manifest',
      /plain text/,
    ],
    ['an APK without package', apkFile({ manifest: { root: { package: '' } } }), 'no-identity', /no package/],
    [
      'a part of a split app',
      apkFile({ manifest: { root: { split: 'config.arm64_v8a' } } }),
      'split-apk',
      /config.arm64_v8a/,
    ],
    [
      'a manifest that lies about its size',
      zipped([{ name: 'AndroidManifest.xml', data: 'hello', claims: { size: 6 } }]),
      'damaged',
      /AndroidManifest.xml/,
    ],
    [
      'a manifest that is a bomb',
      zipped([
        {
          name: 'AndroidManifest.xml',
          packed: deflatedZeros(200),
          claims: { size: 200 * 1024 * 1024, crc32: 0 },
        },
      ]),
      'bomb',
      /AndroidManifest.xml/,
    ],
    [
      'a property list of 5 MB',
      ipaFile({
        files: { [`${app}Info.plist`]: `<plist><dict><!--${'ab'.repeat(2_600_000)}--></dict></plist>` },
      }),
      'too-large',
      /Info.plist/,
    ],
    ['a hostile name', zipped([{ name: 'Payload/../../x' }]), 'hostile-name', /outside of the app/],
  ])('%s', async (_name, file, code, message) => {
    const found = await failure(file);
    expect(found?.code).toBe(code);
    expect(found?.message).toMatch(message);
  });
});

describe('reports and stops', () => {
  test.each([ipaFile(), apkFile(), aabFile()])('progress only goes up', async (file) => {
    const seen: number[] = [];
    await readBuild(file, { onProgress: (_label, progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(Math.min(...seen)).toBe(0);
    expect(Math.max(...seen)).toBeLessThanOrEqual(1);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('cancelled at sign %i of progress', async (at) => {
    const controller = new AbortController();
    let signs = 0;
    const result = await readBuild(aabFile(), {
      signal: controller.signal,
      onProgress: () => {
        if (signs === at) controller.abort();
        signs += 1;
      },
    });
    expect(result.ok ? 'read' : result.failure.code).toBe('cancelled');
  });
});

test('the real APK of android-apidemos', async () => {
  const path = new URL('../../../node_modules/android-apidemos/apks/ApiDemos-debug.apk', import.meta.url);
  const read = (await build(
    asFile(new Uint8Array(readFileSync(path)), 'ApiDemos-debug.apk'),
  )) as AndroidBuild;
  expect(read).toMatchObject({
    kind: 'apk',
    identity: { bundleId: 'io.appium.android.apis', name: 'API Demos', version: '5.0.0', buildNumber: '25' },
    minSdk: 17,
    targetSdk: 33,
    compileSdk: 33,
    features: ['android.hardware.camera'],
    optionalFeatures: ['android.hardware.camera.autofocus', 'android.hardware.telephony'],
    isDebuggable: true,
    componentsWithoutExported: [],
    abis: [],
    signingSchemes: ['v1', 'v2'],
  });
  expect(read.permissions).toContain('android.permission.READ_CONTACTS');
  expect(read.permissions).toHaveLength(14);
  expect(iconWidth(read.iconDataUrl)).toBeGreaterThan(0);
});
