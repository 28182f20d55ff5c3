import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { isUnreadFormat, unreadFormats, unreadTranslations } from './unread-formats';

describe('unreadFormats', () => {
  it.each<[string, string[], RegExp[]]>([
    ['a config that is a program', ['app/store.config.js'], [/^app\/store\.config\.js is a program/]],
    [
      'the folders of gradle-play-publisher 1, named once',
      [
        'app/src/main/play/en-US/listing/title',
        'app/src/main/play/en-US/listing/fulldescription',
        'app/src/main/play/fr-FR/listing/shortdescription',
      ],
      [/^app\/src\/main\/play is laid out for gradle-play-publisher 1, .*listings\/en-US\/title\.txt/],
    ],
    [
      'files that only look like it',
      [
        'src/main/play/listings/en-US/title.txt',
        'play/en-US/listing/readme',
        'store.config.json',
        'src/store.config.d.ts',
        'my-store.config.js.md',
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

describe('unreadTranslations', () => {
  itEvery<[string, string[], RegExp[]]>([
    [
      'a catalog of Xcode',
      ['App/Localizable.xcstrings'],
      [/^App\/Localizable\.xcstrings: .*fastlane.*table/],
    ],
    [
      'several files, of which one is named',
      [
        'de.lproj/Localizable.strings',
        'fr.lproj/Localizable.strings',
        'app/src/main/res/values-de/strings.xml',
      ],
      [/^de\.lproj\/Localizable\.strings and 2 more like it: /],
    ],
    ['the texts of a Flutter app', ['lib/l10n/app_de.arb'], [/^lib\/l10n\/app_de\.arb: /]],
    ['a project of Crowdin', ['crowdin.yml', 'src/main.ts'], [/^crowdin\.yml only says where .*Download/]],
    ['a project of Weblate', ['shop/.weblate', 'po/de.po'], [/^po\/de\.po: /, /^shop\/\.weblate only says/]],
    ['anything else', ['strings.xml', 'notes/potato.txt', 'crowdin.yml.bak', 'en.json'], []],
  ])('every row of the table', (_, paths, expected) => {
    const messages = unreadTranslations(paths);
    expect(messages).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(messages[index]).toMatch(pattern);
  });
});
