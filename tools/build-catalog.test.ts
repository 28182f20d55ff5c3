import { createPublicKey, generateKeyPairSync, sign, verify as verifyBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINE_VERSION, RULE_FILE_SCHEMA } from '@/domain/rule-book/rule-file';
import {
  MAX_RULE_FILE_BYTES,
  openRuleFile,
  tooLarge,
  type RuleFile,
  type Verify,
} from '@/domain/rule-book/rule-file';
import { folderWith } from '@tests/support/cli';
import { buildCatalog, publicKeyOf, ruleFileText } from './build-catalog.mjs';
import { compileParts, KINDS, ROOT } from './catalog/catalog.mjs';

const { privateKey } = generateKeyPairSync('ed25519');
const PEM = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));

const verify: Verify = (bytes, signature) =>
  Promise.resolve(verifyBytes(null, bytes, createPublicKey(privateKey), signature) ? 'valid' : 'invalid');

let text = '';
let compiled: ReturnType<typeof compileParts>;
beforeAll(async () => {
  text = await ruleFileText(PEM, { day: '2099-01-05' });
  compiled = compileParts(ROOT);
});

/** An export of a part, as the test knows it. */
function exported<Value>(
  parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  part: string,
  name: string,
): Value {
  const found = parts[part]?.[name];
  if (found === undefined) throw new Error(`${part} has no ${name}`);
  return found as Value;
}

const open = (file: string, options: Partial<Parameters<typeof openRuleFile>[1]> = {}) =>
  openRuleFile(file, { verify, newerThan: '2026-11-26', ...options });

/** The file with changed rules, signed again unless the signature is to stay. */
function changed(change: (rules: RuleFile['rules']) => void, isSigned = true): string {
  const file = JSON.parse(text) as RuleFile;
  change(file.rules);
  if (isSigned)
    file.signature = sign(null, Buffer.from(JSON.stringify(file.rules)), privateKey).toString('base64');
  return JSON.stringify(file);
}

async function refusalOf(file: string, options: Partial<Parameters<typeof openRuleFile>[1]> = {}) {
  const opened = await open(file, options);
  return opened.ok ? 'taken' : opened.failure.message;
}

describe('a signed rule file', () => {
  it('brings the catalogue of the build, and everything of it', async () => {
    const opened = await open(text);
    expect(opened).toEqual({ ok: true, value: { day: '2099-01-05', parts: compiled.parts } });
    const replaced = Object.keys(KINDS).filter((name) => !KINDS[name]?.isOfBuild);
    expect(opened.ok && Object.keys(opened.value.parts).sort()).toEqual(replaced.sort());
  });

  it('keeps what only a newer version knows', async () => {
    const file = changed(({ parts }) => {
      Object.assign(exported<object[]>(parts, 'deadlines', 'deadlines')[0] ?? {}, { mood: 'calm' });
    });
    const opened = await open(file);
    expect(opened.ok && opened.value.parts.deadlines?.deadlines).toMatchObject([
      { id: 'play-app-bundle', mood: 'calm' },
      ...exported<object[]>(compiled.parts, 'deadlines', 'deadlines').slice(1),
    ]);
  });

  it('is for this version of the product', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(ENGINE_VERSION).toBe(version);
    expect((JSON.parse(text) as RuleFile).rules.engine.from).toBe(version);
  });

  it('is refused with the reason', async () => {
    const REFUSALS: readonly (readonly [
      string,
      string,
      RegExp,
      Partial<Parameters<typeof openRuleFile>[1]>?,
    ])[] = [
      ['no JSON', 'rules', /no rule file/],
      ['another file', '{"format":"storepilot-workspace","version":1}', /no rule file/],
      ['nested without end', `${'['.repeat(200_000)}`, /no rule file/],
      ['a changed rule', text.replace('2027-01-27', '2028-01-27'), /signature is wrong/],
      ['a changed day', changed((rules) => (rules.version = '2028-01-01'), false), /signature is wrong/],
      ['another signature', text.replace(/"signature":"...../, '"signature":"AAAAA'), /signature is wrong/],
      ['no base64', text.replace(/"signature":"[^"]*"/, '"signature":"**"'), /signature is wrong/],
      [
        'rules nested too deeply',
        `{"format":"storepilot-rules","signature":"","rules":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
        /signature is wrong/,
      ],
      [
        'a browser without ed25519',
        text,
        /This browser can’t check/,
        { verify: () => Promise.resolve('unsupported') },
      ],
      ['the same day', text, /in use already/, { newerThan: '2099-01-05' }],
      ['an older day', text, /of Jan 5, 2099, older than .*Jan 6, 2099/, { newerThan: '2099-01-06' }],
      ['an older engine', text, /for StorePilot 0\.1\.0 or later; this is 0\.0\.9/, { engine: '0.0.9' }],
      ['a newer engine', text, /before 0\.2\.0; this is 0\.10\.0/, { engine: '0.10.0' }],
      [
        'a newer schema',
        changed((rules) => (rules.schema = RULE_FILE_SCHEMA + 1)),
        /Update StorePilot first/,
      ],
      ['an older schema', changed((rules) => (rules.schema = 0)), /Get a newer rule file/],
      ['no day', changed((rules) => (rules.version = '2027-02-31')), /broken at rules\.version/],
      [
        'no range',
        changed((rules) => (rules.engine = { from: '0.1', below: '1.0.0' })),
        /broken at rules\.engine\.from/,
      ],
      ['a missing part', changed(({ parts }) => delete parts.consoles), /broken at rules\.consoles/],
      [
        'a wrong type',
        changed(({ parts }) => {
          parts['deadline-dates'] = { dates: { 'apple-sdk-27': 2027 } };
        }),
        /broken at rules\.deadline-dates\.dates\.apple-sdk-27/,
      ],
      [
        'an address that is script',
        changed(({ parts }) => {
          const [first] = exported<{ source: { url: string } }[]>(parts, 'deadlines', 'deadlines');
          if (first) first.source.url = 'javascript:alert(1)';
        }),
        /broken at rules\.deadlines\.deadlines\.0\.source\.url/,
      ],
    ];
    const wrong: string[] = [];
    for (const [name, file, expected, options] of REFUSALS) {
      const refusal = await refusalOf(file, options);
      if (!expected.test(refusal)) wrong.push(`${name}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });

  it('of 100 MB is refused before it is read', async () => {
    expect(tooLarge(100 * 1024 * 1024)).toBe('It has 100 MB; a rule file has at most 20.0 MB.');
    expect(tooLarge(MAX_RULE_FILE_BYTES)).toBeUndefined();
    expect(await refusalOf(`${text}${' '.repeat(MAX_RULE_FILE_BYTES)}`)).toMatch(/at most 20\.0 MB/);
  });
});

describe('the data package', () => {
  it('has the signed file and a version of its day', async () => {
    const folder = await buildCatalog(PEM, { folder: join(folderWith({}), 'out'), day: '2099-01-05' });
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      name: '@storepilot/catalog',
      version: '2099.1.5',
      exports: './rules.json',
    });
    expect(readFileSync(join(folder, 'rules.json'), 'utf8')).toBe(text);
    expect(publicKeyOf(PEM)).toMatch(/^[\w+/]{43}=$/);
  });

  it('has no day before the last check in the catalogue', async () => {
    await expect(ruleFileText(PEM, { day: '2020-01-01' })).rejects.toThrow(/--day is before/);
  });
});
