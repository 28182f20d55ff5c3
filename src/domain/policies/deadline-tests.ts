import { effectiveTargetSdk, formFactorOf, requiredTargetSdk } from '../builds/android-target';
import { billingMajor } from '../builds/billing-library';
import { dexLimit, isUnderOptimized } from '../builds/code-optimization';
import { GEOFENCE_CLASSES } from '../builds/geofence';
import type { AndroidBuild, BuildInfo } from '@/model/build-info';
import {
  hasIosSdk,
  iosSdkMajor,
  NEXT_IOS_SDK,
  REQUIRED_IOS_SDK,
  runsOnPhoneOrPad,
  supportsOnlyNewIos,
} from '../builds/ios-sdk';
import { abisWithout64BitPartner, is64BitAbi, librariesNot16KbAligned } from '../builds/native-code';
import { privacyManifestProblems } from '../builds/privacy-manifest-problems';

/** Evidence in a build for a dated rule. */
export interface DeadlineTest {
  /** Whether a build of this kind is subject to the rule. */
  appliesTo: (build: BuildInfo) => boolean;
  /** Whether this build meets the rule; undefined when the build does not show it. Called only when the rule applies. */
  isMet?: (build: BuildInfo) => boolean | undefined;
}

const IPHONE_FAMILY = 1;
/** The first SDK whose builds are reported to need screenshots for iPhone Duo. */
const DUO_SDK = [27, 1] as const;

const isIos = (build: BuildInfo) => build.platform === 'ios';

const isForPhoneOrPad = (build: BuildInfo) => build.platform === 'ios' && runsOnPhoneOrPad(build);

/** Whether the build is made with this SDK or a later one; undefined when it does not name its SDK. */
function hasSdk(build: BuildInfo, required: number): boolean | undefined {
  const major = build.platform === 'ios' ? iosSdkMajor(build) : undefined;
  return major === undefined ? undefined : major >= required;
}

/** API level of Android 12, the first for which accessibility services need the declaration. */
const ANDROID_12_API = 31;
/** API level of Android 15, the first for which Google Play asks for 16 KB pages. */
const ANDROID_15_API = 35;
/** API level of Android 17, the first under the contacts and location-button policies. */
const ANDROID_17_API = 37;

const isAndroid = (build: BuildInfo) => build.platform === 'android';

function android(test: (build: AndroidBuild) => boolean): (build: BuildInfo) => boolean {
  return (build) => build.platform === 'android' && test(build);
}

function asksFor(...names: string[]): (build: AndroidBuild) => boolean {
  const wanted = names.map((name) => `android.permission.${name}`);
  return ({ permissions }) => permissions.some((permission) => wanted.includes(permission));
}

const targetsAndroid17 = (build: AndroidBuild) => effectiveTargetSdk(build) >= ANDROID_17_API;

