import { describe, expect, it, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { detectSdks } from '@/domain/builds/detect-sdks';
import type { FixtureElement } from '@tests/support/build-fixtures/android-xml';
import { aabFile, apkFile, ipaFile } from '@tests/support/build-fixtures/builds';
import { dependenciesPb } from '@tests/support/build-fixtures/dependencies';
import { dexFile } from '@tests/support/build-fixtures/dex';
import { concat } from '@tests/support/build-fixtures/bytes';
import { CPU, fatMachO, machO } from '@tests/support/build-fixtures/native';
import { binaryPlist } from '@tests/support/build-fixtures/plists';
import { readGoodBuild } from '@tests/support/build-fixtures/read';
import { asFile } from '@tests/support/build-fixtures/zip';
import { readBuild } from './read-build';

const LIST = 'BUNDLE-METADATA/com.android.tools.build.libraries/dependencies.pb';
const APP = 'Payload/Lantern.app/';

const tracesOf = async (file: File) => {
  const { traces } = await readGoodBuild(file);
  if (!traces) throw new Error('The reader left out the traces.');
  return traces;
};
const idsOf = async (file: File) => detectSdks(await readGoodBuild(file))?.map(({ id }) => id);

const metaData = (name: string): FixtureElement => ({
  name: 'meta-data',
  attributes: { name, value: 'x' },
});

describe('an app bundle', () => {
  it('is read by its list of libraries, without its classes', async () => {
    const files = {
      [LIST]: dependenciesPb(['com.appsflyer:af-android-sdk:6.15.0']),
      'base/dex/classes.dex': dexFile(['com.example.carousel.Carousel']),
    };
    expect(await tracesOf(aabFile({ files }))).toMatchObject({
      libraries: [{ group: 'com.appsflyer', artifact: 'af-android-sdk', version: '6.15.0' }],
      packages: [],
      problems: [],
    });
  });

  it('with a damaged list takes nothing from it, says so and reads the classes of all modules', async () => {
    const files = {
      [LIST]: new Uint8Array(20),
      'base/dex/classes.dex': dexFile(['com.appsflyer.AppsFlyerLib']),
      'camera/dex/classes2.dex': dexFile(['io.sentry.Hub']),
    };
    const traces = await tracesOf(aabFile({ files }));
    expect(traces).toMatchObject({ libraries: [], packages: ['com.appsflyer', 'io.sentry'] });
    expect(traces.problems).toEqual([
      expect.stringMatching(/dependencies\.pb\) is damaged, so .* Build the app bundle again/),
    ]);
  });

  it('without a list is read by its classes, and nothing is wrong with it', async () => {
    const files = { [LIST]: null, 'base/dex/classes.dex': dexFile(['com.appsflyer.AppsFlyerLib']) };
    expect(await tracesOf(aabFile({ files }))).toMatchObject({ packages: ['com.appsflyer'], problems: [] });
  });
});

