import type { AndroidBuild, IosBuild, PrivacyManifest } from '@/model/build-info';

/** An iOS build that meets every rule; a test overrides what it checks. */
export function iosBuild(changes: Partial<IosBuild> = {}): IosBuild {
  return {
    kind: 'ipa',
    platform: 'ios',
    fileName: 'Lantern.ipa',
    fileSize: 40_000_000,
    identity: { bundleId: 'org.lantern.journal', name: 'Lantern', version: '1.4.0', buildNumber: '52' },
    sizeByPart: [{ label: 'Executable', bytes: 12_000_000 }],
    minimumOs: '16.0',
    sdkName: 'iphoneos26.2',
    xcode: '2620',
    platformVersion: '26.2',
    deviceFamilies: [1],
    purposeStrings: {},
    usesNonExemptEncryption: false,
    hasExportComplianceCode: false,
    hasSceneManifest: true,
    hasLaunchScreen: true,
    padOrientations: ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight'],
    hasIconName: true,
    extensions: [],
    privacyManifests: [
      {
        path: 'Payload/Lantern.app/PrivacyInfo.xcprivacy',
        tracking: false,
        trackingDomains: [],
        collectedDataTypes: [],
        accessedApis: [{ category: 'NSPrivacyAccessedAPICategoryUserDefaults', reasons: ['CA92.1'] }],
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
      entitlements: ['application-identifier'],
    },
    architectures: ['arm64'],
    linkedFrameworks: ['Foundation', 'UIKit'],
    ...changes,
  };
}

/** An Android app bundle that meets every rule; a test overrides what it checks. */
export function androidBuild(changes: Partial<AndroidBuild> = {}): AndroidBuild {
  return {
    kind: 'aab',
    platform: 'android',
    fileName: 'lantern.aab',
    fileSize: 30_000_000,
    identity: { bundleId: 'org.lantern.journal', name: 'Lantern', version: '1.4.0', buildNumber: '52' },
    sizeByPart: [{ label: 'Code (dex)', bytes: 9_000_000 }],
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
    abis: [],
    nativeLibraries: [],
    signingSchemes: ['v1'],
    modules: ['base'],
    ...changes,
  };
}

/** The privacy manifest of the app itself, which declares nothing. */
export function privacyManifest(changes: Partial<PrivacyManifest>): PrivacyManifest {
  return {
    path: 'Payload/Lantern.app/PrivacyInfo.xcprivacy',
    tracking: false,
    trackingDomains: [],
    collectedDataTypes: [],
    accessedApis: [],
    ...changes,
  };
}
