import { describe, expect, test } from 'vitest';
import { protoXml } from '@tests/support/build-fixtures/android-xml';
import { aabFile, apkFile, INFO, ipaFile, manifest } from '@tests/support/build-fixtures/builds';
import { binaryPlist, xmlPlist } from '@tests/support/build-fixtures/plists';
import { readGoodBuild } from '@tests/support/build-fixtures/read';
import { asFile, deflatedZeros, makeZip, type FixtureFile } from '@tests/support/build-fixtures/zip';
import type { ReadFailure } from './build-failures';
import { readBuild } from './read-build';

async function failure(file: File): Promise<ReadFailure | undefined> {
  const result = await readBuild(file);
  return result.ok ? undefined : result.failure;
}

const zipped = (files: FixtureFile[]) => asFile(makeZip(files), 'build.zip');

describe('is recognised by content', () => {
  test.each([
    ['an APK named .aab', apkFile({ fileName: 'lantern.aab' }), 'apk'],
    ['an app bundle named .apk', aabFile({ fileName: 'lantern.apk' }), 'aab'],
    ['an .ipa named .zip', ipaFile({ fileName: 'Lantern.zip' }), 'ipa'],
    [
      'an APK with an iOS app among its assets',
      apkFile({ files: { 'assets/Payload/X.app/Info.plist': 'x' } }),
      'apk',
    ],
  ])('%s', async (_name, file, kind) => {
    expect((await readGoodBuild(file)).kind).toBe(kind);
  });
});

describe('says what is wrong with', () => {
  const app = 'Payload/Lantern.app/';
  const half = (file: File) => new File([file.slice(0, Math.floor(file.size / 2))], file.name);
  test.each<[string, File, ReadFailure['code'], RegExp]>([
    ['an empty file', asFile(new Uint8Array(), 'a.ipa'), 'empty', /0 bytes/],
    ['a text', asFile(new TextEncoder().encode('hello'), 'a.ipa'), 'not-a-zip', /zip archives/],
    ['half a build', half(ipaFile()), 'truncated', /cut off/],
    ['a locked build', zipped([{ name: `${app}Info.plist`, flags: 1 }]), 'encrypted', /password/],
    ['a zip of anything', zipped([{ name: 'notes.txt' }]), 'no-app', /contains no app/],
    [
      'a zip of a listing',
      zipped([{ name: 'App/fastlane/metadata/en-US/name.txt' }]),
      'no-app',
      /contains a store listing/,
    ],
    [
      'a zip of texts for Google Play',
      zipped([{ name: 'play/listings/en-US/title.txt' }]),
      'no-app',
      /listing/,
    ],
    ['a zip of something alike', zipped([{ name: 'docs/metadata.json' }]), 'no-app', /contains no app/],
    ['a zip around a build', zipped([{ name: 'out/Lantern.ipa' }]), 'archive-of-builds', /out\/Lantern.ipa/],
    [
      'a build for the simulator',
      zipped([{ name: 'Lantern.app/Info.plist' }]),
      'app-outside-payload',
      /simulator/,
    ],
    [
      'an Xcode archive',
      zipped([{ name: 'L.xcarchive/Products/Applications/Lantern.app/Info.plist' }]),
      'app-outside-payload',
      /Lantern.app/,
    ],
    ['a Mac app', zipped([{ name: 'Lantern.app/Contents/Info.plist' }]), 'mac-app', /Mac app/],
    [
      'two apps',
      zipped([{ name: `${app}Info.plist` }, { name: 'Payload/Other.app/Info.plist' }]),
      'several-apps',
      /Lantern.app, Other.app/,
    ],
    [
      'an app without Info.plist',
      ipaFile({ files: { [`${app}Info.plist`]: null } }),
      'no-manifest',
      /Lantern.app has no Info.plist/,
    ],
    [
      'a broken binary plist',
      ipaFile({ files: { [`${app}Info.plist`]: binaryPlist(INFO).slice(0, -8) } }),
      'malformed-plist',
      /Info.plist is/,
    ],
    [
      'a broken XML plist',
      ipaFile({ files: { [`${app}Info.plist`]: xmlPlist(INFO).slice(0, -30) } }),
      'malformed-plist',
      /Info.plist is/,
    ],
    [
      'an app without identity',
      ipaFile({ info: { CFBundleIdentifier: '' } }),
      'no-identity',
      /CFBundleIdentifier/,
    ],
    [
      'a bundle without manifest',
      aabFile({ files: { 'base/manifest/AndroidManifest.xml': null } }),
      'no-manifest',
      /base\/manifest\/AndroidManifest.xml/,
    ],
    [
      'a broken protobuf manifest',
      aabFile({ files: { 'base/manifest/AndroidManifest.xml': protoXml(manifest()).slice(0, 99) } }),
      'malformed-manifest',
      /damaged/,
    ],
    [
      'a bundle with an APK’s manifest',
      aabFile({ files: { 'base/manifest/AndroidManifest.xml': new Uint8Array([3, 0, 8, 0, 16, 0, 0, 0]) } }),
      'malformed-manifest',
      /AndroidManifest.xml/,
    ],
    [
      'a broken binary manifest',
      apkFile({ files: { 'AndroidManifest.xml': new Uint8Array([3, 0, 8, 0, 9, 0, 0, 0, 1]) } }),
      'malformed-manifest',
      /cut off/,
    ],
    [
      'a source project',
      apkFile({ files: { 'AndroidManifest.xml': '<manifest package="x"/>' } }),
      'malformed-manifest',
      /plain text/,
    ],
    [
      'an APK without package',
      apkFile({ manifest: { root: { package: '' } } }),
      'no-identity',
      /not name a package/,
    ],
    [
      'a part of a split app',
      apkFile({ manifest: { root: { split: 'config.arm64_v8a' } } }),
      'split-apk',
      /config.arm64_v8a/,
    ],
    [
      'a manifest with a false size',
      zipped([{ name: 'AndroidManifest.xml', data: 'hello', claims: { size: 6 } }]),
      'damaged',
      /AndroidManifest.xml/,
    ],
    [
      'a manifest that is a bomb',
      zipped([
        {
          name: 'AndroidManifest.xml',
          packed: deflatedZeros(200),
          claims: { size: 200 * 1024 * 1024, crc32: 0 },
        },
      ]),
      'bomb',
      /AndroidManifest.xml/,
    ],
    [
      'a property list of 5 MB',
      ipaFile({
        files: { [`${app}Info.plist`]: `<plist><dict><!--${'ab'.repeat(2_600_000)}--></dict></plist>` },
      }),
      'too-large',
      /Info.plist/,
    ],
    ['a hostile name', zipped([{ name: 'Payload/../../x' }]), 'hostile-name', /outside the app/],
  ])('%s', async (_name, file, code, message) => {
    const found = await failure(file);
    expect(found?.code).toBe(code);
    expect(found?.message).toMatch(message);
  });
});

describe('reports and stops', () => {
  test.each([ipaFile(), apkFile(), aabFile()])('progress only goes up', async (file) => {
    const seen: number[] = [];
    await readBuild(file, { onProgress: (_label, progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(Math.min(...seen)).toBe(0);
    expect(Math.max(...seen)).toBeLessThanOrEqual(1);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('cancelled at sign %i of progress', async (at) => {
    const controller = new AbortController();
    let signs = 0;
    const result = await readBuild(aabFile(), {
      signal: controller.signal,
      onProgress: () => {
        if (signs === at) controller.abort();
        signs += 1;
      },
    });
    expect(result.ok ? 'read' : result.failure.code).toBe('cancelled');
  });
});
