import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { compileGlob } from './glob';

describe('compileGlob', () => {
  itEvery<[string, string[], string[]]>([
    ['a/*.txt', ['a/b.txt', 'a/.txt'], ['a/b/c.txt', 'a/b.text', 'b.txt']],
    ['a/**', ['a/b', 'a/b/c'], ['a', 'ab/c']],
    ['**/z', ['z', 'a/z', 'a/b/z'], ['az', 'z/a']],
    ['a/**/z', ['a/z', 'a/b/c/z'], ['a/b', 'b/a/z']],
    ['**', ['a', 'a/b'], []],
    ['a**z', ['az', 'abcz'], ['a/z']],
    ['v[0-9a-c].?', ['v1.x', 'vb.y'], ['vd.x', 'v1.', 'v1.xy']],
    ['v[!0-9]', ['va', 'v-'], ['v1', 'v']],
    ['a[/b]c', ['abc'], ['a/c', 'a']],
    ['[]x-]', [']', 'x', '-'], ['y']],
    ['[[:digit:]_]', ['1', '_'], ['a']],
    ['\\*\\[a', ['*[a'], ['b[a']],
    ['a+b(c).{x}', ['a+b(c).{x}'], ['aab(c).{x}']],
    ['*é?', ['aéb'], ['aé']],
  ])('every row of the table', (glob, matching, others) => {
    const compiled = compileGlob(glob, true);
    expect([...matching, ...others].filter((path) => compiled?.test(path))).toEqual(matching);
  });

  it('begins at any segment unless it is anchored', () => {
    expect(['b', 'a/b', 'b/a', 'ab'].filter((path) => compileGlob('b', false)?.test(path))).toEqual([
      'b',
      'a/b',
    ]);
  });

  it.each(['[', 'a[b', 'a[[:no-such:]]', 'a\\', '[a\\'])('%s can match nothing', (glob) => {
    expect(compileGlob(glob, true)).toBeUndefined();
  });

  // An expression with backtracking takes longer than a day for each of these.
  it.each([
    ['*a'.repeat(500) + 'b', 'a'.repeat(5000)],
    ['**/a/'.repeat(300) + 'b', 'a/'.repeat(1000) + 'c'],
    ['?*'.repeat(500) + 'b', 'a'.repeat(5000)],
    ['[a-z]*'.repeat(500) + 'b', 'a'.repeat(5000)],
    ['**/*a*a*a*a*a*b/'.repeat(50) + 'c', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/'.repeat(200) + 'd'],
  ])('needs no time for a long glob (%#)', (glob, path) => {
    expect(compileGlob(glob, true)?.test(path)).toBe(false);
  });
});
