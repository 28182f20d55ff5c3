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

it.skipIf(!HAS_GIT)('leaves out what git leaves out, whatever the patterns', async () => {
  const cwd = project();
  let state = 35;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const differences: { patterns: string; onlyGit: string[]; onlyOurs: string[] }[] = [];
  let ignored = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const line = () =>
      Array.from({ length: 1 + random(5) }, () => PIECES[random(PIECES.length)])
        .join('')
        // Git does not document an escaped slash. After a literal beginning it takes `a**/` for `a` and `**/`, after any other for `*/`.
        .replaceAll('\\/', '/')
        .replace(/([^/*])\*{2,}/g, '$1*');
    const patterns = Array.from({ length: 1 + random(3) }, line).join('\n');
    writeFileSync(join(cwd, '.gitignore'), patterns);
    const listed = execFileSync('git', ['ls-files', '-z', '--others', '--exclude-standard'], { cwd });
    const git = new Set(listed.toString().split('\0').filter((path) => path.endsWith('.txt'))); // prettier-ignore
    const ours = new Set((await findFiles('.', cwd, DISK)).tree.keys());
    ignored += ours.size < 100 ? 1 : 0;
    const onlyGit = [...git].filter((path) => !ours.has(path));
    const onlyOurs = [...ours].filter((path) => !git.has(path));
    if (onlyGit.length + onlyOurs.length > 0) differences.push({ patterns, onlyGit, onlyOurs });
  }
  expect(differences.slice(0, 3)).toEqual([]);
  expect(ignored).toBeGreaterThan(20);
});
