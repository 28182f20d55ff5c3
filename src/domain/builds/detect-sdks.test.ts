import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { itEvery } from '@tests/support/it-every';
import { dataClaims } from '../privacy/data-claims';
import type { BuildInfo, BuildTraces, PrivacyManifest } from '@/model/build-info';
import { detectSdks } from './detect-sdks';
import { sdkCatalog } from './sdk-catalog/sdk-catalog';
import type { SdkMarks } from './sdk-catalog/sdk-row';

const android = (traces: Partial<BuildTraces>, nativeLibraries: string[] = []) =>
  androidBuild({
    traces: buildTraces(traces),
    nativeLibraries: nativeLibraries.map((name) => ({
      path: `base/lib/arm64-v8a/${name}`,
      abi: 'arm64-v8a',
    })),
  });
const ios = (traces: Partial<BuildTraces>, privacyManifests: PrivacyManifest[] = []) =>
  iosBuild({ traces: buildTraces(traces), privacyManifests });
const framework = (name: string, version?: string) => ({
  name,
  version,
  path: `Payload/Lantern.app/Frameworks/${name}.framework`,
  hasManifest: false,
});
const only = (build: BuildInfo) => {
  const sdks = detectSdks(build) ?? [];
  expect(sdks).toHaveLength(1);
  return sdks[0];
};

/** A build with one name that matches a mark. */
const BUILD_WITH: Record<keyof SdkMarks, (name: string) => BuildInfo> = {
  maven: (name) => {
    const [group = '', artifact = ''] = name.split(':');
    return android({ libraries: [{ group, artifact, version: '1.2.3' }] });
  },
  packages: (name) => android({ packages: [`${name}.inner`] }),
  components: (name) => android({ components: [name] }),
  metaData: (name) => android({ metaData: [name] }),
  nativeLibraries: (name) => android({}, [name]),
  files: (name) => android({ files: [name] }),
  ios: (name) => ios({ bundles: [`${name}_Privacy`] }),
  infoKeys: (name) => ios({ infoKeys: [name] }),
  classes: (name) => ios({ classes: [name] }),
  javaClasses: (name) => android({ classes: [name] }),
  ids: (name) => {
    const build = android({});
    return { ...build, identity: { ...build.identity, bundleId: name } };
  },
};

const KINDS = Object.keys(BUILD_WITH) as (keyof SdkMarks)[];
const marksOf = (marks: SdkMarks | undefined) =>
  KINDS.flatMap((kind) => (marks?.[kind] ?? []).map((text): [keyof SdkMarks, string] => [kind, text]));

type Mark = [id: string, kind: keyof SdkMarks, text: string, isConfirmed: boolean];

describe('the rows of the catalogue', () => {
  const rows = sdkCatalog().flatMap((row) => [
    ...marksOf(row).map(([kind, text]): Mark => [row.id, kind, text, true]),
    ...marksOf(row.unconfirmed).map(([kind, text]): Mark => [row.id, kind, text, false]),
  ]);

  // A mark of two rows finds two SDKs, so that answers could be suggested for the wrong one.
  itEvery(rows)('are found by each of their marks, and no other row is', (id, kind, text, isConfirmed) => {
    const row = sdkCatalog().find((each) => each.id === id);
    const name = text.replaceAll('*', kind === 'maven' ? 'other' : 'Other1');
    const sdk = only(BUILD_WITH[kind](name));
    if (row?.isFamily && kind === 'maven') expect(sdk).toMatchObject({ id: name, purpose: 'library' });
    else expect(sdk).toMatchObject({ id, name: row?.name, purpose: row?.purpose });
    expect(sdk).toMatchObject({ isKnown: true, isConfirmed });
  });

  it('have different ids', () => {
    expect(new Set(sdkCatalog().map(({ id }) => id)).size).toBe(sdkCatalog().length);
  });
});

