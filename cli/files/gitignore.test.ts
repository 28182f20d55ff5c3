import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { isIgnoredBy, parseIgnoreFile } from './gitignore';

describe('a .gitignore file', () => {
  itEvery<[string, string, boolean, boolean | undefined]>([
    ['build/', 'app/build', true, true],
    ['build/', 'app/build', false, undefined],
    ['/build', 'build', true, true],
    ['/build', 'app/build', true, undefined],
    ['app/*.txt', 'app/a.txt', false, true],
    ['app/*.txt', 'app/b/a.txt', false, undefined],
    ['**/logs', 'a/b/logs', true, true],
    ['a/**', 'a/b/c', false, true],
    ['a/**/z', 'a/z', false, true],
    ['*.log\n!keep.log', 'keep.log', false, false],
    ['# note\n\n\\#x', '#x', false, true],
    ['v[0-9].txt', 'v1.txt', false, true],
    ['v[!0-9].txt', 'v1.txt', false, undefined],
    ['a+b(c).txt', 'a+b(c).txt', false, true],
    ['a[z-a]', 'a', false, undefined],
  ])('every row of the table', (text, path, isFolder, expected) => {
    expect(isIgnoredBy(parseIgnoreFile(text), path, isFolder)).toBe(expected);
  });
});
