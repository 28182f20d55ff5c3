import { deflateRawSync } from 'node:zlib';
import { makePng, pngChunk, pngHeaderChunk } from '../png';
import { binaryXml, protoXml, type FixtureElement } from './android-xml';
import { concat, u32, u64, utf8 } from './bytes';
import { elf, machO } from './native';
import { binaryPlist, mobileProvision, type FixturePlist } from './plists';
import { resourcesArsc, resourcesPb, type FixtureResource } from './resources';
import { asFile, makeZip, type FixtureFile, type FixtureOptions } from './zip';

/**
 * Whole builds, made on the spot. Each keeps every rule of the stores as of 2026-11-20; a test changes what it is
 * about, or replaces files by name (`null` leaves one out).
 */
interface BuildChanges {
  fileName?: string;
  files?: Record<string, Uint8Array | string | null>;
  zip?: FixtureOptions;
}

type Dict = { [key: string]: FixturePlist };

export const ICON_SIDE = 4;
/** A small PNG, half red and half transparent. */
export const iconPng = (side = ICON_SIDE) => {
  const row = concat(
    new Uint8Array(1),
    ...Array.from({ length: side }, (_, x) => new Uint8Array([255, 0, 0, x < side / 2 ? 255 : 0])),
  );
  return makePng(
    { width: side, height: side, colorType: 6 },
    concat(...Array.from({ length: side }, () => row)),
  );
};

/** The same in the form that Xcode packs for iPhones: blue first, deflate without zlib's frame. */
export function cgbiPng(
  side = ICON_SIDE,
  rgba: readonly number[] = [10, 20, 30, 255],
): Uint8Array<ArrayBuffer> {
  const [red = 0, green = 0, blue = 0, alpha = 0] = rgba;
  const row = concat(
    new Uint8Array(1),
    ...Array.from({ length: side }, () => new Uint8Array([blue, green, red, alpha])),
  );
  const rows = concat(...Array.from({ length: side }, () => row));
  return concat(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('CgBI', new Uint8Array([0x50, 0, 0x20, 6])),
    pngHeaderChunk({ width: side, height: side, colorType: 6 }),
    pngChunk('IDAT', deflateRawSync(rows)),
    pngChunk('IEND'),
  );
}

export const INFO: Dict = {
  CFBundleIdentifier: 'com.example.lantern',
  CFBundleDisplayName: 'Lantern',
  CFBundleName: 'LanternApp',
  CFBundleExecutable: 'Lantern',
  CFBundleShortVersionString: '1.4.0',
  CFBundleVersion: '52',
  MinimumOSVersion: '16.0',
  DTSDKName: 'iphoneos26.2',
  DTXcode: '2620',
  DTPlatformVersion: '26.2',
  UIDeviceFamily: [1, 2],
  ITSAppUsesNonExemptEncryption: false,
  UIApplicationSceneManifest: { UIApplicationSupportsMultipleScenes: false },
  NSCameraUsageDescription: 'Take a photo for tonight’s entry.',
  CFBundleIcons: {
    CFBundlePrimaryIcon: { CFBundleIconFiles: ['AppIcon60x60'], CFBundleIconName: 'AppIcon' },
  },
};

export const PROFILE: Dict = {
  Name: 'Lantern App Store',
  TeamName: 'Example Ltd',
  TeamIdentifier: ['ABCDE12345'],
  ExpirationDate: new Date('2027-06-01T10:00:00Z'),
  Entitlements: { 'application-identifier': 'ABCDE12345.com.example.lantern', 'get-task-allow': false },
};

export const PRIVACY: Dict = {
  NSPrivacyTracking: false,
  NSPrivacyTrackingDomains: [],
  NSPrivacyCollectedDataTypes: [{ NSPrivacyCollectedDataType: 'NSPrivacyCollectedDataTypeEmailAddress' }],
  NSPrivacyAccessedAPITypes: [
    {
      NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryUserDefaults',
      NSPrivacyAccessedAPITypeReasons: ['CA92.1'],
    },
  ],
};