describe('an SDK', () => {
  it('has the version of its main library, and names every library', () => {
    const libraries = [
      { group: 'com.appsflyer', artifact: 'unity-wrapper', version: '9.0.0' },
      { group: 'com.appsflyer', artifact: 'af-android-sdk', version: '6.15.0' },
    ];
    expect(only(android({ libraries }))).toMatchObject({
      id: 'appsflyer',
      version: '6.15.0',
      coordinates: ['com.appsflyer:unity-wrapper:9.0.0', 'com.appsflyer:af-android-sdk:6.15.0'],
    });
  });

  it('that the catalogue does not know is listed by its coordinates', () => {
    const libraries = [{ group: 'com.example', artifact: 'carousel', version: '2.0' }];
    expect(only(android({ libraries }))).toMatchObject({
      id: 'com.example:carousel',
      name: 'carousel',
      purpose: 'unknown',
      isKnown: false,
      isConfirmed: false,
      version: '2.0',
    });
  });

  it.each<[string, BuildInfo]>([
    ['a framework', ios({ frameworks: [framework('Pay')] })],
    ['a bundle', ios({ bundles: ['Pay'] })],
    ['a Swift module', ios({ modules: ['Pay'] })],
    ['a native library', android({}, ['libpay.so'])],
    ['a package', android({ packages: ['com.example.pay'] })],
  ])('that the catalogue does not know is listed when it is %s', (_, build) => {
    expect(only(build)).toMatchObject({ purpose: 'unknown', isKnown: false });
  });

  it.each([
    [
      'AdSupport and other frameworks of the system',
      iosBuild({ traces: buildTraces(), linkedFrameworks: ['UIKit', 'AdSupport'] }),
    ],
    ['the code of a Flutter app', ios({ frameworks: [framework('App')] })],
    ['the page in the system’s settings', ios({ bundles: ['Settings'] })],
    ['components of the app', android({ components: ['org.lantern.journal.MainActivity'] })],
    ['SKAdNetwork ids, which list buyers and not SDKs', ios({ infoKeys: ['SKAdNetworkItems'] })],
  ])('is not made of %s', (_, build) => {
    expect(detectSdks(build)).toEqual([]);
  });

  it('of the same maker is not mistaken for another', () => {
    const ids = detectSdks(
      android({
        packages: ['com.facebook.react', 'com.facebook.ads'],
        components: ['com.google.firebase.messaging.FirebaseMessagingService'],
      }),
    )?.map(({ id }) => id);
    expect(ids).toEqual(['audience-network', 'firebase-messaging', 'react-native']);
  });

  itEvery([
    'com.google.firebase:firebase-encoders-json:16.1.0',
    'com.google.firebase:firebase-components:17.0.0',
    'com.google.firebase:firebase-auth-interop:20.0.0',
    'com.google.firebase:firebase-database-collection:18.0.1',
    'com.google.firebase:firebase-config-interop:16.0.1',
    'com.google.firebase:firebase-crashlytics-buildtools:2.8.0',
    'com.google.firebase:firebase-iid-interop:17.1.0',
    'com.google.android.gms:play-services-measurement-base:16.0.4',
    'com.google.android.gms:play-services-measurement-sdk-api:16.0.3',
    'com.google.android.gms:play-services-auth-base:18.0.0',
  ])('is not made of a part that other libraries bring: …', (coordinates) => {
    const [group = '', artifact = '', version = ''] = coordinates.split(':');
    expect(only(android({ libraries: [{ group, artifact, version }] }))).toMatchObject({
      purpose: 'library',
      isKnown: true,
    });
  });

  it('is uncertain, and suggests nothing, by a file that another SDK uses as well', () => {
    const build = ios({ files: ['GoogleService-Info.plist'] });
    expect(only(build)).toMatchObject({ id: 'firebase', isConfirmed: false });
    expect(dataClaims([build], 'ios')).toEqual([]);
  });

  it('is not Firebase where ML Kit uses the same discovery of components', () => {
    const metaData = [
      'com.google.firebase.components:com.google.mlkit.common.internal.CommonComponentRegistrar',
    ];
    expect(detectSdks(android({ metaData }))).toEqual([]);
  });

  it('has no version where its framework has that of Xcode’s template', () => {
    expect(only(ios({ frameworks: [framework('Capacitor', '1.0')] }))?.version).toBeUndefined();
    expect(only(ios({ frameworks: [framework('Capacitor', '7.4.4')] }))?.version).toBe('7.4.4');
  });

  it('is Capacitor alone, although Capacitor contains parts of Cordova', () => {
    const frameworks = [framework('Capacitor', '7.4.4'), framework('Cordova', '7.4.4')];
    expect(only(ios({ frameworks }))?.id).toBe('capacitor');
    expect(only(android({ packages: ['com.getcapacitor', 'org.apache.cordova'] }))?.id).toBe('capacitor');
    expect(only(android({ packages: ['org.apache.cordova'] }))?.id).toBe('cordova');
  });

  it('has what its own manifests declare', () => {
    const dataTypes = [
      { type: 'NSPrivacyCollectedDataTypeDeviceID', isLinked: true, isTracking: true, purposes: [] },
    ];
    const path = 'Payload/Lantern.app/AppsFlyerLib_Privacy.bundle/PrivacyInfo.xcprivacy';
    const manifest = { tracking: true, trackingDomains: [], collectedDataTypes: [], accessedApis: [] };
    const sdk = only(
      ios({ bundles: ['AppsFlyerLib_Privacy'] }, [
        { ...manifest, path, dataTypes },
        { ...manifest, path: 'Payload/Lantern.app/PrivacyInfo.xcprivacy' },
      ]),
    );
    expect(sdk).toMatchObject({ manifestPaths: [path], declaredTypes: dataTypes, declaresTracking: true });
  });

  it.each([
    ['Alamofire', true],
    ['Flutter', true],
    ['FirebaseCore', true],
    ['AppsFlyerLib', false],
    ['Pay', false],
  ])('%s needs a privacy manifest by Apple’s list: %s', (name, isRequired) => {
    expect(only(ios({ frameworks: [framework(name, '5.6.4')] }))).toMatchObject({
      applePrivacyManifestRequired: isRequired,
      version: '5.6.4',
    });
  });

  it('is found by the bundle names of package managers', () => {
    const ids = (name: string) => only(ios({ bundles: [name] }))?.id;
    expect(ids('Alamofire_Alamofire')).toBe('Alamofire');
    expect(ids('FirebaseCore_Privacy')).toBe('firebase');
    expect(ids('share_plus_privacy')).toBe('share_plus');
  });
});

