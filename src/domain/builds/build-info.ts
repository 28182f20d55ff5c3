/** Bytes of one part of a build, e.g. native code. Compressed size, as stored in the archive. */
export interface SizePart {
  label: string;
  bytes: number;
}

export interface BuildIdentity {
  /** Bundle id (iOS) or package name (Android). */
  bundleId: string;
  name?: string;
  /** CFBundleShortVersionString or versionName. */
  version?: string;
  /** CFBundleVersion or versionCode, as text. */
  buildNumber?: string;
}

interface BuildCommon {
  /** The publisher's file name, shown as text only. */
  fileName: string;
  fileSize: number;
  identity: BuildIdentity;
  sizeByPart: SizePart[];
  /** App icon as a data URL (PNG, JPEG or WebP), where it is readable. */
  iconDataUrl?: string;
  /** Whether it is one of the invented sample builds, which have no file. */
  isSample?: boolean;
}

export interface PrivacyManifest {
  /** Path inside the archive. */
  path: string;
  /** Why it cannot be read, phrased to follow its path; the other values are then empty. */
  problem?: string;
  tracking: boolean;
  trackingDomains: string[];
  collectedDataTypes: string[];
  /** Reason codes by API category. */
  accessedApis: { category: string; reasons: string[] }[];
}

export interface Provisioning {
  name?: string;
  teamName?: string;
  teamId?: string;
  /** ISO instant. */
  expires?: string;
  /** get-task-allow: a development build, which the store refuses. */
  isDebuggable: boolean;
  /** Number of registered devices: any device means ad hoc or development distribution, not the store. */
  deviceCount: number;
  provisionsAllDevices: boolean;
  entitlements: string[];
}

export interface IosBuild extends BuildCommon {
  kind: 'ipa';
  platform: 'ios';
  minimumOs?: string;
  /** DTSDKName, e.g. `iphoneos26.2`. */
  sdkName?: string;
  /** DTXcode, e.g. `2620`. */
  xcode?: string;
  /** DTPlatformVersion, e.g. `26.2`. */
  platformVersion?: string;
  /** UIDeviceFamily: 1 iPhone, 2 iPad, 3 TV, 4 Watch, 7 Vision. */
  deviceFamilies: number[];
  /** Keys that end in `UsageDescription` and their texts, which may be empty. */
  purposeStrings: Record<string, string>;
  /** ITSAppUsesNonExemptEncryption; undefined when the key is missing. */
  usesNonExemptEncryption?: boolean;
  hasExportComplianceCode: boolean;
  /** UIApplicationSceneManifest is in Info.plist. Undefined for builds stored before the product read it. */
  hasSceneManifest?: boolean;
  privacyManifests: PrivacyManifest[];
  provisioning?: Provisioning;
  /** CPU types of the executable, e.g. `arm64`. */
  architectures: string[];
  /** Linked frameworks and dylibs of the executable, short names. */
  linkedFrameworks: string[];
}

export interface NativeLibrary {
  path: string;
  abi: string;
  /** Smallest p_align of the PT_LOAD segments, bytes. */
  loadAlignment?: number;
  /** APK only: whether an uncompressed library is zip-aligned to 16 KB. */
  isZipAligned?: boolean;
}

export interface AndroidBuild extends BuildCommon {
  kind: 'apk' | 'aab';
  platform: 'android';
  minSdk?: number;
  /** As declared; when it is missing, Android takes minSdk. */
  targetSdk?: number;
  compileSdk?: number;
  permissions: string[];
  /** `uses-feature` names that a device must have. */
  features: string[];
  /** `uses-feature` names declared with `required="false"`. */
  optionalFeatures: string[];
  isDebuggable: boolean;
  isTestOnly: boolean;
  /** Components with an intent filter but no android:exported. */
  componentsWithoutExported: string[];
  /** Full class names of accessibility services. Undefined for builds stored before the product read them. */
  accessibilityServices?: string[];
  /** Play Billing Library, e.g. `8.0.0`, as the library itself writes it into the manifest. */
  billingLibraryVersion?: string;
  abis: string[];
  nativeLibraries: NativeLibrary[];
  /** e.g. `v1`, `v2`, `v3`; an unsigned file has none. */
  signingSchemes: string[];
  /** Modules of an app bundle, base first; an APK has none. */
  modules: string[];
}

export type BuildInfo = IosBuild | AndroidBuild;

/** The iOS build among the builds of a submission. */
export function iosBuildOf(builds: readonly BuildInfo[]): IosBuild | undefined {
  return builds.find((build) => build.platform === 'ios');
}
