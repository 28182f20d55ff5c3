import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli } from '@tests/support/cli';

const NAME = 'fastlane/metadata/en-US/name.txt';
const TOO_LONG = 'Lantern: the evening journal for calm nights';

function makePipe(path: string): void {
  rmSync(path, { force: true });
  execFileSync('mkfifo', [path]);
}

const checkIn = async (cwd: string, ...args: string[]) => {
  const { code, out, err } = await runCli(['check', ...args], cwd);
  return { code, isFound: out.includes('listing-too-long'), err };
};

describe('files that never end are not read', () => {
  it.each([
    ['a .gitignore that is a link to a device', (path: string) => symlinkSync('/dev/zero', path)],
    ['a .gitignore that is a pipe', makePipe],
    ['a .gitignore of more than 1 MB', (path: string) => execFileSync('truncate', ['-s', '2M', path])],
  ])('%s', async (_, make) => {
    const cwd = folderWith({ [NAME]: TOO_LONG });
    make(join(cwd, '.gitignore'));
    expect(await checkIn(cwd)).toMatchObject({ code: 1, isFound: true });
  });

  it.each(['storepilot.config.json', 'storepilot.config.jsonc', 'package.json'])(
    'a pipe as %s',
    async (name) => {
      const cwd = folderWith({ [NAME]: TOO_LONG });
      makePipe(join(cwd, name));
      expect(await checkIn(cwd)).toMatchObject({ code: 2, err: `${name}: it is a device or a pipe; a regular file was expected.\n` }); // prettier-ignore
    },
  );

  it.each(['app.apk', 'package.zip', 'texts.txt'])('a pipe that is named: %s', async (name) => {
    const cwd = folderWith({});
    makePipe(join(cwd, name));
    expect((await checkIn(cwd, name)).code).toBe(2);
  });

  it('a device as baseline', async () => {
    const { code, err } = await checkIn(folderWith({ [NAME]: TOO_LONG }), '--baseline', '/dev/zero');
    expect([code, err]).toEqual([2, expect.stringMatching(/^\/dev\/zero: it is a device or a pipe/)]);
  });
});

describe('a config', () => {
  const CONFIG = 'storepilot.config.json';

  it('that is a link out of the project is refused, one to a file of it is read', async () => {
    const outside = folderWith({ 'secret.json': '{"token": 1}' });
    const cwd = folderWith({ [NAME]: TOO_LONG, 'ci/own.json': '{"rules": {"listing-too-long": "off"}}' });
    symlinkSync('ci/own.json', join(cwd, CONFIG));
    expect(await checkIn(cwd)).toMatchObject({ code: 0, isFound: false });
    rmSync(join(cwd, CONFIG));
    symlinkSync(join(outside, 'secret.json'), join(cwd, CONFIG));
    const { code, err } = await checkIn(cwd);
    expect([code, err]).toEqual([
      2,
      `${CONFIG}: it is a link that leaves the project. Replace it with the file.\n`,
    ]);
  });

  it.each([
    ['lists', '['.repeat(200_000)],
    ['objects', '{"a":'.repeat(200_000)],
  ])('of 200,000 %s inside each other is refused with its place', async (_, text) => {
    const { code, err } = await checkIn(folderWith({ [CONFIG]: text }));
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^storepilot\.config\.json:1:\d+: the JSON is not valid here: more than 100 lists or objects are inside each other\n$/),
    ]); // prettier-ignore
  });

  it('of EAS as deep is named, and the check goes on', async () => {
    const cwd = folderWith({ 'store.config.json': '['.repeat(100_000), [NAME]: TOO_LONG });
    const { out } = await runCli(['check'], cwd);
    expect(out).toMatch(
      /more than 100 lists or objects[^]*listing-too-long|listing-too-long[^]*more than 100/,
    );
  });
});

const text = (value: string) => new TextEncoder().encode(value);
const LARGE = 40 * 1024 * 1024;

const plist = (body: string) =>
  text(`<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>a.b</string>${body}</dict></plist>`);
const ipa = (body: string) => zipSync({ 'Payload/A.app/Info.plist': plist(body) }, { level: 1 });

/** An archive of 180 KB that unpacks to 40 MB. */
const bomb = zipSync({ 'fastlane/metadata/en-US/description.txt': new Uint8Array(LARGE) }, { level: 1 });
const manyFiles = zipSync(
  Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}`, new Uint8Array()])),
  { level: 0 },
);

it.each<[string, Uint8Array, RegExp]>([
  ['bomb.zip', bomb, /description\.txt is far larger|unpacks to far more|larger/],
  [
    'nested.zip',
    zipSync({ 'bomb.zip': bomb, 'a/b.zip': bomb }, { level: 0 }),
    /neither a listing nor a build/,
  ],
  ['many.zip', manyFiles, /more than 20,000 files/],
  ['nested.ipa', zipSync({ 'Payload/A.app/inner.ipa': bomb }, { level: 0 }), /nested\.ipa: /],
  ['deep.ipa', ipa(`<key>a</key>${'<array>'.repeat(100_000)}`), /nested too deeply/],
  ['wide.ipa', ipa('<key>a</key><string>b</string>'.repeat(60_000)), /far more|far larger/],
  ['entities.ipa', ipa(`<key>a</key><string>${'&x;'.repeat(100_000)}</string>`), /not a well-formed/],
  [
    'manifest.apk',
    zipSync({ 'AndroidManifest.xml': new Uint8Array(LARGE) }, { level: 1 }),
    /far more than an app/,
  ],
])('%s is named with its problem, and is never unpacked as a whole', async (name, bytes, problem) => {
  const cwd = folderWith({ [name]: bytes });
  const before = process.memoryUsage().arrayBuffers;
  const { code, out, err } = await runCli(['check', name], cwd);
  expect(`${out}${err}`).toMatch(problem);
  expect(code).not.toBe(0);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(LARGE / 2);
});
