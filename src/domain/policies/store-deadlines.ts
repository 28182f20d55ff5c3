import type { Platform } from '../apps/app';
import { effectiveTargetSdk, formFactorOf, requiredTargetSdk } from '../builds/android-target';
import type { BuildInfo } from '../builds/build-info';
import { iosSdkMajor, REQUIRED_IOS_SDK } from '../builds/ios-sdk';
import { is64BitAbi, librariesNot16KbAligned } from '../builds/native-code';
import type { RuleSource } from '../rules/rule';

/** A rule of a store with the day it took or takes effect. As of 2026-11-20 (sources 5.4). */
export interface StoreDeadline {
  id: string;
  store: Platform;
  /** `YYYY-MM-DD`; the first of the month where only the month is known. */
  date: string;
  datePrecision: 'day' | 'month';
  title: string;
  rule: string;
  /** What to do about it. */
  action: string;
  source: RuleSource;
  /** Is a build of this kind under the rule at all? Always false for rules no build can tell about. */
  appliesTo: (build: BuildInfo) => boolean;
  /** Does this build keep the rule? Undefined when the build can't tell; only asked when the rule applies. */
  isMet?: (build: BuildInfo) => boolean | undefined;
}

const never = () => false;
const isIos = (build: BuildInfo) => build.platform === 'ios';
const isAndroid = (build: BuildInfo) => build.platform === 'android';

/** API level of Android 15: the first for which 16 KB pages are asked (sources 5.4). */
const ANDROID_15_API = 35;

const CONTACTS_PERMISSIONS = ['android.permission.READ_CONTACTS', 'android.permission.WRITE_CONTACTS'];
const LOCATION_PERMISSIONS = [
  'android.permission.ACCESS_FINE_LOCATION',
  'android.permission.ACCESS_COARSE_LOCATION',
  'android.permission.ACCESS_BACKGROUND_LOCATION',
];
const PLAY_POLICIES: RuleSource = {
  label: 'Google Play: policy deadlines',
  url: 'https://developer.android.com/distribute/play-policies',
};

