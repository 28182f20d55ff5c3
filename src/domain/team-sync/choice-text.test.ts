import { expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { choiceText, isTyped } from './choice-text';

const build = iosBuild({ fileName: 'Lantern.ipa', fileSize: 2_000_000 });

it.each<[string, unknown, string]>([
  ['details/isUpdate', true, 'On'],
  ['details/hasLogin', false, 'Off'],
  ['platform', 'both', 'Both stores'],
  ['details/primaryCategory', 'BOOKS', 'Books'],
  ['details/primaryCategory', '', '(none)'],
  ['builds', [], '(none)'],
  ['builds', [build], 'Lantern.ipa, 1.4.0 (52), 1.9 MB'],
  ['checkConfig/words', ['Lantern', 'Evening'], 'Lantern\nEvening'],
  ['checkConfig/ignore', [{ rule: 'listing-too-long', reason: 'Agreed' }], 'listing-too-long, Agreed'],
  ['checkConfig', undefined, '(none)'],
  ['ratings', { violence: 'none' }, 'violence: none'],
  ['anything', 3, '3'],
])('%s: %j', (field, value, text) => {
  expect(choiceText(field, value)).toBe(text);
});

it.each<[string, unknown, boolean]>([
  ['listings/en-US/title', 'Lantern', true],
  ['details/copyright', '2026 Example Ltd', true],
  ['privacy/texts/accountDeletionUrl', 'https://a.example', true],
  ['details/primaryCategory', 'BOOKS', false],
  ['platform', 'ios', false],
  ['ratings/apple/contests', 'NONE', false],
  ['details/isUpdate', true, false],
])('%s: %j is typed: %s', (field, value, expected) => {
  expect(isTyped(field, value)).toBe(expected);
});
