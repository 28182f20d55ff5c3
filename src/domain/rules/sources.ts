import type { RuleSource } from '@/model/finding';

const APPLE_GUIDELINES = 'https://developer.apple.com/app-store/review/guidelines/';
const APPLE_HELP = 'https://developer.apple.com/help/app-store-connect/';
const PLAY_HELP = 'https://support.google.com/googleplay/android-developer/answer/';
const ANDROID = 'https://developer.android.com/';

/** Pages of Apple that several rules rest on. */
export const APPLE = {
  metadata: {
    label: 'App Review Guideline 2.3.7: accurate metadata',
    url: `${APPLE_GUIDELINES}#accurate-metadata`,
  },
  kidsNames: {
    label: 'App Review Guideline 2.3.8: “For Kids” in names',
    url: `${APPLE_GUIDELINES}#accurate-metadata`,
  },
  ownProducts: {
    label: 'App Review Guideline 5.2.5: Apple products',
    url: `${APPLE_GUIDELINES}#intellectual-property`,
  },
  copycats: {
    label: 'App Review Guideline 4.1: other developers’ names; 2.3.7: keywords',
    url: `${APPLE_GUIDELINES}#copycats`,
  },
  otherPlatforms: {
    label: 'App Review Guideline 2.3.10: other mobile platforms',
    url: `${APPLE_GUIDELINES}#accurate-metadata`,
  },
  outsidePurchase: {
    label: 'App Review Guideline 3.1.1(a): other ways to buy',
    url: `${APPLE_GUIDELINES}#in-app-purchase`,
  },
  purchasesInMetadata: {
    label: 'App Review Guideline 2.3.2: in-app purchases in the metadata',
    url: `${APPLE_GUIDELINES}#accurate-metadata`,
  },
  screenshotsInUse: {
    label: 'App Review Guideline 2.3.3: screenshots show the app in use, on its own devices',
    url: `${APPLE_GUIDELINES}#accurate-metadata`,
  },
  whatsNew: {
    label: 'App Review Guideline 2.3.12: clear descriptions in What’s New',
    url: `${APPLE_GUIDELINES}#accurate-metadata`,
  },
  misleading: {
    label: 'App Review Guidelines 1.4.1 and 2.3.1: measurements and functions that a device does not have',
    url: `${APPLE_GUIDELINES}#physical-harm`,
  },
  reviewNotes: {
    label: 'App Review Guideline 2.3.1: hidden features, generic review notes',
    url: `${APPLE_GUIDELINES}#accurate-metadata`,
  },
  completeness: {
    label: 'App Review Guideline 2.1: app completeness',
    url: `${APPLE_GUIDELINES}#app-completeness`,
  },
  beta: { label: 'App Review Guideline 2.2: beta testing', url: `${APPLE_GUIDELINES}#beta-testing` },
  versionInfo: {
    label: 'App Store Connect: platform version information',
    url: `${APPLE_HELP}reference/app-information/platform-version-information`,
  },
  appInfo: {
    label: 'App Store Connect: app information and platform version information',
    url: `${APPLE_HELP}reference/app-information/platform-version-information`,
  },
  categories: {
    label: 'App Store Connect: choosing a category',
    url: 'https://developer.apple.com/app-store/categories/',
  },
  reviewInfo: {
    label: 'App Store Connect: App Review information',
    url: `${APPLE_HELP}manage-submissions-to-app-review/overview-of-submitting-for-review`,
  },
  localizations: {
    label: 'Locales of App Store Connect and of Google Play',
    url: `${APPLE_HELP}reference/app-information/app-store-localizations`,
  },
  screenshots: {
    label: 'App Store Connect: screenshot specifications',
    url: `${APPLE_HELP}reference/app-information/screenshot-specifications`,
  },
  icons: {
    label: 'Apple: app icons',
    url: 'https://developer.apple.com/design/human-interface-guidelines/app-icons',
  },
  upcoming: {
    label: 'Apple: upcoming requirements',
    url: 'https://developer.apple.com/news/upcoming-requirements/',
  },
  submitting: {
    label: 'Apple: submitting apps to the App Store',
    url: 'https://developer.apple.com/app-store/submitting/',
  },
  scenes: {
    label: 'Apple: TN3187, migrating to the UIKit scene-based life cycle',
    url: 'https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle',
  },
  launchScreen: {
    label: 'Apple: TN3208, preparing your app’s launch screen',
    url: 'https://developer.apple.com/documentation/technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements',
  },
  fullScreen: {
    label: 'Apple: TN3192, from UIRequiresFullScreen to all orientations (ITMS-90474)',
    url: 'https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key',
  },
  iconName: {
    label: 'Apple: CFBundleIconName (ITMS-90713)',
    url: 'https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleiconname',
  },
  extensions: {
    label: 'App Store Connect: identity of an extension (ITMS-90347, ITMS-90473)',
  },
  creativeAssets: {
    label: 'App Store Connect: creative assets specifications',
    url: `${APPLE_HELP}reference/app-information/creative-assets-specifications`,
  },
  encryption: {
    label: 'Apple: complying with encryption export regulations',
    url: 'https://developer.apple.com/documentation/security/complying-with-encryption-export-regulations',
  },
  purposeStrings: {
    label: 'Apple: requesting access to protected resources (ITMS-90683, ITMS-90738)',
    url: 'https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources',
  },
  privacyManifest: {
    label: 'Apple: privacy manifest files (ITMS-91053, ITMS-91056)',
    url: 'https://developer.apple.com/documentation/bundleresources/privacy-manifest-files',
  },
  listedSdks: {
    label: 'Apple: third-party SDK requirements (ITMS-91061)',
    url: 'https://developer.apple.com/support/third-party-SDK-requirements/',
  },
  dataUse: {
    label: 'Apple: describing data use in privacy manifests (ITMS-91107)',
    url: 'https://developer.apple.com/documentation/bundleresources/describing-data-use-in-privacy-manifests',
  },
  bundleVersion: {
    label: 'Apple: CFBundleVersion and CFBundleShortVersionString',
    url: 'https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleversion',
  },
  distribution: { label: 'Apple: distributing your app through the App Store' },
  capabilities: {
    label: 'Apple: QA1623, device support errors when uploading an update (ITMS-90109)',
    url: 'https://developer.apple.com/library/archive/qa/qa1623/_index.html',
  },
  iconUpload: { label: 'App Store Connect: app icon (ITMS-90717)' },
  buildSizes: { label: 'App Store Connect: maximum build file sizes' },
  appPrivacy: {
    label: 'App Privacy on the App Store; Data safety on Google Play',
    url: 'https://developer.apple.com/app-store/app-privacy-details/',
  },
  tracking: {
    label: 'Apple: user privacy and data use',
    url: 'https://developer.apple.com/app-store/user-privacy-and-data-use/',
  },
  ageRatings: {
    label: 'App Store Connect: age ratings values and definitions',
    url: `${APPLE_HELP}reference/app-information/age-ratings-values-and-definitions`,
  },
  ageRating: {
    label: 'App Store Connect: set an app age rating',
    url: `${APPLE_HELP}manage-app-information/set-an-app-age-rating`,
  },
  purchases: {
    label: 'App Store Connect: in-app purchase information',
    url: `${APPLE_HELP}reference/in-app-purchases-and-subscriptions/in-app-purchase-information`,
  },
  restore: {
    label: 'App Review Guideline 3.1.1: restoring purchases',
    url: `${APPLE_GUIDELINES}#in-app-purchase`,
  },
  loginServices: {
    label: 'App Review Guideline 4.8: login services',
    url: `${APPLE_GUIDELINES}#login-services`,
  },
  accountDeletion: {
    label: 'Apple: offering account deletion in your app (5.1.1(v))',
    url: 'https://developer.apple.com/support/offering-account-deletion-in-your-app/',
  },
  inAppPurchase: {
    label: 'App Review Guideline 3.1.1: in-app purchase',
    url: `${APPLE_GUIDELINES}#in-app-purchase`,
  },
  software: {
    label: 'App Review Guideline 2.5: software requirements',
    url: `${APPLE_GUIDELINES}#software-requirements`,
  },
  dataCollection: {
    label: 'App Review Guideline 5.1.1: data collection and storage',
    url: `${APPLE_GUIDELINES}#data-collection-and-storage`,
  },
  dataSharing: { label: 'App Review Guideline 5.1.2(i)', url: `${APPLE_GUIDELINES}#data-use-and-sharing` },
  conduct: { label: 'App Review Guideline 5.6.3: reviews', url: `${APPLE_GUIDELINES}#discovery-fraud` },
  minimumFunctionality: {
    label: 'App Review Guideline 4.2: minimum functionality',
    url: `${APPLE_GUIDELINES}#minimum-functionality`,
  },
  thirdPartyMedia: {
    label: 'App Review Guideline 5.2.3: audio/video downloading',
    url: `${APPLE_GUIDELINES}#intellectual-property`,
  },
  hiddenFeatures: {
    label: 'App Review Guideline 2.3.1: hidden features',
    url: `${APPLE_GUIDELINES}#accurate-metadata`,
  },
  vpn: { label: 'App Review Guideline 5.4: VPN apps', url: `${APPLE_GUIDELINES}#vpn-apps` },
  transportSecurity: {
    label: 'Apple: NSAllowsArbitraryLoads',
    url: 'https://developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity/nsallowsarbitraryloads',
  },
  insecureLoads: {
    label: 'Apple: NSExceptionAllowsInsecureHTTPLoads',
    url: 'https://developer.apple.com/documentation/bundleresources/information-property-list/nsexceptionallowsinsecurehttploads',
  },
  localNetwork: {
    label: 'Apple: NSLocalNetworkUsageDescription',
    url: 'https://developer.apple.com/documentation/bundleresources/information-property-list/nslocalnetworkusagedescription',
  },
  backgroundTasks: {
    label: 'Apple: BGTaskSchedulerPermittedIdentifiers',
    url: 'https://developer.apple.com/documentation/bundleresources/information-property-list/bgtaskschedulerpermittedidentifiers',
  },
  preOrder: {
    label: 'App Store Connect: publish for pre-order',
    url: `${APPLE_HELP}manage-your-apps-availability/publish-for-pre-order`,
  },
  subscriptions: {
    label: 'App Store: auto-renewable subscriptions',
    url: 'https://developer.apple.com/app-store/subscriptions/',
  },
} as const satisfies Record<string, RuleSource>;

