import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { wantsColor, wrapped } from './terminal';
import { fileProblem } from './usage-error';

describe('colours', () => {
  itEvery<[string, Record<string, string>, boolean, boolean]>([
    ['on a terminal', {}, true, true],
    ['into a file or a pipe', {}, false, false],
    ['in CI', { CI: 'true' }, true, false],
    ['on a terminal without them', { TERM: 'dumb' }, true, false],
    ['with NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['with NO_COLOR and FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
    ['with an empty NO_COLOR, which means nothing', { NO_COLOR: '' }, true, true],
    ['into a file with FORCE_COLOR', { FORCE_COLOR: '1' }, false, true],
    ['with FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, false],
  ])('every row of the table', (_, env, isTerminal, expected) => {
    expect(wantsColor(env, isTerminal)).toBe(expected);
  });
});

it.each([
  ['ENOENT', /no such file or folder\. Check the spelling/],
  ['EACCES', /permission to read it was denied\. Check its permissions/],
  ['EROFS', /read-only folder\. Choose another place/],
  ['ENOSPC', /disk is full/],
  ['EIO', /cannot be used \(EIO\)/],
])('says what %s means and what to do', (code, message) => {
  expect(fileProblem(Object.assign(new Error(), { code }))).toMatch(message);
});

it('breaks lines at spaces only', () => {
  expect(wrapped('one two three', 9, '  ')).toBe('  one two\n  three');
});
