import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aabFile, ipaFile } from '@tests/support/build-fixtures/builds';
import { folderWith } from '@tests/support/cli';
import { LISTING_RULES } from '@/checks/listing/rules';
import { dayAfter } from '@/domain/day-after';
import { pairsOf } from '@/domain/packages/package-locales';
import { rulesDay } from '@/domain/rule-book/rules-age';
import type { RuleFile } from '@/domain/rule-book/rule-file';
import { DELIVER_LOCALE_FILES } from '@/formats/deliver/files';
import { SUPPLY_LOCALE_FILES } from '@/formats/supply/files';
import type { Listing } from '@/model/listing';
import { buildCli } from '../../tools/build-cli.mjs';
import { publicKeyOf, ruleFileText } from '../../tools/build-catalog.mjs';

const { privateKey } = generateKeyPairSync('ed25519');
const PEM = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));

/** The day of the catalogue in the build, and of the rule file. */
const BEFORE = rulesDay();
const NEWER = dayAfter(BEFORE, 40);

let bin = '';
let text = '';
let project = '';

/** The examples of all rules about texts, each in a project of its own, for the upload tools of both stores. */
function exampleProjects(): Record<string, string> {
  const examples = LISTING_RULES.flatMap(({ rules }) =>
    Object.entries(rules).flatMap(([id, { examples }]: [string, { examples?: { fires: unknown } }]) =>
      typeof examples?.fires === 'object' ? [[id, examples.fires as Partial<Listing>] as const] : [],
    ),
  );
  const tools = [
    ['fastlane/metadata/en-US', pairsOf(DELIVER_LOCALE_FILES)],
    ['fastlane/metadata/android/en-US', pairsOf(SUPPLY_LOCALE_FILES)],
  ] as const;
  return Object.fromEntries(
    examples.flatMap(([id, texts]) =>
      tools.flatMap(([folder, names]) =>
        names.flatMap(([field, name]) =>
          texts[field] === undefined ? [] : [[`${id}/${folder}/${name}`, texts[field]]],
        ),
      ),
    ),
  );
}