export interface IpaChanges extends BuildChanges {
  info?: Dict;
  profile?: Dict;
}

/** An .ipa. */
export function ipaFile(changes: IpaChanges = {}): File {
  const app = 'Payload/Lantern.app/';
  const files: Record<string, Uint8Array | string> = {
    [`${app}Info.plist`]: binaryPlist({ ...INFO, ...changes.info }),
    [`${app}Lantern`]: machO([
      '/System/Library/Frameworks/UIKit.framework/UIKit',
      '/System/Library/Frameworks/AVFoundation.framework/AVFoundation',
      '@rpath/Pay.framework/Pay',
      '/usr/lib/libz.1.dylib',
    ]),
    [`${app}embedded.mobileprovision`]: mobileProvision({ ...PROFILE, ...changes.profile }),
    [`${app}PrivacyInfo.xcprivacy`]: binaryPlist(PRIVACY),
    [`${app}Frameworks/Pay.framework/PrivacyInfo.xcprivacy`]: binaryPlist({ NSPrivacyTracking: false }),
    [`${app}Frameworks/Pay.framework/Pay`]: machO([]),
    [`${app}AppIcon60x60@2x.png`]: cgbiPng(4),
    [`${app}AppIcon60x60@3x.png`]: cgbiPng(6),
    [`${app}Assets.car`]: new Uint8Array(500),
    [`${app}en.lproj/Localizable.strings`]: '"hello" = "Hello";',
    [`${app}PlugIns/Widget.appex/Info.plist`]: binaryPlist({
      CFBundleIdentifier: 'com.example.lantern.widget',
    }),
  };
  return buildFile(files, 'Lantern.ipa', changes);
}

const LABEL = 0x7f010000;
const ICON = 0x7f020000;
const FOREGROUND = 0x7f020001;
const RESOURCES: FixtureResource[] = [
  { id: LABEL, values: [{ value: 'Laterne', language: 'de' }, { value: 'Lantern' }] },
  {
    id: ICON,
    values: [
      { value: 'res/mipmap-mdpi/icon.png', density: 160 },
      { value: 'res/mipmap-xxhdpi/icon.png', density: 480 },
      { value: 'res/mipmap-anydpi-v26/icon.xml', density: 0xfffe, sdk: 26 },
    ],
  },
  { id: FOREGROUND, values: [{ value: 'res/drawable/foreground.png' }] },
];

export interface ManifestChanges {
  root?: FixtureElement['attributes'];
  sdk?: FixtureElement['attributes'];
  application?: FixtureElement['attributes'];
  /** Beside `uses-sdk` and `application`. */
  children?: FixtureElement[];
  components?: FixtureElement[];
}

export const permission = (name: string): FixtureElement => ({
  name: 'uses-permission',
  attributes: { name },
});
const launcher = {
  name: 'intent-filter',
  children: [{ name: 'action', attributes: { name: 'android.intent.action.MAIN' } }],
};
/** A component with an intent filter; `exported` left out when undefined. */
export const component = (kind: string, name: string, exported?: boolean): FixtureElement => ({
  name: kind,
  attributes: exported === undefined ? { name } : { name, exported },
  children: [launcher],
});

export const manifest = (changes: ManifestChanges = {}): FixtureElement => ({
  name: 'manifest',
  attributes: {
    package: 'com.example.lantern',
    versionCode: 52,
    versionName: '1.4.0',
    compileSdkVersion: 36,
    ...changes.root,
  },
  children: [
    { name: 'uses-sdk', attributes: { minSdkVersion: 24, targetSdkVersion: 36, ...changes.sdk } },
    permission('android.permission.INTERNET'),
    ...(changes.children ?? []),
    {
      name: 'application',
      attributes: { label: { ref: LABEL }, icon: { ref: ICON }, ...changes.application },
      children: [component('activity', '.MainActivity', true), ...(changes.components ?? [])],
    },
  ],
});

