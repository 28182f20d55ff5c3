import { AF, AN, declares, manifestOf, playPage, A3, sdk, type SdkRow } from './sdk-row';

const FIREBASE = 'com.google.firebase';
const GMS = 'com.google.android.gms';

/** Registrars by which Firebase's products announce themselves to its component discovery. */
function registrar(path: string): string {
  return `${FIREBASE}.components:${FIREBASE}.${path}`;
}

const GOOGLE_ADS_PAGE = 'Google’s page about the data of the Mobile Ads SDK';

/** SDKs of Google (sources 13.1 and 13.2). */
export const GOOGLE_SDKS: readonly SdkRow[] = [
  sdk('firebase-analytics', 'Firebase Analytics', 'analytics', {
    maven: [`${FIREBASE}:firebase-analytics*`, `${GMS}:play-services-measurement*`],
    packages: [`${GMS}.measurement`],
    components: [`${GMS}.measurement`],
    metaData: [registrar('analytics.connector.internal.AnalyticsConnectorRegistrar')],
    ios: ['FirebaseAnalytics', 'GoogleAppMeasurement'],
    classes: ['FIRAnalytics'],
    collects: playPage(
      'Google’s answer 11582702 about Analytics and Data safety',
      'PSL_DEVICE_ID',
      'PSL_APPROX_LOCATION',
      'PSL_PURCHASE_HISTORY',
      'PSL_USER_INTERACTION',
    ),
  }),
  sdk('firebase-crashlytics', 'Firebase Crashlytics', 'crash-reports', {
    maven: [`${FIREBASE}:firebase-crashlytics*`],
    packages: [`${FIREBASE}.crashlytics`],
    metaData: [registrar('crashlytics.CrashlyticsRegistrar'), registrar('crashlytics.ndk.*')],
    nativeLibraries: ['libcrashlytics*.so'],
    ios: ['FirebaseCrashlytics'],
    classes: ['FIRCrashlytics'],
    collects: {
      ...manifestOf(
        'Firebase Crashlytics',
        '2026-08',
        declares('-', [AF], 'CrashData', 'OtherDiagnosticData'),
      ),
      ...playPage(
        'Firebase’s page about Data safety, as others quote it',
        'PSL_DEVICE_ID',
        'PSL_CRASH_LOGS',
        'PSL_PERFORMANCE_DIAGNOSTICS',
      ),
    },
  }),
  sdk('firebase-messaging', 'Firebase Cloud Messaging', 'engagement', {
    maven: [`${FIREBASE}:firebase-messaging*`],
    packages: [`${FIREBASE}.messaging`],
    components: [`${FIREBASE}.messaging`, `${FIREBASE}.iid.FirebaseInstanceIdReceiver`],
    ios: ['FirebaseMessaging'],
    classes: ['FIRMessaging'],
    collects: {
      ...manifestOf(
        'Firebase Messaging',
        '2026-08',
        declares('-', [AF], 'DeviceID'),
        declares('-', [AN], 'OtherDataTypes'),
        declares('-', [AF], 'OtherDiagnosticData'),
      ),
      ...playPage('Firebase’s page about Data safety, as others quote it', 'PSL_DEVICE_ID'),
    },
  }),
  sdk('firebase-auth', 'Firebase Authentication', 'sign-in', {
    maven: [`${FIREBASE}:firebase-auth*`],
    packages: [`${FIREBASE}.auth`],
    ios: ['FirebaseAuth'],
    classes: ['FIRAuth'],
    unconfirmed: { metaData: [registrar('auth.FirebaseAuthRegistrar')] },
    collects: manifestOf(
      'Firebase Authentication',
      '2026-08',
      declares('-', [AN], 'OtherDiagnosticData'),
      declares('L', [AF], 'UserID'),
    ),
  }),
  sdk('firebase-firestore', 'Cloud Firestore', 'back-end', {
    maven: [`${FIREBASE}:firebase-firestore*`],
    packages: [`${FIREBASE}.firestore`],
    metaData: [registrar('firestore.FirestoreRegistrar')],
    ios: ['FirebaseFirestore'],
    classes: ['FIRFirestore'],
    collects: manifestOf('Cloud Firestore', '2026-08', declares('-', [AN], 'OtherDiagnosticData')),
  }),
  sdk('firebase-database', 'Firebase Realtime Database', 'back-end', {
    maven: [`${FIREBASE}:firebase-database*`],
    packages: [`${FIREBASE}.database`],
    metaData: [registrar('database.DatabaseRegistrar')],
    ios: ['FirebaseDatabase'],
    classes: ['FIRDatabase'],
  }),
  sdk('firebase-storage', 'Cloud Storage for Firebase', 'back-end', {
    maven: [`${FIREBASE}:firebase-storage*`],
    packages: [`${FIREBASE}.storage`],
    metaData: [registrar('storage.StorageRegistrar')],
    ios: ['FirebaseStorage'],
    classes: ['FIRStorage'],
  }),
  sdk('firebase-functions', 'Cloud Functions for Firebase', 'back-end', {
    maven: [`${FIREBASE}:firebase-functions*`],
    packages: [`${FIREBASE}.functions`],
    metaData: [registrar('functions.FunctionsRegistrar')],
    ios: ['FirebaseFunctions'],
    classes: ['FIRFunctions'],
  }),
  sdk('firebase-remote-config', 'Firebase Remote Config', 'back-end', {
    maven: [`${FIREBASE}:firebase-config*`],
    packages: [`${FIREBASE}.remoteconfig`],
    metaData: [registrar('remoteconfig.RemoteConfigRegistrar')],
    ios: ['FirebaseRemoteConfig'],
    classes: ['FIRRemoteConfig'],
    collects: manifestOf('Firebase Remote Config', '2026-08', declares('-', [AN], 'OtherDiagnosticData')),
  }),
  sdk('firebase-performance', 'Firebase Performance', 'crash-reports', {
    maven: [`${FIREBASE}:firebase-perf*`],
    packages: [`${FIREBASE}.perf`],
    components: [`${FIREBASE}.perf.provider.FirebasePerfProvider`],
    metaData: [registrar('perf.FirebasePerfRegistrar')],
    ios: ['FirebasePerformance'],
    classes: ['FIRPerformance'],
  }),
  sdk('firebase-in-app-messaging', 'Firebase In-App Messaging', 'engagement', {
    maven: [`${FIREBASE}:firebase-inappmessaging*`],
    packages: [`${FIREBASE}.inappmessaging`],
    metaData: [registrar('inappmessaging.FirebaseInAppMessagingRegistrar')],
    ios: ['FirebaseInAppMessaging'],
    classes: ['FIRInAppMessaging'],
  }),
  sdk('firebase-app-distribution', 'Firebase App Distribution', 'back-end', {
    maven: [`${FIREBASE}:firebase-appdistribution*`],
    packages: [`${FIREBASE}.appdistribution`],
    metaData: [registrar('appdistribution.*')],
    ios: ['FirebaseAppDistribution'],
  }),
  sdk('firebase', 'Firebase', 'back-end', {
    maven: [`${FIREBASE}:firebase-common*`, `${FIREBASE}:*`],
    packages: [FIREBASE],
    components: [
      `${FIREBASE}.provider.FirebaseInitProvider`,
      `${FIREBASE}.components.ComponentDiscoveryService`,
    ],
    metaData: [`${FIREBASE}.components:*`],
    files: ['GoogleService-Info.plist'],
    ios: ['Firebase*'],
    classes: ['FIRApp'],
    collects: manifestOf('Firebase Installations', '2026-08', declares('-', [AN], 'OtherDiagnosticData')),
  }),
  sdk('google-mobile-ads', 'Google Mobile Ads (AdMob)', 'ads', {
    maven: [`${GMS}:play-services-ads`, `${GMS}:play-services-ads-lite`, `${GMS}:play-services-ads-api`],
    packages: [`${GMS}.ads`],
    components: [`${GMS}.ads.AdActivity`, `${GMS}.ads.MobileAdsInitProvider`, `${GMS}.ads.AdService`],
    metaData: [`${GMS}.ads.APPLICATION_ID`],
    ios: ['GoogleMobileAds', 'Google-Mobile-Ads-SDK'],
    classes: ['GADMobileAds'],
    infoKeys: ['GADApplicationIdentifier'],
    collects: {
      apple: {
        types: [
          ...declares('-', [A3, AN], 'CoarseLocation'),
          ...declares('-', [AN], 'CrashData'),
          ...declares('L', [AN], 'PerformanceData'),
          ...declares('LT', [A3, AN], 'DeviceID'),
          ...declares('L', [A3, AN], 'AdvertisingData', 'ProductInteraction'),
        ],
        source: GOOGLE_ADS_PAGE,
      },
      play: {
        types: [
          'PSL_APPROX_LOCATION',
          'PSL_USER_INTERACTION',
          'PSL_PERFORMANCE_DIAGNOSTICS',
          'PSL_DEVICE_ID',
        ],
        isShared: true,
        source: GOOGLE_ADS_PAGE,
      },
    },
  }),
  sdk('google-advertising-id', 'Google advertising ID', 'attribution', {
    maven: [`${GMS}:play-services-ads-identifier`],
    packages: [`${GMS}.ads.identifier`],
  }),
  sdk('google-ump', 'Google User Messaging Platform', 'consent', {
    maven: ['com.google.android.ump:user-messaging-platform'],
    packages: ['com.google.android.ump'],
    ios: ['UserMessagingPlatform'],
    unconfirmed: { classes: ['UMPConsentInformation'] },
  }),
  sdk('google-sign-in', 'Google Sign-In', 'sign-in', {
    maven: [`${GMS}:play-services-auth`, 'com.google.android.libraries.identity.googleid:googleid'],
    components: [
      `${GMS}.auth.api.signin.internal.SignInHubActivity`,
      `${GMS}.auth.api.signin.RevocationBoundService`,
    ],
    packages: [`${GMS}.auth.api.signin`],
    ios: ['GoogleSignIn'],
    classes: ['GIDSignIn'],
    unconfirmed: { infoKeys: ['GIDClientID', 'com.googleusercontent.apps.*:'] },
    collects: manifestOf(
      'Google Sign-In',
      '2026-04',
      declares('L', [AF], 'Name', 'EmailAddress', 'PhoneNumber', 'CoarseLocation'),
      declares('L', [AF, AN], 'OtherDataTypes', 'UserID'),
      declares('L', [AN], 'DeviceID', 'OtherUsageData'),
    ),
  }),
  sdk('google-maps', 'Google Maps', 'location', {
    maven: [`${GMS}:play-services-maps`],
    packages: [`${GMS}.maps`],
    ios: ['GoogleMaps', 'google_maps_flutter_ios'],
    classes: ['GMSServices'],
    unconfirmed: { metaData: ['com.google.android.geo.API_KEY'] },
  }),
  sdk('google-location', 'Google Play services location', 'location', {
    maven: [`${GMS}:play-services-location`],
    packages: [`${GMS}.location`],
  }),
  sdk('google-ml-kit', 'ML Kit', 'library', {
    maven: ['com.google.mlkit:*'],
    packages: ['com.google.mlkit'],
  }),
  sdk('play-billing', 'Google Play Billing', 'purchases', {
    maven: ['com.android.billingclient:billing', 'com.android.billingclient:*'],
    packages: ['com.android.billingclient'],
    metaData: ['com.google.android.play.billingclient.version'],
  }),
];
