import { describe, expect, it } from 'vitest';
import { MAX_TEXT } from '@/decoder/decode-letter';
import { STORE_DEADLINES } from '@/domain/policies/store-deadlines';
import { aabFile, ipaFile, permission } from '@tests/support/build-fixtures/builds';
import { dependenciesPb } from '@tests/support/build-fixtures/dependencies';
import { folderWith, runCli } from '@tests/support/cli';

const DEPENDENCIES = 'BUNDLE-METADATA/com.android.tools.build.libraries/dependencies.pb';
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

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
    ...['check', 'inspect', 'diff', 'decode', 'deadlines', 'fix'].map(
      (command): [string[], number, RegExp] => [[command, 'a', ''], 2, /^One of the paths is empty/],
    ),
    ...['check', 'inspect', 'diff', 'decode', 'deadlines', 'fix', 'rules', 'explain'].map(
      (command): [string[], number, RegExp] => [
        [command, '--help'],
        0,
        new RegExp(`^storepilot ${command} `),
      ],
    ),
  ])('%j', async (args, code, text) => {
    const result = await runCli(args, folderWith({}));
    expect(code === 0 ? result.out : result.err).toMatch(text);
    expect(result.code).toBe(code);
  });
});

describe('colours', () => {
  const ESCAPE = '\u001b[';

  it.each<[string[], boolean, boolean]>([
    [['check', '--color'], false, true],
    [['--color', 'check'], false, true],
    [['check', '--no-color'], true, false],
    [['check', '--color', '--no-color'], true, false],
    [['check'], true, true],
  ])('%j where a terminal has them: %s', async (args, hasColor, expected) => {
    const cwd = folderWith({ 'fastlane/metadata/en-US/name.txt': 'Lantern' });
    const { code, out } = await runCli(args, cwd, { hasColor });
    expect(code).toBe(0);
    expect(out.includes(ESCAPE)).toBe(expected);
  });

  it('are no option of what follows a double dash', async () => {
    const { code, err } = await runCli(['check', '--', '--no-color'], folderWith({}));
    expect(code).toBe(2);
    expect(err).toMatch(/^--no-color: there is no such file/);
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

  it('prints the SDKs with their versions, and what could not be read', async () => {
    const libraries = dependenciesPb(['com.appsflyer:af-android-sdk:6.15.0', 'com.example:carousel:2.0']);
    const cwd = folderWith({
      'app.aab': await bytesOf(aabFile({ files: { [DEPENDENCIES]: libraries } })),
      'odd.aab': await bytesOf(aabFile({ files: { [DEPENDENCIES]: new Uint8Array(9) } })),
    });
    const { out } = await runCli(['inspect', 'app.aab', 'odd.aab'], cwd);
    expect(out).toMatch(/SDKs +Attribution of installs: AppsFlyer 6\.15\.0\n/);
    expect(out).toMatch(/ Not recognised: com\.example:carousel 2\.0\n/);
    expect(out).toMatch(/Not read +The list of libraries \(dependencies\.pb\) is damaged/);
    const json = JSON.parse((await runCli(['inspect', 'app.aab', '--json'], cwd)).out) as object;
    expect(json).toMatchObject({ sdks: [{ id: 'appsflyer', version: '6.15.0' }, { isKnown: false }] });
    expect(json).not.toHaveProperty('traces');
  });

  it('prints JSON of one build, without the picture of its icon', async () => {
    const { out } = await runCli(['inspect', 'app.ipa', '--json'], await builds());
    expect(JSON.parse(out)).toMatchObject({ kind: 'ipa', hasIcon: true, identity: { name: 'Lantern' } });
    expect(out).not.toContain('data:image');
  });

  it('exits with 2 without a build, and for a file that is not a build', async () => {
    const cwd = await builds();
    expect(await runCli(['inspect'], cwd)).toMatchObject({ code: 2 });
    const { code, err } = await runCli(['inspect', 'no.apk'], cwd);
    expect([code, err]).toEqual([2, expect.stringMatching(/^no\.apk: This is not an app build/)]);
  });

  it('says of a folder that it is one', async () => {
    const { code, err } = await runCli(['inspect', 'App.app'], folderWith({ 'App.app/Info.plist': 'x' }));
    expect([code, err]).toEqual([2, 'App.app: it is a folder; a file was expected.\n']);
  });
});

describe('storepilot diff', () => {
  async function twoBuilds(): Promise<string> {
    const before = dependenciesPb(['com.appsflyer:af-android-sdk:6.14.0']);
    const after = dependenciesPb(['com.appsflyer:af-android-sdk:6.15.0', 'com.applovin:applovin-sdk:13.0.0']);
    return folderWith({
      'old.aab': await bytesOf(
        aabFile({ manifest: { root: { versionName: '1.3.0' } }, files: { [DEPENDENCIES]: before } }),
      ),
      'new.aab': await bytesOf(
        aabFile({
          manifest: { children: [permission('android.permission.RECORD_AUDIO')] },
          files: { [DEPENDENCIES]: after },
        }),
      ),
      'app.ipa': await bytesOf(ipaFile()),
      'no.aab': 'x',
    });
  }

  it('prints what was added, removed and changed, and the sizes', async () => {
    const { code, out } = await runCli(['diff', 'old.aab', 'new.aab'], await twoBuilds());
    expect(code).toBe(0);
    expect(out).toMatch(/^1\.3\.0 \(52\) → 1\.4\.0 \(52\): 3 added, 2 changed\n/);
    expect(out).toContain('Warning: versionCode 52 is not higher than 52.');
    expect(out).toContain('  + AppLovin MAX 13.0.0 (advertising)\n  ~ AppsFlyer: 6.14.0 → 6.15.0\n');
    expect(out).toContain('Permissions\n  + android.permission.RECORD_AUDIO\n');
    expect(out).toMatch(/Size by part\n.* → /);
  });

  it('prints JSON', async () => {
    const { out } = await runCli(['diff', 'old.aab', 'new.aab', '--json'], await twoBuilds());
    expect(JSON.parse(out)).toMatchObject({
      platform: 'android',
      before: { version: '1.3.0' },
      notes: [],
      findings: [{ rule: 'version-code-not-higher', severity: 'warning' }],
    });
  });

  it('says that nothing differs in a build and itself', async () => {
    const { out } = await runCli(['diff', 'new.aab', 'new.aab'], await twoBuilds());
    expect(out).toContain('1.4.0 (52): nothing differs\n');
  });

  it.each<[string[], RegExp]>([
    [['old.aab'], /needs two builds/],
    [['old.aab', 'new.aab', 'app.ipa'], /needs two builds/],
    [['old.aab', 'app.ipa'], /^old\.aab: This is an Android app, .* for the same platform\.\n$/],
    [['no.aab', 'new.aab'], /^no\.aab: This is not an app build/],
  ])('exits with 2 for %j', async (names, message) => {
    const { code, err } = await runCli(['diff', ...names], await twoBuilds());
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('storepilot decode', () => {
  const LOG =
    'Uploading…\nERROR ITMS-90683: "Missing purpose string in Info.plist: NSCameraUsageDescription"\n';

  it.each([[['decode']], [['decode', '-']]])(
    'names cause and fix of a log on standard input: %j',
    async (args) => {
      const { code, out } = await runCli(args, '/', { stdin: () => Promise.resolve(LOG) });
      expect(code).toBe(1);
      expect(out).toMatch(/^The upload was refused\. One cause, one new build\.\n(?:.*\n)*\nITMS-90683 {2}/);
      expect(out).toMatch(/\n {2}Cause: .*\n(?:.*\n)*? {2}1 /);
      expect(out).toContain('NSCameraUsageDescription');
    },
  );

  it('prints a possible cause as a guess, which is not a refusal yet', async () => {
    const text = 'Google Play: the bundle is signed, but its certificate is different.';
    const { code, out } = await runCli(['decode'], '/', { stdin: () => Promise.resolve(text) });
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^No cause is certain\. Closest matches[^]*Signed with a different key(?:.*\n)*? {2}- .*\(--case (?:.*\n)*$/,
      ),
    ]);
    expect(out).not.toMatch(/^ {2}1 /m);
    const taken = await runCli(['decode', '--case', 'wrong-upload-key'], '/', {
      stdin: () => Promise.resolve(text),
    });
    expect(taken.out).toMatch(/Signed with a different key(?:.*\n)*? {2}1 Look for Upload key certificate/);
  });

  it('reads the end of a log that is longer than what is read', async () => {
    const text = 'ok: some line of a build\n'.repeat(MAX_TEXT / 20) + LOG;
    const { code, out } = await runCli(['decode'], '/', { stdin: () => Promise.resolve(text) });
    expect([code, out]).toEqual([1, expect.stringMatching(/^ITMS-90683 {2}/m)]);
  });

  it('reads a log that PowerShell saved as UTF-16', async () => {
    const cwd = folderWith({ 'log.txt': Buffer.from(`\uFEFF${LOG}`, 'utf16le') });
    const { code, out } = await runCli(['decode', 'log.txt', '--json'], cwd);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      sections: [{ causes: [{ evidence: [{ quote: LOG.split('\n')[1] }] }] }],
    });
  });

  it('reads files and prints JSON', async () => {
    const cwd = folderWith({ 'mail.txt': 'Guideline 2.3.7 - Performance - Accurate Metadata' });
    const { out } = await runCli(['decode', 'mail.txt', '--json'], cwd);
    expect(JSON.parse(out)).toMatchObject({
      schemaVersion: 2,
      kind: 'refusal',
      sections: [{ causes: [{ causeId: 'apple-2.3.7', certainty: 'code' }] }],
      plan: { tasks: [{ name: 'Guideline 2.3.7' }] },
    });
  });

  it('prints the steps of all causes in order: new build, console, sending, answer', async () => {
    const text = [
      'Version reviewed: 1.0',
      'Guideline 2.3.3 - Performance - Accurate Metadata',
      'The screenshots do not show the app in use.',
      'Guideline 5.1.1(v) - Data Collection and Storage',
      'The app supports account creation but not account deletion.',
    ].join('\n');
    const { code, out } = await runCli(['decode'], '/', { stdin: () => Promise.resolve(text) });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^It was rejected\. 2 causes, one new build\.\n[^]*Guideline 5\.1\.1\(v\)[^]*Guideline 2\.3\.3[^]*\nThen\n[^]*\nIn the reply\n/,
    );
    const numbers = [...out.matchAll(/^ {2}(\d+) /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('takes the case that was written from --case', async () => {
    const decode = (args: string[]) =>
      runCli(['decode', ...args], '/', { stdin: () => Promise.resolve('Guideline 2.1 - Performance') });
    const open = (await decode([])).out;
    const [, id = ''] = /\(--case\s+([\w-]+)\)/.exec(open) ?? [];
    expect(open).toMatch(/Then, whichever it is\n/);
    const { out } = await decode(['--case', id]);
    expect(out).not.toMatch(/--case|whichever/);
    expect(out).toMatch(/^ {2}1 /m);
    const none = (await decode(['--case', 'none'])).out;
    expect(none).not.toMatch(/\(--case/);
    expect(none).toMatch(/^ {2}1 /m);
    expect((await decode(['--case', 'nothing'])).err).toMatch(/expected the ID of a case/);
  });

  it('takes the sender from --from', async () => {
    const text = 'There is no button to restore purchases.';
    const decode = (args: string[]) =>
      runCli(['decode', ...args], '/', { stdin: () => Promise.resolve(text) });
    expect((await decode(['--from', 'app-review'])).out).toContain('Guideline 3.1.1');
    expect((await decode(['--from', 'play-upload'])).out).not.toContain('Guideline');
    expect((await decode(['--from', 'somebody'])).err).toMatch(/expected one of app-review, /);
  });

  it.each<[string, string[], string, boolean, number, RegExp]>([
    ['a log without a refusal', [], 'All tests passed.', false, 0, /No refusal/],
    ['an approval', [], 'Your update is live on Google Play.', false, 0, /^This reads like an approval\. /],
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
