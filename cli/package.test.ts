import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { aabFile } from '@tests/support/build-fixtures/builds';
import { folderWith } from '@tests/support/cli';
import { buildCli } from '../tools/build-cli.mjs';

const exec = promisify(execFile);

/** npm, without a registry. */
async function npm(cwd: string, ...args: string[]): Promise<string> {
  const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  return (await exec('npm', [...args, ...quiet], { cwd })).stdout;
}

/** Runs the installed program and returns exit code and output. */
function npx(cwd: string, ...args: string[]) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn('npx', ['--offline', 'storepilot', ...args], {
      cwd,
      env: { ...process.env, CI: '', NO_COLOR: '', FORCE_COLOR: '' },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += String(data)));
    child.stderr.on('data', (data) => (err += String(data)));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('the npm package', () => {
  let project = '';
  let bin = '';

  beforeAll(async () => {
    const folder = await buildCli(join(folderWith({}), 'dist-cli'));
    project = folderWith({
      'package.json': '{"private": true}',
      'fastlane/metadata/en-US/name.txt': 'Lantern: the evening journal for calm nights',
      'build/app.aab': new Uint8Array(await aabFile().arrayBuffer()),
    });
    const packed = (await npm(folder, 'pack', '--pack-destination', dirname(folder))).trim();
    await npm(project, 'install', join(dirname(folder), packed));
    bin = join(project, 'node_modules/@storepilot/cli/storepilot.mjs');
  });

  it('installs without a network and checks a real build and a fastlane folder', async () => {
    const { code, out, err } = await npx(project, 'check');
    expect(err).not.toContain('fault of its own');
    expect(out).toContain('fastlane/metadata/en-US/name.txt\n  1:');
    expect(out).toMatch(/in 1 build, 1 listing \(\d+ ms\)\nRules of [\d-]{10}, \d+ days? old\n$/);
    expect(code).toBe(1);
  });

  it('has no dependency, nothing of React and every notice of what it contains', () => {
    const folder = dirname(bin);
    const files = readdirSync(folder).sort();
    expect(files.filter((file) => !file.endsWith('.mjs'))).toEqual([
      'LICENSE',
      'README.md',
      'claims.json',
      'config.schema.json',
      'examples.json',
      'licences.txt',
      'meanings.json',
      'package.json',
      'rejection-told.json',
      'sdks.json',
      'skills',
      'text-kinds.json',
    ]);
    expect(readFileSync(join(folder, 'config.schema.json'), 'utf8')).toContain('listing-too-long');
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
    const code = Object.fromEntries(
      files
        .filter((file) => file.endsWith('.mjs'))
        .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    );
    const limits = {
      'decoder.mjs': 1_045_000,
      'languages.mjs': 1_000_000,
      'terms.mjs': 250_000,
      'mcp-server.mjs': 400_000,
      'with-keys.mjs': 400_000,
    };
    for (const [file, limit] of Object.entries(limits)) expect(code[file]?.length).toBeLessThan(limit);
    const protocol = [code['mcp-server.mjs'], code['schemas.mjs']].join('');
    expect(gzipSync(protocol).length).toBeLessThan(150_000);
    const others = Object.entries(code).filter(([file]) => !Object.hasOwn(limits, file));
    expect(others.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThan(940_000);
    // Characters that a command reads before it starts: the program without one, and two commands.
    const charactersOf = (...roots: string[]) => {
      const read = new Set(roots);
      for (const file of read)
        for (const [, name = ''] of code[file]?.matchAll(/(?:from|import)"\.\/([\w.-]+)"/g) ?? [])
          read.add(name);
      return [...read].reduce((sum, file) => sum + (code[file]?.length ?? 0), 0);
    };
    const start = ['storepilot.mjs', 'program.mjs'];
    expect(charactersOf(...start)).toBeLessThan(25_000);
    expect(charactersOf(...start, 'decode.mjs')).toBeLessThan(30_000);
    expect(charactersOf(...start, 'check.mjs')).toBeLessThan(800_000);
    expect(readFileSync(join(folder, 'skills/storepilot/SKILL.md'), 'utf8')).toContain('name: storepilot');
    // The page with which `storepilot open` starts passes its session to the site.
    const all = Object.entries(code)
      .flatMap(([file, text]) => (file === 'languages.mjs' ? [] : [text]))
      .join('')
      .replaceAll(/localStorage\.\w+\('storepilot-session'/g, '');
    expect(/react\.element|createElement|useState|localStorage|indexedDB/.exec(all)?.[0]).toBeUndefined();
    const notices = readFileSync(join(folder, 'licences.txt'), 'utf8');
    for (const name of ['eld', 'fflate', 'jsonc-parser', 'zod', '@modelcontextprotocol/server'])
      expect(notices).toContain(name);
  });

  it('ends quietly when the reader of its output stops early', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`a${index}/metadata/en-US/name.txt`, 'x'.repeat(99)]),
    );
    const cwd = folderWith(many);
    const { stdout, stderr } = await exec('sh', ['-c', `"${process.execPath}" "${bin}" check -q | head -1`], {
      cwd,
    });
    expect(stdout).toBe('Read 60 listings with 1 language, 60 texts, 0 pictures.\n');
    expect(stderr).toBe('');
  });

  it('is ended by Ctrl+C immediately, and leaves nothing on the terminal', async () => {
    const child = spawn(process.execPath, [bin, 'decode'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let printed = '';
    child.stdout.on('data', (data) => (printed += String(data)));
    child.stderr.on('data', (data) => (printed += String(data)));
    const ended = once(child, 'close');
    // The write ends when the program reads its input, which never closes.
    await new Promise((resolve) => child.stdin.write('x'.repeat(1024 ** 2), resolve));
    child.kill('SIGINT');
    // Shells report a program that was ended by this signal as 130.
    expect(await ended).toEqual([null, 'SIGINT']);
    expect(printed).toBe('');
  });

  it('writes all of a long report into a pipe', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`a${index}/metadata/en-US/name.txt`, 'x'.repeat(99)]),
    );
    const cwd = folderWith(files);
    const { code, out } = await npx(project, 'check', '-q', '--format', 'json', cwd);
    expect((JSON.parse(out) as { findings: unknown[] }).findings).toHaveLength(400);
    expect(code).toBe(1);
  });
});
