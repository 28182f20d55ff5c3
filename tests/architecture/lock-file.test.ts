import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  link?: boolean;
}

const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockedPackage> };
/** Without the project itself and its workspaces, which are not downloaded. */
const downloaded = Object.entries(packages).filter(
  ([name, { link }]) => name.includes('node_modules/') && !link,
);

describe('package-lock.json', () => {
  it('has a SHA-512 integrity for every package, optional ones of other platforms included', () => {
    expect(downloaded.length).toBeGreaterThan(100);
    const unprotected = downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unprotected.map(([name]) => name)).toEqual([]);
  });

  it('names no registry, so that it installs from whichever one is configured', () => {
    expect(downloaded.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
  });
});
