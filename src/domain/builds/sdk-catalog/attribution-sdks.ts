import { A3, AF, AN, DA, declares, manifestOf, PP, sdk, type SdkRow } from './sdk-row';

const FACEBOOK_CORE = [
  declares('-', [AN], 'OtherDataTypes'),
  declares('-', [AF], 'CrashData'),
  declares('LT', [A3, AF, AN], 'DeviceID'),
] as const;

/** Social networks, and SDKs that attribute installs to advertisements (sources 13.1 and 13.2). */
export const ATTRIBUTION_SDKS: readonly SdkRow[] = [
  sdk('facebook-login', 'Facebook Login', 'sign-in', {
    maven: ['com.facebook.android:facebook-login'],
    packages: ['com.facebook.login'],
    ios: ['FBSDKLoginKit'],
    classes: ['FBSDKLoginManager'],
    collects: manifestOf(
      'Facebook Login',
      '2026-06',
      ...FACEBOOK_CORE,
      declares('LT', [PP, AF, AN, A3], 'ProductInteraction'),
      declares('LT', [A3, AF, PP], 'UserID'),
    ),
  }),
  sdk('facebook', 'Facebook SDK', 'attribution', {
    maven: [
      'com.facebook.android:facebook-core',
      'com.facebook.android:facebook-android-sdk',
      'com.facebook.android:facebook-*',
    ],
    packages: ['com.facebook.appevents', 'com.facebook.share', 'com.facebook.internal'],
    components: [
      'com.facebook.FacebookActivity',
      'com.facebook.CustomTabActivity',
      'com.facebook.CustomTabMainActivity',
      'com.facebook.internal.FacebookInitProvider',
    ],
    ios: ['FBSDKCoreKit', 'FBSDKCoreKit_Basics', 'FBSDKShareKit', 'FBAEMKit'],
    classes: ['FBSDKApplicationDelegate'],
    unconfirmed: {
      metaData: ['com.facebook.sdk.ApplicationId', 'com.facebook.sdk.ClientToken'],
      infoKeys: ['FacebookAppID', 'FacebookClientToken'],
    },
    collects: manifestOf('Facebook SDK', '2026-06', ...FACEBOOK_CORE),
  }),
  sdk('appsflyer', 'AppsFlyer', 'attribution', {
    maven: ['com.appsflyer:af-android-sdk', 'com.appsflyer:*'],
    packages: ['com.appsflyer'],
    ios: ['AppsFlyerLib'],
    classes: ['AppsFlyerLib'],
    unconfirmed: { components: ['com.appsflyer'] },
    collects: manifestOf(
      'AppsFlyer',
      '2026-05',
      declares('LT', [A3], 'DeviceID'),
      declares('-', [AN], 'ProductInteraction'),
    ),
  }),
  sdk('adjust', 'Adjust', 'attribution', {
    maven: ['com.adjust.sdk:adjust-android', 'com.adjust.sdk:*'],
    packages: ['com.adjust.sdk'],
    components: ['com.adjust.sdk'],
    ios: ['Adjust', 'AdjustSdk', 'AdjustSigSdk'],
    classes: ['ADJConfig', 'ADJActivityHandler'],
    collects: manifestOf(
      'Adjust',
      '2026-04',
      declares('LT', [AN, A3, AF], 'DeviceID'),
      declares('-', [AN], 'ProductInteraction'),
      declares('-', [AF], 'OtherDiagnosticData'),
    ),
  }),
  sdk('branch', 'Branch', 'attribution', {
    maven: ['io.branch.sdk.android:library'],
    packages: ['io.branch.referral'],
    ios: ['BranchSDK'],
    classes: ['BNCServerInterface', 'BNCPreferenceHelper'],
    unconfirmed: {
      metaData: ['io.branch.sdk.BranchKey', 'io.branch.sdk.TestMode'],
      infoKeys: ['branch_key', 'branch_universal_link_domains'],
    },
    collects: manifestOf(
      'Branch',
      '2026-02',
      declares('LT', [A3, DA, AN], 'DeviceID'),
      declares('-', [AF], 'PerformanceData', 'OtherDataTypes'),
    ),
  }),
  sdk('kochava', 'Kochava', 'attribution', {
    maven: ['com.kochava.*:*'],
    packages: ['com.kochava'],
    ios: ['KochavaMeasurement', 'KochavaTracker'],
    collects: manifestOf('Kochava Measurement', '2026-03', declares('-', [AN], 'ProductInteraction')),
  }),
  sdk('singular', 'Singular', 'attribution', {
    maven: ['com.singular.sdk:singular_sdk'],
    ios: ['Singular'],
    classes: ['SingularConfig'],
    unconfirmed: { packages: ['com.singular.sdk'] },
    collects: manifestOf('Singular', '2026-08', declares('LT', [A3, AN, DA], 'DeviceID')),
  }),
  sdk('tiktok', 'TikTok Business', 'attribution', {
    maven: ['com.github.tiktok:tiktok-business-android-sdk'],
    packages: ['com.tiktok'],
    ios: ['TikTokBusinessSDK'],
    classes: ['TikTokBusiness'],
  }),
  sdk('snap-kit', 'Snap Kit', 'sign-in', {
    maven: ['com.snap.*:*'],
    ios: ['SCSDKCoreKit', 'SCSDKLoginKit', 'SCSDKCreativeKit'],
    unconfirmed: { packages: ['com.snap', 'com.snapchat.kit'], metaData: ['com.snapchat.kit.sdk.*'] },
  }),
  sdk('line', 'LINE Login', 'sign-in', {
    maven: ['com.linecorp.linesdk:*'],
    ios: ['LineSDK', 'LineSDKSwift'],
    classes: ['LineSDKLogin'],
  }),
  sdk('kakao', 'Kakao Login', 'sign-in', {
    maven: ['com.kakao.sdk:v2-user', 'com.kakao.sdk:v2-auth'],
    ios: ['KakaoSDKAuth'],
  }),
  sdk('twitter-kit', 'Twitter Kit', 'sign-in', {
    maven: ['com.twitter.sdk.android:*'],
    ios: ['TwitterKit'],
    unconfirmed: { packages: ['com.twitter.sdk.android'] },
  }),
];
