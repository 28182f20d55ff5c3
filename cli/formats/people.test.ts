import { describe, expect, it } from 'vitest';
import { GOOGLE } from 'virtual:catalog/sources';
import { REPORT, reported } from '@tests/support/check-report';
import { folderWith, runCli } from '@tests/support/cli';
import { FORMATS, type FormatName } from './formats';

const TERMINAL = { columns: 100, hasColor: false };
const write = (name: FormatName, report: typeof REPORT) => FORMATS[name](report, TERMINAL);
const path = (index: number) => `fastlane/metadata/l${index}/name.txt`;

/** Findings that differ in a number and a place. */
const EQUAL = Array.from({ length: 12 }, (_, index) =>
  reported(
    { title: `Name has ${index + 40} characters; the limit is 30`, fix: `Shorten it by ${index + 10}.` },
    { path: path(index), line: 1, column: 31 },
  ),
);

describe('many equal findings', () => {
  const report = { ...REPORT, findings: EQUAL, problems: [] };

  it('are one in the terminal, with their number and first three places', () => {
    const lines = write('pretty', report).split('\n');
    expect(lines.slice(0, 8)).toEqual([
      'Read 1 build and 1 listing with 0 languages, 0 texts, 0 pictures.',
      '',
      'blocker  Text over its limit  in 12 places  listing-too-long',
      `    ${path(0)}:1:31  Name has 40 characters; the limit is 30`,
      `    ${path(1)}:1:31  Name has 41 characters; the limit is 30`,
      `    ${path(2)}:1:31  Name has 42 characters; the limit is 30`,
      '    and 9 more; --all lists each',
      '    Why: The App Store refuses a longer text.',
    ]);
    expect(lines.join('\n')).toContain('12 blockers in 1 build, 1 listing');
  });

  it('are each listed with --all, and up to three without it', () => {
    expect(write('pretty', { ...report, showsAll: true }).match(/characters; the limit/g)).toHaveLength(12);
    expect(write('pretty', { ...report, findings: EQUAL.slice(0, 3) })).not.toContain('places');
  });

  it('are one row in Markdown, and all in SARIF, JSON and JUnit', () => {
    expect(write('markdown', report).match(/^\| 🔴/gm)).toHaveLength(1);
    expect(write('markdown', report)).toContain('and 9 more');
    for (const name of ['sarif', 'json', 'junit'] as const)
      for (const { place } of EQUAL) expect(write(name, report), name).toContain(place.path);
  });

  it('differ by rule, severity and words', () => {
    const findings = [
      ...EQUAL.slice(0, 3),
      ...EQUAL.slice(3, 6).map((each) => ({ ...each, finding: { ...each.finding, why: 'Another reason.' } })),
    ];
    expect(write('pretty', { ...report, findings })).not.toContain('places');
  });
});

describe('a report for a comment', () => {
  it('has no more characters than GitHub takes, and says what is left out', () => {
    const findings = Array.from({ length: 3000 }, (_, index) =>
      reported({ title: `Problem ${'x'.repeat(index)}`, why: 'w'.repeat(index) }, { path: path(index) }),
    );
    const text = write('markdown', { ...REPORT, findings });
    expect(text.length).toBeLessThanOrEqual(65_536);
    expect(text.length).toBeGreaterThan(50_000);
    const rows = text.match(/^\| 🔴/gm)?.length ?? 0;
    expect(text.replace(/(\d),(\d)/g, '$1$2')).toContain(
      `Left out here: ${3000 - rows} blockers, because GitHub takes 65536 characters.`,
    );
  });
});

it('SARIF cites the source of the store whose finding it is', () => {
  const google = reported({ source: GOOGLE.metadata, subject: { store: 'android' } }, { path: 'a.txt' });
  const text = write('sarif', { ...REPORT, findings: [google] });
  const { runs } = JSON.parse(text) as {
    runs: [{ tool: { driver: { rules: { helpUri?: string; help: { text: string } }[] } } }];
  };
  expect(runs[0].tool.driver.rules).toMatchObject([{ helpUri: GOOGLE.metadata.url }]);
  expect(text).not.toMatch(/apple\.com|App Store Connect/);
});

it('explain names the source of each store', async () => {
  const { out: both } = await runCli(['explain', 'image-size'], '/');
  expect(both).toMatch(/Source +App Store Connect[^]*Google Play/);
  const { out: play } = await runCli(['explain', 'listing-emoji'], '/');
  expect(play).toMatch(/support\.google\.com/);
});

it('JUnit has no passed case for a listing whose files have findings, and one for a clean listing', async () => {
  const name = 'fastlane/metadata/en-US/name.txt';
  const title = 'fastlane/metadata/android/en-US/title.txt';
  const args = ['check', '--format', 'junit'];
  const { out } = await runCli(args, folderWith({ [name]: 'Lantern: the evening journal for calm nights', [title]: 'Lantern' }));
  expect(out.match(/name="no findings"/g)).toHaveLength(1);
  expect(out).toContain('classname="fastlane/metadata/android" name="no findings"');
  expect(out).not.toContain('classname="fastlane/metadata" name="no findings"');
}); // prettier-ignore

describe('commands of CI services', () => {
  const COMMANDS = [
    '##[group]x',
    '##vso[task.setvariable variable=A]b',
    '::set-output name=a::b',
    '##teamcity[x]',
  ];
  /** Where the runners of GitHub, Azure and TeamCity find one. GitHub's three annotations are the format's own. */
  const FOUND = /##[a-z]*\[|^[^\S\n]*::(?!(?:error|warning|notice) )[a-z]/im;

  it.each(COMMANDS)('%s is broken up in everything that is printed', async (command) => {
    const text = `${'word '.repeat(12)}${command} ${'long '.repeat(20)}`;
    const folder = `fastlane/metadata/${command.replaceAll('/', '')}`;
    const cwd = folderWith({
      [`${folder}/name.txt`]: 'x',
      'fastlane/metadata/en-US/name.txt': text,
      'fastlane/metadata/en-US/keywords.txt': `${command} , a, a`,
      'fastlane/metadata/en-US/promotional_text.txt': `${command}\u0007 one`,
      'fastlane/metadata/en-US/support_url.txt': command,
      [`${command}.ipa`]: 'no build',
      'log.txt': `ERROR: ITMS-90683: ${command} Missing purpose string\n${command}`,
      'store.config.json': `{"apple": ${command}}`,
    });
    const runs = [
      ...Object.keys(FORMATS).map((name) => ['check', '--format', name]),
      ['check', '--locale', command],
      ['check', `${command}/none`],
      ['check', '--config', command],
      ['fix'],
      ['inspect', `${command}.ipa`],
      ['diff', `${command}.ipa`, `${command}.ipa`],
      ['decode', 'log.txt'],
      ['decode', '--json', 'log.txt'],
      [command],
      ['explain', command],
    ];
    const hits: string[][] = [];
    for (const args of runs) {
      const { out, err } = await runCli(args, cwd);
      for (const printed of [out, err]) if (FOUND.test(printed)) hits.push([args.join(' '), FOUND.exec(printed)?.[0] ?? '']);
    }
    expect(hits).toEqual([]);
  }); // prettier-ignore

  it('JSON has the text unchanged', async () => {
    const cwd = folderWith({ 'fastlane/metadata/en-US/keywords.txt': 'a##[b , c' });
    const { out } = await runCli(['check', '--format', 'json'], cwd);
    const { findings } = JSON.parse(out) as { findings: { fixedText?: string }[] };
    expect(out).not.toContain('##[');
    expect(findings.map(({ fixedText }) => fixedText)).toContain('a##[b,c');
  });
});