describe('an APK', () => {
  it('shows components, meta-data, also inside components, native libraries and files', async () => {
    const components: FixtureElement[] = [
      { name: 'provider', attributes: { name: 'io.sentry.android.core.SentryInitProvider' } },
      {
        name: 'service',
        attributes: { name: 'com.google.firebase.components.ComponentDiscoveryService' },
        children: [
          metaData('com.google.firebase.components:com.google.firebase.crashlytics.CrashlyticsRegistrar'),
        ],
      },
      metaData('com.facebook.sdk.ApplicationId'),
    ];
    const files = {
      'assets/flutter_assets/kernel.bin': 'x',
      'lib/arm64-v8a/libunity.so': new Uint8Array(64),
    };
    expect(await idsOf(apkFile({ manifest: { components }, files }))).toEqual([
      'facebook',
      'firebase-crashlytics',
      'sentry',
      'firebase',
      'flutter',
      'unity',
      'androidx',
    ]);
  });

  it('recognises Cordova by its script, not by web pages alone', async () => {
    const page = { 'assets/www/index.html': '<html>' };
    expect(await idsOf(apkFile({ files: page }))).not.toContain('cordova');
    expect(await idsOf(apkFile({ files: { ...page, 'assets/www/cordova.js': '' } }))).toContain('cordova');
  });

  it('gives versions of the libraries that leave a file', async () => {
    const files = {
      'META-INF/androidx.core_core-ktx.version': '1.15.0\n',
      'META-INF/kotlinx_coroutines_core.version': '1.9.0',
      'play-services-maps.properties': 'version=19.0.0\nclient=play-services-maps\n',
      'META-INF/com.example_odd.version': '<html>',
    };
    expect((await tracesOf(apkFile({ files }))).libraries).toEqual([
      { group: 'androidx.core', artifact: 'core-ktx', version: '1.15.0' },
      { group: 'org.jetbrains.kotlinx', artifact: 'kotlinx-coroutines-core', version: '1.9.0' },
      { group: 'com.google.android.gms', artifact: 'play-services-maps', version: '19.0.0' },
      { group: 'com.example', artifact: 'odd' },
    ]);
  });

  it('shows the packages of every dex file, also after a gap, but not its own, the platform’s or shortened ones', async () => {
    const files = {
      'classes.dex': dexFile([
        'org.lantern.journal.Main',
        'java.time.Clock',
        'a.b.C',
        'a0.d',
        'Z12.c.d',
        'Qa.c',
        'okhttp3.internal.Util',
      ]),
      'classes3.dex': dexFile(['com.squareup.picasso.inner.deep.Picasso', 'com.applovin.impl.sdk.A']),
    };
    expect((await tracesOf(apkFile({ files }))).packages).toEqual([
      'com.applovin',
      'com.squareup.picasso',
      'okhttp3',
    ]);
  });

  it('shows the classes that only one SDK defines, of every dex file', async () => {
    const files = {
      'classes.dex': dexFile([
        'com.google.android.gms.location.LocationServices',
        'com.google.android.gms.location.LocationServicesOther',
        'com.google.firebase.FirebaseException',
      ]),
      'classes2.dex': dexFile(['com.google.firebase.auth.FirebaseAuth', 'com.google.firebase.auth.zza'], {
        referenced: ['com.google.firebase.storage.FirebaseStorage'],
      }),
    };
    expect((await tracesOf(apkFile({ files }))).classes).toEqual([
      'com.google.android.gms.location.LocationServices',
      'com.google.firebase.auth.FirebaseAuth',
    ]);
  });

  it('of base libraries names no SDK that collects data', async () => {
    const files = {
      'classes.dex': dexFile([
        'com.google.android.gms.auth.api.signin.GoogleSignInOptions',
        'com.google.android.gms.auth.api.signin.internal.Storage',
        'com.google.android.gms.ads.identifier.AdvertisingIdClient',
        'com.google.android.gms.location.places.PlaceReport',
        'com.google.firebase.FirebaseException',
        'com.google.firebase.auth.FirebaseAuthException',
        'com.google.firebase.crashlytics.buildtools.Buildtools',
        'com.google.firebase.remoteconfig.interop.FirebaseRemoteConfigInterop',
      ]),
      'play-services-base.properties': 'version=17.6.0\n',
      'play-services-basement.properties': 'version=17.6.0\n',
      'firebase-encoders.properties': 'version=16.1.0\n',
    };
    const sdks = detectSdks(await readGoodBuild(apkFile({ files }))) ?? [];
    expect(sdks.filter(({ purpose }) => purpose !== 'library')).toEqual([]);
  });

  it.each([
    ['cut off', dexFile(['io.sentry.Hub']).slice(0, 150)],
    ['no dex file', new Uint8Array(4000)],
    ['empty', new Uint8Array()],
  ])('with a dex file that is %s names it and reads the others', async (_, bytes) => {
    const files = { 'classes.dex': bytes, 'classes2.dex': dexFile(['io.sentry.Hub']) };
    const traces = await tracesOf(apkFile({ files }));
    expect(traces.packages).toEqual(['io.sentry']);
    expect(traces.problems).toEqual([
      expect.stringMatching(/^classes\.dex is .*, so SDKs that only its classes reveal are missing here\.$/),
    ]);
  });

  it('stops reading classes when it is cancelled', async () => {
    const controller = new AbortController();
    const labels: string[] = [];
    const result = await readBuild(apkFile(), {
      signal: controller.signal,
      onProgress: (label) => {
        labels.push(label);
        if (label === 'Reading class names') controller.abort();
      },
    });
    expect(result).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(labels.at(-1)).toBe('Reading class names');
  });
});

