import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, runCli, writableExcept } from '@tests/support/cli';

const NAME = 'fastlane/metadata/en-US/name.txt';
const FILES = { [NAME]: 'x'.repeat(40), 'fastlane/metadata/de-DE/name.txt': 'y'.repeat(40) };

async function check(config: object | string, args: string[] = [], files: Record<string, string> = FILES) {
  const text = typeof config === 'string' ? config : JSON.stringify(config, null, 2);
  const cwd = folderWith({ ...files, 'storepilot.config.json': text });
  return { cwd, ...(await checkIn(cwd, args)) };
}

async function checkIn(cwd: string, args: string[] = []) {
  const { code, out, err } = await runCli(['check', '--format', 'json', ...args], cwd);
  const findings = out.startsWith('{')
    ? (JSON.parse(out) as { findings: { rule: string; severity: string; ignored?: object }[] }).findings
    : [];
  const summary = findings.map(
    ({ rule, severity, ignored }) => `${ignored ? 'ignored ' : ''}${severity} ${rule}`,
  );
  return { code, err, summary };
}

const entry = { rule: 'listing-too-long', path: '**/de-DE/*.txt', reason: 'Agreed with marketing' };

describe('storepilot.config.json', () => {
  it.each<[string, object, string[], number]>([
    ['nothing', {}, ['blocker listing-too-long', 'blocker listing-too-long'], 1],
    ['a rule that is off', { rules: { 'listing-too-long': 'off' } }, [], 0],
    [
      'another severity',
      { rules: { 'listing-too-long': 'warning' } },
      ['warning listing-too-long', 'warning listing-too-long'],
      0,
    ],
    [
      'a limit of warnings',
      { rules: { 'listing-too-long': 'warning' }, maxWarnings: 1 },
      ['warning listing-too-long', 'warning listing-too-long'],
      1,
    ],
    ['the other store only', { stores: ['android'], paths: ['fastlane', 'play'] }, [], 0],
    ['one language', { locales: ['de-DE'] }, ['blocker listing-too-long'], 1],
    [
      'an ignore by path',
      { ignore: [entry] },
      ['ignored blocker listing-too-long', 'blocker listing-too-long'],
      1,
    ],
    [
      'an ignore by language that still holds',
      { ignore: [{ rule: 'listing-too-long', locale: 'en-US', reason: 'x', until: '2026-11-22' }, entry] },
      ['ignored blocker listing-too-long', 'ignored blocker listing-too-long'],
      0,
    ],
    [
      'an ignore that has ended',
      { ignore: [{ ...entry, until: '2026-11-21' }], failOn: 'warning' },
      ['blocker listing-too-long', 'blocker listing-too-long', 'warning config-ignore-expired'],
      1,
    ],
    [
      'an ignore that matches nothing',
      { ignore: [{ ...entry, path: 'other/**' }] },
      ['blocker listing-too-long', 'blocker listing-too-long', 'note config-ignore-unused'],
      1,
    ],
    ['words of the project', { words: ['xxx'], locales: ['ja-JP'] }, [], 0],
  ])('%s', async (_, config, summary, code) => {
    const files = { ...FILES, 'play/metadata/android/ja-JP/title.txt': '夜の日記' };
    const result = await check(config, [], files);
    expect(result).toMatchObject({ summary: summary.sort(), code });
  });

  it('is found above the working folder, up to the repository, and in package.json', async () => {
    const off = { rules: { 'listing-too-long': 'off' } };
    const above = folderWith({
      'storepilot.config.json': JSON.stringify(off),
      [`apps/one/${NAME}`]: 'x'.repeat(40),
      [`apps/two/${NAME}`]: 'x'.repeat(40),
      'apps/two/.git/HEAD': 'ref: refs/heads/main',
      [`apps/three/${NAME}`]: 'x'.repeat(40),
      'apps/three/package.json': JSON.stringify({ name: 'x', storepilot: { failOn: 'note' } }),
    });
    expect((await checkIn(join(above, 'apps/one'))).code).toBe(0);
    expect((await checkIn(join(above, 'apps/two'))).code).toBe(1);
    expect((await checkIn(join(above, 'apps/three'))).code).toBe(1);
    expect(
      (await checkIn(join(above, 'apps/three'), ['--config', '../../storepilot.config.json'])).code,
    ).toBe(0);
  });

  it('takes paths relative to itself', async () => {
    const cwd = folderWith({
      'storepilot.config.json': JSON.stringify({ paths: ['app'], ignore: [{ ...entry, path: 'app/**' }] }),
      [`app/${NAME}`]: 'x'.repeat(40),
      [`other/${NAME}`]: 'x'.repeat(40),
    });
    expect((await checkIn(cwd)).summary).toEqual(['ignored blocker listing-too-long']);
    expect((await checkIn(join(cwd, 'app'))).summary).toEqual(['ignored blocker listing-too-long']);
  });

  it.each<[string, string, RegExp]>([
    ['broken JSON', '{\n  "paths": [,]\n}', /^storepilot\.config\.json:2:\d+: the JSON is not valid/],
    ['an empty file', ' ', /:1:\d+: the JSON is not valid/],
    ['UTF-16, as PowerShell writes it', '\uFFFD\uFFFD{\0}\0', /:1:1: the file is not saved as UTF-8/],
    ['a list', '[]', /:1:1: the config has to be an object/],
    ['an unknown key', '{\n  "pathes": []\n}', /:2:3: the config has no “pathes”; did you mean “paths”\?/],
    [
      'an unknown rule',
      '{"rules": {\n "listing-to-long": "off"}}',
      /:2:2: rules has no “listing-to-long”; did you mean “listing-too-long”\?/,
    ],
    ['an unknown severity', '{"rules": {"listing-too-long": "error"}}', /cannot be “error”.*off, blocker/],
    ['an ignore without a reason', '{"ignore": [{"rule": "listing-url"}]}', /ignore\[0\] needs “reason”/],
    ['an empty reason', '{"ignore": [{"rule": "listing-url", "reason": " "}]}', /reason is empty/],
    [
      'a day that is none',
      '{"ignore": [{"rule": "listing-url", "reason": "x", "until": "soon"}]}',
      /until cannot be “soon”.*YYYY-MM-DD/,
    ],
    [
      'a day that does not exist',
      '{"ignore": [{"rule": "listing-url", "reason": "x", "until": "2027-02-31"}]}',
      /until cannot be “2027-02-31”: the calendar has no such day/,
    ],
    ['a text for a number', '{"maxWarnings": "3"}', /maxWarnings has to be a whole number/],
    ['a number below zero', '{"maxWarnings": -1}', /maxWarnings has to be 0 or more/],
  ])('says where it is wrong: %s', async (_, text, message) => {
    const { code, err } = await check(text);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  it('may contain comments and a byte order mark', async () => {
    expect((await check('\uFEFF{\n  // agreed\n  "rules": {"listing-too-long": "off",},\n}')).code).toBe(0);
  });
});

describe('the baseline', () => {
  it('silences what was there, and reports what is new and what is gone', async () => {
    const cwd = folderWith(FILES);
    expect(await runCli(['check', '--update-baseline'], cwd)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Wrote 2 findings to storepilot-baseline.json') as string,
    });
    const config = { baseline: 'storepilot-baseline.json' };
    writeFileSync(join(cwd, 'storepilot.config.json'), JSON.stringify(config));
    expect(await checkIn(cwd)).toMatchObject({ code: 0 });
    expect(await checkIn(join(cwd, 'fastlane'))).toMatchObject({ code: 0 });
    writeFileSync(join(cwd, NAME), 'lorem ipsum dolor');
    const { code, summary, err } = await checkIn(cwd);
    expect([code, summary]).toEqual([1, ['blocker listing-placeholder', 'ignored blocker listing-too-long']]);
    expect(err).toContain('1 entry of storepilot-baseline.json no longer found');
    await runCli(['check', '--update-baseline'], cwd);
    expect(readFileSync(join(cwd, 'storepilot-baseline.json'), 'utf8')).toContain('listing-placeholder');
    expect(await checkIn(cwd)).toMatchObject({
      code: 0,
      err: expect.not.stringContaining('longer') as string,
    });
  });

  it('is left as it was when it cannot be written', async () => {
    const cwd = folderWith({ ...FILES, 'storepilot-baseline.json': '{"findings": []}' });
    const files = writableExcept('storepilot-baseline.json');
    expect(await runCli(['check', '--update-baseline'], cwd, { files })).toEqual({
      code: 2,
      out: '',
      err: 'storepilot-baseline.json: permission to write it was denied. Check the permissions of the file and of its folder.\n',
    });
    expect(readFileSync(join(cwd, 'storepilot-baseline.json'), 'utf8')).toBe('{"findings": []}');
  });

  it.each([
    ['nothing.json', /nothing\.json: there is no such file.*--update-baseline/],
    [NAME, /this is not a baseline/],
  ])('cannot be %s', async (file, message) => {
    const { code, err } = await checkIn(folderWith(FILES), ['--baseline', file]);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });
});
