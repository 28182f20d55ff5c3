import { iosBuild, privacyManifest } from '../build-fixtures/build-info';
import { buildTraces } from '../build-fixtures/build-traces';
import { listing, withDetails } from '../drafts';
import type { BuildInfo, IosBuild } from '@/model/build-info';
import { type Examples, AD_ID, android, asks, asksFor, ios, library } from './sides';

const sdk = (platformVersion: string) => ({ platformVersion, sdkName: `iphoneos${platformVersion}` });
const tracking = (purposeStrings: Record<string, string>) => ({
  privacyManifests: [privacyManifest({ tracking: true })],
  purposeStrings,
});

const identity = (changes: Partial<IosBuild['identity']>) => ({
  identity: { bundleId: 'org.lantern.journal', version: '1.4.0', buildNumber: '52', ...changes },
});
const profile = (changes: Partial<NonNullable<IosBuild['provisioning']>>) => {
  const { provisioning } = iosBuild();
  return { provisioning: provisioning && { ...provisioning, ...changes } };
};
const extension = (facts: object) => ({ extensions: [{ path: 'PlugIns/Widget.appex', ...facts }] });
const camera = (text: string) => ({ purposeStrings: { NSCameraUsageDescription: text } });
const framework = (name: string, hasManifest = true) => ({
  traces: buildTraces({
    frameworks: [{ name, path: `Payload/A.app/Frameworks/${name}.framework`, hasManifest }],
  }),
});
const collecting = (type: string) => ({
  privacyManifests: [
    privacyManifest({
      collectedDataTypes: [type],
      dataTypes: [{ type, isLinked: false, isTracking: false, purposes: [] }],
    }),
  ],
});
const native = (abi: string, loadAlignment = 16_384) => ({
  nativeLibraries: [{ path: `base/lib/${abi}/libapp.so`, abi, loadAlignment }],
  abis: [abi],
});
const signedBy = (sha256: string) => ({
  certificate: { subject: 'CN=Lantern', validUntil: '2055-01-01', sha256 },
});
const released = (
  version: string,
  buildNumber: string,
  platform: BuildInfo['platform'],
  certificate?: string,
) => ({
  releases: [
    {
      platform,
      version,
      buildNumber,
      isUploaded: true,
      ...(certificate && { certificate, kind: 'aab' as const }),
    },
  ],
});
const GEOFENCES = { traces: buildTraces({ classes: ['com.google.android.gms.location.GeofencingClient'] }) };
const SELLING = {
  listings: { 'en-US': listing({ description: `${listing().description} Start your free trial today.` }) },
};

