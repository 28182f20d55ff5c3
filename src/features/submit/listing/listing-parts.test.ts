import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { partAfter, partFrom, partOfField } from './listing-parts';

itEvery([
  [undefined, undefined],
  ['subtitle', 'texts'],
  ['privacyUrl', 'texts'],
  ['listings/de-DE/title', 'texts'],
  ['playTexts/de-DE/title', 'texts'],
  ['version', 'details'],
  ['demoPassword', 'details'],
  ['somethingNew', 'details'],
  ['privacy/texts/dataDeletionUrl', 'privacy'],
  ['ratings/lootBox', 'rating'],
])('the field … is edited in …', (field, part) => {
  expect(partOfField(field)).toBe(part);
});

it('knows only the four parts', () => {
  expect(['texts', 'rating', 'Texts', 'toString', '', null].map(partFrom)).toEqual([
    'texts',
    'rating',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('leads from one part to the next', () => {
  expect([partAfter('texts'), partAfter('privacy'), partAfter('rating')]).toEqual([
    'details',
    'rating',
    undefined,
  ]);
});
