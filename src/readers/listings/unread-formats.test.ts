import { describe, expect, it } from 'vitest';
import { isUnreadFormat, unreadFormats } from './unread-formats';

describe('unreadFormats', () => {
  it.each<[string, string[], RegExp[]]>([
    ['a config that is a program', ['app/store.config.js'], [/^app\/store\.config\.js is a program/]],
    [
      'files that only look like it',
      ['store.config.json', 'src/store.config.d.ts', 'my-store.config.js.md'],
      [],
    ],
  ])('%s', (_, paths, expected) => {
    const messages = unreadFormats(paths);
    expect(messages).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(messages[index]).toMatch(pattern);
    expect(paths.some(isUnreadFormat)).toBe(expected.length > 0);
  });
});
