import type { AndroidBuild, BuildInfo, IosBuild } from '@/model/build-info';

/** Target SDK of the invented Android builds with which the wizard can be tried without a file. */
const SAMPLE_TARGET_SDK = 35;

const MEGABYTE = 1024 * 1024;

interface SampleApp {
  name: string;
  bundleId: string;
  version: string;
  iosBuildNumber: string;
  androidBuildNumber: string;
}

const LACED_UP: SampleApp = {
  name: 'LacedUp',
  bundleId: 'com.lacedup.run',
  version: '2.2.0',
  iosBuildNumber: '420',
  androidBuildNumber: '2020',
};

const PAW_PAL: SampleApp = {
  name: 'PawPal',
  bundleId: 'app.pawpal.care',
  version: '1.5.0',
  iosBuildNumber: '91',
  androidBuildNumber: '150',
};

export const LACED_UP_BUILDS = [
  iosSample(LACED_UP, {
    purposeStrings: {
      NSHealthShareUsageDescription: 'LacedUp shows your heart rate during a run.',
      NSHealthUpdateUsageDescription: 'LacedUp adds your runs to your workouts.',
      NSLocationWhenInUseUsageDescription: 'LacedUp draws your run on the map while you are running.',
    },
    linkedFrameworks: ['CoreLocation', 'Foundation', 'HealthKit', 'MapKit', 'UIKit'],
  }),
  androidSample(LACED_UP, {
    permissions: [
      'android.permission.ACCESS_FINE_LOCATION',
      'android.permission.ACCESS_COARSE_LOCATION',
      'android.permission.INTERNET',
    ],
  }),
] as const;

export const PAW_PAL_BUILDS = [
  iosSample(PAW_PAL, {
    purposeStrings: { NSCameraUsageDescription: 'Take a photo of your pet for its profile.' },
    linkedFrameworks: ['AVFoundation', 'Foundation', 'UIKit', 'UserNotifications'],
  }),
  androidSample(PAW_PAL, {
    permissions: [
      'android.permission.CAMERA',
      'android.permission.INTERNET',
      'android.permission.POST_NOTIFICATIONS',
    ],
  }),
] as const;

/** The builds step 1 offers to choose from. */
export const SAMPLE_BUILDS: readonly BuildInfo[] = [...LACED_UP_BUILDS, ...PAW_PAL_BUILDS];

function iosSample(app: SampleApp, changes: Partial<IosBuild>): IosBuild {
  return {
    kind: 'ipa',
    platform: 'ios',
    isSample: true,
    fileName: `${app.name}-${app.version}.ipa`,
    fileSize: 38 * MEGABYTE,
    identity: {
      bundleId: app.bundleId,
      name: app.name,
      version: app.version,
      buildNumber: app.iosBuildNumber,
    },
    sizeByPart: [
      { label: 'Executable', bytes: 14 * MEGABYTE },
      { label: 'Frameworks', bytes: 13 * MEGABYTE },
      { label: 'Assets and resources', bytes: 11 * MEGABYTE },
    ],
    minimumOs: '17.0',
    sdkName: 'iphoneos26.2',
    xcode: '2620',
    platformVersion: '26.2',
    deviceFamilies: [1, 2],
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
        path: `Payload/${app.name}.app/PrivacyInfo.xcprivacy`,
        tracking: false,
        trackingDomains: [],
        collectedDataTypes: [],
        accessedApis: [{ category: 'NSPrivacyAccessedAPICategoryUserDefaults', reasons: ['CA92.1'] }],
      },
    ],
    provisioning: {
      name: `${app.name} App Store`,
      teamName: 'Sample Studio',
      teamId: 'SAMPLE0000',
      expires: '2027-09-30T12:00:00.000Z',
      isDebuggable: false,
      deviceCount: 0,
      provisionsAllDevices: false,
      entitlements: ['application-identifier', 'aps-environment'],
    },
    architectures: ['arm64'],
    linkedFrameworks: ['Foundation', 'UIKit'],
    ...changes,
  };
}

function androidSample(app: SampleApp, changes: Partial<AndroidBuild>): AndroidBuild {
  return {
    kind: 'aab',
    platform: 'android',
    isSample: true,
    fileName: `${app.name.toLowerCase()}-${app.version}.aab`,
    fileSize: 24 * MEGABYTE,
    identity: {
      bundleId: app.bundleId,
      name: app.name,
      version: app.version,
      buildNumber: app.androidBuildNumber,
    },
    sizeByPart: [
      { label: 'Code (dex)', bytes: 12 * MEGABYTE },
      { label: 'Resources', bytes: 9 * MEGABYTE },
      { label: 'Other', bytes: 3 * MEGABYTE },
    ],
    minSdk: 26,
    targetSdk: SAMPLE_TARGET_SDK,
    compileSdk: SAMPLE_TARGET_SDK,
    permissions: [],
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
