import { describe, expect, it } from 'vitest';
import { listing, onlyTexts } from '@tests/support/drafts';
import type { StoreTexts } from '@/model/listing';
import { listingFor, setOwnPlayText, setStoreText, storesWithTexts, withoutPlayTexts } from './store-texts';

const SHARED: StoreTexts = { listings: { 'en-US': listing({ title: 'Lantern' }) } };
const APART: StoreTexts = { ...SHARED, playTexts: { 'en-US': { title: 'Lantern Diary' } } };

describe('listingFor', () => {
  it.each([
    ['one text for both: App Store', SHARED, 'ios', 'Lantern'],
    ['one text for both: Google Play', SHARED, 'android', 'Lantern'],
    ['own text: App Store', APART, 'ios', 'Lantern'],
    ['own text: Google Play', APART, 'android', 'Lantern Diary'],
    ['an empty own text', { ...SHARED, playTexts: { 'en-US': { title: '' } } }, 'android', ''],
  ] as const)('%s', (_, texts, store, title) => {
    expect(listingFor(texts, store, 'en-US')).toEqual(listing({ title }));
  });
});

describe('storesWithTexts', () => {
  const blank = { title: '', description: '', releaseNotes: '' };
  it.each([
    ['shared texts', SHARED, ['ios', 'android']],
    ['a locale without texts', { listings: {} }, ['ios', 'android']],
    ['own texts beside those of the App Store', APART, ['ios', 'android']],
    [
      'a locale of the App Store alone',
      { listings: { 'en-US': onlyTexts({ title: 'Lantern' }) }, playTexts: { 'en-US': blank } },
      ['ios'],
    ],
    [
      'a locale of Google Play alone',
      {
        listings: { 'en-US': onlyTexts({ shortDescription: 'Notes' }) },
        playTexts: { 'en-US': { title: 'Lantern' } },
      },
      ['android'],
    ],
  ])('%s', (_, texts, stores) => {
    expect(storesWithTexts(texts, 'en-US', ['ios', 'android'])).toEqual(stores);
  });
});

describe('changing texts', () => {
  it('changes one text for both stores', () => {
    const changed = setStoreText(SHARED, 'en-US', 'title', 'New');
    expect(listingFor(changed, 'android', 'en-US').title).toBe('New');
  });

  it.each([
    ['android', { ios: 'Lantern', android: 'New' }],
    ['ios', { ios: 'New', android: 'Lantern Diary' }],
  ] as const)('changes the text of %s alone', (store, titles) => {
    const changed = setStoreText(APART, 'en-US', 'title', 'New', store);
    expect({
      ios: listingFor(changed, 'ios', 'en-US').title,
      android: listingFor(changed, 'android', 'en-US').title,
    }).toEqual(titles);
  });

  it('starts an own text as the shared one, and drops it without a trace', () => {
    const own = setOwnPlayText(SHARED, 'en-US', 'title', true);
    expect(own.playTexts).toEqual({ 'en-US': { title: 'Lantern' } });
    expect(setOwnPlayText(own, 'en-US', 'title', false)).toEqual(SHARED);
    expect(withoutPlayTexts(APART, 'en-US')).toEqual(SHARED);
  });
});
