import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AndroidBuild } from '@/model/build-info';
import {
  binaryXml,
  protoXml,
  type FixtureElement,
  type FixtureValue,
} from '@tests/support/build-fixtures/android-xml';
import {
  aabFile,
  apkFile,
  component,
  manifest,
  permission,
  signingBlock,
  type AndroidChanges,
} from '@tests/support/build-fixtures/builds';
import { elf } from '@tests/support/build-fixtures/native';
import { iconWidth, readGoodBuild } from '@tests/support/build-fixtures/read';
import { resourcesArsc } from '@tests/support/build-fixtures/resources';
import { asFile, makeZip } from '@tests/support/build-fixtures/zip';

const android = async (file: File) => (await readGoodBuild(file)) as AndroidBuild;
const apk = (changes?: AndroidChanges) => android(apkFile(changes));
const aab = (changes?: AndroidChanges) => android(aabFile(changes));

const service = (name: string, bound: string): FixtureElement => ({
  name: 'service',
  attributes: { name, permission: bound, exported: true },
});
const billing = (value: FixtureValue): FixtureElement => ({
  name: 'meta-data',
  attributes: { name: 'com.google.android.play.billingclient.version', value },
});

describe('an APK', () => {
  test('reads every field', async () => {
    const { iconDataUrl, sizeByPart, traces, ...read } = await apk();
    expect(read).toEqual({
      kind: 'apk',
      platform: 'android',
      fileName: 'lantern.apk',
      fileSize: apkFile().size,
      identity: { bundleId: 'org.lantern.journal', name: 'Lantern', version: '1.4.0', buildNumber: '52' },
      minSdk: 24,
      targetSdk: 36,
      compileSdk: 36,
      permissions: ['android.permission.INTERNET'],
      features: [],
      optionalFeatures: [],
      isDebuggable: false,
      isTestOnly: false,
      componentsWithoutExported: [],
      accessibilityServices: [],
      boundComponents: [],
      foregroundServices: [],
      intents: [],
      hasBanner: false,
      isGame: false,
      isOnlyWebView: false,
      dexBytes: expect.any(Number) as number,
      secrets: [],
      marks: [],
      billingLibraryVersion: undefined,
      abis: ['arm64-v8a'],
      nativeLibraries: [
        { path: 'lib/arm64-v8a/libapp.so', abi: 'arm64-v8a', loadAlignment: 16_384, isZipAligned: true },
      ],
      signingSchemes: ['v1', 'v2', 'v3'],
      requiresSplits: false,
      modules: [],
    });
    expect(traces?.packages).toEqual(['androidx']);
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
          'org.lantern.journal.Sync',
          'com.other.Receiver',
          'org.lantern.journal.Alias',
        ],
      },
    ],
    [
      'an accessibility service, and services that are none',
      {
        manifest: {
          components: [
            service('.Reader', 'android.permission.BIND_ACCESSIBILITY_SERVICE'),
            service('.Keyboard', 'android.permission.BIND_INPUT_METHOD'),
            { name: 'service', attributes: { name: '.Sync' } },
            {
              name: 'receiver',
              attributes: { name: '.Odd', permission: 'android.permission.BIND_ACCESSIBILITY_SERVICE' },
            },
          ],
        },
      },
      { accessibilityServices: ['org.lantern.journal.Reader'] },
    ],
    [
      'the Play Billing Library',
      { manifest: { components: [billing('8.0.0')] } },
      { billingLibraryVersion: '8.0.0' },
    ],
    [
      'a billing version that the packer made a number',
      { manifest: { components: [billing(7)] } },
      { billingLibraryVersion: '7' },
    ],
    [
      'a billing version that leads nowhere',
      { manifest: { components: [billing({ ref: 0x7f01ffff })] } },
      { billingLibraryVersion: undefined },
    ],
    [
      'other meta-data',
      {
        manifest: {
          components: [
            { name: 'meta-data', attributes: { name: 'com.google.android.gms.version', value: 12 } },
          ],
        },
      },
      { billingLibraryVersion: undefined },
    ],
    [
      'a preview API level',
      { manifest: { sdk: { targetSdkVersion: 'Baklava' } } },
      { targetSdk: 36, minSdk: 24 },
    ],
    [
      'a plain label',
      { manifest: { application: { label: 'Plain' } } },
      { identity: { bundleId: 'org.lantern.journal', name: 'Plain', version: '1.4.0', buildNumber: '52' } },
    ],
    [
      'a label that leads nowhere',
      { manifest: { application: { label: { ref: 0x7f01ffff } } } },
      { identity: { bundleId: 'org.lantern.journal', name: undefined, version: '1.4.0', buildNumber: '52' } },
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
      'a block with a false size',
      { zip: { beforeDirectory: signingBlock(0x7109871a).fill(0xff, -24, -16) } },
      { signingSchemes: ['v1'] },
    ],
    [
      'parts that Google Play delivers beside it',
      {
        manifest: {
          components: [
            { name: 'meta-data', attributes: { name: 'com.android.vending.splits.required', value: true } },
          ],
        },
      },
      { requiresSplits: true },
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
    const read = await android(
      asFile(
        makeZip([
          {
            name: 'AndroidManifest.xml',
            data: binaryXml(manifest()),
          },
          { name: 'lib/x86_64/a.so', data: elf([16_384]), method: 0, alignTo: 4096 },
          { name: 'lib/x86_64/b.so', data: elf([16_384]), method: 8 },
        ]),
        'a.apk',
      ),
    );
    expect(read.nativeLibraries.map((library) => library.isZipAligned)).toEqual([false, undefined]);
  });
});

