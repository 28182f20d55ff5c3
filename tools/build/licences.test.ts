import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { LICENCES_URL } from '@/config/paths';
import { LICENCES_FILE, noticesText, shippedPackages } from './licences.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A project with one package: the content of its package.json and its folder. */
function project(pack: object, files: Record<string, string> = {}, lock: object = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  folders.push(root);
  const folder = join(root, 'node_modules/kite');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'kite', version: '1.2.3', ...pack }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const packages = { '': {}, 'node_modules/kite': lock };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  return root;
}

describe('third-party work in the site', () => {
  const packages = shippedPackages(ROOT);
  const text = noticesText(packages);

  it('is all under accepted licences, each with its text', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(manifest.dependencies), 'tailwindcss']));
    expect(packages.filter(({ notice }) => notice.length < 300)).toEqual([]);
  });

  it('is named with its version, its licence and who wrote it', () => {
    for (const { name, version, licence, notice } of packages) {
      expect(text).toContain(`${name} ${version} (${licence})`);
      expect(notice).toMatch(/copyright/i);
    }
  });

  it('is served where the footer links to', () => {
    expect(LICENCES_URL).toBe(`/${LICENCES_FILE}`);
  });
});

describe('a package', () => {
  it.each([
    [
      'under a licence that is not accepted',
      { license: 'GPL-3.0-only' },
      'kite 1.2.3: the licence "GPL-3.0-only"',
    ],
    [
      'with a choice that is not accepted as it is',
      { license: '(MIT OR GPL-2.0)' },
      'the licence "(MIT OR GPL-2.0)"',
    ],
    ['without a licence', {}, 'kite 1.2.3: the licence "none"'],
    ['without the text of its licence', { license: 'Apache-2.0' }, 'no text of its licence Apache-2.0'],
  ])('%s stops the build', (_, pack, words) => {
    expect(() => shippedPackages(project(pack))).toThrow(words);
  });

  it('has the standard text with its author where it ships none', () => {
    const [found] = shippedPackages(project({ license: 'MIT', author: { name: 'Ada' } }));
    expect(found?.notice).toMatch(/^Copyright \(c\) Ada\n\nPermission is hereby granted/);
  });

  it('has its licence and its notice', () => {
    const [found] = shippedPackages(
      project(
        { license: 'Apache-2.0' },
        { LICENSE: 'Apache words', 'NOTICE.txt': 'By the kite makers', 'notes.md': 'x' },
      ),
    );
    expect(found?.notice).toBe('Apache words\n\nBy the kite makers');
  });

  it.each([{ dev: true }, { devOptional: true }, { peer: true }])('is left out when %j', (lock) => {
    expect(shippedPackages(project({ license: 'GPL-3.0-only' }, {}, lock))).toEqual([]);
  });
});

describe('the dependencies', () => {
  it('are pinned to one version each', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('are locked by the hash of what was downloaded', () => {
    const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { integrity?: string; inBundle?: boolean; optional?: boolean }>;
    };
    const open = Object.entries(lock.packages).filter(
      // Optional: packages that npm leaves out on the platform that wrote the lock file.
      ([folder, { integrity, inBundle, optional }]) =>
        folder && !inBundle && !optional && !integrity?.startsWith('sha512-'),
    );
    expect(open.map(([folder]) => folder)).toEqual([]);
  });
});
