import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aabFile, apkFile } from '@tests/support/build-fixtures/builds';
import { makeZip } from '@tests/support/build-fixtures/zip';
import { folderWith, runCli } from '@tests/support/cli';
import { makePng } from '@tests/support/png';

const META = 'fastlane/metadata';
const PLAY = 'fastlane/metadata/android';
const LFS = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;
const PAGE = '<!DOCTYPE html>\n<html><title>Sign in</title></html>';

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

describe('what is no listing and no build', () => {
  const OTHER_CONFIG = JSON.stringify({ name: 'my store', theme: 'dark' });

  it('a store.config.json of another tool is named, and ends with 2 where it is all there is', async () => {
    const alone = await runCli(['check'], folderWith({ 'store.config.json': OTHER_CONFIG }));
    expect([alone.code, alone.out]).toEqual([2, 'Nothing was checked.\n']);
    expect(alone.err).toMatch(/^store\.config\.json: this is no config of EAS Metadata.*EAS expects \{"configVersion": 0/);
    const beside = { 'store.config.json': OTHER_CONFIG, [`${META}/en-US/name.txt`]: 'Lantern' };
    const { code, out, err } = await runCli(['check'], folderWith(beside));
    expect([code, out]).toEqual([0, expect.stringMatching(/^Read 1 listing with 1 language/)]);
    expect(err).toContain('store.config.json: this is no config of EAS Metadata');
  }); // prettier-ignore

  it('a .zip that is a build is read as one', async () => {
    const cwd = folderWith({ 'app.zip': await bytesOf(apkFile()) });
    const { code, out } = await runCli(['check', 'app.zip'], cwd);
    expect([code, out]).toEqual([expect.any(Number), expect.stringMatching(/^Read 1 build\./)]);
    expect(code).not.toBe(2);
  });

  it.each([
    ['app.apks', /bundletool.*Check the \.aab that it was made from/],
    ['app.xapk', /download site.*Check the \.aab or \.apk of your build/],
    ['App.xcarchive', /Export the \.ipa.*Organizer > Distribute App/],
  ])('%s leads to the file to check, by check and inspect, named and found', async (name, message) => {
    const cwd = folderWith({ [`${META}/en-US/name.txt`]: 'Lantern' });
    if (name.endsWith('.xcarchive')) mkdirSync(join(cwd, name));
    const folder = name.endsWith('.xcarchive')
      ? cwd
      : folderWith({ [`${META}/en-US/name.txt`]: 'Lantern', [name]: makeZip([]) });
    for (const args of [['check', name], ['inspect', name], ['check']])
      expect((await runCli(args, folder)).err, args.join(' ')).toMatch(message);
  });

  it.each([
    ['a pointer of Git LFS', LFS, /pointer of Git LFS/],
    ['a saved web page', PAGE, /saved web page/],
  ])('%s is named, as a build and as a text', async (_, content, message) => {
    const cwd = folderWith({ 'app.aab': content, [`${META}/en-US/description.txt`]: content });
    expect((await runCli(['check', 'app.aab'], cwd)).err).toMatch(message);
    const { code, out } = await runCli(['check', 'fastlane'], cwd);
    expect([code, out]).toEqual([1, expect.stringMatching(message)]);
  });
});

describe('a folder with texts of both stores', () => {
  const LANGUAGES = ['en-US', 'de-DE', 'fr-FR', 'zh-Hans'];
  const apple = Object.fromEntries(
    LANGUAGES.flatMap((locale) => [
      [`${META}/${locale}/name.txt`, 'A name that is far too long for the store'],
      [`${META}/${locale}/keywords.txt`, 'diary,mood'],
    ]),
  );

  it.each([
    ['title.txt', 'Lantern'],
    ['short_description.txt', 'A quiet place'],
  ])('reads both, and names the stray %s', async (name, text) => {
    const cwd = folderWith({ ...apple, [`${META}/en-US/${name}`]: text });
    const { out, err } = await runCli(['check', '--format', 'json'], cwd);
    const { inputs, findings } = JSON.parse(out) as {
      inputs: { kind: string; texts: number }[];
      findings: { rule: string; subject: { store: string; locale: string } }[];
    };
    expect(inputs).toMatchObject([
      { kind: 'fastlane deliver', texts: 8 },
      { kind: 'fastlane supply', texts: 1 },
    ]);
    const tooLong = findings.filter(({ rule }) => rule === 'listing-too-long');
    expect(tooLong.map(({ subject }) => [subject.store, subject.locale])).toHaveLength(4);
    expect(tooLong.every(({ subject }) => subject.store === 'ios')).toBe(true);
    expect(err).toContain(`${META} contains texts of both stores: ${META}/en-US/${name} for Google Play.`);
  });

  it('leaves a folder with the names of F-Droid to Google Play', async () => {
    const files = Object.fromEntries(['name', 'summary', 'description'].map((name) => [`${PLAY}/en-US/${name}.txt`, 'A quiet place to write'])); // prettier-ignore
    const { out } = await runCli(['check', '--format', 'json'], folderWith(files));
    expect((JSON.parse(out) as { inputs: object[] }).inputs).toMatchObject([{ kind: 'fastlane supply' }]);
  });
});

describe('hints about what is read by nobody', () => {
  const PLAY_TEXTS = Object.fromEntries(
    ['en-US', 'de-DE'].map((locale) => [`${PLAY}/${locale}/title.txt`, 'Lantern']),
  );
  const hints = async (files: Record<string, string | Uint8Array>, ...paths: string[]) =>
    (await runCli(['check', ...paths], folderWith(files))).err;

  it('a misspelt file, once for all languages', async () => {
    const files = Object.fromEntries(
      ['en-US', 'de-DE'].flatMap((locale) => [
        [`${META}/${locale}/name.txt`, 'Lantern'],
        [`${META}/${locale}/keyword.txt`, 'diary'],
      ]),
    );
    expect(await hints(files)).toMatch(
      /keyword\.txt \(and in 1 more language\): fastlane deliver reads no file of this name\. Did you mean keywords\.txt\?/,
    );
    expect(await hints({ ...PLAY_TEXTS, [`${PLAY}/en-US/full_describtion.txt`]: 'x' })).toContain('Did you mean full_description.txt?');
  }); // prettier-ignore

  it('pictures of a language without texts', async () => {
    const picture = makePng({ width: 1290, height: 2796 });
    const files = {
      [`${META}/en-US/name.txt`]: 'Lantern',
      'fastlane/screenshots/en-US/1.png': picture,
      'fastlane/screenshots/fr-FR/1.png': picture,
    };
    expect(await hints(files)).toContain('fr-FR: there are pictures but no texts.');
  });

  it('a language without the changelog of the newest version, or of the build', async () => {
    const files = {
      ...PLAY_TEXTS,
      [`${PLAY}/en-US/changelogs/7.txt`]: 'New',
      [`${PLAY}/de-DE/changelogs/6.txt`]: 'Neu',
    };
    expect(await hints(files)).toContain('de-DE: no changelogs/7.txt and no changelogs/default.txt');
    expect(await hints({ ...files, [`${PLAY}/de-DE/changelogs/default.txt`]: 'Neu' })).not.toContain('changelogs/');
    const build = { ...files, 'app.aab': await bytesOf(aabFile()) };
    expect(await hints(build, 'app.aab', 'fastlane')).toMatch(/de-DE, en-US: no changelogs\/\d+\.txt/);
  }); // prettier-ignore

  it('a private key, unless it is ignored or Android’s own for debugging', async () => {
    const files = { ...PLAY_TEXTS, 'AuthKey_1.p8': 'x', 'app/debug.keystore': 'x', 'app/release.jks': 'x' };
    expect(await hints(files)).toContain('AuthKey_1.p8 and 1 more file: a private key is in the project');
    expect(await hints({ ...files, '.gitignore': '*.p8\n*.jks' })).not.toContain('private key');
  });
});

describe('a text whose file ends with a line break', () => {
  const found = async (path: string, text: string) => {
    const { out } = await runCli(['check', '--format', 'json'], folderWith({ [path]: text }));
    return (JSON.parse(out) as { findings: { rule: string; title: string }[] }).findings.filter(
      ({ rule }) => rule === 'listing-too-long',
    );
  };

  it.each([
    [`${PLAY}/en-US/short_description.txt`, 80, 1],
    [`${PLAY}/en-US/short_description.txt`, 79, 0],
    ['app/src/main/play/listings/en-US/short-description.txt', 80, 0],
    [`${META}/en-US/name.txt`, 30, 0],
  ])('%s with %i characters and one: %i findings', async (path, length, count) => {
    const text = 'calm notes '.repeat(10).slice(0, length - 1) + 'x';
    expect(await found(path, `${text}\n`)).toHaveLength(count);
    expect(await found(path, text)).toEqual([]);
  });
});
