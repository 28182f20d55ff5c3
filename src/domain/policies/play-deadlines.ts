import { effectiveTargetSdk, formFactorOf, requiredTargetSdk } from '../builds/android-target';
import { billingMajor } from '../builds/billing-library';
import type { AndroidBuild, BuildInfo } from '../builds/build-info';
import { abisWithout64BitPartner, is64BitAbi, librariesNot16KbAligned } from '../builds/native-code';
import { OFFICIAL } from '../certainty';
import { GOOGLE } from '../rules/sources';
import { deadlinesOf } from './store-deadline';

/** The day all entries of this file were last compared with their sources. */
const CHECKED = '2026-11-22';
/** API level of Android 12, the first for which accessibility services need the declaration. */
const ANDROID_12_API = 31;
/** API level of Android 15, the first for which Google Play asks for 16 KB pages. */
const ANDROID_15_API = 35;
/** API level of Android 17, the first under the contacts and location-button policies. */
export const ANDROID_17_API = 37;

const REPORTED_JULY_2026 = {
  level: 'reported',
  note: 'Read in the release notes of a public tool that checks uploads to Google Play; the announcement itself was not seen.',
} as const;

const isAndroid = (build: BuildInfo) => build.platform === 'android';

function android(test: (build: AndroidBuild) => boolean): (build: BuildInfo) => boolean {
  return (build) => build.platform === 'android' && test(build);
}

function asksFor(...names: string[]): (build: AndroidBuild) => boolean {
  const wanted = names.map((name) => `android.permission.${name}`);
  return ({ permissions }) => permissions.some((permission) => wanted.includes(permission));
}

const targetsAndroid17 = (build: AndroidBuild) => effectiveTargetSdk(build) >= ANDROID_17_API;

