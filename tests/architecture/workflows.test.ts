import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../.github/workflows/', import.meta.url));
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));

/** The first script of the release, which stops it before anything is built. */
function releaseGuard(): string {
  const release = workflows.find(({ name }) => name === 'release.yml')?.text ?? '';
  const [, indented = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(release) ?? [];
  return indented.replaceAll(/^ {10}/gm, '');
}

describe('the workflows', () => {
  it('pin every action to a commit and name its version', () => {
    const uses = workflows.flatMap(({ name, text }) =>
      [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => `${name}: ${action}`),
    );
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('use one commit per action', () => {
    const pins = new Set(
      workflows.flatMap(({ text }) => [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action)),
    );
    expect(new Set([...pins].map((pin) => pin.split('@')[0])).size).toBe(pins.size);
  });

  it.each([
    ['neither variable', {}, 1],
    ['the address alone', { VITE_SUPABASE_URL: 'https://abcd.supabase.co' }, 1],
    ['the key alone', { VITE_SUPABASE_ANON_KEY: 'anon' }, 1],
    ['empty variables', { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' }, 1],
    ['both', { VITE_SUPABASE_URL: 'https://abcd.supabase.co', VITE_SUPABASE_ANON_KEY: 'anon' }, 0],
  ])('release with %s of the hosted project: exit code', (_, env, status) => {
    const result = spawnSync('bash', ['-e', '-c', releaseGuard()], { env, encoding: 'utf8' });
    expect(result.status).toBe(status);
    if (status === 1) expect(result.stdout).toMatch(/Set the repository variables VITE_SUPABASE_URL/);
  });
});