/** Dated rules of both stores, oldest first. The watchdog lists them, readiness applies them to a build. */
export const STORE_DEADLINES: readonly StoreDeadline[] = [
  {
    id: 'play-app-bundle',
    store: 'android',
    date: '2021-08-01',
    datePrecision: 'month',
    title: 'New apps must be Android App Bundles',
    rule: 'Google Play takes new apps only as an Android App Bundle (.aab). Apps first published before may still be updated with an APK.',
    action: 'Export the release as .aab instead of .apk.',
    source: {
      label: 'Android Developers: about Android App Bundles',
      url: 'https://developer.android.com/guide/app-bundle',
    },
    appliesTo: isAndroid,
    isMet: (build) => build.kind === 'aab',
  },
  {
    id: 'play-closed-test',
    store: 'android',
    date: '2023-11-13',
    datePrecision: 'day',
    title: 'Closed test before production, for personal accounts',
    rule: 'Personal developer accounts created since then need a closed test with at least 12 testers for 14 days in a row before they may publish (20 testers until 2024-12-11).',
    action: 'Start the closed test early; it is the longest wait of a first release.',
    source: { label: 'Google Play: testing requirements for new personal developer accounts' },
    appliesTo: never,
  },
  {
    id: 'apple-privacy-manifest',
    store: 'ios',
    date: '2024-05-01',
    datePrecision: 'day',
    title: 'Privacy manifest with required-reason APIs',
    rule: 'The app and its listed third-party SDKs must declare in PrivacyInfo.xcprivacy why they use the required-reason APIs (ITMS-91053; a malformed manifest is ITMS-91056).',
    action: 'Add a PrivacyInfo.xcprivacy with a reason code for each such API.',
    source: {
      label: 'Apple: describing use of required reason API',
      url: 'https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api',
    },
    appliesTo: isIos,
    // A manifest proves that it was thought of; a missing one proves nothing about the APIs used.
    isMet: (build) => (build.platform === 'ios' && build.privacyManifests.length > 0 ? true : undefined),
  },
  {
    id: 'play-16kb-pages',
    store: 'android',
    date: '2025-11-01',
    datePrecision: 'day',
    title: '64-bit native code must support 16 KB memory pages',
    rule: 'Apps with 64-bit native libraries that target Android 15 or later must work on devices with 16 KB pages. Some developers were given until 2026-05-01.',
    action:
      'Rebuild native libraries with 16 KB alignment (NDK r28 or later) and update SDKs that bring their own.',
    source: {
      label: 'Android Developers: support 16 KB page sizes',
      url: 'https://developer.android.com/guide/practices/page-sizes',
    },
    appliesTo: (build) =>
      build.platform === 'android' &&
      effectiveTargetSdk(build) >= ANDROID_15_API &&
      build.nativeLibraries.some((library) => is64BitAbi(library.abi)),
    isMet: (build) => build.platform === 'android' && librariesNot16KbAligned(build).length === 0,
  },
  {
    id: 'apple-age-rating',
    store: 'ios',
    date: '2026-01-31',
    datePrecision: 'day',
    title: 'New age-rating questions answered',
    rule: "App Store Connect refuses a submission until the new age-rating questions are answered in the app's information.",
    action: 'Answer the age-rating questionnaire in App Store Connect.',
    source: { label: 'App Store Connect: age rating' },
    appliesTo: never,
  },
  {
    id: 'apple-sdk-26',
    store: 'ios',
    date: '2026-04-28',
    datePrecision: 'day',
    title: 'Built with Xcode 26 and the iOS 26 SDK or later',
    rule: 'App Store Connect refuses uploads that were built with an older SDK.',
    action: 'Build the app again with Xcode 26 or later, or choose that image in your build service.',
    source: {
      label: 'Apple: upcoming requirements',
      url: 'https://developer.apple.com/news/upcoming-requirements/',
    },
    appliesTo: isIos,
    isMet: (build) => {
      const major = build.platform === 'ios' ? iosSdkMajor(build) : undefined;
      return major === undefined ? undefined : major >= REQUIRED_IOS_SDK;
    },
  },
  {
    id: 'play-target-api-36',
    store: 'android',
    date: '2026-08-31',
    datePrecision: 'day',
    title: 'New apps and updates must target API 36',
    rule: 'Google Play asks for target API 36 (Wear OS and Automotive 35, TV and XR 34). An existing app needs 35 to stay visible to new users on newer devices. The extension ended on 2026-11-01.',
    action: 'Raise targetSdkVersion and build again.',
    source: {
      label: 'Google Play: target API level requirements',
      url: 'https://support.google.com/googleplay/android-developer/answer/11926878',
    },
    appliesTo: isAndroid,
    isMet: (build) =>
      build.platform === 'android' &&
      effectiveTargetSdk(build) >= requiredTargetSdk(formFactorOf(build), '2026-08-31').level,
  },
  {
    id: 'play-developer-verification',
    store: 'android',
    date: '2026-09-30',
    datePrecision: 'day',
    title: 'Android developer verification in the first four countries',
    rule: 'In Brazil, Indonesia, Singapore and Thailand, apps must come from verified developers to be installed on certified devices. More countries follow in 2027.',
    action: 'Complete the developer verification in the Play Console.',
    source: PLAY_POLICIES,
    appliesTo: never,
  },
  {
    id: 'play-contacts-permission',
    store: 'android',
    date: '2026-10-28',
    datePrecision: 'day',
    title: 'Contacts permission policy',
    rule: 'Access to the whole contact list is for apps that need it at their core; others use the contact picker.',
    action: 'Use the contact picker and drop READ_CONTACTS, or declare why the app needs it.',
    source: PLAY_POLICIES,
    appliesTo: (build) => hasPermission(build, CONTACTS_PERMISSIONS),
  },
  {
    id: 'play-location-permission',
    store: 'android',
    date: '2026-10-28',
    datePrecision: 'day',
    title: 'Location permission policy',
    rule: 'Location may be asked for only where a feature the user sees needs it, and no more precisely than it needs.',
    action: 'Ask for the least precise location that works, and declare its use in the Play Console.',
    source: PLAY_POLICIES,
    appliesTo: (build) => hasPermission(build, LOCATION_PERMISSIONS),
  },
];

function hasPermission(build: BuildInfo, wanted: readonly string[]): boolean {
  return build.platform === 'android' && build.permissions.some((each) => wanted.includes(each));
}

/** One dated rule by its id; undefined for an id that isn't in the list. */
export function storeDeadline(id: string): StoreDeadline | undefined {
  return STORE_DEADLINES.find((deadline) => deadline.id === id);
}