/** Google Play's dated rules, oldest first. */
export const PLAY_DEADLINES = deadlinesOf('android', CHECKED, [
  {
    id: 'play-app-bundle',
    date: '2021-08',
    title: 'New apps must be Android App Bundles',
    scope: 'New apps; apps first published before may still be updated with an APK',
    action: 'Export the release as .aab instead of .apk.',
    source: GOOGLE.bundle,
    certainty: OFFICIAL,
    appliesTo: isAndroid,
    isMet: (build) => build.kind === 'aab',
  },
  {
    id: 'play-accessibility-service',
    date: '2021-11-03',
    title: 'Declaration for accessibility services',
    scope: 'Apps that target API 31 or later and contain an AccessibilityService',
    action: 'Complete the accessibility declaration under App content, or remove the service.',
    source: GOOGLE.accessibility,
    certainty: OFFICIAL,
    appliesTo: android(
      (build) =>
        effectiveTargetSdk(build) >= ANDROID_12_API && (build.accessibilityServices ?? []).length > 0,
    ),
  },
  {
    id: 'play-closed-test',
    date: '2023-11-13',
    title: 'Closed test before production, for personal accounts',
    scope: 'Personal developer accounts created since then',
    action: 'Start the closed test early; it is the longest wait of a first release.',
    source: {
      label: 'Google Play: testing requirements for new personal developer accounts',
      url: 'https://support.google.com/googleplay/android-developer/answer/14151465',
    },
    certainty: {
      level: 'reported',
      note: 'Several pages quote Google’s help page in the same words; the page itself was not seen.',
    },
  },
  {
    id: 'play-photo-video-permissions',
    date: '2025-05-28',
    title: 'Photo and video permissions',
    scope: 'Apps with READ_MEDIA_IMAGES or READ_MEDIA_VIDEO',
    action: 'Use the system photo picker and drop the permissions, or complete the declaration.',
    source: GOOGLE.policyDeadlines,
    certainty: OFFICIAL,
    appliesTo: android(asksFor('READ_MEDIA_IMAGES', 'READ_MEDIA_VIDEO')),
  },
  {
    id: 'play-16kb-pages',
    date: '2025-11-01',
    extendedTo: '2026-05-31',
    title: '64-bit native code must support 16 KB memory pages',
    scope: 'Apps with 64-bit native libraries that target Android 15 (API 35) or later',
    action:
      'Rebuild native libraries with 16 KB alignment (NDK r28 or later) and update SDKs that bring their own.',
    source: GOOGLE.pages,
    certainty: {
      level: 'conflicting',
      note: 'Google first mailed 2026-05-01 to some developers, then corrected it to 2025-11-01 with an extension to 2026-05-31. All three are past.',
    },
    appliesTo: android(
      (build) =>
        effectiveTargetSdk(build) >= ANDROID_15_API &&
        build.nativeLibraries.some((library) => is64BitAbi(library.abi)),
    ),
    isMet: android((build) => librariesNot16KbAligned(build).length === 0),
  },
  {
    id: 'play-call-log-verification',
    date: '2026-07-15',
    title: 'No call log for phone-number verification',
    scope: 'Apps with READ_CALL_LOG',
    action:
      'Verify phone numbers with the Digital Credentials API or the SMS Retriever API, and drop READ_CALL_LOG.',
    source: GOOGLE.policyDeadlines,
    certainty: REPORTED_JULY_2026,
    appliesTo: android(asksFor('READ_CALL_LOG')),
  },
  {
    id: 'play-app-registration',
    date: '2026-07-15',
    title: 'Every app registered in the Play Console',
    scope: 'Every app of a developer account; apps with Play App Signing are registered automatically',
    action: 'Find apps without Play App Signing in your account and register them.',
    source: GOOGLE.policyDeadlines,
    certainty: REPORTED_JULY_2026,
  },
  {
    id: 'play-tv-64-bit',
    date: '2026-08',
    title: '64-bit native code on TVs',
    scope: 'Android TV and Google TV apps with native code',
    action: 'Build the native libraries for arm64-v8a too.',
    source: GOOGLE.bits64,
    certainty: {
      level: 'reported',
      note: 'Several news pages name August 2026; the day was not seen on Google’s page.',
    },
    appliesTo: android((build) => formFactorOf(build) === 'tv' && build.nativeLibraries.length > 0),
    isMet: android(({ abis }) => abisWithout64BitPartner(abis).length === 0),
  },
  {
    id: 'play-target-api-36',
    date: '2026-08-31',
    extendedTo: '2026-11-01',
    title: 'New apps and updates must target API 36',
    scope: 'New apps and updates; Wear OS and Automotive need 35, TV and XR 34',
    action: 'Raise targetSdkVersion and build again.',
    source: GOOGLE.target,
    certainty: OFFICIAL,
    appliesTo: isAndroid,
    isMet: android(
      (build) => effectiveTargetSdk(build) >= requiredTargetSdk(formFactorOf(build), '2026-08-31').level,
    ),
  },
  {
    id: 'play-billing-8',
    date: '2026-08-31',
    extendedTo: '2026-11-01',
    title: 'Play Billing Library 8 or later',
    scope: 'New apps and updates that sell through Google Play',
    action: 'Update the billing library, or the plugin that brings it, and build again.',
    source: GOOGLE.billing,
    certainty: OFFICIAL,
    appliesTo: android((build) => billingMajor(build) !== undefined),
    isMet: android((build) => (billingMajor(build) ?? 0) >= 8),
  },
  {
    id: 'play-wear-64-bit',
    date: '2026-09-15',
    title: '64-bit native code on Wear OS',
    scope: 'Wear OS apps with native code',
    action: 'Build the native libraries for arm64-v8a too, and update SDKs that bring their own.',
    source: {
      label: 'Android Developers Blog: 64-bit requirement for Wear OS',
      url: 'https://android-developers.googleblog.com/2026/04/get-your-wear-os-apps-ready-for-64-bit-requirement.html',
    },
    certainty: OFFICIAL,
    appliesTo: android((build) => formFactorOf(build) === 'wear' && build.nativeLibraries.length > 0),
    isMet: android(({ abis }) => abisWithout64BitPartner(abis).length === 0),
  },
  {
    id: 'play-developer-verification',
    date: '2026-09-30',
    title: 'Android developer verification in the first four countries',
    scope: 'Apps installed on certified devices in Brazil, Indonesia, Singapore and Thailand',
    action: 'Complete the developer verification in the Play Console.',
    source: {
      label: 'Android Developers: developer verification FAQ',
      url: 'https://developer.android.com/developer-verification/guides/faq',
    },
    certainty: {
      level: 'conflicting',
      note: 'According to Google’s FAQ, only apps in participating stores are affected for now; according to its page on limited distribution, every unregistered package name is.',
    },
  },
  {
    id: 'play-contacts-permission',
    date: '2027-01-27',
    title: 'Contacts permission policy',
    scope: 'Apps that target Android 17 (API 37) or later and ask for READ_CONTACTS',
    action: 'Use the contact picker and drop READ_CONTACTS, or declare why the picker is not enough.',
    source: GOOGLE.minimumScope,
    certainty: {
      level: 'conflicting',
      note: 'Older copies of Google’s page enforce the policy from 2026-10-28, newer quotes of it from 2027-01-27.',
    },
    appliesTo: android((build) => targetsAndroid17(build) && asksFor('READ_CONTACTS')(build)),
  },
  {
    id: 'play-location-permission',
    date: '2027-01-27',
    title: 'Location button for precise location',
    scope: 'Apps that target Android 17 (API 37) or later and ask for ACCESS_FINE_LOCATION',
    action: 'Use the location button, or declare why the app needs the precise location for longer.',
    source: GOOGLE.locationButton,
    certainty: {
      level: 'conflicting',
      note: 'The policy is dated 2026-10-28; its enforcement date is quoted as 2027-01-27.',
    },
    appliesTo: android((build) => targetsAndroid17(build) && asksFor('ACCESS_FINE_LOCATION')(build)),
  },
  {
    id: 'play-billing-9',
    date: '2027-08-31',
    extendedTo: '2027-11-01',
    title: 'Play Billing Library 9 or later',
    scope: 'New apps and updates that sell through Google Play',
    action: 'Plan the update of the billing library, or of the plugin that brings it.',
    source: GOOGLE.billing,
    certainty: OFFICIAL,
    appliesTo: android((build) => billingMajor(build) !== undefined),
    isMet: android((build) => (billingMajor(build) ?? 0) >= 9),
  },
]);
