import { describe, expect, it } from 'vitest';
import { isUnreadFormat, unreadFormats } from './unread-formats';

describe('unreadFormats', () => {
  it.each<[string, string[], RegExp[]]>([
    ['a config that is a program', ['app/store.config.js'], [/^app\/store\.config\.js is a program/]],
    [
      'the App Store Connect CLI, once for a folder',
      ['metadata/app-info/en-US.json', 'metadata/app-info/zh-Hans.json', 'metadata/version/1.0/en-US.json'],
      [/^metadata\/app-info contains .*asc migrate export/],
    ],
    [
      'upload-google-play',
      ['distribution/whatsnew/whatsnew-en-US', 'distribution/whatsnew/whatsnew-es-419'],
      [/^distribution\/whatsnew contains the release notes/],
    ],
    ['a file at the top', ['whatsnew-de-DE'], [/^whatsnew-de-DE contains/]],
    [
      'files that only look like them',
      [
        'store.config.json',
        'src/app-info/index.json',
        'whatsnew.md',
        'docs/whatsnew-in-2.txt',
        'app-info/en.ts',
      ],
      [],
    ],
  ])('%s', (_, paths, expected) => {
    const messages = unreadFormats(paths);
    expect(messages).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(messages[index]).toMatch(pattern);
    expect(paths.some(isUnreadFormat)).toBe(expected.length > 0);
  });
});