describe('an .ipa', () => {
  it('shows frameworks with versions, bundles, keys of Info.plist, URL schemes and files', async () => {
    const files = {
      [`${APP}Frameworks/Alamofire.framework/Alamofire`]: 'x',
      [`${APP}Frameworks/Alamofire.framework/Info.plist`]: binaryPlist({
        CFBundleShortVersionString: '5.8.0',
      }),
      [`${APP}Frameworks/libswiftCore.dylib`]: 'x',
      [`${APP}Frameworks/Odd.framework/Info.plist`]: 'not a property list',
      [`${APP}AppsFlyerLib_Privacy.bundle/PrivacyInfo.xcprivacy`]: binaryPlist({ NSPrivacyTracking: true }),
      [`${APP}Frameworks/FirebaseCore.framework/FirebaseCore_Privacy.bundle/PrivacyInfo.xcprivacy`]:
        binaryPlist({ NSPrivacyTracking: false }),
      [`${APP}main.jsbundle`]: 'x',
    };
    const info = {
      GADApplicationIdentifier: 'ca-app-pub-1~2',
      SKAdNetworkItems: [],
      CFBundleURLTypes: [{ CFBundleURLSchemes: ['com.googleusercontent.apps.123', 'lantern'] }],
    };
    const build = await readGoodBuild(ipaFile({ files, info }));
    expect(build.traces).toMatchObject({
      frameworks: [
        { name: 'Pay', hasManifest: true },
        { name: 'Alamofire', version: '5.8.0', hasManifest: false },
        { name: 'Odd', hasManifest: false },
        { name: 'FirebaseCore', hasManifest: true },
      ],
      bundles: ['AppsFlyerLib_Privacy'],
      infoKeys: ['GADApplicationIdentifier', 'com.googleusercontent.apps.123:'],
      files: ['main.jsbundle'],
    });
    const sdks = detectSdks(build) ?? [];
    expect(sdks.map(({ id }) => id)).toEqual([
      'google-mobile-ads',
      'appsflyer',
      'google-sign-in',
      'firebase',
      'react-native',
      'Alamofire',
      'Odd',
      'Pay',
    ]);
    expect(sdks.find(({ id }) => id === 'appsflyer')?.declaresTracking).toBe(true);
  });
});

describe('the executable of an .ipa', () => {
  const NAMES = [
    'AppDelegate',
    'NSObject',
    'GADMobileAds',
    '_TtC7Lantern9MainScene',
    '_TtC7PostHog12PostHogQueue',
    '_TtCC7PostHog5Queue6Worker',
    '_TtP9Alamofire15RequestDelegate_',
    '_TtCs12_SwiftObject',
    '_TtC99Broken',
  ];
  const classesOf = async (executable: Uint8Array<ArrayBuffer>) => {
    const build = await readGoodBuild(ipaFile({ files: { [`${APP}Lantern`]: executable } }));
    const { classes, modules, problems } = build.traces ?? {};
    return { classes, modules, problems, ids: detectSdks(build)?.map(({ id }) => id) };
  };
  const FOUND = {
    classes: ['GADMobileAds'],
    modules: ['Alamofire', 'PostHog'],
    problems: [],
    ids: ['google-mobile-ads', 'posthog', 'Alamofire', 'Pay'],
  };

  it.each([
    ['for one kind of processor', machO(['/a/b'], CPU.arm64, 0, { classes: NAMES, cryptId: 0 })],
    [
      'for several, the last of which is after half a megabyte',
      fatMachO([
        { cpuType: CPU.armv7, bytes: concat(machO([], CPU.armv7), new Uint8Array(500_000)) },
        { cpuType: CPU.arm64, bytes: machO([], CPU.arm64, 0, { classes: NAMES }) },
      ]),
    ],
    [
      'for several, with offsets of 64 bits',
      fatMachO([{ cpuType: CPU.arm64, bytes: machO([], CPU.arm64, 0, { classes: NAMES }) }], true),
    ],
  ])('%s shows the SDKs that are linked into it by its classes', async (_, executable) => {
    expect(await classesOf(executable)).toEqual(FOUND);
  });

  it('that is encrypted is not read, and the app says which build to choose', async () => {
    expect(await classesOf(machO([], CPU.arm64, 0, { classes: NAMES, cryptId: 1 }))).toMatchObject({
      classes: [],
      modules: [],
      problems: [expect.stringMatching(/is encrypted, .* Choose the \.ipa that Xcode/)],
    });
  });

  it('that is cut off names what is missing, and the rest of the build is read', async () => {
    const executable = machO([], CPU.arm64, 0, { classes: NAMES }).slice(0, -20);
    expect(await classesOf(executable)).toMatchObject({
      classes: [],
      problems: [expect.stringMatching(/are damaged or cut off.*Export the build again/)],
      ids: ['Pay'],
    });
  });

  it('without classes, or in another format, is no problem', async () => {
    const none = { classes: [], modules: [], problems: [] };
    expect(await classesOf(machO([]))).toMatchObject(none);
    expect(await classesOf(new Uint8Array(40))).toMatchObject(none);
  });
});

