import { platformsOf, type PlatformChoice } from './app';

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
  /** Undefined for builds stored before the product read them, and for sample builds. */
  traces?: BuildTraces;
  /** Names of lists that are empty only because the stored build lacked them. */
  unreadFacts?: string[];
  /** Texts in its code by which a rule asks (domain/builds/code-marks.ts). Undefined for builds stored before. */
  marks?: string[];
  /** Secrets in the build’s files. Undefined for builds stored before the product looked for them. */
  secrets?: FoundSecret[];
}

/** The address that a wrapper of a website opens. */
export interface Website {
  url: string;
  /** Native plugins of the wrapper, e.g. `PushNotifications`. */
  plugins: string[];
}

/** A secret that everyone can read who has the build. */
export interface FoundSecret {
  /** Path inside the archive. */
  path: string;
  /** e.g. `a secret key of Stripe`. */
  kind: string;
  /** Its first characters: the whole secret is never stored. */
  start: string;
}

/** A library that the build lists by its Maven coordinates. */
export interface BuildLibrary {
  group: string;
  artifact: string;
  version?: string;
}

/**
 * Names in a build by which SDKs are recognised. They are stored instead of the SDKs, so that a build read earlier
 * profits from a catalogue corrected later. A list that the platform does not have is empty.
 */
export interface BuildTraces {
  /** Libraries of an app bundle's dependency list, or of the version files in an APK. */
  libraries: BuildLibrary[];
  /** Full class names of Android components that are not in the app's own package. */
  components: string[];
  /** Names of the manifest's meta-data. */
  metaData: string[];
  /** Packages of the classes in the dex files, without a dot at the end: known ones in full, others cut short. */
  packages: string[];
  /** Paths of files that mark an SDK, from the module or the app folder on; a folder ends in a slash. */
  files: string[];
  /** Embedded frameworks and libraries of an iOS app: names without the extension, versions of their Info.plist. */
  frameworks: { name: string; version?: string; path: string; hasManifest: boolean }[];
  /** Resource bundles of an iOS app, without the extension. */
  bundles: string[];
  /** Keys of Info.plist, and its URL schemes with a colon at the end. */
  infoKeys: string[];
  /** Classes that mark an SDK: of Objective-C on iOS, of Java on Android. Undefined where the product did not read them. */
  classes?: string[];
  /** Swift modules that are linked into an iOS app, without its own. Undefined where the product did not read them. */
  modules?: string[];
  /** Parts that could not be read and therefore are missing above, one sentence each. */
  problems: string[];
}

/** A data type as a privacy manifest declares it; values are as they were written, known to Apple or not. */
export interface DeclaredDataType {
  /** e.g. `NSPrivacyCollectedDataTypeDeviceID`. */
  type: string;
  isLinked: boolean;
  isTracking: boolean;
  /** e.g. `NSPrivacyCollectedDataTypePurposeAnalytics`. */
  purposes: string[];
}

