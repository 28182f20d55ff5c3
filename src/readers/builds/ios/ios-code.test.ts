import { describe, expect, it } from 'vitest';
import type { IosBuild } from '@/model/build-info';
import { INFO, ipaFile } from '@tests/support/build-fixtures/builds';
import { concat } from '@tests/support/build-fixtures/bytes';
import { CPU, fatMachO, machO } from '@tests/support/build-fixtures/native';
import { binaryPlist, type FixturePlist } from '@tests/support/build-fixtures/plists';
import { readGoodBuild } from '@tests/support/build-fixtures/read';

const APP = 'Payload/Lantern.app/';
const code = (...imports: string[]) => machO([], CPU.arm64, 0, { imports });
const read = async (files: Record<string, Uint8Array | string | null>) =>
  (await readGoodBuild(
    ipaFile({ files: Object.fromEntries(Object.entries(files).map(([path, data]) => [APP + path, data])) }),
  )) as IosBuild;
const importsOf = async (files: Record<string, Uint8Array>) =>
  Object.fromEntries(
    ((await read(files)).imports ?? []).map(({ path, classes, symbols }) => [path, [...classes, ...symbols]]),
  );

describe('the imports of an .ipa', () => {
  it('are those of the executable, frameworks, libraries and extensions, as far as a rule asks for them', async () => {
    expect(
      await importsOf({
        Lantern: code('_OBJC_CLASS_$_NSUserDefaults', '_OBJC_CLASS_$_UIView', '_stat', '_malloc'),
        'Frameworks/Camera.framework/Camera': code('_OBJC_CLASS_$_AVCaptureDevice'),
        'Frameworks/libtool.dylib': code('_OBJC_CLASS_$_PHPhotoLibrary'),
        'Frameworks/libswiftCore.dylib': code('_stat'),
        'PlugIns/Widget.appex/Widget': code('_OBJC_CLASS_$_CLLocationManager'),
        'PlugIns/Widget.appex/Frameworks/Deep.framework/Deep': code('_OBJC_CLASS_$_CNContactStore'),
      }),
    ).toEqual({
      Lantern: ['NSUserDefaults', 'stat'],
      'Frameworks/Camera.framework/Camera': ['AVCaptureDevice'],
      'Frameworks/libtool.dylib': ['PHPhotoLibrary'],
      'PlugIns/Widget.appex/Widget': ['CLLocationManager'],
      'PlugIns/Widget.appex/Frameworks/Deep.framework/Deep': ['CNContactStore'],
    });
  });

  it('do not include those of the Watch app and the App Clip, which have purpose strings of their own', async () => {
    const other = code('_OBJC_CLASS_$_HKHealthStore');
    const imports = await importsOf({
      Lantern: code('_stat'),
      'Watch/Wrist.app/Frameworks/Pulse.framework/Pulse': other,
      'AppClips/Clip.app/Frameworks/Pulse.framework/Pulse': other,
    });
    expect(Object.keys(imports)).toEqual(['Lantern']);
  });

  it('of code for several processors are those for 64-bit ARM, wherever it begins', async () => {
    const executable = fatMachO([
      { cpuType: CPU.armv7, bytes: concat(machO([], CPU.armv7), new Uint8Array(400_000)) },
      { cpuType: CPU.arm64, bytes: code('_OBJC_CLASS_$_LAContext') },
    ]);
    expect(await importsOf({ Lantern: executable })).toEqual({ Lantern: ['LAContext'] });
  });

  it('are unknown, not none, where no code lists any', async () => {
    expect((await read({})).imports).toBeUndefined();
  });

  it('show SDKs that are linked into a framework', async () => {
    const pods = machO([], CPU.arm64, 0, { classes: ['FIRApp', 'PodsDummy'] });
    const { traces } = await read({ 'Frameworks/Pods_App.framework/Pods_App': pods });
    expect(traces?.classes).toEqual(['FIRApp']);
  });
});

describe('the entitlements of a signature', () => {
  const signedWith = async (entitlements: Record<string, FixturePlist> | undefined) =>
    (await read({ Lantern: machO([], CPU.arm64, 0, entitlements ? { entitlements } : {}) }))
      .signedEntitlements;

  it.each([
    [
      { 'aps-environment': 'production', 'application-identifier': 'A.b' },
      ['application-identifier', 'aps-environment'],
    ],
    [{}, []],
    [undefined, undefined],
  ])('%j are read', async (entitlements, expected) => {
    expect(await signedWith(entitlements)).toEqual(expected);
  });
});

describe('an .ipa says of itself', () => {
  const without = (...missing: string[]) =>
    binaryPlist(Object.fromEntries(Object.entries(INFO).filter(([key]) => !missing.includes(key))));
  const NO_FILES = { 'AppIcon60x60@2x.png': null, 'AppIcon60x60@3x.png': null };
  const named = binaryPlist({
    ...Object.fromEntries(Object.entries(INFO).filter(([key]) => key !== 'CFBundleIcons')),
    CFBundleIconName: 'AppIcon',
  });
  const catalog = concat(new Uint8Array(90_000), new TextEncoder().encode('AppIcon'), new Uint8Array(9));

  it.each<[string, Record<string, Uint8Array | string | null>, Partial<IosBuild>]>([
    ['that it has icons', {}, { hasIcon: true, hasIconName: true, hasAssetCatalog: true }],
    [
      'that it names an icon and has none',
      { ...NO_FILES, 'Info.plist': named },
      { hasIconName: true, hasIcon: false },
    ],
    ['that the catalog has its icon', { 'Info.plist': named, 'Assets.car': catalog }, { hasIcon: true }],
    ['that there is no catalog', { 'Assets.car': null }, { hasAssetCatalog: false }],
    ['that its executable is missing', { Lantern: null }, { hasExecutable: false }],
    [
      'that no executable is named',
      { 'Info.plist': without('CFBundleExecutable') },
      { hasExecutable: false },
    ],
    ['that it is signed', {}, { hasCodeSignature: true }],
    ['that it is not signed', { '_CodeSignature/CodeResources': null }, { hasCodeSignature: false }],
  ])('%s', async (_, files, expected) => {
    expect(await read(files)).toMatchObject(expected);
  });

  it('which Watch app, App Clip and extensions it has', async () => {
    const info = (id: string) => binaryPlist({ CFBundleIdentifier: `org.lantern.journal.${id}` });
    const { extensions } = await read({
      'Watch/Wrist.app/Info.plist': info('watch'),
      'Watch/Wrist.app/PlugIns/Dial.appex/Info.plist': info('watch.dial'),
      'AppClips/Clip.app/Info.plist': info('Clip'),
      'AppClips/Clip.app/Frameworks/A.framework/Info.plist': info('a'),
    });
    expect(
      extensions?.map(({ path, bundleId }) => [path, bundleId?.replace('org.lantern.journal.', '')]),
    ).toEqual([
      ['PlugIns/Widget.appex', 'widget'],
      ['Watch/Wrist.app', 'watch'],
      ['Watch/Wrist.app/PlugIns/Dial.appex', 'watch.dial'],
      ['AppClips/Clip.app', 'Clip'],
    ]);
  });
});