describe('a privacy manifest', () => {
  const manifest = async (plist: Parameters<typeof binaryPlist>[0]) => {
    const build = await readGoodBuild(
      ipaFile({ files: { [`${APP}PrivacyInfo.xcprivacy`]: binaryPlist(plist) } }),
    );
    return build.platform === 'ios'
      ? build.privacyManifests.find(({ path }) => path === `${APP}PrivacyInfo.xcprivacy`)
      : undefined;
  };

  it('gives what each type is linked to and used for, also values that Apple does not have', async () => {
    const read = await manifest({
      NSPrivacyCollectedDataTypes: [
        {
          NSPrivacyCollectedDataType: 'NSPrivacyCollectedDataTypeDeviceID',
          NSPrivacyCollectedDataTypeLinked: true,
          NSPrivacyCollectedDataTypeTracking: true,
          NSPrivacyCollectedDataTypePurposes: ['NSPrivacyCollectedDataTypePurposeAnalytics'],
        },
        { NSPrivacyCollectedDataType: 'App Name' },
      ],
    });
    expect(read?.dataTypes).toEqual([
      {
        type: 'NSPrivacyCollectedDataTypeDeviceID',
        isLinked: true,
        isTracking: true,
        purposes: ['NSPrivacyCollectedDataTypePurposeAnalytics'],
      },
      { type: 'App Name', isLinked: false, isTracking: false, purposes: [] },
    ]);
    expect(read?.faults).toBeUndefined();
  });

  it.each([
    [{ NSPrivacyTracking: 'yes' }, 'has an NSPrivacyTracking that is neither true nor false'],
    [{ NSPrivacyTrackingDomains: { a: 'b' } }, 'has a NSPrivacyTrackingDomains that is not an array'],
    [{ NSPrivacyCollectedDataTypes: 'none' }, 'has a NSPrivacyCollectedDataTypes that is not an array'],
    [
      { NSPrivacyAccessedAPITypes: ['x'] },
      'has an entry in NSPrivacyAccessedAPITypes that is not a dictionary',
    ],
  ])('with values of the wrong type names them: %j', async (plist, fault) => {
    expect((await manifest(plist))?.faults).toEqual([fault]);
  });
});

test('the real APK of android-apidemos lists its libraries with their versions, and what has none', async () => {
  const path = new URL('../../../node_modules/android-apidemos/apks/ApiDemos-debug.apk', import.meta.url);
  const build = await readGoodBuild(asFile(new Uint8Array(readFileSync(path)), 'ApiDemos-debug.apk'));
  const sdks = detectSdks(build) ?? [];
  expect(sdks.filter(({ purpose }) => purpose === 'library')).toHaveLength(31);
  expect(sdks).toContainEqual(
    expect.objectContaining({ id: 'androidx.appcompat:appcompat', version: '1.6.1' }),
  );
  expect(sdks.filter(({ isKnown }) => !isKnown)).toEqual([]);
});