describe('the list', () => {
  it('shows a family library by library where the build names them, else once', () => {
    const libraries = [
      { group: 'androidx.core', artifact: 'core', version: '1.1.0' },
      { group: 'androidx.appcompat', artifact: 'appcompat', version: '1.1.0' },
    ];
    expect(detectSdks(android({ libraries, packages: ['androidx.core'] }))?.map(({ id }) => id)).toEqual([
      'androidx.appcompat:appcompat',
      'androidx.core:core',
    ]);
    expect(only(android({ packages: ['androidx.core', 'androidx.loader'] }))).toMatchObject({
      id: 'androidx',
    });
  });

  it('knows the libraries that AndroidX replaced', () => {
    const libraries = [
      { group: 'android.arch.lifecycle', artifact: 'runtime', version: '1.1.1' },
      { group: 'android.arch.core', artifact: 'runtime', version: '1.1.1' },
    ];
    expect(detectSdks(android({ libraries }))?.map(({ isKnown, purpose }) => [isKnown, purpose])).toEqual([
      [true, 'library'],
      [true, 'library'],
    ]);
  });

  it('begins with what matters for privacy answers', () => {
    const purposes = detectSdks(
      android({ packages: ['androidx', 'com.example.pay', 'io.sentry', 'com.applovin'] }),
    )?.map(({ purpose }) => purpose);
    expect(purposes).toEqual(['ads', 'crash-reports', 'library', 'unknown']);
  });

  it('is unknown for a build that was stored before its traces were read', () => {
    expect(detectSdks(androidBuild())).toBeUndefined();
  });
});
