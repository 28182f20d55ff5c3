import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockedPackage> };
/** Without the project itself, and without what arrives inside another package and is covered by its integrity. */
const downloaded = Object.entries(packages).filter(
  ([name, { link, inBundle }]) => name.includes('node_modules/') && !link && !inBundle,
);

describe('package-lock.json', () => {
  it('has a SHA-512 integrity for every package, optional ones of other platforms included', () => {
    expect(downloaded.length).toBeGreaterThan(100);
    const unprotected = downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unprotected.map(([name]) => name)).toEqual([]);
  });

  it('has the native bindings of every platform, so that npm ci works on macOS and Windows too', () => {
    const bindings = downloaded.flatMap(([, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => name !== 'fsevents'),
    );
    expect(bindings.length).toBeGreaterThan(20);
    const names = new Set(downloaded.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)));
    expect(bindings.filter((name) => !names.has(name))).toEqual([]);
  });

  it('names no registry, so that it installs from whichever one is configured', () => {
    expect(downloaded.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
  });
});
