import { describe, expect, it } from 'vitest';
import { STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import { aabFile, ipaFile } from '@tests/support/build-fixtures/builds';
import { folderWith, runCli } from '@tests/support/cli';

async function builds(): Promise<string> {
  return folderWith({
    'app.ipa': new Uint8Array(await ipaFile().arrayBuffer()),
    'old.aab': new Uint8Array(
      await aabFile({ manifest: { sdk: { minSdkVersion: 24, targetSdkVersion: 34 } } }).arrayBuffer(),
    ),
    'no.apk': 'x',
  });
}

describe('storepilot', () => {
  it.each<[string[], number, RegExp]>([
    [[], 0, /storepilot check {2,}builds and listings/],
    [['--help'], 0, /storepilot check app\.aab fastlane/],
    [['--version'], 0, /^\d+\.\d+\.\d+\n$/],
    [['chek'], 2, /no command “chek”\. Did you mean storepilot check\?/],
    [['toString'], 2, /no command “toString”/],
    ...['check', 'inspect', 'decode', 'deadlines'].map((command): [string[], number, RegExp] => [
      [command, '--help'],
      0,
      new RegExp(`^storepilot ${command} `),
    ]),
  ])('%j', async (args, code, text) => {
    const result = await runCli(args, folderWith({}));
    expect(code === 0 ? result.out : result.err).toMatch(text);
    expect(result.code).toBe(code);
  });
});

describe('storepilot inspect', () => {
  it('prints identity, targets, permissions and sizes', async () => {
    const { code, out } = await runCli(['inspect', 'app.ipa', 'old.aab'], await builds());
    expect(code).toBe(0);
    expect(out).toMatch(/^app\.ipa \(ipa\)\n {2}App +Lantern/);
    expect(out).toMatch(/Privacy manifests +Payload\/Lantern\.app\/PrivacyInfo\.xcprivacy: /);
    expect(out).toMatch(/Target API +34/);
    expect(out).toMatch(/Permissions +android\.permission\.INTERNET\n +android\.permission\.CAMERA/);
  });

  it('prints JSON of one build, without the picture of its icon', async () => {
    const { out } = await runCli(['inspect', 'app.ipa', '--json'], await builds());
    expect(JSON.parse(out)).toMatchObject({ kind: 'ipa', hasIcon: true, identity: { name: 'Lantern' } });
    expect(out).not.toContain('data:image');
  });

  it('exits with 2 without a build, and for what is none', async () => {
    const cwd = await builds();
    expect(await runCli(['inspect'], cwd)).toMatchObject({ code: 2 });
    const { code, err } = await runCli(['inspect', 'no.apk'], cwd);
    expect([code, err]).toEqual([2, expect.stringMatching(/^no\.apk: This is not an app build/)]);
  });
});

describe('storepilot decode', () => {
  const LOG =
    'Uploading…\nERROR ITMS-90683: "Missing purpose string in Info.plist: NSCameraUsageDescription"\n';

  it('names cause and fix of a log on standard input', async () => {
    const { code, out } = await runCli(['decode'], '/', { stdin: () => Promise.resolve(LOG) });
    expect(code).toBe(1);
    expect(out).toMatch(/^ITMS-90683 {2}/);
    expect(out).toMatch(/\n {2}Cause: .*\n(?:.*\n)*? {2}Fix: /);
    expect(out).toContain('NSCameraUsageDescription');
  });

  it('prints a possible cause as a guess, which is no refusal yet', async () => {
    const text = 'Google Play: the bundle is signed, but its certificate is different.';
    const { code, out } = await runCli(['decode'], '/', { stdin: () => Promise.resolve(text) });
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^No cause is certain\..*guess[^]*Signed with another key/),
    ]);
  });

  it('reads files and prints JSON', async () => {
    const cwd = folderWith({ 'mail.txt': 'Guideline 2.3.7 - Performance - Accurate Metadata' });
    const { out } = await runCli(['decode', 'mail.txt', '--json'], cwd);
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 1, refusals: [{ name: 'Guideline 2.3.7' }] });
  });

  it.each<[string, string[], string, boolean, number, RegExp]>([
    ['a log without a refusal', [], 'All tests passed.', false, 0, /No refusal/],
    ['an empty input', [], ' \n', false, 2, /input is empty/],
    ['a person at the keyboard', [], '', true, 2, /pipe a log into it/],
    ['a missing file', ['no.txt'], '', false, 2, /^no\.txt: there is no such file/],
  ])('%s', async (_, args, text, isInteractive, code, message) => {
    const result = await runCli(['decode', ...args], folderWith({}), {
      stdin: () => Promise.resolve(text),
      isInteractive,
    });
    expect(result.out + result.err).toMatch(message);
    expect(result.code).toBe(code);
  });
});

describe('storepilot deadlines', () => {
  const future = STORE_DEADLINES.filter(({ date }) => date > '2026-11-22');

  it('lists what is ahead, oldest first', async () => {
    const { code, out } = await runCli(['deadlines', '--json'], '/');
    const { deadlines } = JSON.parse(out) as { deadlines: { id: string; missedBy: string[] }[] };
    expect(deadlines.map(({ id }) => id)).toEqual(future.map(({ id }) => id));
    expect(code).toBe(0);
  });

  it('lists first what a build misses, in effect or not', async () => {
    const { out } = await runCli(['deadlines', 'old.aab', 'app.ipa'], await builds());
    expect(out).toMatch(/^\d{4}-\d\d-\d\d \((?:in effect|in \d+ days?)\) {2}.*\n {2}Missed by old\.aab\n/);
  });

  it.each<[string[], number]>([
    [['--within', '1d', '--today', '2020-01-01'], 0],
    [['--within', '3000d', '--today', '2020-01-01'], 1],
    [['old.aab', '--within', '8w'], 1],
    [['--within', 'soon'], 2],
    [['--store', 'windows'], 2],
    [['no.apk'], 2],
  ])('exit code: %j', async (args, code) => {
    expect((await runCli(['deadlines', ...args], await builds())).code).toBe(code);
  });
});
