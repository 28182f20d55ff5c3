import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aabFile, apkFile, ipaFile } from '@tests/support/build-fixtures/builds';
import { makeZip } from '@tests/support/build-fixtures/zip';
import { folderWith, runCli } from '@tests/support/cli';
import { makePng } from '@tests/support/png';

const NAME = 'fastlane/metadata/en-US/name.txt';
const TITLE = 'fastlane/metadata/android/en-US/title.txt';
const TOO_LONG = 'Lantern: the evening journal for calm nights';

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

/** Rules and paths of the JSON report. */
async function checkJson(cwd: string, ...args: string[]) {
  const { code, out, err } = await runCli(['check', '--format', 'json', ...args], cwd);
  const report = JSON.parse(out) as {
    inputs: { path: string; kind: string }[];
    findings: { rule: string; severity: string; location: { path: string; line?: number } }[];
    problems: { path: string; message: string }[];
  };
  return { code, err, ...report, rules: report.findings.map(({ rule }) => rule) };
}

describe('storepilot check', () => {
  it('prints findings by file with line, reason, fix and source, and exits with 1', async () => {
    const { code, out, err } = await runCli(['check'], folderWith({ [NAME]: TOO_LONG }));
    expect(code).toBe(1);
    expect(out).toMatch(
      /^Read 1 listing with 1 language, 1 text, 0 pictures\.\n\nfastlane\/metadata\/en-US\/name\.txt\n {2}1:\d+ {2}blocker {2}Name has 44 characters; the limit is 30 {2}listing-too-long\n {4}Why: .*\n {4}Fix: Shorten it by 14 characters\.\n {4}Source: App Store Connect.*\n\n1 blocker in 1 listing \(\d+ ms\)\nRules of [\d-]{10}, \d+ days? old\n$/,
    );
    expect(err).toContain('contains no Description, Keywords');
    expect((await runCli(['check', '--quiet'], folderWith({ [NAME]: TOO_LONG }))).err).toBe('');
  });

  it('writes the same reason and fix once, and another fix of the same rule again', async () => {
    const german = NAME.replace('en-US', 'de-DE');
    const french = NAME.replace('en-US', 'fr-FR');
    const texts = { [NAME]: TOO_LONG, [german]: TOO_LONG, [french]: `${TOO_LONG}!` };
    const { out } = await runCli(['check'], folderWith(texts));
    expect(out.match(/Name has 4\d characters/g)).toHaveLength(3);
    expect(out.match(/Fix: Shorten it by 1\d/g)).toEqual(['Fix: Shorten it by 14', 'Fix: Shorten it by 15']);
    expect(out.match(/Why: /g)).toHaveLength(2);
  });

  it('reports a text of the folder default once, not for each language that has it', async () => {
    const shared = NAME.replace('en-US', 'default');
    const german = NAME.replace('en-US/name', 'de-DE/keywords');
    const files = { [shared]: TOO_LONG, [german]: 'tagebuch', [german.replace('de-DE', 'it')]: 'diario' };
    const { rules, findings } = await checkJson(folderWith(files), '--severity', 'warning');
    expect(rules).toEqual(['listing-too-long']);
    expect(findings[0]?.location.path).toBe(shared);
    const inItalian = await checkJson(folderWith(files), '--locale', 'it', '--severity', 'warning');
    expect(inItalian.rules).toEqual(['listing-too-long']);
  });

  it('exits with 0 when nothing is found', async () => {
    const { code, out } = await runCli(['check'], folderWith({ [NAME]: 'Lantern: Evening Journal' }));
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^Read 1 listing .*\n\nNo findings in 1 listing \(\d+ ms\)\nRules of [\d-]{10}, \d+ days? old\n$/,
      ),
    ]);
  });

  it.each<[string, string[], number]>([
    ['warnings do not fail by default', [], 0],
    ['--fail-on warning', ['--fail-on', 'warning'], 1],
    ['--fail-on note', ['--fail-on', 'note'], 1],
    ['--max-warnings 0', ['--max-warnings', '0'], 1],
    ['--max-warnings 9', ['--max-warnings', '9'], 0],
    ['--store ios leaves out Google Play', ['--store', 'ios', '--fail-on', 'note'], 0],
    ['--locale de leaves out English', ['--locale', 'de', '--fail-on', 'note'], 0],
    ['--locale en_us', ['--locale', 'en_us', '--fail-on', 'warning'], 1],
  ])('exit code: %s', async (_, args, expected) => {
    const cwd = folderWith({ [NAME]: 'Lantern', [TITLE]: '#1 LANTERN FREE' });
    expect((await runCli(['check', ...args], cwd)).code).toBe(expected);
  });

  it('reads builds of all three kinds and combines them with the texts of their store', async () => {
    const cwd = folderWith({
      'out/Lantern.ipa': await bytesOf(ipaFile()),
      'out/lantern.aab': await bytesOf(aabFile()),
      'out/lantern.apk': await bytesOf(apkFile()),
      [NAME]: 'Lantern',
    });
    const { inputs, problems } = await checkJson(cwd);
    expect(problems).toEqual([]);
    expect(inputs.map(({ path, kind }) => `${kind}: ${path}`)).toEqual([
      'build: out/Lantern.ipa',
      'build: out/lantern.aab',
      'build: out/lantern.apk',
      'fastlane deliver: fastlane/metadata',
    ]);
    const alone = await checkJson(cwd, 'out/lantern.apk');
    expect(alone.inputs).toHaveLength(1);
    expect(alone.findings.every(({ location }) => location.path === 'out/lantern.apk')).toBe(true);
    expect(alone.rules).toContain('android-apk');
    expect(alone.rules).not.toContain('listing-missing');
  });

  it('checks every file that is named, also of one listing, as a hook before a commit names them', async () => {
    const other = 'fastlane/metadata/de-DE/name.txt';
    const cwd = folderWith({
      [NAME]: 'Lantern',
      [other]: TOO_LONG,
      'fastlane/metadata/fr-FR/name.txt': TOO_LONG,
    });
    const { inputs, findings } = await checkJson(cwd, NAME, other);
    expect(inputs.map(({ path }) => path)).toEqual(['fastlane/metadata']);
    expect(findings.map(({ rule, location }) => `${rule} ${location.path}`)).toEqual([
      `listing-too-long ${other}`,
    ]);
    expect((await checkJson(cwd, 'fastlane/metadata/en-US', 'fastlane/metadata/fr-FR')).rules).toEqual([
      'listing-too-long',
    ]);
  });

  it('checks pictures without texts, and says nothing about the texts', async () => {
    const shot = 'fastlane/screenshots/en-US/1.png';
    const { findings } = await checkJson(folderWith({ [shot]: makePng({ width: 3, height: 2 }) }));
    expect(findings.map(({ rule, location }) => `${rule} ${location.path}`)).toEqual([`image-size ${shot}`]);
  });

  it('checks the files of the App Store Connect CLI and release notes for Google Play', async () => {
    const notes = 'distribution/whatsnew/whatsnew-en-US';
    const info = 'metadata/app-info/en-US.json';
    const { findings } = await checkJson(
      folderWith({ [notes]: 'x'.repeat(501), [info]: `{\n  "name": "${TOO_LONG}"\n}` }),
    );
    expect(findings.map(({ rule, location: { path, line } }) => [rule, path, line])).toEqual([
      ['listing-too-long', info, 2],
      ['listing-too-long', notes, 1],
    ]);
  });

  it('reports a file of release notes that is named after no language', async () => {
    const folder = 'distribution/whatsnew/whatsnew';
    const { findings } = await checkJson(
      folderWith({ [`${folder}-en-US`]: 'Maps.', [`${folder}-english`]: 'Maps.' }),
    );
    expect(findings.map(({ rule, location }) => `${rule} ${location.path}`)).toEqual([
      `listing-locale-unknown ${folder}-english`,
    ]);
  });

  it('reads a submission package', async () => {
    const zip = makeZip([
      { name: 'fastlane/metadata/en-US/name.txt', data: TOO_LONG },
      { name: 'store.config.json', data: '{"apple":{"info":{"en-US":{"title":"x"}}}}' },
      { name: 'README.md', data: 'About' },
    ]);
    const { findings } = await checkJson(folderWith({ 'app.zip': zip }), 'app.zip');
    expect(findings.map(({ rule, location }) => `${rule} ${location.path}`)).toEqual([
      `listing-too-long app.zip/${NAME}`,
    ]);
  });

  it('leaves out what .gitignore names, node_modules, and links that lead out of the folder', async () => {
    const outside = folderWith({ 'secret.txt': TOO_LONG });
    const cwd = folderWith({
      [NAME]: 'Lantern',
      '.gitignore': '/build/\n*.tmp/\n!keep.tmp/\n',
      [`build/${NAME}`]: TOO_LONG,
      [`old.tmp/${NAME}`]: TOO_LONG,
      [`keep.tmp/${NAME}`]: TOO_LONG,
      [`node_modules/x/${NAME}`]: TOO_LONG,
    });
    symlinkSync(join(outside, 'secret.txt'), join(cwd, 'fastlane/metadata/en-US/subtitle.txt'));
    const { inputs, findings } = await checkJson(cwd);
    expect(inputs.map(({ path }) => path)).toEqual(['fastlane/metadata', 'keep.tmp/fastlane/metadata']);
    expect(findings.map(({ rule, location }) => `${rule} ${location.path}`)).toEqual([
      `listing-too-long keep.tmp/${NAME}`,
      'listing-link fastlane/metadata/en-US/subtitle.txt',
    ]);
    // A folder that is named explicitly is checked even if it is ignored.
    expect((await checkJson(cwd, 'build')).rules).toEqual(['listing-too-long']);
  });

  it('takes paths with spaces and in any script', async () => {
    const cwd = folderWith({ [`Моё приложение/日本 語/${NAME}`]: TOO_LONG });
    const { findings } = await checkJson(cwd, 'Моё приложение');
    expect(findings[0]?.location.path).toBe(`Моё приложение/日本 語/${NAME}`);
  });

  it('takes a dash for standard output, and says when nothing could be checked', async () => {
    const cwd = folderWith({ [NAME]: 'Lantern' });
    const { out } = await runCli(['check', '--format', 'json=-'], cwd);
    expect(JSON.parse(out)).toMatchObject({ findings: [] });
    const wrong = await runCli(['check', 'fastlan'], cwd);
    expect(wrong).toMatchObject({ code: 2, out: 'Nothing was checked.\n' });
    expect(wrong.err).toMatch(/^fastlan: there is no such file or folder/);
  });

  it('writes a report to a file, and the others to standard output', async () => {
    const cwd = folderWith({ [NAME]: TOO_LONG });
    const { out } = await runCli(['check', '--format', 'pretty', '--format', 'json=report.json'], cwd);
    expect(out).toContain('1 blocker in 1 listing');
    expect(readFileSync(join(cwd, 'report.json'), 'utf8')).toContain('"schemaVersion": 1');
  });

  it('strips control characters of names and texts', async () => {
    const cwd = folderWith({ [NAME]: 'Lantern', 'fastlane/metadata/\u001b[31mxx/name.txt': '\u001b]0;x' });
    const { out } = await runCli(['check'], cwd);
    expect(out).toContain('is not a language of the store');
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });

  it('applies dated rules as of the given day', async () => {
    const cwd = folderWith({
      'app.aab': await bytesOf(aabFile({ manifest: { sdk: { minSdkVersion: 24, targetSdkVersion: 35 } } })),
    });
    expect((await checkJson(cwd, '--today', '2026-01-01')).rules).not.toContain('android-target');
    expect((await checkJson(cwd, '--today', '2026-11-22')).rules).toContain('android-target');
  });
});

