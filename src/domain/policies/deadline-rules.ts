/** What each dated rule says, in a sentence or two, by its id. Only the page that lists the rules shows it. */
export const DEADLINE_RULES = {
  'apple-privacy-manifest':
    'The app and its listed third-party SDKs must declare in PrivacyInfo.xcprivacy why they use the required-reason APIs (ITMS-91053).',
  'apple-valid-privacy-manifest':
    'An upload is refused when a key or value of a privacy manifest is invalid (ITMS-91056, ITMS-91107).',
  'apple-sdk-privacy-manifest':
    'Each SDK of Apple’s list of privacy-impacting SDKs must bring its own privacy manifest (ITMS-91061).',
  'apple-dsa-trader-status':
    'Under the Digital Services Act, apps without a verified trader status are removed from the App Store in the European Union.',
  'apple-age-rating':
    "App Store Connect refuses a submission until the new age-rating questions are answered in the app's information.",
  'apple-sdk-26': 'App Store Connect refuses uploads that were built with an older SDK.',
  'apple-guidelines-2026-06':
    'The changed guidelines are said to include 1.2 (user-generated content), 4.3(b) (saturated categories) and 4.5.3 (Live Activities and notifications).',
  'apple-scene-life-cycle':
    'An app that is built with the iOS 27 SDK and does not adopt the UIScene life cycle does not launch on iOS 27. Apps with the SwiftUI life cycle already have it.',
  'apple-launch-screen':
    'App Store Connect refuses a build whose Info.plist names no launch screen (ITMS-90870).',
  'apple-sdk-27':
    'App Store Connect will refuse uploads that were built with an older SDK. The app then has to target iOS 15 or later and to adopt the UIScene life cycle.',
  'apple-minimum-os':
    'App Store Connect will refuse a build whose MinimumOSVersion is below 15.0. Today it accepts the build with a warning (ITMS-90068).',
  'apple-iphone-duo-screenshots':
    'A submission needs screenshots of iPhone Duo: outer screen 1398x2034, inner screen 2007x2853, or in landscape.',
  'play-app-bundle': 'Google Play accepts new apps only as an Android App Bundle (.aab).',
  'play-accessibility-service':
    'The Play Console asks for a declaration. An app that is not a tool for people with disabilities also needs a prominent disclosure and consent in the app.',
  'play-closed-test':
    'Such an account needs a closed test with at least 12 testers for 14 days in a row before it may publish (20 testers until 2024-12-11).',
  'play-photo-video-permissions':
    'Only apps whose core function needs broad access to photos or videos may keep these permissions, after a declaration (the last extension ended that day).',
  'play-16kb-pages': 'The app must work on devices with 16 KB memory pages, or its updates are refused.',
  'play-call-log-verification':
    'Verifying an account by a phone call is no longer an accepted use of the call log.',
  'play-app-registration':
    'Apps that are not registered in the Play Console may be removed from Google Play.',
  'play-tv-64-bit': 'New apps and updates need a 64-bit version of their native code.',
  'play-target-api-36':
    'Google Play refuses a lower target. An existing app is hidden from new users on newer devices at 34 or lower (Wear OS, TV and XR: 33; Automotive: 31).',
  'play-billing-8': 'Google Play refuses new apps and updates with version 7 or older.',
  'play-wear-64-bit':
    'New apps and updates need a 64-bit version of their native code; Google Play refuses the upload otherwise.',
  'play-developer-verification':
    'Apps must come from verified developers there. More countries follow in 2027.',
  'play-contacts-permission':
    'Access to the whole contact list is for apps whose core function needs more than the Android contact picker, after a declaration.',
  'play-location-permission':
    'An app that needs the precise location only for a moment has to use the location button instead of the permission dialog.',
  'play-billing-9': 'Version 8 ends that day; version 9 ends on 2028-08-31.',
  'age-assurance-brazil':
    'The Digital ECA requires apps to offer minors an experience suited to their age; the stores pass on age signals for users in Brazil.',
  'age-assurance-texas':
    'A court had suspended the law; it is in effect again: stores verify ages and ask parents, and apps have to respect the signals.',
  'age-signals-mandatory':
    'From January 2027 Play Age Signals returns the age range of all users there, not only of those who chose to share it.',
  'age-assurance-utah':
    'The law requires stores to verify ages and to get a parent’s consent, and apps to respect the signals.',
  'age-assurance-louisiana':
    'The law requires stores to verify ages and to get a parent’s consent, and apps to respect the signals.',
} as const satisfies Record<string, string>;

export type DeadlineId = keyof typeof DEADLINE_RULES;
