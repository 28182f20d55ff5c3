import { AF, AN, declares, manifestOf, sdk, type SdkRow } from './sdk-row';

/** Analytics and crash reports (sources 13.1 and 13.2); Firebase's are with Google's SDKs. */
export const ANALYTICS_SDKS: readonly SdkRow[] = [
  sdk('amplitude', 'Amplitude', 'analytics', {
    maven: ['com.amplitude:analytics-android', 'com.amplitude:android-sdk', 'com.amplitude:*'],
    packages: ['com.amplitude'],
    ios: ['AmplitudeSwift', 'Amplitude'],
    collects: {
      ...manifestOf(
        'Amplitude',
        '2026-07',
        declares('L', [AN], 'ProductInteraction', 'DeviceID', 'CoarseLocation'),
      ),
      play: {
        types: ['PSL_USER_INTERACTION', 'PSL_DEVICE_ID', 'PSL_APPROX_LOCATION'],
        source: 'Amplitude’s privacy manifest of 2026-07',
        isGuess: true,
      },
    },
  }),
  sdk('mixpanel', 'Mixpanel', 'analytics', {
    maven: ['com.mixpanel.android:mixpanel-android'],
    packages: ['com.mixpanel'],
    unconfirmed: { metaData: ['com.mixpanel.android.MPConfig.*'] },
    ios: ['Mixpanel'],
    classes: ['MixpanelPeople'],
    collects: {
      // Its manifest of 2026-07 names no types, although it sends events.
      apple: {
        types: declares('L', [AN], 'ProductInteraction', 'DeviceID', 'CoarseLocation'),
        source: 'Comparison with Amplitude; Mixpanel’s own manifest names no types',
        isGuess: true,
      },
      play: {
        types: ['PSL_USER_INTERACTION', 'PSL_DEVICE_ID', 'PSL_APPROX_LOCATION'],
        source: 'Comparison with Amplitude',
        isGuess: true,
      },
    },
  }),
  sdk('segment', 'Segment', 'analytics', {
    maven: ['com.segment.analytics.kotlin:android', 'com.segment.analytics.*:*'],
    packages: ['com.segment.analytics'],
    ios: ['Segment', 'Segment_Segment'],
    classes: ['SEGAnalytics'],
    collects: manifestOf(
      'Segment',
      '2026-07',
      declares('L', [], 'DeviceID'),
      declares('-', ['DeveloperAdvertising'], 'AdvertisingData'),
    ),
  }),
  sdk('posthog', 'PostHog', 'analytics', {
    maven: ['com.posthog:posthog-android', 'com.posthog:*'],
    packages: ['com.posthog'],
    ios: ['PostHog', 'PostHog_PostHog'],
    collects: manifestOf(
      'PostHog',
      '2026-08',
      declares('-', [AN], 'ProductInteraction', 'OtherUsageData'),
      declares('-', [AF], 'CrashData', 'OtherDiagnosticData'),
    ),
  }),
  sdk('appmetrica', 'AppMetrica', 'analytics', {
    maven: ['io.appmetrica.analytics:analytics', 'io.appmetrica.*:*', 'com.yandex.android:mobmetricalib'],
    packages: ['io.appmetrica.analytics', 'com.yandex.metrica'],
    components: ['io.appmetrica.analytics'],
    ios: ['AppMetrica*'],
    classes: ['AMAAppMetrica'],
    collects: manifestOf(
      'AppMetrica',
      '2026-08',
      declares('-', [AN], 'CoarseLocation', 'ProductInteraction', 'PurchaseHistory'),
      declares('-', [AN, AF], 'OtherDataTypes'),
      declares('-', [AF], 'PerformanceData', 'CrashData'),
      declares('-', [AN], 'OtherDiagnosticData'),
    ),
  }),
  sdk('flurry', 'Flurry', 'analytics', {
    maven: ['com.flurry.android:analytics'],
    packages: ['com.flurry'],
    ios: ['Flurry_iOS_SDK'],
  }),
  sdk('sentry', 'Sentry', 'crash-reports', {
    maven: ['io.sentry:sentry-android', 'io.sentry:sentry-android-core', 'io.sentry:*'],
    packages: ['io.sentry'],
    components: ['io.sentry.android.core'],
    unconfirmed: { metaData: ['io.sentry.*'] },
    nativeLibraries: ['libsentry*.so'],
    ios: ['Sentry'],
    classes: ['SentryClient', 'SentryHub', 'SentryScope'],
    collects: manifestOf(
      'Sentry',
      '2026-08',
      declares('-', [AF], 'CrashData', 'PerformanceData', 'OtherDiagnosticData'),
    ),
  }),
  sdk('bugsnag', 'Bugsnag', 'crash-reports', {
    maven: ['com.bugsnag:bugsnag-android', 'com.bugsnag:*'],
    packages: ['com.bugsnag'],
    components: ['com.bugsnag.android'],
    unconfirmed: { metaData: ['com.bugsnag.android.*'] },
    nativeLibraries: ['libbugsnag*.so'],
    ios: ['Bugsnag'],
    classes: ['BugsnagClient'],
    collects: manifestOf(
      'Bugsnag',
      '2026-08',
      declares('-', [AF], 'UserID', 'DeviceID', 'ProductInteraction', 'CrashData', 'OtherDataTypes'),
    ),
  }),
  sdk('instabug', 'Instabug (Luciq)', 'crash-reports', {
    maven: ['com.instabug.library:instabug', 'com.instabug.library:*', 'ai.luciq.*:*'],
    packages: ['com.instabug'],
    components: ['com.instabug'],
    ios: ['InstabugSDK'],
    unconfirmed: { packages: ['ai.luciq'], ios: ['LuciqSDK'] },
  }),
  sdk('datadog', 'Datadog', 'crash-reports', {
    maven: ['com.datadoghq:dd-sdk-android-core', 'com.datadoghq:dd-sdk-android*'],
    packages: ['com.datadog.android'],
    components: ['com.datadog.android'],
    ios: ['DatadogCore', 'DatadogRUM', 'DatadogCrashReporting', 'Datadog_Datadog*'],
    unconfirmed: { ios: ['Datadog*'] },
    collects: manifestOf(
      'Datadog',
      '2026-05',
      declares('-', [AF], 'PerformanceData', 'CrashData', 'ProductInteraction'),
    ),
  }),
  sdk('new-relic', 'New Relic', 'crash-reports', {
    maven: ['com.newrelic.agent.android:android-agent', 'com.newrelic.agent.android:*'],
    packages: ['com.newrelic.agent.android'],
    components: ['com.newrelic.agent.android'],
    ios: ['NewRelic', 'NewRelicAgent'],
    classes: ['NewRelicAgentInternal'],
    collects: manifestOf(
      'New Relic',
      '2026-08',
      declares(
        'L',
        [AN],
        'UserID',
        'PerformanceData',
        'CrashData',
        'ProductInteraction',
        'OtherDiagnosticData',
      ),
    ),
  }),
  sdk('crashlytics-fabric', 'Crashlytics (Fabric)', 'crash-reports', {
    maven: [
      'com.crashlytics.sdk.android:crashlytics',
      'com.crashlytics.sdk.android:*',
      'io.fabric.sdk.android:*',
    ],
    packages: ['com.crashlytics.android', 'io.fabric.sdk.android'],
    unconfirmed: { metaData: ['io.fabric.ApiKey'] },
    ios: ['Crashlytics', 'Fabric'],
    classes: ['CLSReport'],
  }),
  sdk('hockeyapp', 'HockeyApp', 'crash-reports', {
    maven: ['net.hockeyapp.android:HockeySDK'],
    packages: ['net.hockeyapp.android'],
    components: ['net.hockeyapp.android'],
    ios: ['HockeySDK'],
    classes: ['BITHockeyManager'],
  }),
  sdk('app-center', 'App Center', 'crash-reports', {
    maven: ['com.microsoft.appcenter:appcenter', 'com.microsoft.appcenter:*'],
    packages: ['com.microsoft.appcenter'],
    ios: ['AppCenter', 'AppCenterCrashes', 'AppCenterAnalytics'],
    classes: ['MSACAppCenter'],
    collects: manifestOf(
      'App Center',
      '2026-08',
      declares('-', [AF], 'DeviceID', 'CrashData', 'OtherDiagnosticData'),
    ),
  }),
];