describe('wrong use of storepilot check', () => {
  it.each<[string[], RegExp]>([
    [['--fomat', 'json'], /no option --fomat\. Did you mean --format\?/],
    [['--format', 'jso'], /--format takes pretty, json.*Did you mean json\?/],
    [['--severity', 'error'], /--severity takes blocker, warning, note/],
    [['--max-warnings', 'x'], /--max-warnings takes a whole number/],
    [['--today', '2026-13-01'], /--today takes a day/],
    [['--today', '2026-02-31'], /--today takes a day/],
    [['--locale', 'klingon'], /--locale takes a store language/],
    [['--new-app', '--update'], /cannot be used together/],
    [['nowhere'], /^nowhere: there is no such file or folder\. Check/],
    [['--format', 'json=no/such/folder.json'], /^no\/such\/folder\.json: there is no such/],
    [['empty'], /neither a build nor a listing in empty\. Looked for:[^]*store\.config\.json/],
    [['app.aab'], /^app\.aab: This is not an app build/],
    [['app.zip'], /^app\.zip: the archive contains neither a listing nor a build/],
  ])('%j', async (args, message) => {
    const cwd = folderWith({
      [NAME]: 'Lantern',
      'app.aab': 'a text',
      'app.zip': makeZip([{ name: 'a.txt', data: 'x' }]),
    });
    mkdirSync(join(cwd, 'empty'));
    const { code, err } = await runCli(['check', ...args], cwd);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  it.runIf(process.getuid?.() !== 0)('names a file that may not be read', async () => {
    const cwd = folderWith({ 'app.aab': 'x' });
    chmodSync(join(cwd, 'app.aab'), 0);
    expect(await runCli(['check', 'app.aab'], cwd)).toMatchObject({
      code: 2,
      err: expect.stringContaining('permission to read it was denied') as string,
    });
  });

  it('reports what it could read beside what it could not', async () => {
    const cwd = folderWith({ [NAME]: TOO_LONG });
    writeFileSync(join(cwd, 'app.ipa'), 'no build');
    const { code, rules, problems } = await checkJson(cwd);
    expect([code, rules]).toEqual([2, ['listing-too-long']]);
    expect(problems.map(({ path }) => path)).toEqual(['app.ipa']);
  });
});

it('writes no report through a link, and none behind a linked folder', async () => {
  const outside = folderWith({ 'report.json': 'theirs' });
  const cwd = folderWith({ 'fastlane/metadata/en-US/name.txt': 'Lantern' });
  symlinkSync(join(outside, 'report.json'), join(cwd, 'report.json'));
  symlinkSync(outside, join(cwd, 'reports'));
  const runs = ['report.json', 'reports/new.json'].flatMap((file) => [
    { file, args: ['--format', `json=${file}`] },
    { file, args: ['--update-baseline', '--config', 'none.json'] },
  ]);
  for (const { file, args } of runs) {
    if (args[0] === '--update-baseline')
      writeFileSync(join(cwd, 'none.json'), JSON.stringify({ baseline: file }));
    const { code, err } = await runCli(['check', ...args], cwd);
    expect([code, err]).toEqual([
      2,
      `${file}: it is a link or no regular file. Remove it, or name another file.\n`,
    ]);
  }
  expect([readdirSync(outside), readFileSync(join(outside, 'report.json'), 'utf8')]).toEqual([
    ['report.json'],
    'theirs',
  ]);
});
