import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { BROKEN_TABLES } from './broken-tables';
import { editorSchemas, KINDS, ROOT } from './catalog.mjs';
import { readDeadlines } from './kinds/deadlines.mjs';
import { problemsText } from './read-yaml.mjs';

describe('the catalogue', () => {
  it('has no broken entry', () => {
    const problems = Object.values(KINDS).flatMap(({ compile }) => compile(ROOT).problems);
    expect(problemsText(problems)).toBe('');
  });

  it('has JSON schemas for editors that say the same (npm run catalog:schemas)', () => {
    const stale = [...editorSchemas()].filter(
      ([file, text]) => readFileSync(join(ROOT, file), 'utf8') !== text,
    );
    expect(stale.map(([file]) => file)).toEqual([]);
  });
});

describe('a deadline', () => {
  it('is checked again once it has come into force', () => {
    const { problems } = readDeadlines(ROOT, '2030-01-01');
    expect(problemsText(problems)).toMatch(
      /^catalog\/deadlines\.yaml:\d+: checked: expected a check after 2027-04, when the rule came into force$/m,
    );
    expect(problems.every(({ isDue }) => isDue)).toBe(true);
  });
});

describe('a broken entry', () => {
  const FILE = 'rejections/app-store-connect/name-taken.yaml';
  const CASE_FILE = 'rejections/app-store-connect/pods.yaml';
  const root = mkdtempSync(join(tmpdir(), 'catalog-'));
  // Few files, since each mistake compiles all of them.
  for (const part of [
    'builders',
    'consoles',
    'deadlines.yaml',
    'rejections/origins',
    'rejections/words.yaml',
    'sdks',
    'copy',
    'ratings',
    'screenshot-slots.yaml',
    'words',
    'limits.yaml',
    'purpose-strings.yaml',
    'privacy',
    'before-you-start.yaml',
    'languages',
    'severities.yaml',
    'sources.yaml',
    'claims',
    'meanings',
    'text-kinds',
    'locales.yaml',
    'legal',
    FILE,
    CASE_FILE,
  ])
    cpSync(join(ROOT, 'catalog', part), join(root, 'catalog', part), { recursive: true });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  /** The problems after a file was changed by replacing a text. */
  function problemsAfter(kind: string, file: string, text: string, replacement: string): string {
    const path = join(root, 'catalog', file);
    const before = readFileSync(path, 'utf8');
    expect(before).toContain(text);
    writeFileSync(path, before.replace(text, replacement));
    try {
      return problemsText(KINDS[kind]?.compile(root).problems ?? []);
    } finally {
      writeFileSync(path, before);
    }
  }

  itEvery([
    ['a wrong type', 'title: App name already in use', 'title: 12', ':5: title: .*expected string'],
    ['a missing source', 'sources:\n  - public issue threads', 'sources: []', ':9: sources: '],
    ['an unknown key', 'kind: upload', 'kind: upload\ncolour: red', ':4: colour: '],
    [
      'an unknown origin',
      '  xcode:',
      '  xcoda:',
      ':\\d+: phrases.xcoda: expected a file of this name in origins/',
    ],
    [
      'an unknown id',
      'phrases:',
      'refines: [asc-unknown]\nphrases:',
      ':\\d+: refines: expected the id of a cause',
    ],
    ['no YAML', 'phrases:', 'phrases: [', ':\\d+: '],
    [
      'a day to come',
      'checked: 2026-11-22',
      'checked: 2999-01-01',
      ':11: checked: expected a day that is past',
    ],
    ['a day that is none', 'checked: 2026-11-22', 'checked: 2026-13-40', ':11: checked: expected a day'],
  ])('with … is named with its file, its line and what was expected', (_, text, replacement, expected) => {
    expect(problemsAfter('rejections', FILE, text, replacement)).toMatch(
      new RegExp(`^catalog/${FILE}${expected}`, 'm'),
    );
  });

  it('that cannot be read is not reported again where others name it', () => {
    const path = join(root, 'catalog', CASE_FILE);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replace('phrases:', 'refines: [asc-name-taken]\nphrases:'));
    const problems = problemsAfter('rejections', FILE, 'title: App name already in use', 'title: 12');
    writeFileSync(path, before);
    expect(problems.split('\n')).toEqual([expect.stringMatching(`^catalog/${FILE}:5: title: `)]);
  });

  const CASE = [
    'cases:',
    '  - id: name-in-use',
    '    told: [the name is taken, another app has this name, choose a different name]',
    '    means: Another app has this name.',
    '    steps:',
    '      - Change Name under App Information.',
    '    build: no',
    '    reply: { do: no }',
    '    where: [app-information/name]',
    '    builders: { flutterflow: Change the display name as well. }',
    '    sources: [public issue threads]',
    '    sure: H',
    '    careful: true',
    '    checked: 2026-11-22',
    'phrases:',
  ].join('\n');
  const LONG = Array.from({ length: 19 }, () => 'long').join(' ');

  it('has none of the following mistakes', () => {
    expect(problemsAfter('rejection-advice', CASE_FILE, 'phrases:', CASE)).toBe('');
  });

  itEvery([
    ['without a day', '    checked: 2026-11-22\n', '', 'cases.checked: '],
    ['beside a remedy', '    careful: true\n', '', 'fix: expected none'],
    ['without a source', '[public issue threads]', '[]', 'cases.sources: '],
    ['with two lines', ', choose a different name]', ']', 'cases.told: expected 3 to 5 lines'],
    [
      'told at length',
      'the name is taken',
      'the name that we chose for the app is taken',
      'cases.told: expected at most 8 words',
    ],
    ['without steps', '    steps:\n', '    steps: []\n    x:\n', 'cases.steps: expected 1 to 5 steps'],
    [
      'with six steps',
      '      - Change Name',
      `${'      - Press Save.\n'.repeat(5)}      - Change Name`,
      'cases.steps: expected 1 to 5 steps',
    ],
    [
      'with a long step',
      'Change Name under App Information.',
      `Change ${LONG} names.`,
      'cases.steps: expected at most 20 words',
    ],
    [
      'with a step that is no instruction',
      'Change Name under App Information.',
      'The name has to change.',
      'cases.steps: expected a verb first',
    ],
    ['with an unknown page', 'app-information/name', 'app-info', 'cases.where: expected a page of catalog/'],
    [
      'with an unknown builder',
      'flutterflow:',
      'flutterflop:',
      'cases.builders.flutterflop: expected any or',
    ],
    ['with no answer to give', '{ do: no }', '{ do: yes }', 'cases.reply.say: expected with an answer'],
    [
      'with a question that nothing asks',
      '    sure: H',
      '    ask: Is the name your own?\n    sure: H',
      'cases.ask: expected only with `answer`',
    ],
    ['with an unknown build', 'build: no', 'build: never', 'cases.build: '],
    ['with an unknown field', '    sure: H', '    sure: H\n    colour: red', 'cases.colour: no such field'],
  ])('of a case … is named, too', (_, text, replacement, expected) => {
    const broken = CASE.replace(text, replacement);
    expect(broken).not.toBe(CASE);
    expect(problemsAfter('rejections', CASE_FILE, 'phrases:', broken)).toMatch(
      new RegExp(`^catalog/${CASE_FILE}:\\d+: ${expected}`, 'm'),
    );
  });

  it('has no case of the same id as another cause', () => {
    const twice = CASE.replace('name-in-use', 'name-taken');
    expect(problemsAfter('rejections', CASE_FILE, 'phrases:', twice)).toMatch(
      /:\d+: cases\.id: name-taken is also in catalog\//,
    );
  });

  it.each([
    ['another id', 'id: expo', 'id: expo-go', ':\\d+: id: expected expo, after the file'],
    ['an unknown topic', '  version:', '  versions:', ':\\d+: places.versions: '],
    [
      'an unknown source',
      'source: sdk\n',
      'source: sdks\n',
      ':\\d+: places.ios-sdk.source: expected one of build',
    ],
    [
      'half a sentence',
      "do: 'Run eas build",
      "do: 'run eas build",
      ':\\d+: places.build.do: expected sentences',
    ],
  ])('about a builder with %s is named, too', (_, text, replacement, expected) => {
    expect(problemsAfter('builders', 'builders/expo.yaml', text, replacement)).toMatch(
      new RegExp(`^catalog/builders/expo.yaml${expected}`, 'm'),
    );
  });

  it('is tried for every schema', () => {
    const untried = Object.entries(KINDS).filter(([, { schemas }]) => {
      const names = Object.keys(schemas);
      const tried = BROKEN_TABLES.filter(([kind]) =>
        names.some((name) => name in (KINDS[kind]?.schemas ?? {})),
      );
      return tried.length < names.length;
    });
    expect(untried.map(([kind]) => kind)).toEqual([]);
  });

  it('in a plain table is named, too', () => {
    const named = BROKEN_TABLES.map(([kind, file, text, replacement, expected]) =>
      new RegExp(`^catalog/${file}:\\d+: ${expected}`, 'm').test(problemsAfter(kind, file, text, replacement))
        ? undefined
        : `${file}: ${replacement}`,
    );
    expect(named.filter(Boolean)).toEqual([]);
  });

  it.each([
    ['a date that is none', 'date: 2021-11-03', 'date: 3 November', ':\\d+: date: expected a day'],
    [
      'a source on another site',
      'https://support.google.com/googleplay/android-developer/answer/14151465',
      'https://example.com/',
      ':\\d+: source.url: expected a page of the store',
    ],
    ['another order', 'date: 2021-11-03', 'date: 2020-11-03', ':\\d+: date: expected 2021-08 or later'],
  ])('of a list with %s is named, too', (_, text, replacement, expected) => {
    expect(problemsAfter('deadlines', 'deadlines.yaml', text, replacement)).toMatch(
      new RegExp(`^catalog/deadlines.yaml${expected}`, 'm'),
    );
  });
});
