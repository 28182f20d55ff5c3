import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { IosBuild } from '@/model/build-info';
import { cgbiPng, iconPng, INFO, ipaFile, type IpaChanges } from '@tests/support/build-fixtures/builds';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { machO } from '@tests/support/build-fixtures/native';
import { binaryPlist, xmlPlist } from '@tests/support/build-fixtures/plists';
import { iconWidth, readGoodBuild } from '@tests/support/build-fixtures/read';
import { asFile, makeZip } from '@tests/support/build-fixtures/zip';
import { pngChunks } from '@tests/support/png';

const ios = async (changes?: IpaChanges) => (await readGoodBuild(ipaFile(changes))) as IosBuild;

describe('an .ipa', () => {
  test('reads every field', async () => {
    const { iconDataUrl, sizeByPart, ...read } = await ios();
    expect(read).toEqual({
      kind: 'ipa',
      platform: 'ios',
      fileName: 'Lantern.ipa',
      fileSize: ipaFile().size,
      identity: { bundleId: 'org.lantern.journal', name: 'Lantern', version: '1.4.0', buildNumber: '52' },
      minimumOs: '16.0',
      sdkName: 'iphoneos26.2',
      xcode: '2620',
      platformVersion: '26.2',
      deviceFamilies: [1, 2],
      purposeStrings: { NSCameraUsageDescription: 'Take a photo for tonight’s entry.' },
      urlSchemes: [],
      requiredCapabilities: [],
      allowsAnyConnection: false,
      insecureServers: [],
      secrets: [],
      marks: [],
      usesNonExemptEncryption: false,
      hasExportComplianceCode: false,
      hasSceneManifest: true,
      hasLaunchScreen: true,
      padOrientations: ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'],
      hasIconName: true,
      hasIcon: true,
      hasAssetCatalog: true,
      xcodeBuild: undefined,
      backgroundModes: [],
      backgroundTasks: [],
      hasExecutable: true,
      hasCodeSignature: true,
      extensions: [{ path: 'PlugIns/Widget.appex', bundleId: 'org.lantern.journal.widget' }],
      privacyManifests: [
        {
          path: 'Payload/Lantern.app/PrivacyInfo.xcprivacy',
          tracking: false,
          trackingDomains: [],
          collectedDataTypes: ['NSPrivacyCollectedDataTypeEmailAddress'],
          dataTypes: [
            {
              type: 'NSPrivacyCollectedDataTypeEmailAddress',
              isLinked: false,
              isTracking: false,
              purposes: [],
            },
          ],
          accessedApis: [{ category: 'NSPrivacyAccessedAPICategoryUserDefaults', reasons: ['CA92.1'] }],
        },
        {
          path: 'Payload/Lantern.app/Frameworks/Pay.framework/PrivacyInfo.xcprivacy',
          tracking: false,
          trackingDomains: [],
          collectedDataTypes: [],
          dataTypes: [],
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
      traces: buildTraces({
        frameworks: [
          { name: 'Pay', path: 'Payload/Lantern.app/Frameworks/Pay.framework', hasManifest: true },
        ],
        classes: [],
        modules: [],
      }),
    });
    expect(iconWidth(iconDataUrl)).toBe(6);
    expect(sizeByPart.map(({ label }) => label).sort()).toEqual(
      ['App extensions', 'Asset catalogs', 'Executable', 'Frameworks', 'Languages', 'Resources'].sort(),
    );
  });

  test('with an XML property list reads the same', async () => {
    const files = { 'Payload/Lantern.app/Info.plist': xmlPlist(INFO) };
    expect(await ios({ files })).toMatchObject({
      identity: { bundleId: 'org.lantern.journal', buildNumber: '52' },
    });
  });

  const without = (missing: string) =>
    Object.fromEntries(Object.entries(INFO).filter(([key]) => key !== missing));
  const readInfo = (info: typeof INFO) =>
    ios({ files: { 'Payload/Lantern.app/Info.plist': binaryPlist(info) } });

  test.each([
    ['scene manifest', 'UIApplicationSceneManifest', { hasSceneManifest: false }],
    ['launch screen', 'UILaunchScreen', { hasLaunchScreen: false }],
    ['list for iPad', 'UISupportedInterfaceOrientations~ipad', { padOrientations: ['Portrait'] }],
    ['named icon', 'CFBundleIcons', { hasIconName: false }],
  ])('without a %s says so', async (_, missing, expected) => {
    expect(await readInfo(without(missing))).toMatchObject(expected);
  });

  test.each(['UILaunchStoryboardName', 'UILaunchStoryboards', 'UILaunchScreens', 'UILaunchScreen~iphone'])(
    'has a launch screen by %s alone',
    async (key) => {
      const info = { ...without('UILaunchScreen'), [key]: 'LaunchScreen' };
      expect((await readInfo(info)).hasLaunchScreen).toBe(true);
    },
  );

  test('inside another folder, next to the files that macOS adds', async () => {
    const read = await readGoodBuild(
      asFile(
        makeZip([
          { name: 'Out/Payload/Sample.app/Info.plist', data: binaryPlist(INFO) },
          { name: 'Out/.DS_Store', data: 'x' },
          { name: '__MACOSX/Out/Payload/Sample.app/._Info.plist', data: 'x' },
          { name: '__MACOSX/Payload/Other.app/Info.plist', data: 'x' },
        ]),
        'Out.ipa',
      ),
    );
    expect(read.identity.bundleId).toBe('org.lantern.journal');
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
      {
        identity: {
          bundleId: 'org.lantern.journal',
          name: 'LanternApp',
          version: '1.4.0',
          buildNumber: '52',
        },
      },
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
      'a scene manifest without scenes, as SwiftUI projects generate it',
      { info: { UIApplicationSceneManifest: {} } },
      { hasSceneManifest: true },
    ],
    [
      'a scene manifest that is not a dictionary',
      { info: { UIApplicationSceneManifest: 'YES' } },
      { hasSceneManifest: false },
    ],
    [
      'an icon that is named at the top alone',
      { info: { CFBundleIcons: {}, CFBundleIconName: 'AppIcon' } },
      { hasIconName: true },
    ],
    [
      'required capabilities as a list',
      { info: { UIRequiredDeviceCapabilities: ['arm64', 'telephony'] } },
      { requiredCapabilities: ['arm64', 'telephony'] },
    ],
    [
      'required capabilities with yes and no',
      { info: { UIRequiredDeviceCapabilities: { gps: true, telephony: false } } },
      { requiredCapabilities: ['gps'] },
    ],
    ['the full screen required', { info: { UIRequiresFullScreen: true } }, { padOrientations: undefined }],
    [
      'no orientations at all',
      { info: { 'UISupportedInterfaceOrientations~ipad': [] } },
      { padOrientations: [] },
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
      'an executable for old iPhones',
      { files: { 'Payload/Lantern.app/Lantern': machO([], 12, 9) } },
      { architectures: ['armv7'] },
    ],
  ])('%s', async (_name, changes, expected) => {
    expect(await ios(changes)).toMatchObject(expected);
  });

  test('a privacy manifest that is not a list is reported', async () => {
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
    expect(read.identity.bundleId).toBe('org.lantern.journal');
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
