/**
 * Messages of the stores' upload checks, consoles and APIs in words of our own, with the key phrases of the stores: the
 * rules that must be named as causes, and no other.
 */
export const UPLOAD_REJECTIONS: [rules: string[], text: string][] = [
  [
    ['itms-90683'],
    'ITMS-90683: Missing purpose string in Info.plist - the bundle should contain a NSCameraUsageDescription key with a user-facing purpose string explaining clearly and completely why your app needs the data.',
  ],
  [
    ['asc-characters', 'asc-too-long'],
    "App Name must not contain control characters (for example, null and new lines). Subtitle can't contain more than 30 characters.",
  ],
  [
    ['play-debuggable', 'play-debug-signed'],
    'You have uploaded an APK that can be debugged.\nYou uploaded an App Bundle signed in debug mode.',
  ],
  // Two messages of one rule, each too common alone, confirm each other.
  [
    ['itms-90869'],
    'Invalid bundle. It supports arm64 but not Intel-based Mac computers. The build must include the x86_64 architecture.',
  ],
  [
    ['play-foreground-service'],
    "The app uses FOREGROUND_SERVICE_DATA_SYNC, which is for tasks noticeable to the user when they're not directly interacting with the app.",
  ],
  [['play-min-sdk'], 'La comprobación del instalador de Google Play requiere que la versión del SDK sea 21.'],
  [['asc-server-error'], "429 - We've received too many requests for this API. Slow down."],
  [
    ['asc-notarization'],
    'notary log: "message": "The binary is not signed with a valid Developer ID certificate."',
  ],
  [['play-16kb'], 'Die App muss Speicherseiten mit 16 KB unterstützen'],
  [['play-core-feature'], "This release includes permissions that haven't been declared in Play Console."],
  [
    ['play-picture'],
    "Screenshot aspect ratio can't exceed 2.30:1, and each side must be between 320 px and 3840 px",
  ],
  [['play-manifest'], "Duplicate declarations of 'android.permission.CAMERA' in manifest file"],
  [['play-bundle-broken'], "Google Play: the 'base' module is missing from the resource table."],
  [
    ['play-financial'],
    'Google Play, issue found: violation of the Blockchain-based Content policy. Your app is not compliant.',
  ],
  [
    ['play-broken-functionality'],
    'Google Play: in order for us to review your app for compliance with the policies, provide valid login credentials.',
  ],
  [
    ['play-vpn'],
    'Google Play: we were unable to review your app because the declaration was insufficient for the VpnService requirements.',
  ],
  [['apple-4.4'], 'App Review: Design 4.4.3. Your app includes images without authorization.'],
  [
    ['apple-3.1.1'],
    'Guideline 3.1.1 - Business - Payments\nThe app uses codes. Learn more about apps that offer paid content in guidelines 3.1.1 and 3.1.3.',
  ],
  [['itms-90062'], "eas submit: You've already submitted this version of the app."],
  [
    ['asc-export'],
    `error: exportArchive: No "iOS App Store" profiles for team 'ABC' matching 'Store' are installed.`,
  ],
  // Words inside a longer message of another rule say nothing of their own.
  [
    ['play-health'],
    'Play Console: the app uses ACTIVITY_RECOGNITION and must meet Health apps policy requirements.',
  ],
  [
    ['asc-locale-state'],
    "State of another resource: Attribute 'description' cannot be edited at this time. App Store Connect",
  ],
  [['play-not-upgradable'], '既存のユーザーに App Bundle へのアップグレードを許可していないためです。'],
  [['play-track'], '##[error]Track "beta" could not be found'],
  [['play-keystore'], 'jarsigner: key associated with upload not a private key'],
  [
    ['asc-screenshot-size'],
    'gems/deliver-0.10.0/lib/deliver/app_screenshot.rb: Unsupported screen size [1125, 2001]',
  ],
  [
    ['asc-tool-outdated'],
    '[iTMSTransporter] sh: /Applications/Transporter.app/iTMSTransporter: No such file or directory',
  ],
  [
    ['asc-unauthorised'],
    'Error: HTTP status code: 401. Unauthenticated. Ensure that all authentication arguments are correct.',
  ],
  [['asc-network'], 'Transporter Error Output: java.net.SocketTimeoutException: Read timed out'],
  [
    ['play-health-content'],
    'Google Play rejected it: apps referencing COVID-19, or related terms, in any form need an authorization.',
  ],
  [
    ['play-permission-denied'],
    'Creating a new Edit for release 12\nError: The caller does not have permission',
  ],
  [
    ['apple-2.3.10'],
    'fastlane precheck\nFailed: No mentioning  competitors-> mentioning other platforms, like Android or Blackberry',
  ],
  [['apple-5.2.5'], 'precheck, [!] Failed: No negative apple sentiment'],
  [['play-release-state'], '"message" : "Staged rollout with country targeting cannot be updated via API"'],
  [['play-release-state'], '"message": "User fraction must be lower than one."'],
  [['play-symbols'], 'The native debug symbols contain an invalid directory lib.'],
  [['play-too-large'], 'In these configurations the initial install would exceed the maximum size of 200 MB'],
  [['play-not-upgradable'], 'None of the users of this APK will be able to upgrade to the new ones.'],
  [['play-not-upgradable'], 'Devices with version 7 of this app would be downgraded to version 5'],
  [['play-prices-missing'], 'Price for KR must be between KRW 70 and KRW 600,000, found KRW 1,070,000'],
  [
    ['play-prices-missing'],
    'androidpublisher: Must provide a price for each region the app has been published in.',
  ],
  [
    ['play-unauthorised'],
    'Invalid JWT: Token must be a short-lived token (60 minutes). Check your iat and exp values.',
  ],
  [
    ['asc-notarization'],
    '"statusSummary": "Archive contains critical validation errors", "uses an SDK older than the 10.9 SDK"',
  ],
  // Apple asks questions under 2.1(b), which otherwise is about purchases.
  [
    ['apple-2.1-information-needed'],
    'Guideline 2.1(b) - Information Needed\nWe want to understand your business model before completing our review.',
  ],
  [
    ['apple-2.5.1'],
    'App Review: Design - 4.2.1. Your app uses the HealthKit or CareKit APIs but does not show them.',
  ],
  [
    ['asc-provider'],
    'FORBIDDEN_ERROR: forbidden for security reasons: Unable to find a team with the given Content Provider ID',
  ],
  [
    ['asc-purchases-incomplete'],
    'App Store Connect: these subscriptions are not automatically included in this submission',
  ],
  [
    ['itms-90189'],
    'ITMS: CFBundleVersion [1] must contain a higher version than that of the previously uploaded version [3].',
  ],
  [
    ['asc-screenshot-size'],
    'fastlane spaceship: [IMG_BAD_DIMENSIONS] The image dimensions are not supported.',
  ],
  [
    ['play-target-api'],
    'The target API level of your app is 30, but the minimum target API level must be 31.',
  ],
  [['play-too-large'], 'App Bundle: the installation file is larger than the size limit (150MB): ARM64_V8A.'],
  [['play-sdk-outdated'], 'This SDK version has been reported as outdated. Upgrade to a newer version.'],
  [['play-debuggable'], 'APK must not have com.android.graphics.injectLayers.enable set to true.'],
  [
    ['play-setup-incomplete'],
    "Google Api Error: the app does not target kids. You must provide 'Appeal to kids' info.",
  ],
  [
    ['play-exact-alarm'],
    "Google Play: if the core functionality is not 'calendar' or 'alarm clock', remove this permission.",
  ],
  [['play-metadata'], 'We found an issue in the following area(s): Full description (en_US)'],
  [['play-payments'], 'Your offer does not clearly and accurately describe the terms of your subscription.'],
  [
    ['play-organization-account'],
    'Google Play, Play Console Requirements: some types of apps can only be distributed by organizations, as apps that use the VpnService class. Submit your app using an organization account.',
  ],
  [
    ['asc-tool-outdated'],
    "App Store Connect: 'prices' is not a relationship on the resource 'apps' - /data/relationships",
  ],
  [
    ['play-photos-videos'],
    "Permission use is not directly related to your app's core purpose; consider using the Android photo picker.",
  ],
];
