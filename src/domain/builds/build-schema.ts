import * as z from 'zod/mini';
import {
  flag,
  offByDefault,
  optionalNumber,
  optionalText,
  recordSchema,
  textOrEmpty,
  texts,
  textsOrNone,
} from '../records/record-schema';
import { withUnreadFacts } from './unread-facts';
import type {
  AndroidBuild,
  AppExtension,
  BoundComponent,
  BuildIdentity,
  BuildLibrary,
  BuildTraces,
  CodeImports,
  CodeOptimization,
  DeclaredDataType,
  ForegroundService,
  FoundSecret,
  IosBuild,
  NativeLibrary,
  PrivacyManifest,
  Provisioning,
  SigningCertificate,
  SizePart,
  Website,
} from '@/model/build-info';

const identity = recordSchema<BuildIdentity>()({
  bundleId: textOrEmpty,
  name: optionalText,
  version: optionalText,
  buildNumber: optionalText,
});

const traces = recordSchema<BuildTraces>()({
  libraries: z._default(
    z.array(
      recordSchema<BuildLibrary>()({ group: textOrEmpty, artifact: textOrEmpty, version: optionalText }),
    ),
    [],
  ),
  components: textsOrNone,
  metaData: textsOrNone,
  packages: textsOrNone,
  files: textsOrNone,
  frameworks: z._default(
    z.array(
      recordSchema<BuildTraces['frameworks'][number]>()({
        name: textOrEmpty,
        version: optionalText,
        path: textOrEmpty,
        hasManifest: offByDefault,
      }),
    ),
    [],
  ),
  bundles: textsOrNone,
  infoKeys: textsOrNone,
  classes: z.optional(texts),
  modules: z.optional(texts),
  problems: textsOrNone,
});

const common = {
  fileName: textOrEmpty,
  fileSize: z._default(z.number(), 0),
  identity: z.prefault(identity, {}),
  sizeByPart: z._default(
    z.array(recordSchema<SizePart>()({ label: textOrEmpty, bytes: z._default(z.number(), 0) })),
    [],
  ),
  iconDataUrl: optionalText,
  isSample: flag,
  traces: z.optional(traces),
  unreadFacts: z.optional(texts),
  marks: z.optional(texts),
  secrets: z.optional(
    z.array(recordSchema<FoundSecret>()({ path: textOrEmpty, kind: textOrEmpty, start: textOrEmpty })),
  ),
};

const privacyManifest = recordSchema<PrivacyManifest>()({
  path: textOrEmpty,
  problem: optionalText,
  tracking: offByDefault,
  trackingDomains: textsOrNone,
  collectedDataTypes: textsOrNone,
  dataTypes: z.optional(
    z.array(
      recordSchema<DeclaredDataType>()({
        type: textOrEmpty,
        isLinked: offByDefault,
        isTracking: offByDefault,
        purposes: textsOrNone,
      }),
    ),
  ),
  faults: z.optional(texts),
  accessedApis: z._default(
    z.array(
      recordSchema<PrivacyManifest['accessedApis'][number]>()({
        category: textOrEmpty,
        reasons: textsOrNone,
      }),
    ),
    [],
  ),
});

const website = recordSchema<Website>()({ url: textOrEmpty, plugins: textsOrNone });

const provisioning = recordSchema<Provisioning>()({
  name: optionalText,
  teamName: optionalText,
  teamId: optionalText,
  expires: optionalText,
  isDebuggable: offByDefault,
  deviceCount: z._default(z.number(), 0),
  provisionsAllDevices: offByDefault,
  entitlements: textsOrNone,
});

