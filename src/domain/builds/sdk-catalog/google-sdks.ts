import { GEOFENCE_CLASSES } from '../geofence';
import { AF, AN, declares, manifestOf, playPage, A3, sdk, type SdkRow } from './sdk-row';

const FIREBASE = 'com.google.firebase';
const GMS = 'com.google.android.gms';

/** Registrars by which Firebase's products announce themselves to its component discovery. */
function registrar(path: string): string {
  return `${FIREBASE}.components:${FIREBASE}.${path}`;
}

/** A product of Firebase as the list of libraries names it: the artifact itself, and with these endings. */
function artifacts(name: string, ...endings: readonly string[]): string[] {
  return [name, ...endings.map((ending) => `${name}-${ending}`)].map((each) => `${FIREBASE}:${each}`);
}

const GOOGLE_ADS_PAGE = 'Google’s page about the data of the Mobile Ads SDK';

/** SDKs of Google (sources 13.1 and 13.2). */
export const GOOGLE_SDKS: readonly SdkRow[] = [
  sdk('firebase-analytics', 'Firebase Analytics', 'analytics', {
    // Ads bring measurement-base and measurement-sdk-api, which send nothing by themselves.
    maven: [
      ...artifacts('firebase-analytics', 'ktx', 'impl'),
      `${FIREBASE}:firebase-core`,
      ...['play-services-measurement', 'play-services-measurement-api', 'play-services-measurement-impl'].map(
        (name) => `${GMS}:${name}`,
      ),
    ],
    javaClasses: [`${FIREBASE}.analytics.FirebaseAnalytics`],
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
    maven: artifacts('firebase-crashlytics', 'ktx', 'ndk'),
    javaClasses: [`${FIREBASE}.crashlytics.FirebaseCrashlytics`],
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
    maven: artifacts('firebase-messaging', 'ktx', 'directboot'),
    javaClasses: [`${FIREBASE}.messaging.FirebaseMessaging`],
    components: [`${FIREBASE}.messaging`],
    metaData: [registrar('messaging.FirebaseMessagingRegistrar')],
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
    // Other products bring firebase-auth-interop, and base libraries an exception of its package.
    maven: artifacts('firebase-auth', 'ktx'),
    javaClasses: [`${FIREBASE}.auth.FirebaseAuth`],
    metaData: [registrar('auth.FirebaseAuthRegistrar')],
    ios: ['FirebaseAuth'],
    classes: ['FIRAuth'],
    collects: manifestOf(
      'Firebase Authentication',
      '2026-08',
      declares('-', [AN], 'OtherDiagnosticData'),
      declares('L', [AF], 'UserID'),
    ),
  }),
  sdk('firebase-firestore', 'Cloud Firestore', 'back-end', {
    maven: artifacts('firebase-firestore', 'ktx'),
    javaClasses: [`${FIREBASE}.firestore.FirebaseFirestore`],
    metaData: [registrar('firestore.FirestoreRegistrar')],
    ios: ['FirebaseFirestore'],
    classes: ['FIRFirestore'],
    collects: manifestOf('Cloud Firestore', '2026-08', declares('-', [AN], 'OtherDiagnosticData')),
  }),
  sdk('firebase-database', 'Firebase Realtime Database', 'back-end', {
    maven: artifacts('firebase-database', 'ktx'),
    javaClasses: [`${FIREBASE}.database.FirebaseDatabase`],
    metaData: [registrar('database.DatabaseRegistrar')],
    ios: ['FirebaseDatabase'],
    classes: ['FIRDatabase'],
  }),
  sdk('firebase-storage', 'Cloud Storage for Firebase', 'back-end', {
    maven: artifacts('firebase-storage', 'ktx'),
    javaClasses: [`${FIREBASE}.storage.FirebaseStorage`],
    metaData: [registrar('storage.StorageRegistrar')],
    ios: ['FirebaseStorage'],
    classes: ['FIRStorage'],
  }),
  sdk('firebase-functions', 'Cloud Functions for Firebase', 'back-end', {
    maven: artifacts('firebase-functions', 'ktx'),
    javaClasses: [`${FIREBASE}.functions.FirebaseFunctions`],
    metaData: [registrar('functions.FunctionsRegistrar')],
    ios: ['FirebaseFunctions'],
    classes: ['FIRFunctions'],
  }),
  sdk('firebase-remote-config', 'Firebase Remote Config', 'back-end', {
    maven: artifacts('firebase-config', 'ktx'),
    javaClasses: [`${FIREBASE}.remoteconfig.FirebaseRemoteConfig`],
    metaData: [registrar('remoteconfig.RemoteConfigRegistrar')],
    ios: ['FirebaseRemoteConfig'],
    classes: ['FIRRemoteConfig'],
    collects: manifestOf('Firebase Remote Config', '2026-08', declares('-', [AN], 'OtherDiagnosticData')),
  }),
  sdk('firebase-performance', 'Firebase Performance', 'crash-reports', {
    maven: artifacts('firebase-perf', 'ktx'),
    javaClasses: [`${FIREBASE}.perf.FirebasePerformance`],
    components: [`${FIREBASE}.perf.provider.FirebasePerfProvider`],
    metaData: [registrar('perf.FirebasePerfRegistrar')],
    ios: ['FirebasePerformance'],
    classes: ['FIRPerformance'],
  }),
  sdk('firebase-in-app-messaging', 'Firebase In-App Messaging', 'engagement', {
    maven: artifacts('firebase-inappmessaging', 'ktx', 'display', 'display-ktx'),
    javaClasses: [`${FIREBASE}.inappmessaging.FirebaseInAppMessaging`],
    metaData: [registrar('inappmessaging.FirebaseInAppMessagingRegistrar')],
    ios: ['FirebaseInAppMessaging'],
    classes: ['FIRInAppMessaging'],
  }),
  sdk('firebase-app-distribution', 'Firebase App Distribution', 'back-end', {
    // Its interface, firebase-appdistribution-api, does nothing alone.
    maven: [`${FIREBASE}:firebase-appdistribution`],
    metaData: [registrar('appdistribution.*')],
    ios: ['FirebaseAppDistribution'],
  }),
  sdk('firebase', 'Firebase', 'back-end', {
    // Play Billing, ML Kit and others bring firebase-encoders, firebase-components and interfaces; each app of Firebase has this.
    maven: artifacts('firebase-common', 'ktx'),
    javaClasses: [`${FIREBASE}.FirebaseApp`],
    components: [
      `${FIREBASE}.provider.FirebaseInitProvider`,
      `${FIREBASE}.components.ComponentDiscoveryService`,
    ],
    metaData: [registrar('*')],
    ios: ['Firebase*'],
    classes: ['FIRApp'],
    // Google Sign-In uses the same file.
    unconfirmed: { files: ['GoogleService-Info.plist'] },
    collects: manifestOf('Firebase Installations', '2026-08', declares('-', [AN], 'OtherDiagnosticData')),
  }),
  sdk('google-mobile-ads', 'Google Mobile Ads (AdMob)', 'ads', {
    maven: [`${GMS}:play-services-ads`, `${GMS}:play-services-ads-lite`, `${GMS}:play-services-ads-api`],
    javaClasses: [`${GMS}.ads.MobileAds`, `${GMS}.ads.AdView`],
    components: [`${GMS}.ads.AdActivity`, `${GMS}.ads.MobileAdsInitProvider`, `${GMS}.ads.AdService`],
    ios: ['GoogleMobileAds', 'Google-Mobile-Ads-SDK'],
    classes: ['GADMobileAds'],
    unconfirmed: { metaData: [`${GMS}.ads.APPLICATION_ID`], infoKeys: ['GADApplicationIdentifier'] },
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
    // Base libraries contain its classes, so that only the list of libraries shows it.
    maven: [`${GMS}:play-services-ads-identifier`],
  }),
  sdk('google-analytics', 'Google Analytics (before Firebase)', 'analytics', {
    maven: [`${GMS}:play-services-analytics`],
    javaClasses: [`${GMS}.analytics.GoogleAnalytics`],
    components: [`${GMS}.analytics`],
    classes: ['GAI', 'GANTracker'],
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
    javaClasses: [
      `${GMS}.location.LocationServices`,
      `${GMS}.location.LocationRequest`,
      `${GMS}.location.FusedLocationProviderClient`,
      ...GEOFENCE_CLASSES,
    ],
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
