import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '@tests/support/cli';
import { findFiles } from './node-tree';
import { DISK } from './project-files';

const NAMES = ['a', 'b', 'ab', 'a.b', '-', '[', 'a b'];
const PIECES = ['a', 'b', 'ab', '.', '-', '*', '**', '?', '[ab]', '[!a]', '[a-]', '[', '\\*', '\\', ' ', '/', '/', '/**', '**/', '.txt', '*.txt', '!', '#', '[[:alpha:]]']; // prettier-ignore
const ROUNDS = 150;
const HAS_GIT = spawnSync('git', ['--version']).status === 0;

/** Text files in folders three deep, with names that the patterns are about. */
function project(): string {
  const files: Record<string, string> = {};
  for (const first of NAMES)
    for (const second of NAMES)
      for (const path of [
        `${first}/${second}.txt`,
        `${first}/${second}/a.txt`,
        `${first}/${second}/b/ab.txt`,
      ])
        files[path] = '';
  for (const name of NAMES) files[`${name}.txt`] = '';
  const folder = folderWith(files);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/** Lists the files that git does not ignore, for each of several `.gitignore`. A small process starts git, which is quick. */
function listedByGit(cwd: string, rounds: readonly string[]): Set<string>[] {
  const script = `const { execFileSync } = require('node:child_process');
    const { readFileSync, writeFileSync } = require('node:fs');
    const listed = JSON.parse(readFileSync(0, 'utf8')).map((patterns) => {
      writeFileSync('.gitignore', patterns);
      return execFileSync('git', ['ls-files', '-z', '--others', '--exclude-standard']).toString().split('\\0');
    });
    process.stdout.write(JSON.stringify(listed));`;
  const options = { cwd, input: JSON.stringify(rounds), maxBuffer: Infinity };
  const listed = JSON.parse(execFileSync(process.execPath, ['-e', script], options).toString()) as string[][];
  return listed.map((paths) => new Set(paths.filter((path) => path.endsWith('.txt'))));
}

it.skipIf(!HAS_GIT)('leaves out what git leaves out, whatever the patterns', async () => {
  const cwd = project();
  let state = 35;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const line = () =>
    Array.from({ length: 1 + random(5) }, () => PIECES[random(PIECES.length)])
      .join('')
      // Git does not document an escaped slash. After a literal beginning it takes `a**/` for `a` and `**/`, after any other for `*/`.
      .replaceAll('\\/', '/')
      .replace(/([^/*])\*{2,}/g, '$1*');
  const rounds = Array.from({ length: ROUNDS }, () => Array.from({ length: 1 + random(3) }, line).join('\n'));
  const byGit = listedByGit(cwd, rounds);
  const differences: { patterns: string; onlyGit: string[]; onlyOurs: string[] }[] = [];
  let ignored = 0;
  for (const [round, patterns] of rounds.entries()) {
    writeFileSync(join(cwd, '.gitignore'), patterns);
    const git = byGit[round] ?? new Set<string>();
    const ours = new Set((await findFiles('.', cwd, DISK)).tree.keys());
    ignored += ours.size < 100 ? 1 : 0;
    const onlyGit = [...git].filter((path) => !ours.has(path));
    const onlyOurs = [...ours].filter((path) => !git.has(path));
    if (onlyGit.length + onlyOurs.length > 0) differences.push({ patterns, onlyGit, onlyOurs });
  }
  expect(differences.slice(0, 3)).toEqual([]);
  expect(ignored).toBeGreaterThan(20);
});