const iosBuild = recordSchema<IosBuild>()({
  ...common,
  kind: z.literal('ipa'),
  platform: z.literal('ios'),
  minimumOs: optionalText,
  sdkName: optionalText,
  xcode: optionalText,
  platformVersion: optionalText,
  deviceFamilies: z._default(z.array(z.number()), []),
  purposeStrings: z._default(z.record(z.string(), z.string()), {}),
  usesNonExemptEncryption: flag,
  hasExportComplianceCode: offByDefault,
  hasSceneManifest: flag,
  hasLaunchScreen: flag,
  padOrientations: z.optional(texts),
  hasIconName: flag,
  hasIcon: flag,
  hasAssetCatalog: flag,
  xcodeBuild: optionalText,
  backgroundModes: z.optional(texts),
  backgroundTasks: z.optional(texts),
  hasExecutable: flag,
  hasCodeSignature: flag,
  signedEntitlements: z.optional(texts),
  networkExtensions: z.optional(texts),
  urlSchemes: z.optional(texts),
  requiredCapabilities: z.optional(texts),
  allowsAnyConnection: flag,
  insecureServers: z.optional(texts),
  localizedPurposes: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  canRestorePurchases: flag,
  website: z.optional(website),
  imports: z.optional(
    z.array(recordSchema<CodeImports>()({ path: textOrEmpty, classes: textsOrNone, symbols: textsOrNone })),
  ),
  extensions: z.optional(
    z.array(
      recordSchema<AppExtension>()({
        path: textOrEmpty,
        bundleId: optionalText,
        version: optionalText,
        buildNumber: optionalText,
      }),
    ),
  ),
  privacyManifests: z._default(z.array(privacyManifest), []),
  provisioning: z.optional(provisioning),
  architectures: textsOrNone,
  linkedFrameworks: textsOrNone,
});

const androidBuild = recordSchema<AndroidBuild>()({
  ...common,
  kind: z.enum(['apk', 'aab']),
  platform: z.literal('android'),
  minSdk: optionalNumber,
  targetSdk: optionalNumber,
  compileSdk: optionalNumber,
  permissions: textsOrNone,
  features: textsOrNone,
  optionalFeatures: textsOrNone,
  isDebuggable: offByDefault,
  isTestOnly: offByDefault,
  componentsWithoutExported: textsOrNone,
  accessibilityServices: z.optional(texts),
  boundComponents: z.optional(
    z.array(recordSchema<BoundComponent>()({ name: textOrEmpty, permission: textOrEmpty })),
  ),
  adminPolicies: z.optional(texts),
  foregroundServices: z.optional(
    z.array(recordSchema<ForegroundService>()({ name: textOrEmpty, types: textsOrNone })),
  ),
  isAccessibilityTool: flag,
  intents: z.optional(texts),
  hasBanner: flag,
  allowsCleartext: flag,
  isGame: flag,
  website: z.optional(website),
  isOnlyWebView: flag,
  dexBytes: optionalNumber,
  gradlePlugin: optionalText,
  codeOptimization: z.optional(
    recordSchema<CodeOptimization>()({
      obfuscation: z._default(z.number(), 0),
      optimization: z._default(z.number(), 0),
      shrinking: z._default(z.number(), 0),
    }),
  ),
  hasMapping: flag,
  billingLibraryVersion: optionalText,
  abis: textsOrNone,
  nativeLibraries: z._default(
    z.array(
      recordSchema<NativeLibrary>()({
        path: textOrEmpty,
        abi: textOrEmpty,
        loadAlignment: optionalNumber,
        isZipAligned: flag,
      }),
    ),
    [],
  ),
  signingSchemes: textsOrNone,
  certificate: z.optional(
    recordSchema<SigningCertificate>()({
      subject: textOrEmpty,
      validUntil: textOrEmpty,
      rsaBits: optionalNumber,
      sha256: optionalText,
    }),
  ),
  requiresSplits: flag,
  modules: textsOrNone,
});

/** Facts of a build, as drafts store them. */
export const buildSchema = z.pipe(
  z.transform(withUnreadFacts),
  z.discriminatedUnion('platform', [iosBuild, androidBuild]),
);
