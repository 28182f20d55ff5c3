import { AF, AN, declares, manifestOf, playPage, PP, sdk, type SdkRow } from './sdk-row';

/** Push messages, in-app messages and customer support (sources 13.1 and 13.2). */
export const ENGAGEMENT_SDKS: readonly SdkRow[] = [
  sdk('onesignal', 'OneSignal', 'engagement', {
    maven: ['com.onesignal:OneSignal', 'com.onesignal:*'],
    packages: ['com.onesignal'],
    components: ['com.onesignal'],
    metaData: ['com.onesignal.core.*'],
    ios: [
      'OneSignalFramework',
      'OneSignalCore',
      'OneSignalExtension',
      'OneSignalLocation',
      'OneSignalOutcomes',
      'OneSignal',
    ],
    classes: ['OneSignalLog'],
    unconfirmed: { ios: ['OneSignal*'] },
    collects: manifestOf(
      'OneSignal',
      '2026-08',
      declares('-', [AF], 'UserID'),
      declares('-', [AN], 'ProductInteraction', 'PurchaseHistory'),
    ),
  }),
  sdk('braze', 'Braze', 'engagement', {
    maven: ['com.braze:android-sdk-ui', 'com.braze:*'],
    packages: ['com.braze', 'bo.app', 'com.appboy'],
    components: ['com.braze'],
    ios: ['BrazeKit*', 'BrazeUI', 'BrazeLocation*'],
    unconfirmed: { infoKeys: ['Braze'] },
    collects: {
      ...manifestOf(
        'Braze',
        '2026-08',
        declares('L', [PP, AN, AF], 'UserID', 'DeviceID', 'ProductInteraction'),
      ),
      ...playPage(
        'Braze’s documentation about Data safety',
        'PSL_USER_INTERACTION',
        'PSL_CRASH_LOGS',
        'PSL_DEVICE_ID',
        'PSL_OTHER_MESSAGES',
      ),
    },
  }),
  sdk('clevertap', 'CleverTap', 'engagement', {
    maven: ['com.clevertap.android:clevertap-android-sdk', 'com.clevertap.android:*'],
    packages: ['com.clevertap'],
    components: ['com.clevertap.android.sdk'],
    ios: ['CleverTapSDK'],
    classes: ['CleverTapInstanceConfig'],
    unconfirmed: {
      metaData: ['CLEVERTAP_ACCOUNT_ID', 'CLEVERTAP_TOKEN', 'CLEVERTAP_REGION'],
      infoKeys: ['CleverTapAccountID'],
    },
    collects: manifestOf(
      'CleverTap',
      '2026-05',
      declares('L', [AF, PP], 'UserID', 'DeviceID'),
      declares('L', [AN, PP], 'ProductInteraction'),
    ),
  }),
  sdk('airship', 'Airship', 'engagement', {
    maven: ['com.urbanairship.android:urbanairship-core', 'com.urbanairship.android:*'],
    packages: ['com.urbanairship'],
    metaData: ['com.urbanairship.AirshipInitializer', 'com.urbanairship.autopilot'],
    ios: ['AirshipKit', 'AirshipCore'],
  }),
  sdk('intercom', 'Intercom', 'support', {
    maven: ['io.intercom.android:intercom-sdk', 'io.intercom.android:intercom-sdk*'],
    packages: ['io.intercom'],
    ios: ['Intercom'],
    unconfirmed: { components: ['io.intercom.android.sdk'] },
    collects: manifestOf(
      'Intercom',
      '2025-10',
      declares('L', [AF], 'UserID', 'EmailAddress', 'PhotosorVideos'),
      declares('-', [AF], 'CrashData', 'PerformanceData', 'OtherDiagnosticData'),
    ),
  }),
  sdk('zendesk', 'Zendesk', 'support', {
    maven: ['zendesk.messaging:messaging-android', 'com.zendesk:support', 'com.zendesk:*', 'zendesk.*:*'],
    ios: ['ZendeskSDKMessaging', 'ZendeskCoreSDK', 'ZendeskSDK*'],
    unconfirmed: { packages: ['zendesk', 'com.zendesk'] },
    collects: manifestOf(
      'Zendesk messaging',
      '2026-06',
      declares(
        'L',
        [AF],
        'Name',
        'EmailAddress',
        'PhoneNumber',
        'CoarseLocation',
        'PhotosorVideos',
        'AudioData',
        'OtherUserContent',
        'UserID',
      ),
      // Its manifest marks the next two as tracking, although it does not set NSPrivacyTracking.
      declares('L', [AF], 'BrowsingHistory', 'DeviceID'),
      declares('L', [AN], 'OtherDiagnosticData'),
    ),
  }),
];