/** Pages of Google that several rules rest on. */
export const GOOGLE = {
  metadata: { label: 'Google Play: metadata policy', url: `${PLAY_HELP}9898842` },
  metadataAndApple: {
    label: 'Google Play: metadata policy; App Review Guideline 2.3.7',
    url: `${PLAY_HELP}9898842`,
  },
  deceptive: { label: 'Google Play: deceptive behavior policy', url: `${PLAY_HELP}9888077` },
  stalkerware: { label: 'Google Play: spyware policy', url: `${PLAY_HELP}14745000` },
  financial: { label: 'Google Play: financial services policy', url: `${PLAY_HELP}9876821` },
  inappropriate: { label: 'Google Play: inappropriate content policy', url: `${PLAY_HELP}9878810` },
  gambling: { label: 'Google Play: real-money gambling policy', url: `${PLAY_HELP}9877032` },
  ratings: {
    label: 'Google Play: user ratings, reviews and installs; App Review Guideline 5.6.3',
    url: `${PLAY_HELP}9898684`,
  },
  aiContent: { label: 'Google Play: AI-generated content policy', url: `${PLAY_HELP}13985936` },
  impersonation: { label: 'Google Play: impersonation policy', url: `${PLAY_HELP}9888374` },
  appSetup: { label: 'Google Play: create and set up your app', url: `${PLAY_HELP}9859152` },
  contactDetails: { label: 'Google Play: store listing contact details', url: `${PLAY_HELP}9859152` },
  developerAccount: { label: 'Google Play: developer account information', url: `${PLAY_HELP}139626` },
  dataSafety: { label: 'Google Play: Data safety form', url: `${PLAY_HELP}10787469` },
  signIn: {
    label: 'Google Play: requirements for providing sign in details for review',
    url: `${PLAY_HELP}15748846`,
  },
  accountDeletion: { label: 'Google Play: account deletion requirements', url: `${PLAY_HELP}13327111` },
  familiesAds: { label: 'Google Play: Families self-certified ads SDKs', url: `${PLAY_HELP}12955712` },
  userData: { label: 'Google Play: user data policy', url: `${PLAY_HELP}10144311` },
  previewAssets: { label: 'Google Play: preview assets', url: `${PLAY_HELP}1078870` },
  policies: { label: 'Google Play: policy deadlines', url: `${ANDROID}distribute/play-policies` },
  target: { label: 'Google Play: target API level requirements', url: `${PLAY_HELP}11926878` },
  geofencing: {
    label: 'Google Play: policy announcement of April 15, 2026',
    url: `${PLAY_HELP}16926792`,
  },
  permissions: { label: 'Google Play: declare permissions for your app', url: `${PLAY_HELP}9214102` },
  tv: { label: 'Android TV: app checklist', url: `${ANDROID}training/tv/publishing/checklist` },
  bundle: {
    label: 'Android Developers: about Android App Bundles',
    url: `${ANDROID}guide/app-bundle`,
  },
  versions: { label: 'Android Developers: version your app', url: `${ANDROID}studio/publish/versioning` },
  release: {
    label: 'Android Developers: prepare your app for release',
    url: `${ANDROID}studio/publish/preparing`,
  },
  billing: {
    label: 'Android Developers: Play Billing Library deprecation',
    url: `${ANDROID}google/play/billing/deprecation-faq`,
  },
  accessibility: {
    label: 'Google Play: use of the AccessibilityService API',
    url: `${PLAY_HELP}10964491`,
  },
  minimumScope: {
    label: 'Google Play: restricted permissions with minimum scope alternatives',
    url: `${PLAY_HELP}16935362`,
  },
  locationButton: {
    label: 'Android Developers: location button',
    url: `${ANDROID}guide/topics/permissions/private-alternatives/location-button`,
  },
  policyDeadlines: { label: 'Google Play: policy deadlines', url: `${PLAY_HELP}9876714` },
  bits64: {
    label: 'Android Developers: support 64-bit architectures',
    url: `${ANDROID}google/play/requirements/64-bit`,
  },
  pages: {
    label: 'Android Developers: support 16 KB page sizes',
    url: `${ANDROID}guide/practices/page-sizes`,
  },
  exported: {
    label: 'Android Developers: safer component exporting',
    url: `${ANDROID}about/versions/12/behavior-changes-12`,
  },
  subscriptions: { label: 'Google Play: create and manage subscriptions', url: `${PLAY_HELP}140504` },
  codeOptimization: {
    label: 'Android Developers: DEX code optimization',
    url: `${ANDROID}google/play/vitals/code-optimization`,
  },
  technicalQuality: {
    label: 'Google Play: technical quality requirements',
    url: `${PLAY_HELP}17492799`,
  },
  payments: { label: 'Google Play: payments policy', url: `${PLAY_HELP}9858738` },
  healthConnect: {
    label: 'Google Play: Android health permissions, guidance and FAQs',
    url: `${PLAY_HELP}12991134`,
  },
  battery: {
    label: 'Android Developers: acceptable use cases for exemption from Doze',
    url: `${ANDROID}training/monitoring-device-state/doze-standby`,
  },
  vpn: { label: 'Google Play: VpnService', url: `${PLAY_HELP}12564964` },
  spam: { label: 'Google Play: spam and minimum functionality', url: `${PLAY_HELP}9899034` },
  deviceAdmin: {
    label: 'Google Play: permissions and APIs that access sensitive information',
    url: `${PLAY_HELP}16558241`,
  },
  foregroundServices: {
    label: 'Google Play: foreground service requirements',
    url: `${PLAY_HELP}13392821`,
  },
  foregroundTypes: {
    label: 'Android Developers: foreground service types are required',
    url: `${ANDROID}about/versions/14/changes/fgs-types-required`,
  },
  cleartext: {
    label: 'Android Developers: network security configuration',
    url: `${ANDROID}privacy-and-security/security-config`,
  },
  secrets: {
    label: 'Android Developers: hardcoded cryptographic secrets',
    url: `${ANDROID}privacy-and-security/risks/hardcoded-cryptographic-secrets`,
  },
  signing: { label: 'Android Developers: sign your app', url: `${ANDROID}studio/publish/app-signing` },
} as const satisfies Record<string, RuleSource>;