/** By the id of the record in catalog/deadlines.yaml. A rule about accounts, texts or images has none. */
export const DEADLINE_TESTS: Readonly<Record<string, DeadlineTest>> = {
  'apple-privacy-manifest': {
    appliesTo: isIos,
    // A manifest shows that the rule was considered; a missing one proves nothing about the APIs used.
    isMet: (build) => (build.platform === 'ios' && build.privacyManifests.length > 0 ? true : undefined),
  },
  'apple-valid-privacy-manifest': {
    appliesTo: (build) => build.platform === 'ios' && build.privacyManifests.length > 0,
    isMet: (build) =>
      build.platform === 'ios' &&
      build.privacyManifests.every((manifest) => privacyManifestProblems(manifest).length === 0),
  },
  'apple-sdk-26': {
    appliesTo: isIos,
    isMet: (build) => hasSdk(build, REQUIRED_IOS_SDK),
  },
  'apple-scene-life-cycle': {
    appliesTo: (build) => build.platform === 'ios' && hasSdk(build, NEXT_IOS_SDK) === true,
    // Without the key an app may still configure scenes in code or use SwiftUI.
    isMet: (build) => (build.platform === 'ios' && build.hasSceneManifest ? true : undefined),
  },
  'apple-launch-screen': {
    appliesTo: (build) => isForPhoneOrPad(build) && hasSdk(build, NEXT_IOS_SDK) === true,
    isMet: (build) => (build.platform === 'ios' ? build.hasLaunchScreen : undefined),
  },
  'apple-sdk-27': {
    appliesTo: isIos,
    isMet: (build) => hasSdk(build, NEXT_IOS_SDK),
  },
  'apple-minimum-os': {
    appliesTo: isForPhoneOrPad,
    isMet: (build) => (build.platform === 'ios' ? supportsOnlyNewIos(build) : undefined),
  },
  'apple-iphone-duo-screenshots': {
    appliesTo: (build) =>
      build.platform === 'ios' &&
      build.deviceFamilies.includes(IPHONE_FAMILY) &&
      hasIosSdk(build, DUO_SDK) === true,
  },
  'apple-first-purchase': {
    appliesTo: (build) => build.platform === 'ios' && build.linkedFrameworks.includes('StoreKit'),
  },
  'play-org-account': {
    // The groups without a mark in a build, such as banks, have to know it themselves.
    appliesTo: android(
      (build) =>
        build.boundComponents?.some(
          ({ permission }) => permission === 'android.permission.BIND_VPN_SERVICE',
        ) ?? false,
    ),
  },
  'play-code-optimization': {
    appliesTo: android((build) => build.kind === 'aab' && (build.dexBytes ?? 0) > dexLimit(build)),
    isMet: (build) => {
      if (build.platform !== 'android') return undefined;
      if (isUnderOptimized(build)) return false;
      return build.codeOptimization ? true : undefined;
    },
  },
  'play-geofence-service': {
    appliesTo: android(
      (build) =>
        asksFor('FOREGROUND_SERVICE_LOCATION')(build) &&
        GEOFENCE_CLASSES.some((name) => build.traces?.classes?.includes(name)),
    ),
  },
  'play-app-bundle': {
    appliesTo: isAndroid,
    isMet: (build) => build.kind === 'aab',
  },
  'play-accessibility-service': {
    appliesTo: android(
      (build) =>
        effectiveTargetSdk(build) >= ANDROID_12_API && (build.accessibilityServices ?? []).length > 0,
    ),
  },
  'play-photo-video-permissions': {
    appliesTo: android(asksFor('READ_MEDIA_IMAGES', 'READ_MEDIA_VIDEO')),
  },
  'play-16kb-pages': {
    appliesTo: android(
      (build) =>
        effectiveTargetSdk(build) >= ANDROID_15_API &&
        build.nativeLibraries.some((library) => is64BitAbi(library.abi)),
    ),
    isMet: android((build) => librariesNot16KbAligned(build).length === 0),
  },
  'play-call-log-verification': {
    appliesTo: android(asksFor('READ_CALL_LOG')),
  },
  'play-tv-64-bit': {
    appliesTo: android((build) => formFactorOf(build) === 'tv' && build.nativeLibraries.length > 0),
    isMet: android(({ abis }) => abisWithout64BitPartner(abis).length === 0),
  },
  'play-target-api-36': {
    appliesTo: isAndroid,
    isMet: android(
      (build) => effectiveTargetSdk(build) >= requiredTargetSdk(formFactorOf(build), '2026-08-31').level,
    ),
  },
  'play-billing-8': {
    appliesTo: android((build) => billingMajor(build) !== undefined),
    isMet: android((build) => (billingMajor(build) ?? 0) >= 8),
  },
  'play-wear-64-bit': {
    appliesTo: android((build) => formFactorOf(build) === 'wear' && build.nativeLibraries.length > 0),
    isMet: android(({ abis }) => abisWithout64BitPartner(abis).length === 0),
  },
  'play-contacts-permission': {
    appliesTo: android((build) => targetsAndroid17(build) && asksFor('READ_CONTACTS')(build)),
  },
  'play-location-permission': {
    appliesTo: android((build) => targetsAndroid17(build) && asksFor('ACCESS_FINE_LOCATION')(build)),
  },
  'play-billing-9': {
    appliesTo: android((build) => billingMajor(build) !== undefined),
    isMet: android((build) => (billingMajor(build) ?? 0) >= 9),
  },
};
