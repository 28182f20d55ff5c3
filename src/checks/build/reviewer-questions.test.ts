import { describe, expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { itEvery } from '@tests/support/it-every';
import type { CodeImports, IosBuild } from '@/model/build-info';
import type { AppFacts } from './build-subject';
import { checkBuild } from './check-build';

const TODAY = '2026-11-26';
const NOT_NEEDED = /^ios-(?:minimum|icon|ipad|export)/;

const imports = (...classes: string[]): CodeImports[] => [{ path: 'Lantern', classes, symbols: [] }];
const framework = (name: string) => ({ name, path: `Frameworks/${name}.framework`, hasManifest: true });

const found = (changes: Partial<IosBuild>, app?: AppFacts) =>
  checkBuild(iosBuild({ signedEntitlements: ['application-identifier'], ...changes }), TODAY, app).filter(
    ({ rule }) => !NOT_NEEDED.test(rule),
  );
const rules = (changes: Partial<IosBuild>, app?: AppFacts) =>
  found(changes, app).map(({ rule, severity }) => `${severity} ${rule}`);

const READ = 'NSHealthShareUsageDescription';
const HEALTH_TEXTS = {
  [READ]: 'Shows the steps of a day beside its entry.',
  NSHealthUpdateUsageDescription: 'Adds a mindful minute after each entry.',
};
const APP: AppFacts = { texts: 'Keep a journal.', category: 'LIFESTYLE' };
const google = {
  traces: buildTraces({ classes: ['GIDSignIn'] }),
  urlSchemes: ['com.googleusercontent.apps.123-abc'],
};

describe('the reviewer’s questions about an iOS build', () => {
  itEvery<[string, Partial<IosBuild>, string[], AppFacts?]>([
    [
      'asks for Sign in with Apple and account deletion beside a Google sign-in',
      google,
      ['warning ios-sign-in-with-apple', 'warning ios-account-deletion'],
    ],
    [
      'takes the entitlement of the profile where the signature was not read',
      {
        ...google,
        signedEntitlements: undefined,
        provisioning: {
          isDebuggable: false,
          deviceCount: 0,
          provisionsAllDevices: false,
          entitlements: ['com.apple.developer.applesignin'],
        },
      },
      ['warning ios-account-deletion'],
    ],
    [
      'does not take the SDK of Google Drive alone for a sign-in',
      { ...google, urlSchemes: ['lantern'] },
      ['warning ios-account-deletion'],
    ],
    [
      'does not take Facebook’s ads for a sign-in',
      { traces: buildTraces({ frameworks: [framework('FBSDKCoreKit')] }), urlSchemes: ['fb123'] },
      [],
    ],
    [
      'does not ask an app without a sign-in for account deletion',
      google,
      ['warning ios-sign-in-with-apple'],
      { ...APP, needsLogin: false },
    ],
    [
      'asks an app with an own sign-in for account deletion',
      {},
      ['warning ios-account-deletion'],
      { ...APP, needsLogin: true },
    ],
    [
      'asks where purchases are restored',
      { imports: imports('SKPayment'), canRestorePurchases: false },
      ['warning ios-restore-purchases'],
    ],
    [
      'knows the purchases of StoreKit 2',
      {
        imports: [{ path: 'Lantern', classes: [], symbols: ['$s8StoreKit7ProductV8purchase7options'] }],
        canRestorePurchases: false,
      },
      ['warning ios-restore-purchases'],
    ],
    [
      'trusts RevenueCat to restore',
      {
        imports: imports('SKPayment'),
        canRestorePurchases: false,
        traces: buildTraces({ frameworks: [framework('RevenueCat')] }),
      },
      [],
    ],
    [
      'does not take analytics that watch purchases for a shop',
      { imports: imports('SKPaymentQueue', 'SKProductsRequest'), canRestorePurchases: false },
      [],
    ],
    [
      'does not take a request for a review for a purchase',
      { imports: imports('SKStoreReviewController'), canRestorePurchases: false },
      [],
    ],
    [
      'asks how a subscription of the texts is paid',
      { imports: imports() },
      ['note ios-subscription-unsold'],
      { ...APP, texts: 'Start your free trial today.' },
    ],
    [
      'does not ask where StoreKit is linked',
      { imports: imports(), linkedFrameworks: ['StoreKit'] },
      [],
      { ...APP, texts: 'Start your free trial today.' },
    ],
    [
      'does not ask an app that lists subscriptions to others',
      { imports: imports() },
      [],
      { ...APP, texts: 'Track all your subscriptions. 자동 업데이트. 自動更新。' },
    ],
    [
      'warns of Stripe where the texts sell lessons and nothing sells with StoreKit',
      { traces: buildTraces({ frameworks: [framework('StripeCore')] }) },
      ['warning ios-outside-payments'],
      { ...APP, texts: 'Buy all lessons.' },
    ],
    [
      'asks what is paid with Stripe beside StoreKit',
      { linkedFrameworks: ['StoreKit'], traces: buildTraces({ frameworks: [framework('StripeCore')] }) },
      ['note ios-outside-payments'],
      APP,
    ],
    [
      'does not ask a shop',
      { traces: buildTraces({ frameworks: [framework('StripeCore')] }) },
      [],
      { ...APP, category: 'SHOPPING' },
    ],
    [
      'warns of capabilities that an app for iPad requires, and iPads lack',
      { deviceFamilies: [1, 2], requiredCapabilities: ['armv7', 'telephony', 'magnetometer'] },
      ['warning ios-required-capabilities'],
    ],
    [
      'asks an app for iPhone about them',
      { requiredCapabilities: ['telephony'] },
      ['note ios-required-capabilities'],
    ],
    [
      'does not ask about what every device has',
      { deviceFamilies: [1, 2], requiredCapabilities: ['armv7', 'arm64'] },
      [],
    ],
    ['does not take a link to the review form for a gate', { marks: ['action=write-review'] }, []],
    [
      'does not ask about a cheaper website where nothing is sold',
      { marks: ['heaper on our website'], imports: imports() },
      [],
    ],
    [
      'asks about CodePush',
      { traces: buildTraces({ classes: ['CodePushUpdateManager'] }) },
      ['warning ios-code-push'],
    ],
    [
      'warns of a server that the app may reach without encryption',
      { insecureServers: ['api.lantern.app'] },
      ['warning ios-insecure-server'],
    ],
    [
      'does not ask about updates of Expo, Shorebird or Capgo',
      { traces: buildTraces({ frameworks: [framework('EXUpdates'), framework('CapgoCapacitorUpdater')] }) },
      [],
    ],
    [
      'asks for the feature behind audio that plays',
      { backgroundModes: ['audio'], imports: imports('AVAudioPlayer') },
      ['note ios-background-mode'],
    ],
    ['does not ask about audio in code that was not read', { backgroundModes: ['audio'] }, []],
    [
      'never asks about fetch and processing',
      { backgroundModes: ['fetch', 'processing'], imports: imports() },
      [],
    ],
    [
      'does not count code of an extension',
      {
        backgroundModes: ['voip'],
        imports: [{ path: 'PlugIns/A.appex/A', classes: ['CXProvider'], symbols: [] }],
      },
      ['warning ios-background-mode'],
    ],
    [
      'warns of HealthKit that the description does not name',
      {
        imports: imports('HKHealthStore'),
        signedEntitlements: ['com.apple.developer.healthkit'],
        purposeStrings: HEALTH_TEXTS,
      },
      ['warning ios-health'],
      APP,
    ],
    [
      'is content with a description that names it',
      {
        imports: imports('HKHealthStore'),
        signedEntitlements: ['com.apple.developer.healthkit'],
        purposeStrings: HEALTH_TEXTS,
      },
      [],
      { ...APP, texts: 'Works with Apple Health.' },
    ],
    [
      'misses the text for writing in an app that is signed for HealthKit, also where it only reads',
      {
        imports: imports('HKHealthStore'),
        signedEntitlements: ['com.apple.developer.healthkit'],
        purposeStrings: { [READ]: HEALTH_TEXTS[READ] },
      },
      ['warning ios-purpose-missing'],
      { ...APP, texts: 'Works with Apple Health.' },
    ],
    [
      'takes a text that says that nothing is written',
      {
        imports: imports('HKHealthStore'),
        signedEntitlements: ['com.apple.developer.healthkit'],
        purposeStrings: {
          NSHealthShareUsageDescription: 'Shows the steps of a day beside its entry.',
          NSHealthUpdateUsageDescription: 'Lantern only reads steps; this access is not used.',
        },
      },
      [],
      { ...APP, texts: 'Works with Apple Health.' },
    ],
    [
      'does not ask about HealthKit of a permission library',
      {
        imports: imports('HKHealthStore'),
        purposeStrings: HEALTH_TEXTS,
      },
      [],
    ],
    [
      'asks about a VPN once an extension offers it',
      {
        networkExtensions: ['packet-tunnel-provider'],
        extensions: [
          { path: 'PlugIns/T.appex', bundleId: 'org.lantern.journal.t', version: '1.4.0', buildNumber: '52' },
        ],
      },
      ['warning ios-vpn'],
    ],
    [
      'does not ask about a content blocker',
      {
        networkExtensions: ['content-filter-provider'],
        extensions: [
          { path: 'PlugIns/T.appex', bundleId: 'org.lantern.journal.t', version: '1.4.0', buildNumber: '52' },
        ],
      },
      [],
    ],
    [
      'does not call an app with native plugins a website',
      { website: { url: 'https://a.example', plugins: ['SplashScreenPlugin', 'CameraPlugin'] } },
      [],
    ],
  ])('every row of the table', (_, changes, expected, app) => {
    expect(rules(changes, app)).toEqual(expected);
  });

  it('asks about encryption that the app brings, where it says that it needs no documents', () => {
    const withOpenSsl = (usesNonExemptEncryption: boolean) =>
      checkBuild(
        iosBuild({ usesNonExemptEncryption, traces: buildTraces({ frameworks: [framework('OpenSSL')] }) }),
        TODAY,
      ).map(({ rule }) => rule);
    expect(withOpenSsl(false)).toContain('ios-export-own');
    expect(withOpenSsl(true)).not.toContain('ios-export-own');
  });

  it('asks nothing of an app for Apple TV', () => {
    expect(
      rules({ deviceFamilies: [3], backgroundModes: ['audio', 'continuous'], imports: imports('AVPlayer') }),
    ).toEqual([]);
  });

  it('names every tool that changes the app', () => {
    const [finding] = found({ traces: buildTraces({ classes: ['CodePushUpdateManager', 'JPEngine'] }) });
    expect(finding?.title).toBe('Contains CodePush, JSPatch, which can change the app without review');
  });

  it('names its evidence, and brings the reviewer’s question', () => {
    const [finding] = found(google);
    expect(finding?.title).toBe('Contains Google Sign-In, but no Sign in with Apple');
    expect(finding).toMatchObject({
      isQuestion: true,
      asks: 'Which sign-in lets people hide their e-mail address?',
    });
  });
});

describe('purpose strings in several languages', () => {
  const key = 'NSCameraUsageDescription';
  const honest = { [key]: 'Lets you add a photo to a journal entry.' };

  it('are judged in each, and named by it', () => {
    const [finding] = found({
      purposeStrings: honest,
      localizedPurposes: {
        de: { [key]: 'Lantern möchte auf die Kamera zugreifen.' },
        fr: { [key]: 'Ajoute une photo à une page du journal.' },
        ja: { [key]: 'カメラへのアクセスを許可してください' },
      },
    });
    expect(finding?.rule).toBe('ios-purpose-vague');
    expect(finding?.title).toMatch(/^The explanation for “Camera” in (?:de, ja|ja) gives no reason/);
  });

  it('with a variable or a denial have a finding of their own', () => {
    const of = (text: string) => rules({ purposeStrings: { [key]: text } });
    expect(of('$(PRODUCT_NAME) scans the barcode of a book.')).toEqual(['warning ios-purpose-name']);
    expect(of('Non utilisé actuellement')).toEqual(['warning ios-purpose-unused']);
    expect(of('Die Kamera wird derzeit nicht verwendet.')).toEqual(['warning ios-purpose-unused']);
    expect(of('This app does not use your camera.')).toEqual(['warning ios-purpose-unused']);
  });

  itEvery([
    'Scans receipts. Pictures are not used for advertising.',
    'Your location shows shops near you and is not used in the background.',
    'Zeigt Läden in der Nähe. Der Standort wird nicht gespeichert.',
    'Barber Shop needs access to your camera to upload photos.',
    'Scan the QR code of your router, so that you need not type its password.',
    'Records a voice note. It is not used to identify you.',
  ])('are left alone: …', (text) => {
    expect(rules({ purposeStrings: { [key]: text } })).toEqual([]);
  });
});