/** Tools that apps are made with. */
export const BUILDERS = {
  debugBanner: {
    label: 'Flutter: debugShowCheckedModeBanner',
    url: 'https://api.flutter.dev/flutter/material/MaterialApp/debugShowCheckedModeBanner.html',
  },
} as const satisfies Record<string, RuleSource>;

/** Upload tools, and what a submission consists of. */
export const TOOLS = {
  precheck: { label: 'fastlane precheck', url: 'https://docs.fastlane.tools/actions/precheck/' },
  supply: {
    label: 'fastlane supply sends texts without trimming them',
    url: 'https://docs.fastlane.tools/actions/supply/',
  },
  controlCharacters: {
    label: 'fastlane issue 16226: control characters in App Store texts',
    url: 'https://github.com/fastlane/fastlane/issues/16226',
  },
  appleCharacters: {
    label: "App Store Connect: “can't contain the following character(s)” (fastlane issues 15962, 16988)",
    url: 'https://github.com/fastlane/fastlane/issues/15962',
  },
  folders: {
    label: 'fastlane deliver and supply: one folder per language',
    url: 'https://docs.fastlane.tools/actions/deliver/',
  },
  easMetadata: {
    label: 'EAS Metadata: store.config.json',
    url: 'https://docs.expo.dev/eas/metadata/schema/',
  },
  purchasePictures: {
    label: 'fastlane issues 8348 and 9390: sizes of review screenshots',
    url: 'https://github.com/fastlane/fastlane/issues/9390',
  },
  languages: {
    label: 'Languages by their words (eld 2.1)',
    url: 'https://github.com/nitotm/efficient-language-detector-js',
  },
  uploadErrors: { label: 'Google Play and App Store upload errors' },
  formAndBuild: { label: 'Your form and your build' },
  config: { label: 'Your storepilot.config.json' },
  submission: { label: 'What a submission consists of' },
} as const satisfies Record<string, RuleSource>;