export interface PrivacyManifest {
  /** Path inside the archive. */
  path: string;
  /** Why it cannot be read, phrased to follow its path; the other values are then empty. */
  problem?: string;
  tracking: boolean;
  trackingDomains: string[];
  collectedDataTypes: string[];
  /** The same types with what else is declared of them. Undefined for builds stored before the product read it. */
  dataTypes?: DeclaredDataType[];
  /** Values of the wrong type, phrased to follow the path. Undefined for builds stored before the product read it. */
  faults?: string[];
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

/** System APIs that one file of code imports, as far as a rule asks for them. */
export interface CodeImports {
  /** Path inside the app, e.g. `Frameworks/Pay.framework/Pay`. */
  path: string;
  /** Objective-C classes, e.g. `PHPhotoLibrary`. */
  classes: string[];
  /** Functions and constants, e.g. `stat`. */
  symbols: string[];
}

/** An extension inside an iOS app, its Watch app with extensions, or its App Clip. */
export interface AppExtension {
  /** Path inside the app, e.g. `PlugIns/Widget.appex`. */
  path: string;
  bundleId?: string | undefined;
  version?: string | undefined;
  buildNumber?: string | undefined;
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
  /** Info.plist names a launch screen. Undefined for builds stored before the product read it. */
  hasLaunchScreen?: boolean;
  /**
   * Orientations on iPad, e.g. `Portrait`. Undefined for an app that requires the full screen, and for builds stored
   * before the product read it.
   */
  padOrientations?: string[] | undefined;
  /** Info.plist names the app icon of the asset catalog. Undefined for builds stored before the product read it. */
  hasIconName?: boolean;
  /**
   * Info.plist lists icons, or there are icon files, or the asset catalog contains the name. Undefined for builds stored
   * before the product read it.
   */
  hasIcon?: boolean;
  /** There is an Assets.car. Undefined for builds stored before the product read it. */
  hasAssetCatalog?: boolean;
  /** DTXcodeBuild, e.g. `17C52`. */
  xcodeBuild?: string;
  /** UIBackgroundModes. Undefined for builds stored before the product read it. */
  backgroundModes?: string[];
  /** BGTaskSchedulerPermittedIdentifiers. Undefined for builds stored before the product read it. */
  backgroundTasks?: string[];
  /** CFBundleExecutable exists. Undefined for builds stored before the product read it. */
  hasExecutable?: boolean;
  /** There is a `_CodeSignature`. Undefined for builds stored before the product read it. */
  hasCodeSignature?: boolean;
  /** Keys of the entitlements that the executable is signed with. Undefined where they were not read. */
  signedEntitlements?: string[];
  /** Kinds of network extension that it is signed for, e.g. `packet-tunnel-provider`. Undefined where they were not read. */
  networkExtensions?: string[];
  /** URL schemes of Info.plist, without the colon. Undefined for builds stored before the product read them. */
  urlSchemes?: string[];
  /** Capabilities that a device must have, from UIRequiredDeviceCapabilities. Undefined for builds stored before the product read it. */
  requiredCapabilities?: string[];
  /** App Transport Security is off for every address. Undefined for builds stored before the product read it. */
  allowsAnyConnection?: boolean;
  /** Servers that it may reach without encryption, by name. Undefined for builds stored before the product read them. */
  insecureServers?: string[];
  /** Purpose strings of InfoPlist.strings by language folder, e.g. `pt-BR`. */
  localizedPurposes?: Record<string, Record<string, string>>;
  /** The website that the app shows instead of pages of its own. */
  website?: Website;
  /** Whether its code can restore purchases. Undefined where the code was not read. */
  canRestorePurchases?: boolean;
  /** Undefined where the product did not read them. */
  imports?: CodeImports[];
  /** Names and IDs of the app's extensions. Undefined for builds stored before the product read them. */
  extensions?: AppExtension[];
  privacyManifests: PrivacyManifest[];
  provisioning?: Provisioning;
  /** CPU types of the executable, e.g. `arm64`. */
  architectures: string[];
  /** Linked frameworks and dylibs of the executable, short names. */
  linkedFrameworks: string[];
}

/** A component that only the system may start, with the permission that says so. */
export interface BoundComponent {
  name: string;
  permission: string;
}

/** A service with the types of foreground service it declares, e.g. `dataSync`: none for one that may run there. */
export interface ForegroundService {
  name: string;
  types: string[];
}

/** Share of the code that R8 has optimised, in percent, as Google Play computes it from `r8.json`. */
export interface CodeOptimization {
  obfuscation: number;
  optimization: number;
  shrinking: number;
}

/** The certificate an Android build is signed with. */
export interface SigningCertificate {
  /** e.g. `CN=Android Debug, O=Android, C=US`. */
  subject: string;
  /** Last day of its validity, `YYYY-MM-DD`. */
  validUntil: string;
  /** Size of an RSA key in bits; other kinds of key have none. */
  rsaBits?: number;
  /** Fingerprint in hexadecimal, as the Play Console shows it without colons; undefined where it could not be computed. */
  sha256?: string;
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
  /** Its accessibility service is declared a tool for people with disabilities. Undefined where its file was not read. */
  isAccessibilityTool?: boolean;
  /** Services of a VPN and receivers of a device administrator. Undefined for builds stored before the product read them. */
  boundComponents?: BoundComponent[];
  /** Policies of the device administrator, e.g. `wipe-data`. Undefined where there is none, or its file was not read. */
  adminPolicies?: string[];
  /** Undefined for builds stored before the product read them. */
  foregroundServices?: ForegroundService[];
  /**
   * Actions and categories of its intent filters by which a rule knows what kind of app it is, e.g. `SMS_DELIVER`. Undefined
   * for builds stored before the product read them.
   */
  intents?: string[];
  /** The app or an activity names a banner for TV. Undefined for builds stored before the product read it. */
  hasBanner?: boolean;
  /** `usesCleartextTraffic` is on. Undefined where the manifest does not say, and in builds stored before. */
  allowsCleartext?: boolean;
  /** The manifest calls the app a game. */
  isGame?: boolean;
  /** The website that the app shows instead of pages of its own. */
  website?: Website;
  /** One activity with a web view is all there is. Undefined for builds stored before the product looked. */
  isOnlyWebView?: boolean;
  /** Uncompressed bytes of all dex files. Undefined for builds stored before the product read it. */
  dexBytes?: number;
  /** Version of the Android Gradle plugin, e.g. `8.13.0`, where an app bundle names it. */
  gradlePlugin?: string;
  /** Undefined for a build without a readable `r8.json`. */
  codeOptimization?: CodeOptimization;
  /** Whether an app bundle has the mapping file of R8. Undefined for builds stored before the product read it. */
  hasMapping?: boolean;
  /** Play Billing Library, e.g. `8.0.0`, as the library itself writes it into the manifest. */
  billingLibraryVersion?: string;
  abis: string[];
  nativeLibraries: NativeLibrary[];
  /** e.g. `v1`, `v2`, `v3`; an unsigned file has none. */
  signingSchemes: string[];
  /** Undefined for an unsigned build, an unreadable certificate, and builds stored before the product read it. */
  certificate?: SigningCertificate;
  /** An APK that is only installed together with others. Undefined for builds stored before the product read it. */
  requiresSplits?: boolean;
  /** Modules of an app bundle, base first; an APK has none. */
  modules: string[];
}

export type BuildInfo = IosBuild | AndroidBuild;

/** The builds for the stores that a submission is for. */
export function submittedBuilds(builds: readonly BuildInfo[], platform: PlatformChoice): BuildInfo[] {
  return builds.filter((build) => platformsOf(platform).includes(build.platform));
}

/** The iOS build among the builds of a submission. */
export function iosBuildOf(builds: readonly BuildInfo[]): IosBuild | undefined {
  return builds.find((build) => build.platform === 'ios');
}

/** The Android build among the builds of a submission. */
export function androidBuildOf(builds: readonly BuildInfo[]): AndroidBuild | undefined {
  return builds.find((build) => build.platform === 'android');
}