/** Runs the built program, which knows the test's key. */
function storepilot(data: string, ...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [bin, ...args],
      {
        cwd: project,
        env: { ...process.env, STOREPILOT_DATA_DIR: data, NO_COLOR: '1' },
        maxBuffer: 2 ** 26,
      },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

/** The rule file after a change, signed again. */
function changed(change: (rules: RuleFile['rules']) => void): string {
  const file = JSON.parse(text) as RuleFile;
  change(file.rules);
  file.signature = sign(null, Buffer.from(JSON.stringify(file.rules)), privateKey).toString('base64');
  return JSON.stringify(file);
}

/** A folder of the user's data in which an update has stored a file. */
async function updatedWith(file: string) {
  const data = join(folderWith({}), 'data');
  const rules = join(folderWith({ 'rules.json': file }), 'rules.json');
  const result = await storepilot(data, 'rules', '--update', rules, '--today', dayAfter(NEWER, 1));
  return { data, result };
}

beforeAll(async () => {
  process.env.VITE_RULES_PUBLIC_KEY = publicKeyOf(PEM);
  try {
    bin = join(await buildCli(join(folderWith({}), 'dist-cli')), 'storepilot.mjs');
  } finally {
    delete process.env.VITE_RULES_PUBLIC_KEY;
  }
  text = await ruleFileText(PEM, { day: NEWER });
  project = folderWith({
    ...exampleProjects(),
    'app.ipa': new Uint8Array(await ipaFile({ info: { MinimumOSVersion: '13.0' } }).arrayBuffer()),
    'app.aab': new Uint8Array(await aabFile().arrayBuffer()),
    'fastlane/metadata/en-US/name.txt': 'Lantern: the evening journal for calm nights',
    'mail.txt': 'Guideline 2.3.1 - Performance\nThe app contains hidden features.\nERROR ITMS-90683',
  });
});

describe('a rule file', () => {
  it('of the same catalogue gives what the build gives', async () => {
    const none = join(folderWith({}), 'none');
    const { data, result } = await updatedWith(text);
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(result.out).toBe(
      `Rules of ${NEWER}, 1 day old, are used from now on, instead of those of ${BEFORE}.\n`,
    );
    const TODAY = dayAfter(BEFORE, 95);
    const COMMANDS = [
      ['check', '--format', 'json', '--today', TODAY],
      ['inspect', 'app.ipa', '--json'],
      ['inspect', 'app.aab', '--json'],
      ['decode', 'mail.txt', '--json'],
      ['deadlines', 'app.ipa', 'app.aab', '--json', '--today', TODAY],
    ];
    const checked: string[] = [];
    for (const command of COMMANDS) {
      const before = await storepilot(none, ...command);
      const after = await storepilot(data, ...command);
      expect(before.out).not.toBe('');
      expect(after.out.replaceAll(NEWER, BEFORE).replace('"ageDays": 55', '"ageDays": 95')).toBe(before.out);
      expect(after.code).toBe(before.code);
      if (command[0] === 'check') checked.push(after.out);
    }
    const { findings } = JSON.parse(checked.join('')) as { findings: { rule: string }[] };
    expect(new Set(findings.map(({ rule }) => rule)).size).toBeGreaterThan(60);
  });

  it('changes the findings, says what it changes, and can be removed', async () => {
    const file = changed((rules) => {
      const { deadlines } = rules.parts.deadlines as { deadlines: { id: string; date: string }[] };
      for (const each of deadlines) if (each.id === 'apple-minimum-os') each.date = '2026-11';
      (rules.parts['deadline-rules'] as { news: object }).news = {
        'apple-minimum-os': { day: dayAfter(NEWER, -1), change: 'Moved to November 2026.' },
      };
    });
    const { data, result } = await updatedWith(file);
    expect(result.out).toContain('  2026-11     Minimum iOS version 15.0: Moved to November 2026.\n');
    const severity = async () => {
      const { out } = await storepilot(data, 'check', 'app.ipa', '--format', 'json', '--today', '2026-12-05');
      const { findings, rules } = JSON.parse(out) as {
        rules: { day: string };
        findings: { rule: string; severity: string }[];
      };
      return [findings.find(({ rule }) => rule === 'ios-minimum-os')?.severity, rules.day];
    };
    expect(await severity()).toEqual(['warning', NEWER]);
    expect((await storepilot(data, 'rules', '--built-in')).code).toBe(0);
    expect(await severity()).toEqual(['note', BEFORE]);
  });

  it('that is refused leaves the rules as they were', async () => {
    const REFUSED: readonly (readonly [string, string, RegExp])[] = [
      ['a wrong signature', text.replace('2027-01-27', '2028-01-27'), /signature is wrong/],
      ['an older day', changed((rules) => (rules.version = dayAfter(BEFORE, -1))), /older than those in use/],
      ['a broken schema', changed(({ parts }) => delete parts.severities), /broken at rules\.severities/],
      [
        'another engine',
        changed((rules) => (rules.engine = { from: '9.0.0', below: '10.0.0' })),
        /for StorePilot 9\.0\.0 or later/,
      ],
      ['100 MB', ' '.repeat(100 * 1024 * 1024), /at most 20\.0 MB/],
      ['no rule file', '{}', /no rule file/],
    ];
    const wrong: string[] = [];
    for (const [name, file, reason] of REFUSED) {
      const { data, result } = await updatedWith(file);
      const isRefused =
        result.code === 2 && reason.test(result.err) && result.err.includes(`stay (${BEFORE})`);
      if (!isRefused || existsSync(join(data, 'rules.json')))
        wrong.push(`${name}: ${JSON.stringify(result)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('that was changed on the disk is named and not used', async () => {
    const { data } = await updatedWith(text);
    const path = join(data, 'rules.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('2027-01-27', '2028-01-27'));
    const { code, err } = await storepilot(data, 'rules', '--json');
    expect(code).toBe(0);
    expect(err).toMatch(/rules\.json is not used\. Its signature is wrong/);
  });

  it('is no address without https', async () => {
    const data = join(folderWith({}), 'data');
    for (const address of ['http://rules.example/rules.json', 'ftp://rules.example/a', 'https://'])
      expect(await storepilot(data, 'rules', '--update', address)).toMatchObject({
        code: 2,
        err: expect.stringContaining('only an address that begins with https://') as string,
      });
  });
});

describe('the age of the rules', () => {
  it('is a warning above 90 days, and fails a pipeline where it asks for it', async () => {
    const none = join(folderWith({}), 'none');
    const at = (today: string, ...args: string[]) =>
      storepilot(none, 'check', 'app.ipa', '--fail-on', 'blocker', '--today', today, ...args);
    const young = await at(dayAfter(BEFORE, 90));
    expect(young.out).toContain(`\nRules of ${BEFORE}, 90 days old\n`);
    expect(young.err).not.toContain('days old');
    const old = await at(dayAfter(BEFORE, 91));
    expect(old.err).toContain(`Rules of ${BEFORE}, 91 days old: the stores may have changed theirs since.`);
    expect(old.code).toBe(young.code);
    expect(await at(dayAfter(BEFORE, 90), '--max-rules-age', '90')).toMatchObject({ code: young.code });
    expect(await at(dayAfter(BEFORE, 90), '--max-rules-age', '89')).toMatchObject({
      code: 2,
      err: expect.stringContaining('90 days old; --max-rules-age allows 89.') as string,
    });
    expect(
      (await storepilot(none, 'rules', '--max-rules-age', '30', '--today', dayAfter(BEFORE, 31))).code,
    ).toBe(2);
  });
});
