import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import draft4 from 'ajv/lib/refs/json-schema-draft-04.json';
import { parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '@/domain/check-config/config-schema';
import { validateJson } from '@/readers/check-config/validate-json';
import { REPORT, reported, schemaText } from '@tests/support/check-report';
import { folderWith, runCli } from '@tests/support/cli';
import { FORMATS, type FormatName } from './formats';

const TERMINAL = { columns: 80, hasColor: false };

const write = (name: FormatName, report: typeof REPORT = REPORT) => FORMATS[name](report, TERMINAL);

const REPORTS: [string, typeof REPORT][] = [
  ['a report with everything', REPORT],
  ['an empty report', { ...REPORT, inputs: [], findings: [], problems: [], hints: [] }],
];
const LINE_OF_0 = { ...REPORT, findings: [reported({}, { path: 'a.txt', line: 0 })] };

describe('json', () => {
  const own = JSON.parse(schemaText('check-report.json')) as JsonSchema;

  it.each(REPORTS)('meets its schema: %s', (_, report) => {
    const root = parseTree(write('json', report));
    expect(root && validateJson(root, own)).toEqual([]);
  });

  it('would be refused by the schema with a line of 0', () => {
    const root = parseTree(write('json', LINE_OF_0));
    expect(root && validateJson(root, own)).toHaveLength(1);
  });
});

describe('sarif', () => {
  const validator = new Ajv({ schemaId: 'id', unknownFormats: 'ignore', logger: false });
  validator.addMetaSchema(draft4);
  const isSarif = validator.compile(JSON.parse(schemaText('third-party/sarif-2.1.0-rtm.5.json')) as object);

  it.each(REPORTS)('meets the official schema of SARIF 2.1.0: %s', (_, report) => {
    isSarif(JSON.parse(write('sarif', report)));
    expect(isSarif.errors ?? []).toEqual([]);
  });

  it('would be refused by the schema with a line of 0', () => {
    expect(isSarif(JSON.parse(write('sarif', LINE_OF_0)))).toBe(false);
  });
});

it('sarif names each rule once, and the reason of what is ignored', () => {
  const { runs } = JSON.parse(write('sarif')) as {
    runs: [
      {
        tool: { driver: { rules: { id: string }[] } };
        results: { ruleId: string; ruleIndex: number; suppressions?: object[] }[];
      },
    ];
  };
  const [{ tool, results }] = runs;
  const ids = tool.driver.rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(results.map(({ ruleIndex }) => ids[ruleIndex])).toEqual(results.map(({ ruleId }) => ruleId));
  expect(results.filter(({ suppressions }) => suppressions)).toHaveLength(1);
});

describe('github', () => {
  const GRAMMAR = /^::(?:error|warning|notice) [a-z]+=[^:,\s][^:,\r\n]*(?:,[a-z]+=[^:,\r\n]+)*::[^\r\n]+$/;

  it('is one workflow command a line, and a line that sums up', () => {
    const lines = write('github').trimEnd().split('\n');
    expect(lines.pop()).toBe('2 blockers, 1 warning, 1 note');
    expect(lines).toHaveLength(5);
    expect(lines.filter((line) => !GRAMMAR.test(line))).toEqual([]);
    expect(lines[1]).toBe(
      '::error file=fastlane/metadata/en-US/name.txt,line=1,col=31,title=listing-too-long::Name has 43 characters; the limit is 30%0AThe App Store refuses a longer text. Shorten it by 13.',
    );
    expect(lines[2]).toContain('file=Моё%2C app/a%3Ab/100%25.txt,line=2');
  });

  it('writes as many as GitHub shows, and says how many are left', () => {
    const findings = Array.from({ length: 25 }, () => reported({}, { path: 'a.txt' }));
    const lines = write('github', { ...REPORT, findings, problems: [] })
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toContain('15 more than GitHub shows');
  });
});

describe('markdown', () => {
  it('is a table of three columns, whatever the texts contain', () => {
    const lines = write('markdown').split('\n');
    const rows = lines.filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(6);
    for (const line of rows) expect(line.match(/(?<!\\)\|/g)).toHaveLength(4);
    expect(write('markdown')).not.toMatch(/<b>|@all/);
  });
});

describe('every format', () => {
  it.each(Object.keys(FORMATS) as FormatName[])('%s has no control or direction characters', (name) => {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    expect(/[\u0000-\u0008\u000b-\u001f\u202e]/.exec(write(name))?.[0]).toBeUndefined();
  });

  it('several together: one to standard output, the others to files, added to the summary of a step', async () => {
    const cwd = folderWith({ 'metadata/en-US/name.txt': 'x'.repeat(40), 'summary.md': 'before\n' });
    const args = ['--format', 'github', '--format', 'markdown=summary.md', '--format', 'sarif=a b.sarif'];
    const env = { GITHUB_STEP_SUMMARY: 'summary.md' };
    const { out } = await runCli(['check', ...args], cwd, { env });
    expect(out).toMatch(/^::error file=metadata\/en-US\/name\.txt,line=1/);
    expect(readFileSync(`${cwd}/summary.md`, 'utf8')).toMatch(/^before\n### StorePilot: 1 blocker/);
    expect(readFileSync(`${cwd}/a b.sarif`, 'utf8')).toContain('"version": "2.1.0"');
  });
});