export interface AndroidChanges extends BuildChanges {
  manifest?: ManifestChanges;
}

const adaptiveIcon: FixtureElement = {
  name: 'adaptive-icon',
  children: [{ name: 'foreground', attributes: { drawable: { ref: FOREGROUND } } }],
};
const jarSignature = {
  'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\r\n',
  'META-INF/UPLOAD.SF': 'Signature-Version: 1.0\r\n',
  'META-INF/UPLOAD.RSA': new Uint8Array(64),
};

/** An APK Signing Block with parts of these ids. */
export function signingBlock(...ids: number[]): Uint8Array<ArrayBuffer> {
  const pairs = concat(...ids.map((id) => concat(u64(4 + 32), u32(id), new Uint8Array(32))));
  const size = pairs.length + 24;
  return concat(u64(size), pairs, u64(size), utf8('APK Sig Block 42'));
}

/** An APK. */
export function apkFile(changes: AndroidChanges = {}): File {
  const files: Record<string, Uint8Array | string> = {
    'AndroidManifest.xml': binaryXml(manifest(changes.manifest)),
    'resources.arsc': resourcesArsc(RESOURCES),
    'classes.dex': new Uint8Array(4000),
    'res/mipmap-mdpi/icon.png': iconPng(4),
    'res/mipmap-xxhdpi/icon.png': iconPng(8),
    'res/mipmap-anydpi-v26/icon.xml': binaryXml(adaptiveIcon),
    'res/drawable/foreground.png': iconPng(16),
    'lib/arm64-v8a/libapp.so': elf([16_384, 65_536]),
    'assets/tips.txt': 'Breathe.',
    ...jarSignature,
  };
  return buildFile(files, 'lantern.apk', {
    ...changes,
    zip: { beforeDirectory: signingBlock(0x7109871a, 0xf05368c0), ...changes.zip },
  });
}

/** An app bundle with a second module. */
export function aabFile(changes: AndroidChanges = {}): File {
  const files: Record<string, Uint8Array | string> = {
    'BundleConfig.pb': new Uint8Array([10, 0]),
    'base/manifest/AndroidManifest.xml': protoXml(manifest(changes.manifest)),
    'base/resources.pb': resourcesPb(RESOURCES),
    'base/dex/classes.dex': new Uint8Array(4000),
    'base/res/mipmap-mdpi/icon.png': iconPng(4),
    'base/res/mipmap-xxhdpi/icon.png': iconPng(8),
    'base/res/mipmap-anydpi-v26/icon.xml': protoXml(adaptiveIcon),
    'base/res/drawable/foreground.png': iconPng(16),
    'base/lib/arm64-v8a/libapp.so': elf([16_384]),
    'base/lib/armeabi-v7a/libapp.so': elf([4096], false),
    'camera/manifest/AndroidManifest.xml': protoXml({
      name: 'manifest',
      attributes: { package: 'com.example.lantern', split: 'camera' },
      children: [permission('android.permission.CAMERA'), { name: 'application' }],
    }),
    'camera/dex/classes.dex': new Uint8Array(400),
    'BUNDLE-METADATA/com.android.tools.build.libraries/dependencies.pb': new Uint8Array(20),
    ...jarSignature,
  };
  return buildFile(files, 'lantern.aab', changes);
}

function buildFile(
  files: Record<string, Uint8Array | string>,
  fileName: string,
  changes: BuildChanges,
): File {
  const entries = Object.entries({ ...files, ...changes.files })
    .filter((entry): entry is [string, Uint8Array | string] => entry[1] !== null)
    .map(([name, data]): FixtureFile => {
      const isStored = name === 'resources.arsc' || name.startsWith('lib/');
      return { name, data, method: isStored ? 0 : 8, alignTo: name.startsWith('lib/') ? 16_384 : undefined };
    });
  return asFile(makeZip(entries, changes.zip), changes.fileName ?? fileName);
}