/** The facts behind the examples of rules about builds: where the rule fires, and where it holds. */
export const BUILD_EXAMPLES: Examples = {
  'ios-simulator': [ios({ sdkName: 'iphonesimulator26.2' }), ios({})],
  'ios-sdk': [ios(sdk('18.5')), ios(sdk('26.0'))],
  'ios-next-sdk': [
    ios(sdk('26.0'), {}, { today: '2027-04-01' }),
    ios(sdk('27.0'), {}, { today: '2027-04-01' }),
  ],
  'ios-scene-manifest': [ios({ ...sdk('27.0'), hasSceneManifest: false }), ios(sdk('27.0'))],
  'ios-launch-screen': [ios({ ...sdk('27.0'), hasLaunchScreen: false }), ios(sdk('27.0'))],
  'ios-minimum-os': [ios({ minimumOs: '13.0' }), ios({ minimumOs: '15.0' })],
  'ios-duo-screenshots': [ios(sdk('27.1')), ios(sdk('27.0'))],
  'ios-ipad-orientations': [
    ios({ deviceFamilies: [1, 2], padOrientations: ['Portrait'] }),
    ios({ deviceFamilies: [1, 2] }),
  ],
  'ios-icon-name': [ios({ hasIconName: false }), ios({})],
  'ios-extension-id': [
    ios({ ...identity({ bundleId: 'com.a' }), ...extension({ bundleId: 'com.b.widget' }) }),
    ios({ ...identity({ bundleId: 'com.a' }), ...extension({ bundleId: 'com.a.widget' }) }),
  ],
  'ios-extension-version': [
    ios(extension({ version: '1.0', buildNumber: '1' })),
    ios(extension({ version: '1.4.0', buildNumber: '52' })),
  ],
  'ios-build-number': [ios(identity({ buildNumber: '1.0-beta' })), ios(identity({ buildNumber: '1.0.42' }))],
  'ios-version': [ios(identity({ version: 'v2.0' })), ios(identity({ version: '2.0' }))],
  'ios-no-profile': [ios({ provisioning: undefined }), ios({})],
  'ios-debuggable': [ios(profile({ isDebuggable: true })), ios(profile({ isDebuggable: false }))],
  'ios-device-list': [ios(profile({ deviceCount: 1 })), ios({})],
  'ios-in-house': [ios(profile({ provisionsAllDevices: true })), ios({})],
  'ios-profile-expired': [
    ios(profile({ expires: '2026-11-19T23:59:59.000Z' }), {}, { today: '2026-11-20' }),
    ios(profile({ expires: '2026-11-19T23:59:59.000Z' }), {}, { today: '2026-11-19' }),
  ],
  'ios-64-bit': [ios({ architectures: ['armv7'] }), ios({ architectures: ['arm64'] })],
  'ios-purpose-empty': [ios(camera('')), ios(camera('Lets you add photos to your journal entries.'))],
  'ios-purpose-missing': [
    ios({ linkedFrameworks: ['AVFoundation'] }),
    ios({ linkedFrameworks: ['AVFoundation'], ...camera('Lets you add photos to your journal entries.') }),
  ],
  'ios-privacy-manifest': [
    ios({ privacyManifests: [privacyManifest({ problem: 'NSPrivacyTracking is no boolean' })] }),
    ios({ privacyManifests: [privacyManifest({ tracking: false })] }),
  ],
  'ios-privacy-manifest-missing': [
    ios({ privacyManifests: [], imports: [{ path: 'Lantern', classes: ['NSUserDefaults'], symbols: [] }] }),
    ios({ imports: [{ path: 'Lantern', classes: ['NSUserDefaults'], symbols: [] }] }),
  ],
  'ios-sdk-manifest': [ios(framework('FBSDKCoreKit', false)), ios(framework('FBSDKCoreKit'))],
  'ios-manifest-domains': [
    ios({ privacyManifests: [privacyManifest({ trackingDomains: ['ads.example.com'] })] }),
    ios({ privacyManifests: [privacyManifest({ trackingDomains: ['ads.example.com'], tracking: true })] }),
  ],
  'ios-manifest-values': [ios(collecting('App Name')), ios(collecting('NSPrivacyCollectedDataTypeName'))],
  'ios-tracking-purpose': [
    ios(tracking({})),
    ios(tracking({ NSUserTrackingUsageDescription: 'Shows you ads that fit you.' })),
  ],
  'ios-export-key': [ios({ usesNonExemptEncryption: undefined }), ios({ usesNonExemptEncryption: false })],
  'ios-export-own': [
    ios({ ...framework('OpenSSL'), usesNonExemptEncryption: false }),
    ios({ usesNonExemptEncryption: false }),
  ],
  'ios-export-code': [
    ios({ usesNonExemptEncryption: true }),
    ios({ usesNonExemptEncryption: true, hasExportComplianceCode: true }),
  ],
  'ios-icon': [ios({}), ios({ hasAssetCatalog: false })],
  'ios-subscription-unsold': [
    ios({ imports: [] }, SELLING),
    ios({ imports: [], linkedFrameworks: ['StoreKit'] }, SELLING),
  ],
  'ios-account-deletion': [
    ios(framework('FirebaseAuth'), withDetails({ needsLogin: true })),
    ios({}, withDetails({ needsLogin: false })),
  ],
  'ios-outside-payments': [
    ios(framework('StripeCore')),
    ios(framework('StripeCore'), withDetails({ primaryCategory: 'SHOPPING' })),
  ],
  'ios-code-push': [
    ios({ traces: buildTraces({ classes: ['CodePushUpdateManager'] }) }),
    ios(framework('EXUpdates')),
  ],
  'android-target': [android({ targetSdk: 34 }), android({ targetSdk: 36 })],
  'android-version-code': [
    android(identity({ buildNumber: '2100000001' })),
    android(identity({ buildNumber: '42' })),
  ],
  'android-version-name': [android(identity({ version: undefined })), android({})],
  'android-debuggable': [android({ isDebuggable: true }), android({})],
  'android-test-only': [android({ isTestOnly: true }), android({})],
  'android-apk': [android({ kind: 'apk', fileName: 'app-release.apk' }), android({})],
  'android-unsigned': [android({ signingSchemes: [] }), android({})],
  'android-signing-v2': [
    android({ kind: 'apk', signingSchemes: ['v1'] }),
    android({ kind: 'apk', signingSchemes: ['v1', 'v2'] }),
  ],
  'android-64-bit': [
    android(native('armeabi-v7a')),
    android({
      nativeLibraries: [...native('armeabi-v7a').nativeLibraries, ...native('arm64-v8a').nativeLibraries],
      abis: ['armeabi-v7a', 'arm64-v8a'],
    }),
  ],
  'android-16-kb': [android(native('arm64-v8a', 4096)), android(native('arm64-v8a', 16_384))],
  'android-exported': [android({ componentsWithoutExported: ['a.Main'] }), android({})],
  'android-permission-ad-id': [asks(AD_ID), asks()],
  'android-permission-exact-alarm': [asksFor('USE_EXACT_ALARM'), asks()],
  'android-permission-foreground-service': [
    asksFor('FOREGROUND_SERVICE_LOCATION'),
    asksFor('FOREGROUND_SERVICE'),
  ],
  'android-permission-location': [
    android({ targetSdk: 37, permissions: ['android.permission.ACCESS_FINE_LOCATION'] }),
    android({ targetSdk: 37, permissions: ['android.permission.ACCESS_COARSE_LOCATION'] }),
  ],
  'android-permission-all-packages': [asksFor('QUERY_ALL_PACKAGES'), asks()],
  'android-permission-all-files': [asksFor('MANAGE_EXTERNAL_STORAGE'), asks()],
  'android-permission-background-location': [
    asksFor('ACCESS_BACKGROUND_LOCATION'),
    asksFor('ACCESS_FINE_LOCATION'),
  ],
  'android-permission-sms-call-log': [asksFor('READ_SMS'), asks()],
  'android-permission-media': [asksFor('READ_MEDIA_IMAGES'), asks()],
  'android-permission-install-packages': [asksFor('REQUEST_INSTALL_PACKAGES'), asks()],
  'android-permission-full-screen-intent': [asksFor('USE_FULL_SCREEN_INTENT'), asks()],
  'android-permission-contacts': [asksFor('READ_CONTACTS'), asks()],
  'android-geofence-service': [
    android({ permissions: ['android.permission.FOREGROUND_SERVICE_LOCATION'], ...GEOFENCES }),
    android(GEOFENCES),
  ],
  'android-restore-credentials': [
    android(library('a.b', 'c'), withDetails({ needsLogin: true })),
    android(library('androidx.credentials', 'credentials', '1.5.0'), withDetails({ needsLogin: true })),
  ],
  'android-outside-payments': [
    android(library('com.stripe', 'stripe-android')),
    android(library('com.stripe', 'stripe-android'), withDetails({ primaryCategory: 'SHOPPING' })),
  ],
  'build-extension': [android({ fileName: 'Lantern (1).aab.zip' }), android({ fileName: 'Lantern.aab' })],
  'version-code-not-higher': [
    android(identity({}), {}, released('1.4.0', '52', 'android')),
    android(identity({ buildNumber: '53' }), {}, released('1.4.0', '52', 'android')),
  ],
  'version-not-higher': [
    ios(identity({ version: '1.3.0' }), {}, released('1.4.0', '52', 'ios')),
    ios(identity({ version: '1.4.1' }), {}, released('1.4.0', '52', 'ios')),
  ],
  'signing-key-changed': [
    android(signedBy('b'), {}, released('1.3.0', '51', 'android', 'a')),
    android(signedBy('a'), {}, released('1.3.0', '51', 'android', 'a')),
  ],
};
