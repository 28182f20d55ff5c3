import { expect } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { itEvery } from '@tests/support/it-every';
import { choiceText, isTyped } from './choice-text';

const build = iosBuild({ fileName: 'Lantern.ipa', fileSize: 2_000_000 });

itEvery<[string, unknown, string]>([
  ['details/isUpdate', true, 'Yes'],
  ['details/needsLogin', false, 'No'],
  ['platform', 'both', 'Both stores'],
  ['platform', 'of a newer version', 'of a newer version'],
  ['buildType', 'release', 'Release'],
  ['defaultLocale', 'de-DE', 'German (Deutsch)'],
  ['details/primaryCategory', 'BOOKS', 'Books'],
  ['details/primaryCategory', '', '(none)'],
  ['builds', [], '(none)'],
  ['builds', [build], 'Lantern.ipa, 1.4.0 (52), 1.9 MB'],
  ['checkConfig/words', ['Lantern', 'Evening'], 'Lantern\nEvening'],
  ['checkConfig/ignore', [{ rule: 'listing-too-long', reason: 'Agreed' }], 'Text over its limit, Agreed'],
  ['checkConfig', undefined, '(none)'],
  ['ratings', { violence: 'none' }, 'violence: none'],
  ['ratings/apple', { contests: 'NONE', gambling: true }, 'Contests: Not in my app\nGambling: Yes'],
  ['ratings/apple/contests', 'INFREQUENT', 'Infrequent'],
  ['ratings/apple/gambling', false, 'No'],
  ['ratings/play/category', 'OTHER', 'All other app types'],
  ['ratings/play/contentSource', 'ONLINE', 'Loaded later'],
  ['ratings/options/override', 'SIXTEEN_PLUS', '16+'],
  ['ratings/options/kidsAgeBand', 'SIX_TO_EIGHT', 'Ages 6 to 8'],
  ['ratings/options/koreaOverride', 'FIFTEEN_PLUS', '15+'],
  ['ratings/options/koreaNumber', 'CC-OM-1', 'CC-OM-1'],
  ['privacy/choices/deletion', ['DATA_DELETION_NO'], 'No'],
  ['privacy/choices/accountMethods', ['OTHER'], 'In another way'],
  [
    'privacy/uses/email/purposes',
    ['function', 'news'],
    'To make the app work\nTo send users your own news and offers',
  ],
  ['privacy/uses/email/onlyIn', 'ios', 'The iOS app'],
  [
    'privacy/uses/email',
    { isCollected: true, purposes: ['ads', 'other'] },
    'Collected: Yes\nPurposes: To show other companies’ ads; For something else',
  ],
  ['anything', 3, '3'],
])('every row of the table', (field, value, text) => {
  expect(choiceText(field, value)).toBe(text);
});

itEvery<[string, unknown, boolean]>([
  ['listings/en-US/title', 'Lantern', true],
  ['details/copyright', '2026 Example Ltd', true],
  ['privacy/texts/accountDeletionUrl', 'https://a.example', true],
  ['details/primaryCategory', 'BOOKS', false],
  ['platform', 'ios', false],
  ['ratings/apple/contests', 'NONE', false],
  ['details/isUpdate', true, false],
])('… is typed: …', (field, value, expected) => {
  expect(isTyped(field, value)).toBe(expected);
});
