import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
  const root = mkdtempSync(join(tmpdir(), 'catalog-'));
  cpSync(join(ROOT, 'catalog'), join(root, 'catalog'), { recursive: true });
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

  it.each([
    ['a wrong type', 'title: App name already in use', 'title: 12', ':5: title: .*expected string'],
    ['a missing source', 'sources:\n  - public issue threads', 'sources: []', ':10: sources: '],
    ['an unknown key', 'kind: upload', 'kind: upload\ncolour: red', ':4: colour: '],
    [
      'an unknown origin',
      '  xcode:',
      '  xcoda:',
      ':23: phrases.xcoda: expected a file of this name in origins/',
    ],
    [
      'an unknown id',
      'phrases:',
      'refines: [asc-unknown]\nphrases:',
      ':13: refines: expected the id of a cause',
    ],
    ['no YAML', 'phrases:', 'phrases: [', ':1\\d: '],
    [
      'a day to come',
      'checked: 2026-11-22',
      'checked: 2999-01-01',
      ':12: checked: expected a day that is past',
    ],
    ['a day that is none', 'checked: 2026-11-22', 'checked: 2026-13-40', ':12: checked: expected a day'],
  ])('with %s is named with its file, its line and what was expected', (_, text, replacement, expected) => {
    const file = 'rejections/app-store-connect/name-taken.yaml';
    expect(problemsAfter('rejections', file, text, replacement)).toMatch(
      new RegExp(`^catalog/${file}${expected}`, 'm'),
    );
  });

  it.each([
    ['a date that is none', 'date: 2021-11-03', 'date: 3 November', ':\\d+: date: expected a day'],
    [
      'a source on another site',
      'https://developer.android.com/guide/app-bundle',
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
