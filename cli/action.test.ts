import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '@tests/support/cli';
import { VERSION } from './version';

const ACTION = readFileSync(join(import.meta.dirname, '../action.yml'), 'utf8');
const PROJECT = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};
const SCRIPT = (ACTION.split('run: |\n')[1] ?? '').replaceAll(/^ {8}/gm, '');

/** Runs the script of the action with a program in place of npx that prints its arguments. */
function argumentsFor(inputs: Record<string, string>): string[] {
  const folder = folderWith({ npx: '#!/bin/sh\nprintf "%s\\n" "$@"\n' });
  chmodSync(join(folder, 'npx'), 0o755);
  const output = execFileSync('bash', ['-e', '-c', SCRIPT], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}:${process.env.PATH ?? ''}`,
      GITHUB_STEP_SUMMARY: '/sum mary.md',
      STOREPILOT_PACKAGE: 'x',
      ...inputs,
    },
  });
  return output.trimEnd().split('\n').slice(5);
}

describe('action.yml', () => {
  const formats = ['--format', 'github', '--format', 'markdown=/sum mary.md'];

  it.each<[string, Record<string, string>, string[]]>([
    ['no input', {}, [...formats, '--']],
    [
      'everything',
      { STOREPILOT_PATHS: 'a b.aab\n\n-x\n$(id)', STOREPILOT_SARIF: 'r.sarif', STOREPILOT_FAIL_ON: 'note' },
      [...formats, '--format', 'sarif=r.sarif', '--fail-on', 'note', '--', 'a b.aab', '-x', '$(id)'],
    ],
  ])('calls the program with %s', (_, inputs, expected) => {
    expect(argumentsFor(inputs)).toEqual(expected);
  });

  it('writes no input into its script, and runs one exact version', () => {
    expect(SCRIPT).not.toContain('${{');
    expect(ACTION).toContain(`'@storepilot/cli@${VERSION}'`);
    expect(PROJECT.version).toBe(VERSION);
  });
});
