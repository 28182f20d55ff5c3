import type { BuildInfo } from '../builds/build-info';
import {
  iosSdkMajor,
  NEXT_IOS_SDK,
  REQUIRED_IOS_SDK,
  runsOnPhoneOrPad,
  supportsOnlyNewIos,
} from '../builds/ios-sdk';
import { privacyManifestProblems } from '../builds/privacy-manifest-problems';
import { OFFICIAL } from '../certainty';
import { APPLE } from '../rules/sources';
import { deadlinesOf } from './store-deadline';

/** The day all entries of this file were last compared with their sources. */
const CHECKED = '2026-11-22';
const IPHONE_FAMILY = 1;

const isIos = (build: BuildInfo) => build.platform === 'ios';

const isForPhoneOrPad = (build: BuildInfo) => build.platform === 'ios' && runsOnPhoneOrPad(build);

/** Whether the build is made with this SDK or a later one; undefined when it does not name its SDK. */
function hasSdk(build: BuildInfo, required: number): boolean | undefined {
  const major = build.platform === 'ios' ? iosSdkMajor(build) : undefined;
  return major === undefined ? undefined : major >= required;
}

/** The App Store's dated rules, oldest first. */
export const APPLE_DEADLINES = deadlinesOf('ios', CHECKED, [
  {
    id: 'apple-privacy-manifest',
    date: '2024-05-01',
    title: 'Privacy manifest with required-reason APIs',
    scope: 'New apps and updates whose code or listed third-party SDKs use a required-reason API',
    action: 'Add a PrivacyInfo.xcprivacy with a reason code for each such API.',
    source: {
      label: 'Apple: approved reasons for APIs',
      url: 'https://developer.apple.com/news/upcoming-requirements/?id=05012024a',
    },
    certainty: OFFICIAL,
    appliesTo: isIos,
    // A manifest shows that the rule was considered; a missing one proves nothing about the APIs used.
    isMet: (build) => (build.platform === 'ios' && build.privacyManifests.length > 0 ? true : undefined),
  },
  {
    id: 'apple-valid-privacy-manifest',
    date: '2024-11-12',
    title: 'Privacy manifests must be valid',
    scope: 'Every privacy manifest in an upload, those of SDKs included',
    action: 'Fix the manifest the message names, or update the SDK it belongs to, and build again.',
    source: APPLE.privacyManifest,
    certainty: {
      level: 'reported',
      note: 'The rule is on Apple’s page; the day is the one that Apple’s messages to developers named.',
    },
    appliesTo: (build) => build.platform === 'ios' && build.privacyManifests.length > 0,
    isMet: (build) =>
      build.platform === 'ios' &&
      build.privacyManifests.every((manifest) => privacyManifestProblems(manifest).length === 0),
  },
  {
    id: 'apple-sdk-privacy-manifest',
    date: '2025-02-12',
    title: 'Privacy manifests of listed SDKs',
    scope: 'New apps with an SDK of Apple’s list, and updates that add one',
    action: 'Update the SDK the message names to a version with a privacy manifest.',
    source: {
      label: 'Apple Developer Forums: handling ITMS-91061',
      url: 'https://developer.apple.com/forums/thread/774960',
    },
    certainty: OFFICIAL,
  },
  {
    id: 'apple-dsa-trader-status',
    date: '2025-02-17',
    title: 'Trader status for the European Union',
    scope: 'Every app offered in the European Union',
    action: 'State in App Store Connect, under Business, whether you are a trader, and have it verified.',
    source: APPLE.upcoming,
    certainty: OFFICIAL,
  },
  {
    id: 'apple-age-rating',
    date: '2026-01-31',
    title: 'New age-rating questions answered',
    scope: 'Every app, at its next submission',
    action:
      'Answer the age rating questions in App Store Connect, or in a submission here, whose package contains them.',
    source: APPLE.upcoming,
    certainty: OFFICIAL,
  },
  {
    id: 'apple-sdk-26',
    date: '2026-04-28',
    title: 'Built with Xcode 26 and the iOS 26 SDK or later',
    scope: 'Every upload of an iOS or iPadOS app',
    action: 'Build the app again with Xcode 26 or later, or choose that image in your build service.',
    source: APPLE.upcoming,
    certainty: OFFICIAL,
    appliesTo: isIos,
    isMet: (build) => hasSdk(build, REQUIRED_IOS_SDK),
  },
  {
    id: 'apple-guidelines-2026-06',
    date: '2026-06-08',
    title: 'App Review Guidelines updated',
    scope: 'Every app, at its next review',
    action:
      'Read these guidelines again if your app has user-generated content, many competitors or Live Activities.',
    source: {
      label: 'Apple: App Review Guidelines',
      url: 'https://developer.apple.com/app-store/review/guidelines/',
    },
    certainty: {
      level: 'reported',
      note: 'Two news pages and one public project report the update of 2026-06-08; the list of changed guidelines was not seen on Apple’s page.',
    },
  },
  {
    id: 'apple-scene-life-cycle',
    date: '2026-09-14',
    title: 'Scene life cycle with the iOS 27 SDK',
    scope: 'UIKit apps built with Xcode 27 (iOS 27 SDK) or later; builds with Xcode 26 are not affected',
    action:
      'Add UIApplicationSceneManifest and a scene delegate (React Native, Flutter and Cordova: update the template), then start the app on iOS 27.',
    source: APPLE.scenes,
    certainty: OFFICIAL,
    appliesTo: (build) => build.platform === 'ios' && hasSdk(build, NEXT_IOS_SDK) === true,
    // Without the key an app may still configure scenes in code or use SwiftUI.
    isMet: (build) => (build.platform === 'ios' && build.hasSceneManifest ? true : undefined),
  },
  {
    id: 'apple-launch-screen',
    date: '2026-09-14',
    title: 'Launch screen with the iOS 27 SDK',
    scope: 'iPhone and iPad apps built with Xcode 27 (iOS 27 SDK) or later',
    action: 'Add UILaunchScreen (an empty dictionary is enough) or UILaunchStoryboardName to Info.plist.',
    source: APPLE.launchScreen,
    certainty: OFFICIAL,
    appliesTo: (build) => isForPhoneOrPad(build) && hasSdk(build, NEXT_IOS_SDK) === true,
    isMet: (build) => (build.platform === 'ios' ? build.hasLaunchScreen : undefined),
  },
  {
    id: 'apple-sdk-27',
    date: '2027-04',
    title: 'Built with Xcode 27 and the iOS 27 SDK or later',
    scope: 'Every upload of an iOS or iPadOS app',
    action: 'Move to Xcode 27 and the UIScene life cycle before April 2027.',
    source: APPLE.submitting,
    certainty: {
      level: 'reported',
      note: 'Apple announced "Starting April 2027" when submissions opened for iOS 27; the day is not known, and the stored copy of its upcoming requirements did not list it yet.',
    },
    appliesTo: isIos,
    isMet: (build) => hasSdk(build, NEXT_IOS_SDK),
  },
  {
    id: 'apple-minimum-os',
    date: '2027-04',
    title: 'Minimum iOS version 15.0',
    scope: 'Every upload of an iPhone or iPad app',
    action:
      'Set the deployment target to iOS 15.0 or later, in the Podfile too. Flutter, Capacitor and Expo projects often keep an older one.',
    source: APPLE.upcoming,
    certainty: {
      level: 'reported',
      note: 'Eight public projects quote Apple’s warning, which says “Starting in Spring 2027”. April is the month of the iOS 27 SDK; the day is not known.',
    },
    appliesTo: isForPhoneOrPad,
    isMet: (build) => (build.platform === 'ios' ? supportsOnlyNewIos(build) : undefined),
  },
  {
    id: 'apple-iphone-duo-screenshots',
    date: '2027-04',
    title: 'iPhone Duo screenshots',
    scope: 'Every submission of an iPhone app; at once for apps built with the iOS 27.1 SDK or later',
    action: 'Draw a set for iPhone Duo; its screens are much wider than a phone’s.',
    source: APPLE.screenshots,
    certainty: {
      level: 'reported',
      note: 'Three public projects quote Apple’s announcement of September 2026; neither the sizes nor the date were seen on Apple’s page.',
    },
    appliesTo: (build) => build.platform === 'ios' && build.deviceFamilies.includes(IPHONE_FAMILY),
  },
]);