describe('an app bundle', () => {
  test('reads every field, of all its modules', async () => {
    const { iconDataUrl, sizeByPart, traces, ...read } = await aab();
    expect(read).toEqual({
      kind: 'aab',
      platform: 'android',
      fileName: 'lantern.aab',
      fileSize: aabFile().size,
      identity: { bundleId: 'org.lantern.journal', name: 'Lantern', version: '1.4.0', buildNumber: '52' },
      minSdk: 24,
      targetSdk: 36,
      compileSdk: 36,
      permissions: ['android.permission.INTERNET', 'android.permission.CAMERA'],
      features: [],
      optionalFeatures: [],
      isDebuggable: false,
      isTestOnly: false,
      componentsWithoutExported: [],
      accessibilityServices: [],
      boundComponents: [],
      foregroundServices: [],
      intents: [],
      hasBanner: false,
      isGame: false,
      isOnlyWebView: false,
      hasMapping: false,
      dexBytes: expect.any(Number) as number,
      secrets: [],
      marks: [],
      billingLibraryVersion: undefined,
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
      requiresSplits: false,
      modules: ['base', 'camera'],
    });
    expect(traces?.libraries).toEqual([
      { group: 'androidx.core', artifact: 'core', version: '1.15.0' },
      { group: 'org.jetbrains.kotlin', artifact: 'kotlin-stdlib', version: '2.1.0' },
    ]);
    expect(iconWidth(iconDataUrl)).toBe(8);
    expect(sizeByPart.find(({ label }) => label === 'Code (dex)')?.bytes).toBeGreaterThan(0);
  });

  test('gives the billing version and the accessibility services of any module', async () => {
    const read = await aab({
      manifest: { components: [service('.Reader', 'android.permission.BIND_ACCESSIBILITY_SERVICE')] },
      files: {
        'camera/manifest/AndroidManifest.xml': protoXml({
          name: 'manifest',
          attributes: { package: 'org.lantern.journal', split: 'camera' },
          children: [{ name: 'application', children: [billing('7.1.1')] }],
        }),
      },
    });
    expect(read).toMatchObject({
      accessibilityServices: ['org.lantern.journal.Reader'],
      billingLibraryVersion: '7.1.1',
    });
  });
});

test('the real APK of android-apidemos', async () => {
  const path = new URL('../../../../node_modules/android-apidemos/apks/ApiDemos-debug.apk', import.meta.url);
  const read = await android(asFile(new Uint8Array(readFileSync(path)), 'ApiDemos-debug.apk'));
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
    accessibilityServices: [
      'io.appium.android.apis.accessibility.ClockBackService',
      'io.appium.android.apis.accessibility.TaskBackService',
    ],
    billingLibraryVersion: undefined,
    abis: [],
    signingSchemes: ['v1', 'v2'],
  });
  expect(read.permissions).toContain('android.permission.READ_CONTACTS');
  expect(read.permissions).toHaveLength(14);
  expect(iconWidth(read.iconDataUrl)).toBeGreaterThan(0);
});
